// Reads a query: takes out the games and rule numbers it names, and finds out which words were meant.
const QUOTED = /"([^"]{3,})"/g;
const CHUNK = /[^\s:;,()"?!]+/g;

class Reader {
  constructor(tables) {
    this.tables = tables;
    this.lexicon = new Lexicon(tables);
  }

  // What a text means; `given` limits it to games, otherwise the text may.
  read(whole, given) {
    const { LONGEST_QUERY, MOST_WORDS } = this.tables.constants;
    const text = whole.slice(0, LONGEST_QUERY);
    const [left, named] = this.withoutGames(wordsOf(text, this.tables).slice(0, MOST_WORDS));
    const mask = given ?? (named || this.tables.every);
    if (named && !left.length) return { mask, whole: true, words: [], quoted: [], suggestion: null };
    const [ids, words] = this.withoutNumbers(text, left);
    const [meant, misspelt] = this.corrected(words, mask);
    const meaning = new WordMeanings(this.tables, meant, mask);
    const found = meaning.words();
    return {
      mask, ids, words: found, spans: meaning.spans(), neighbours: meaning.neighbours(found),
      quoted: [...text.matchAll(QUOTED)].map((each) => each[1]),
      suggestion: misspelt ? meaning.best.join(" ") : null,
    };
  }

  // The games a name or nickname stands for, as a mask; 0 when it is none.
  games(name) {
    const place = this.tables.games.indexOf(name);
    return place < 0 ? this.bits(phrase(wordsOf(name, this.tables))) : 1 << place;
  }

  bits(key) {
    return (this.tables.nicknames.get(key) || []).reduce((mask, game) => mask | (1 << game), 0);
  }

  withoutGames(words) {
    const kept = [];
    let mask = 0;
    for (let at = 0; at < words.length; ) {
      let length = Math.min(this.tables.constants.LONGEST_SPAN, words.length - at), bits = 0;
      while (length && !(bits = this.bits(phrase(words.slice(at, at + length))))) length--;
      if (!bits) kept.push(words[at]);
      mask |= bits;
      at += length || 1;
    }
    return [kept, mask];
  }

  // The ids and rule numbers in a query, and the words without them and what leads up to them.
  withoutNumbers(text, words) {
    const { ids, places } = this.tables;
    const chunks = (text.match(CHUNK) || []).map((chunk) => chunk.replace(/^[.']+|[.']+$/g, "").toLowerCase());
    let found = chunks.filter((chunk) => ids.has(chunk) && !/^[\p{L}\p{N}]+$/u.test(chunk));
    const others = words.filter((word) => !places.has(word));
    if (others.length === 1 && !found.length && this.number(others[0])) found = [this.number(others[0])];
    if (!found.length) return [[], words];
    const said = new Set(found.flatMap((id) => wordsOf(id, this.tables)));
    return [[...new Set(found)], others.filter((word) => !said.has(word) && !NUMBER.test(word))];
  }

  // The rule number a single word is; where no rulebook has it, the rule that would hold it.
  number(word) {
    if (!/^\p{Nd}/u.test(word)) return "";
    while (word && !this.tables.ids.has(word)) word = word.slice(0, Math.max(0, word.lastIndexOf(word.includes("-") ? "-" : ".")));
    return word;
  }

  corrected(words, mask) {
    const each = words.map((word, place) => this.meant(word, mask, place === words.length - 1));
    return [each.flatMap(([meant]) => meant), each.some(([, wrong]) => wrong)];
  }

  // A word that is not known is the beginning of one, a misspelt one, or two written as one.
  meant(word, mask, last) {
    if (this.known(word, mask)) return [[[word]], false];
    const completed = last || word.length > 2 ? this.lexicon.completions(word, mask, 6) : [];
    if (completed.length) return [[completed], false];
    const near = this.lexicon.nearest(word, mask, 3);
    if (near.length) return [[near], true];
    const halves = this.lexicon.halves(word, mask);
    return halves ? [halves.map((half) => [half]), true] : [[[word]], false];
  }

  known(word, mask) {
    if (this.tables.weak.has(word) || /^\p{Nd}+$/u.test(word)) return true;
    return Boolean((this.lexicon.mask(word) | this.tables.stems.get(stem(word))) & mask);
  }
}
