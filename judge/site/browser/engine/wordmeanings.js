// What the words of a query may stand for: names of entries, synonyms, words that mean something together.
class WordMeanings {
  constructor(tables, meant, mask) {
    Object.assign(this, { tables, meant, mask });
    this.best = meant.map((each) => each[0]);
    this.row = this.best.map(stem);
    this.strong = [...this.best.keys()].filter((place) => !tables.weak.has(this.best[place]));
    this.number = new Map(this.strong.map((place, number) => [place, number]));
    this.found = this.knownRuns();
  }

  // Neighbouring words that are a name or have a meaning, the longest last.
  knownRuns() {
    const found = new Map();
    for (const run of this.runs()) {
      const key = run.map((place) => this.row[place]).join(" ");
      if (this.tables.called.has(key) || this.tables.means.has(key)) found.set(run.join(), { run, key });
    }
    return [...found.values()];
  }

  *runs() {
    const every = [...this.row.keys()];
    for (let length = 1; length <= this.tables.constants.LONGEST_SPAN; length++) {
      for (const row of length > 1 ? [this.strong, every] : [every]) {
        for (let start = 0; start + length <= row.length; start++) yield row.slice(start, start + length);
      }
    }
  }

  inside(run) {
    return run.filter((place) => this.number.has(place));
  }

  // The names in the query; of two with the same strong words the longer.
  spans() {
    const spans = new Map();
    for (const { run, key } of this.found) {
      const named = this.tables.called.get(key) || [];
      const entries = named.filter(([number]) => this.tables.bits[number] & this.mask);
      const inside = this.inside(run);
      // A little word such as "to" is the name of an entry only where it is all that was asked for.
      if (entries.length && (inside.length || !this.strong.length)) {
        spans.set(inside.join(), { words: inside.map((place) => this.number.get(place)), length: run.length, entries });
      }
    }
    return [...spans.values()];
  }

  // What strong words may stand for besides themselves, alone or together.
  others() {
    const others = new Map();
    for (const { run, key } of this.found) {
      for (const [games, tokens, factor] of this.tables.means.get(key) || []) {
        const places = this.inside(run), mask = games & this.mask;
        if (!mask || !places.length) continue;
        const known = others.get(places.join()) || { places, forms: [] };
        known.forms.push(...tokens.map((token) => ({ token, factor, mask })));
        others.set(places.join(), known);
      }
    }
    return others;
  }

  // The strong words in their order, then those that mean something together.
  words() {
    const { QUIET, SUBJECT, ALONE, TOGETHER } = this.tables.constants;
    const others = this.others();
    const joint = [...others.values()].filter(({ places }) => places.length > 1);
    const together = new Set(joint.flatMap(({ places }) => places));
    let weights = this.strong.map((place) => this.weight(this.best[place]));
    if (weights.length && weights.every((weight) => weight === QUIET)) weights = weights.map(() => SUBJECT);
    const words = this.strong.map((place, at) => {
      const forms = [...this.ownForms(place), ...(others.get(String(place))?.forms || [])];
      return { text: this.best[place], weight: weights[at] * (together.has(place) ? ALONE : 1), forms: bestForms(forms) };
    });
    return [...words, ...joint.map(({ forms }) => ({ text: "", weight: TOGETHER, forms: bestForms(forms) }))];
  }

  // What is the name of something counts most; a word of nearly every rule least.
  weight(word) {
    const { QUIET, DIGITS, PLAIN, SUBJECT } = this.tables.constants;
    if (this.tables.quiet.has(word)) return QUIET;
    if (/^\p{Nd}+$/u.test(word)) return DIGITS;
    return this.tables.called.has(stem(word)) ? SUBJECT : PLAIN;
  }

  ownForms(place) {
    const { SECOND_BEST } = this.tables.constants;
    return this.meant[place].map((word) => ({
      token: stem(word), factor: word === this.best[place] ? 1 : SECOND_BEST, mask: this.mask,
    }));
  }

  // Strong words that stand together, as one token each, as weighty as the lighter of the two.
  neighbours(words) {
    const tokens = pairs(this.strong.map((place) => this.row[place]));
    return tokens.map((token, at) => [token, Math.min(words[at].weight, words[at + 1].weight)]);
  }
}

// Each form once, as surely as it was meant by anything.
function bestForms(forms) {
  const kept = new Map();
  for (const form of [...forms].sort((one, other) => one.factor - other.factor)) kept.set(`${form.token} ${form.mask}`, form);
  return [...kept.values()];
}
