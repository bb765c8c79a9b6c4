// The entries that have a token, each with its score: unpacked when a token is first asked for, and then kept.
const NONE = { numbers: [], scores: [] };

function postingsOf([tokens, steps, levels], { SIGNS, SCALE, LEVELS, PAIR_LEVELS }) {
  const value = new Int8Array(128), side = SIGNS.length / 2;
  [...SIGNS].forEach((sign, at) => { value[sign.charCodeAt(0)] = at; });
  const places = new Map(tokens.split(" ").map((token, at) => [token, at]));
  const packedSteps = steps.split(" "), packedLevels = levels.split(" ");
  const known = new Map();

  const numbersOf = (packed) => {
    const numbers = [];
    let before = -1, step = 0, worth = 1;
    for (let at = 0; at < packed.length; at++) {
      const sign = value[packed.charCodeAt(at)];
      step += (sign % side) * worth;
      worth *= side;
      if (sign < side) {
        before += step + 1;
        numbers.push(before);
        step = 0;
        worth = 1;
      }
    }
    return numbers;
  };
  const scoresOf = (packed, levels) => {
    const best = value[packed.charCodeAt(0)] / SCALE / levels;
    return Float64Array.from({ length: packed.length - 1 }, (_, at) => value[packed.charCodeAt(at + 1)] * best);
  };
  // The places of a pair are counted among the entries that have both its stems.
  const ofPair = (token, found) => {
    const [one, other] = token.split(PAIR).map((each) => postings(each).numbers);
    const second = new Set(other);
    const both = one.filter((number) => second.has(number));
    return found.map((at) => both[at]);
  };
  const postings = (token) => {
    let found = known.get(token);
    if (found) return found;
    const place = places.get(token);
    if (place === undefined) return NONE;
    const numbers = numbersOf(packedSteps[place]);
    const pair = token.includes(PAIR);
    const scores = scoresOf(packedLevels[place], pair ? PAIR_LEVELS : LEVELS);
    found = { numbers: pair ? ofPair(token, numbers) : numbers, scores };
    known.set(token, found);
    return found;
  };
  return postings;
}

// Scores of some entries: which have one, in the order they got it, and how high it is.
class Scores {
  constructor(size) {
    this.values = new Float64Array(size);
    this.known = new Uint8Array(size);
    this.numbers = [];
  }

  has(number) {
    return this.known[number] === 1;
  }

  get(number) {
    return this.values[number];
  }

  set(number, score) {
    if (!this.known[number]) {
      this.known[number] = 1;
      this.numbers.push(number);
    }
    this.values[number] = score;
  }

  add(number, score) {
    this.set(number, this.values[number] + score);
  }

  get scores() {
    return this.numbers.map((number) => this.values[number]);
  }
}
