// Words that were not meant as they were typed: unfinished ones, misspelt ones, two written as one.
class Lexicon {
  constructor(tables) {
    this.tables = tables;
    this.order = [...tables.words.keys()];
    this.byLength = new Map();
  }

  completions(start, mask, most) {
    const found = [];
    for (let at = this.from(start); at < this.order.length && this.order[at].startsWith(start); at++) {
      if (this.mask(this.order[at]) & mask) found.push(this.order[at]);
    }
    return found.sort((one, other) => this.compare(one, other)).slice(0, most);
  }

  from(start) {
    let low = 0, high = this.order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.order[middle] < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  mask(word) {
    return this.tables.words.get(word)?.mask ?? 0;
  }

  // A name comes before other words, a frequent word before a rare one, a short one before a long one.
  compare(one, other) {
    const { called, words } = this.tables;
    return (
      called.has(other) - called.has(one) || words.get(other).count - words.get(one).count || one.length - other.length
    );
  }

  // The words with the fewest edits to this one: one edit in short words, two in long ones.
  nearest(word, mask, most) {
    const { SHORT, LONG } = this.tables.constants;
    const allowed = word.length < SHORT || !/^\p{L}+$/u.test(word) ? 0 : word.length < LONG ? 1 : 2;
    const found = [];
    for (const other of this.candidates(word, allowed, mask)) {
      const edits = distance(word, other, allowed);
      if (edits <= allowed) found.push([other, edits]);
    }
    const start = (other) => other[0] !== word[0];
    found.sort(([a, x], [b, y]) => x - y || start(a) - start(b) || this.compare(a, b));
    return found.filter(([, edits]) => edits === found[0][1]).slice(0, most).map(([other]) => other);
  }

  // Words of about this length made of about these letters: few are left to compare in full.
  *candidates(word, allowed, mask) {
    const letters = lettersOf(word);
    for (let length = word.length - allowed; allowed && length <= word.length + allowed; length++) {
      for (const [other, have] of this.ofLength(length)) {
        if (bitCount(letters ^ have) <= 2 * allowed && this.mask(other) & mask) yield other;
      }
    }
  }

  ofLength(length) {
    if (!this.byLength.has(length)) {
      const words = this.order.filter((word) => word.length === length && /^\p{L}+$/u.test(word));
      this.byLength.set(length, words.map((word) => [word, lettersOf(word)]));
    }
    return this.byLength.get(length);
  }

  halves(word, mask) {
    for (let at = 3; at < word.length - 2; at++) {
      if (this.mask(word.slice(0, at)) & mask && this.mask(word.slice(at)) & mask) return [word.slice(0, at), word.slice(at)];
    }
    return null;
  }
}

function lettersOf(word) {
  let mask = 0;
  for (const char of word) mask |= 1 << (char.codePointAt(0) & 31);
  return mask;
}

function bitCount(bits) {
  let count = 0;
  for (; bits; bits &= bits - 1) count++;
  return count;
}

// How many letters must be changed, added, dropped or swapped with a neighbour; more than `most` is not counted.
function distance(one, other, most) {
  let oldest = [], before = [], row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    [oldest, before, row] = [before, row, [i]];
    for (let j = 1; j <= other.length; j++) {
      let cost = Math.min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (one[i - 1] !== other[j - 1]));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) cost = Math.min(cost, oldest[j - 2] + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
  }
  return row[other.length];
}
