// What the forms of a word have in common: the Porter stemmer as the Python search has it, oddities included.
const STEP2 = {
  ational: "ate", tional: "tion", enci: "ence", anci: "ance", izer: "ize", bli: "ble", alli: "al", entli: "ent", eli: "e",
  ousli: "ous", ization: "ize", ation: "ate", ator: "ate", alism: "al", iveness: "ive", fulness: "ful", ousness: "ous",
  aliti: "al", iviti: "ive", biliti: "ble", logi: "log",
};
const STEP3 = { icate: "ic", ative: "", alize: "al", iciti: "ic", ical: "ic", ful: "", ness: "" };
const SOME = /^([^aeiouy]+)?[aeiou]+[^aeiouy]+/;
const ONE = /^([^aeiouy]+)?[aeiou]+[^aeiouy]+([aeiou]+)?$/;
const TWO = /^([^aeiouy]+)?[aeiou]+[^aeiouy]+[aeiou]+[^aeiouy]+/;
const VOWEL = /^([^aeiouy]+)?[aeiouy]/;
const SHORT_END = /^[^aeiouy]+[aeiouy][^aeiouwxy]$/;
const ENDS2 = new RegExp(`^(.+?)(${Object.keys(STEP2).join("|")})$`);
const ENDS3 = new RegExp(`^(.+?)(${Object.keys(STEP3).join("|")})$`);
const ENDS4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;

function withoutPlural(word) {
  if (!word.endsWith("s")) return word;
  if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2);
  return word.at(-2) === "s" ? word : word.slice(0, -1);
}

function withoutPast(word) {
  if (word.endsWith("eed")) return SOME.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const found = /^(.*)(ed|ing)$/.exec(word);
  if (!found || !VOWEL.test(found[1])) return word;
  const left = found[1];
  // The Python patterns are matched from the start of the word, so only these short words get their letter back.
  if (/^(at|bl|iz)$/.test(left)) return `${left}e`;
  if (/^([^aeiouylsz])\1$/.test(left)) return left.slice(0, -1);
  return SHORT_END.test(left) ? `${left}e` : left;
}

function withEnding(word, pattern, endings) {
  const found = pattern.exec(word);
  return found && SOME.test(found[1]) ? found[1] + endings[found[2]] : word;
}

function withoutEnding(word) {
  const found = ENDS4.exec(word);
  if (found) return TWO.test(found[1]) ? found[1] : word;
  const ion = /^(.+?)(s|t)(ion)$/.exec(word);
  return ion && TWO.test(ion[1] + ion[2]) ? ion[1] + ion[2] : word;
}

function porter(given) {
  const initial = given[0] === "y";
  let word = initial ? `Y${given.slice(1)}` : given;
  word = withoutPast(withoutPlural(word));
  if (word.endsWith("y") && VOWEL.test(word.slice(0, -1))) word = `${word.slice(0, -1)}i`;
  word = withoutEnding(withEnding(withEnding(word, ENDS2, STEP2), ENDS3, STEP3));
  const left = word.slice(0, -1);
  if (word.length > 1 && word.endsWith("e") && (TWO.test(left) || (ONE.test(left) && !SHORT_END.test(left)))) word = left;
  if (word.endsWith("ll") && TWO.test(word)) word = word.slice(0, -1);
  return initial ? `y${word.slice(1)}` : word;
}
