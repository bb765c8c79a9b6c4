// One open index that answers queries. Texts come later than the index; what needs them is done when they are there.
class Answering {
  constructor(data) {
    this.tables = openTables(data);
    this.reader = new Reader(this.tables);
    this.ranking = new Ranking(this.tables);
    this.excerpts = new Excerpts(this.tables);
    this.texts = new Map();
    this.firsts = data.games.map((_, game) => data.entries.game.indexOf(game));
  }

  // The texts of the entries of one game.
  learn(game, texts) {
    const first = this.firsts[this.tables.games.indexOf(game)];
    texts.forEach((text, at) => this.texts.set(first + at, text));
  }

  // The entries that answer a query best; any text gives results or none. `games` are those it was limited to, `reads`
  // those whose texts must be there for quoted words to be looked for in them.
  answer(text, { game = "", kinds = null, limit = 20 } = {}) {
    const query = this.reader.read(text, game ? this.reader.games(game) : undefined);
    let ranked = query.mask ? this.ranking.rank(query, kinds, query.quoted.length ? this.tables.constants.SIFTED : limit) : [];
    if (query.quoted.length) ranked = this.saying(ranked, query.quoted).slice(0, limit);
    return {
      query: text,
      suggestion: query.suggestion,
      games: query.mask === this.tables.every ? [] : this.tables.games.filter((_, place) => (query.mask >> place) & 1),
      hits: ranked.map(([number, score]) => this.hit(number, score)),
      reads: query.quoted.length ? this.tables.games : null,
      tokens: new Set(query.words.flatMap((word) => word.forms.map((form) => form.token))),
    };
  }

  // Those that have the quoted words in a row; all, if none has.
  saying(ranked, quoted) {
    const inWords = (text) => ` ${phrase(wordsOf(text, this.tables))} `;
    const wanted = quoted.map(inWords);
    const kept = ranked.filter(([number]) => {
      const text = inWords(`${this.tables.entries.title[number]} ${this.texts.get(number) ?? ""}`);
      return wanted.every((each) => text.includes(each));
    });
    return kept.length ? kept : ranked;
  }

  hit(number, score) {
    const { entries, games, kinds } = this.tables;
    const id = entries.id[number];
    return {
      number, score, id,
      slug: entries.slug[number] || id,
      game: games[entries.game[number]],
      kind: kinds[entries.kind[number]],
    };
  }

  // What is shown of a hit: where it stands, and its title and text with the words looked for marked.
  shown({ number, id }, tokens) {
    const { entries } = this.tables;
    const anchor = entries.anchor[number], text = this.texts.get(number), page = entries.pages[entries.page[number]];
    return {
      title: this.excerpts.marked(entries.title[number], tokens),
      url: anchor ? `${page}#${anchor === 1 ? id : anchor}` : page,
      path: entries.paths[entries.path[number]],
      text: text === undefined ? null : this.excerpts.marked(inOneLine(this.excerpts.cut(text, tokens)), tokens),
    };
  }
}
