// Which entries answer a query best: exact numbers, then names, then titles, then texts.
class Ranking {
  constructor(tables) {
    this.tables = tables;
  }

  // The best entries with their scores; of a rule and its steps, a term and its blocks, only the best.
  rank(query, kinds, most) {
    if (query.whole) return this.best(this.chapters(), query.mask, kinds, most);
    const found = query.words.map((word) => ({ word, ...this.found(word) }));
    const scores = this.texts(query, found), named = this.named(query, found);
    for (const number of scores.numbers) scores.add(number, named.get(this.tables.owners[number]));
    // A term whose title is the whole query comes before its own parts.
    const { NAMED, ITSELF, NEARLY } = this.tables.constants;
    for (const number of named.numbers) {
      const score = named.get(number);
      scores.set(number, (scores.has(number) ? scores.get(number) : score) + (score >= NAMED * NEARLY ? ITSELF : 0));
    }
    for (const [number, score] of this.numbered(query)) scores.add(number, score);
    return this.best(scores, query.mask, kinds, most);
  }

  kindOf(number) {
    return this.tables.kinds[this.tables.entries.kind[number]];
  }

  chapters() {
    const scores = new Scores(this.tables.size);
    for (let number = 0; number < this.tables.size; number++) if (this.kindOf(number) === "chapter") scores.set(number, 1);
    return scores;
  }

  best(scores, mask, kinds, most) {
    const kept = new Map(), { values } = scores;
    for (const number of scores.numbers.sort((one, other) => values[other] - values[one] || one - other)) {
      if (kept.size >= most) break;
      const kind = this.kindOf(number);
      if (!(this.tables.bits[number] & mask) || (kinds && !kinds.has(kind))) continue;
      const owner = kinds && kind === "step" ? number : this.tables.owners[number];
      if (!kept.has(owner)) kept.set(owner, [number, values[number]]);
    }
    return [...kept.values()];
  }

  // What the words of the query find, weighed by how much of the query each entry covers.
  texts(query, found) {
    const { COMMON, ENOUGH, COVERED } = this.tables.constants;
    const result = new Scores(this.tables.size), covered = new Float64Array(this.tables.size);
    let total = 0;
    for (const { word, numbers, scores } of [...found].sort((one, other) => one.numbers.length - other.numbers.length)) {
      const worth = word.weight * this.rarity(numbers.length);
      if (numbers.length) total += worth;
      // A word that stands in very many rules only tells apart what the other words have found.
      const common = numbers.length > COMMON * this.tables.size && result.numbers.length >= ENOUGH;
      numbers.forEach((number, at) => {
        if (common && !result.has(number)) return;
        result.add(number, scores[at] * word.weight);
        covered[number] += worth;
      });
    }
    this.addNeighbours(result, query);
    const share = COVERED / (total || 1), { kindFactors } = this.tables;
    for (const number of result.numbers) {
      result.set(number, result.get(number) * kindFactors[number] * (1 - COVERED + share * covered[number]));
    }
    return result;
  }

  // Words that stand together in the query count more where they stand together in a rule.
  addNeighbours(result, query) {
    for (const [token, weight] of query.neighbours) {
      const { numbers, scores } = this.tables.postings(token);
      numbers.forEach((number, at) => {
        if (result.has(number)) result.add(number, scores[at] * weight * this.tables.constants.NEIGHBOURS);
      });
    }
  }

  // The entries with any form of a word, each with its best form.
  found(word) {
    const { postings, bits } = this.tables;
    if (word.forms.length === 1 && word.forms[0].factor === 1) return postings(word.forms[0].token);
    const best = new Scores(this.tables.size);
    for (const { token, factor, mask } of word.forms) {
      const { numbers, scores } = postings(token);
      numbers.forEach((number, at) => {
        if (bits[number] & mask && scores[at] * factor > best.get(number)) best.set(number, scores[at] * factor);
      });
    }
    return { numbers: best.numbers, scores: best.scores };
  }

  rarity(count) {
    return Math.log(1 + this.tables.size / (1 + count));
  }

  // What the names in the query find: the more of the query a name is, the more it counts.
  named(query, found) {
    const { NAMED, SHARE } = this.tables.constants;
    const worth = found.filter(({ word }) => word.text).map(({ word, numbers }) => word.weight * this.rarity(numbers.length));
    const total = worth.reduce((sum, each) => sum + each, 0);
    const scores = new Scores(this.tables.size);
    for (const span of query.spans) {
      const share = this.share(span, worth, total);
      for (const [number, sure] of span.entries) {
        scores.set(number, Math.max(scores.get(number), NAMED * sure * share ** SHARE));
      }
    }
    return scores;
  }

  // How much of the query a name is; a name of several words is worth something whatever its words are.
  share(span, worth, total) {
    const inside = span.words.reduce((sum, place) => sum + worth[place], 0);
    const least = span.length > 1 ? this.tables.constants.WHOLE_NAME * this.rarity(span.entries.length) : 0;
    const named = Math.max(inside, least);
    return named ? named / (total - inside + named) : 1;
  }

  // What the numbers in the query find: the rule, what stands below it, what rests on it.
  *numbered(query) {
    const { EXACT, BELOW, CITING } = this.tables.constants;
    for (const id of query.ids) {
      for (const number of this.tables.ids.get(id) || []) yield [number, EXACT];
      for (const [place, number] of this.below(id).entries()) yield [number, BELOW - place / 10];
      for (const number of this.tables.cited.get(id) || []) yield [number, CITING];
    }
  }

  // The rules whose numbers begin with this one, in the order of the rulebook.
  below(id) {
    if (!/^\d/.test(id)) return [];
    const found = [];
    for (const [each, numbers] of this.tables.ids) {
      if (each.startsWith(`${id}.`) || each.startsWith(`${id}-`)) found.push(...numbers.map((number) => [each, number]));
    }
    return found.sort(([one, a], [other, b]) => inOrder(one, other) || a - b).map(([, number]) => number);
  }
}

// 8.2 comes before 8.10.
function inOrder(one, other) {
  const [left, right] = [one, other].map((id) => id.split(/(\d+)/).filter(Boolean));
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const [a, b] = [left[at], right[at]], [x, y] = [a, b].map((part) => /^\d/.test(part));
    const by = x && y ? a - b : x !== y ? (x ? -1 : 1) : a < b ? -1 : a > b ? 1 : 0;
    if (by) return by;
  }
  return left.length - right.length;
}
