// The part of a text that matched, cut at sentences, and the words to mark in it.
const PIECE = /[^\n]+?(?:[.;:?!](?=\s)|(?=\n)|$)/g;
const SURFACE = /[\p{L}\p{N}]+(?:['’.\-][\p{L}\p{N}]+)*/gu;

class Excerpts {
  constructor(tables) {
    this.tables = tables;
    this.surface = new Map();
  }

  isMarked(word, tokens) {
    if (!this.surface.has(word)) this.surface.set(word, wordsOf(word, this.tables).map(stem));
    return this.surface.get(word).some((each) => tokens.has(each));
  }

  // A text as parts, each marked or not.
  marked(text, tokens) {
    const parts = [];
    let from = 0;
    for (const found of text.matchAll(SURFACE)) {
      if (!this.isMarked(found[0], tokens)) continue;
      if (found.index > from) parts.push({ text: text.slice(from, found.index), mark: false });
      parts.push({ text: found[0], mark: true });
      from = found.index + found[0].length;
    }
    if (from < text.length) parts.push({ text: text.slice(from), mark: false });
    return parts;
  }

  // The text, or the sentences of a long one with the most of what was looked for.
  cut(text, tokens) {
    const longest = this.tables.constants.LONGEST;
    if (text.length <= longest) return text;
    const pieces = [...text.matchAll(PIECE)].map((found) => ({ start: found.index, end: found.index + found[0].length }));
    if (pieces.length < 2) return text;
    const [first, last] = bestRun(pieces, pieces.map((piece) => this.worth(text, piece, tokens)), longest);
    const start = pieces[first].start, end = Math.min(pieces[last - 1].end, start + 2 * longest);
    return `${first ? "… " : ""}${text.slice(start, end).trim()}${end < text.length ? " …" : ""}`;
  }

  worth(text, { start, end }, tokens) {
    const words = new Set(text.slice(start, end).match(SURFACE) || []);
    return [...words].filter((word) => this.isMarked(word, tokens)).length;
  }
}

// The run of pieces that fits and is worth most, filled up to the length allowed, as bounds of a slice.
function bestRun(pieces, worth, longest) {
  let best = -1, run = [0, 1], first = 0, sum = 0;
  pieces.forEach((piece, last) => {
    sum += worth[last];
    while (first < last && piece.end - pieces[first].start > longest) sum -= worth[first++];
    if (sum > best) [best, run] = [sum, [first, last + 1]];
  });
  while (run[1] < pieces.length && pieces[run[1]].end - pieces[run[0]].start <= longest) run[1]++;
  return run;
}

// A text without its lines and the dashes of its lists.
function inOneLine(text) {
  return text.replace(/(^|\n)(… )?\s*[-*+] /g, "$1$2").replace(/\s*\n\s*/g, " ");
}
