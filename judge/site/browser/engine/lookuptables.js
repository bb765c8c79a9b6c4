// The index as it was loaded, with the tables that a query is understood with. Postings are unpacked when first asked for.
function openTables(data) {
  const { constants, entries } = data;
  const tables = {
    ...data,
    weak: new Set(data.weak),
    quiet: new Set(data.quiet),
    places: new Set(data.places),
    spellings: new Map(Object.entries(data.spellings)),
    nicknames: new Map(Object.entries(data.nicknames)),
    means: new Map(Object.entries(data.means)),
    size: entries.id.length,
    words: new Map(),
    stems: new Map(),
    called: new Map(),
    ids: new Map(),
    cited: new Map(),
    owners: entries.owner.map((back, number) => number - back),
    every: (1 << data.games.length) - 1,
  };
  tables.kindFactors = entries.kind.map((kind) => constants.KINDS[data.kinds[kind]] ?? 1);
  tables.bits = entries.game.map((game) => 1 << game);
  learn(tables);
  for (let number = 0; number < tables.size; number++) enter(tables, number);
  tables.postings = postingsOf(data.postings, constants);
  return tables;
}

function learn(tables) {
  const { words, games, counts } = tables.lexicon;
  words.split(" ").forEach((word, at) => {
    tables.words.set(word, { mask: games[at], count: counts[at] });
    tables.stems.set(stem(word), tables.stems.get(stem(word)) | games[at]);
  });
}

function add(map, key, value) {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

function enter(tables, number) {
  const { id, slug, cites } = tables.entries;
  const own = id[number].toLowerCase();
  const named = (slug[number] || id[number]).toLowerCase();
  for (const each of new Set([named, named.slice(named.lastIndexOf("/") + 1), own])) {
    if (tables.owners[number] === number || each === named) add(tables.ids, each, number);
  }
  for (const cite of cites[number] || [id[number]]) add(tables.cited, cite.toLowerCase(), number);
  if (tables.names[number]) enterNames(tables, number);
}

function strongOf(words, tables) {
  return words.filter((word) => !tables.weak.has(word));
}

function enterNames(tables, number) {
  const { constants, entries, kinds } = tables;
  const isTerm = kinds[entries.kind[number]] === "term";
  const words = wordsOf(entries.title[number], tables);
  const strong = strongOf(words, tables);
  const keys = new Map(Object.entries(tables.names[number]));
  if (words.length && strong.length <= constants.LONGEST_NAME) {
    const sure = 100 * (isTerm ? constants.TITLE : constants.HEADING);
    keys.set(phrase(words), sure);
    if (strong.length > 1) keys.set(phrase(strong), sure);
  }
  for (const [key, sure] of keys) add(tables.called, key, [number, sure / 100]);
  if (isTerm) meanTitle(tables, number, strong.map(stem), keys.keys());
}

// Another name of a term stands for the words of its title, wherever the rules use them.
function meanTitle(tables, number, row, keys) {
  const { SYNONYM, TITLE_WORD } = tables.constants;
  const means = [tables.bits[number], [...row, ...pairs(row)], row.length === 1 ? SYNONYM : TITLE_WORD];
  const title = row.join(" ");
  for (const key of keys) if (key !== title) add(tables.means, key, means);
}
