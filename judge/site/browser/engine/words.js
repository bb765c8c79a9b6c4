// Text cut into words: without case and accents, in one spelling, and brought down to their stems.
const PAIR = "_";
const NUMBER = /^\d+(?:\.\d+)+(?:-\d+)?[a-z]?$/;
const TOKEN = /\d+(?:\.\d+)+(?:-\d+)?[a-z]?(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu;
const ENDINGS = ["'s", "'re", "'ll", "'ve", "'d", "'m"];
const NOTS = { "can't": "can not", "won't": "will not" };
const stemmed = new Map();

function fold(text) {
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text.replace(/[’‘]/g, "'").normalize("NFKD").replace(/\p{Mn}/gu, "").toLowerCase().replace(/ß/g, "ss");
}

function bare(token) {
  if (!token.includes("'")) return token;
  if (token.endsWith("n't")) return NOTS[token] || `${token.slice(0, -3)} not`;
  for (const ending of ENDINGS) if (token.endsWith(ending)) token = token.slice(0, -ending.length);
  return token.replaceAll("'", "");
}

function wordsOf(text, tables) {
  const found = [];
  for (const token of fold(text).match(TOKEN) || []) {
    const word = bare(token.slice(0, tables.constants.LONGEST_WORD));
    const spelled = tables.spellings.get(word) ?? word;
    if (spelled.includes(" ")) found.push(...spelled.split(" ").filter(Boolean));
    else found.push(spelled);
  }
  return found;
}

function stem(word) {
  let found = stemmed.get(word);
  if (found === undefined) {
    found = word.length < 3 || !/^[a-z]+$/.test(word) ? word : porter(word) || word;
    if (stemmed.size > 50000) stemmed.clear();
    stemmed.set(word, found);
  }
  return found;
}

const phrase = (words) => words.map(stem).join(" ");
const pairs = (row) => row.slice(1).map((each, at) => row[at] + PAIR + each);
