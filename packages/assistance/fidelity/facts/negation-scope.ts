import type { FactKind } from '../difference.ts';
import type { Reading } from './fact.ts';
import { ROLE } from './role.ts';

/**
 * How a word denies: what follows in its clause; what follows whatever the commas (« nie »); what stands before it
 * (« absent »); the next word alone (« non »).
 */
export type DenialKind = 'plain' | 'denial' | 'after' | 'next';

const CONTINUES = new Set(['ou', 'or', 'ni', 'nor']);
const ENDS_SCOPE = {
  fr: new Set(
    'mais sauf cependant toutefois il elle on ils elles rapporte mentionne presente decrit'.split(' '),
  ),
  en: new Set('but except however he she they reports describes'.split(' ')),
};
/** They have « de la » after them too. */
const NOUNS = new Set('absence depourvu depourvue depourvus depourvues'.split(' '));
/** Tokens that one word reaches over. */
const FURTHEST = 60;
/** Words between two commas of a list, or between its last comma and its « ou ». */
const ITEM_WORDS = 5;

/**
 * A reader of the tokens that a negation denies. It takes the kind and the token of the negation and the token from
 * which the words before it belong to it (its « ne »); `isMark` tells whether another negation stands at a token.
 */
export function createScopeReader(
  reading: Reading,
  terms: Int32Array,
  isMark: (at: number) => boolean,
): (kind: DenialKind, at: number, from: number) => readonly number[] {
  const { tokens, clause, sentence, table, language } = reading;
  const goesOn = findOpenLists(reading);
  const repeated = findRepeatedDe(reading);

  // « pas de rougeur, de chaleur et de raideur »; but « de la chaleur » after « pas » says that there is some.
  const repeatsDe = (ahead: number, at: number) => {
    if (!isDe(tokens[ahead + 1]) || reading.numberAt[ahead + 2] === 1) return false;
    const isPartitive = ARTICLES.has(tokens[ahead + 2]?.key ?? '');
    return !isPartitive || NOUNS.has(tokens[at]?.key ?? '');
  };
  const ends = (ahead: number, at: number) => {
    const plain = tokens[ahead]?.key ?? '';
    if (plain === ',')
      return goesOn[ahead] === 0 && !(repeated[ahead] === 1 && isDe(tokens[at + 1]) && repeatsDe(ahead, at));
    if (plain === 'et') return !repeatsDe(ahead, at);
    return plain === '(' || plain === 'and' || plain === ':';
  };

  return (kind, at, from) => {
    const places: number[] = [];
    if (kind === 'after') {
      for (let back = at - 1; back >= at - FURTHEST && clause[back] === clause[at]; back -= 1)
        if (table.termOf(terms[back] ?? 0).content) places.push(back);
      places.push(...earlierItems(reading, terms, places));
      if (places.length > 0) return places;
    }
    for (let between = from; between < at; between += 1) if (terms[between] !== 0) places.push(between);
    for (let ahead = at + 1; ahead <= at + FURTHEST && sentence[ahead] === sentence[at]; ahead += 1) {
      const token = tokens[ahead];
      if (token === undefined) break;
      // « n’a jamais décrit ou mentionné » goes on, « et mentionne » does not.
      const goesWith = ahead === at + 1 || CONTINUES.has(tokens[ahead - 1]?.key ?? '');
      if (ENDS_SCOPE[language].has(token.key) && !goesWith) break;
      if (kind !== 'denial' && ends(ahead, at)) break;
      if ((token.roles & ROLE.denial) !== 0 && ahead > at + 1 && isMark(ahead)) break;
      if (terms[ahead] !== 0) places.push(ahead);
      if (kind === 'next' && places.length > 0) break;
    }
    return places;
  };
}

const CONJUNCTIONS = new Set(['et', 'and', 'ou', 'or', 'ni', 'nor']);
/** Lesions may be words that no table knows: « œdème et rougeur absents ». */
const LESIONS: ReadonlySet<FactKind> = new Set<FactKind>(['diagnosis', 'passage']);

/**
 * « Tinel et Phalen sont absents »: the items of the list before the last one, which are of its kind. No item of it has a
 * verb or a subject of its own: « il boite, œdème et rougeur absents », nor does a comma alone make a list.
 */
function earlierItems(
  { tokens, sentence, table }: Reading,
  terms: Int32Array,
  places: readonly number[],
): readonly number[] {
  const from = places.at(-1);
  if (from === undefined) return [];
  const { kind } = table.termOf(terms[from] ?? 0);
  const found: number[] = [];
  let joint = '';
  for (let back = from - 1; back >= from - FURTHEST && sentence[back] === sentence[from]; back -= 1) {
    const key = tokens[back]?.key ?? '';
    if (CONJUNCTIONS.has(key) || (key === ',' && found.length > 0)) joint = key;
    const term = terms[back] ?? 0;
    if (term === 0) continue;
    const own = table.termOf(term).kind;
    const isOfKind =
      (own === kind && own !== 'passage') ||
      (LESIONS.has(own) && LESIONS.has(kind) && beginsItem(tokens, back));
    if (joint === '' || !isOfKind) break;
    found.push(back);
    joint = '';
  }
  const first = found.at(-1);
  const head = first === undefined ? -1 : headOf(tokens, first);
  if (first !== undefined && sentence[head] === sentence[first] && table.termOf(terms[head] ?? 0).content)
    found.push(head);
  return found;
}

/** Whether nothing but « de » and an article stands before a word in its item. */
function beginsItem(tokens: Reading['tokens'], at: number): boolean {
  const before = tokens[ARTICLES.has(tokens[at - 1]?.key ?? '') ? at - 2 : at - 1];
  const key = before?.key ?? '';
  return before === undefined || before.kind !== 'word' || CONJUNCTIONS.has(key) || OF.has(key);
}

const OF = new Set(['de', 'd', 'du', 'des', 'of']);
const ARTICLES = new Set(['la', 'l', 'le', 'les', 'the']);

/** What a list of complements belongs to: « les signes de Tinel et de Phalen ». */
function headOf(tokens: Reading['tokens'], item: number): number {
  let at = item - 1;
  if (ARTICLES.has(tokens[at]?.key ?? '')) at -= 1;
  return OF.has(tokens[at]?.key ?? '') ? at - 1 : -1;
}

/** For each comma 1 when the list that it stands in goes on to « ou », « ni », "or": such a comma ends no scope. */
function findOpenLists({ tokens, sentence }: Reading): Uint8Array {
  const goesOn = new Uint8Array(tokens.length);
  for (let at = tokens.length - 2; at >= 0; at -= 1) {
    if (tokens[at]?.key !== ',') continue;
    for (let ahead = at + 1; ahead <= at + ITEM_WORDS && sentence[ahead] === sentence[at]; ahead += 1) {
      const word = tokens[ahead]?.key ?? '';
      if (word === ',') goesOn[at] = goesOn[ahead] ?? 0;
      else if (CONTINUES.has(word)) goesOn[at] = 1;
      else continue;
      break;
    }
  }
  return goesOn;
}

function isDe(token: Reading['tokens'][number] | undefined): boolean {
  return /^d[e’]?$/u.test(token?.key ?? '');
}

/** For each comma 1 when « de » follows it and another one of its list: « d’œdème, de rougeur et de chaleur ». */
function findRepeatedDe({ tokens, sentence }: Reading): Uint8Array {
  const repeated = new Uint8Array(tokens.length);
  for (let at = tokens.length - 2; at >= 0; at -= 1) {
    if (tokens[at]?.key !== ',' || !isDe(tokens[at + 1])) continue;
    for (let ahead = at + 1; ahead <= at + ITEM_WORDS && sentence[ahead] === sentence[at]; ahead += 1) {
      const word = tokens[ahead]?.key ?? '';
      if (word !== ',' && word !== 'et') continue;
      if (isDe(tokens[ahead + 1])) repeated[at] = repeated[ahead] = 1;
      break;
    }
  }
  return repeated;
}
