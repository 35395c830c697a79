import { fold } from '@constat/language/fold';
import { literally, placesOf } from './folded-text.ts';
import type { FoldedText } from './folded-text.ts';
import type { Identity, IdentityKind, IdentityPlace } from './find-identity.ts';

/** Each kind of street with its short forms. */
const STREETS: readonly (readonly string[])[] = [
  ['rue', 'r'],
  ['avenue', 'av', 'ave'],
  ['boulevard', 'boul', 'blvd', 'bd'],
  ['chemin', 'ch', 'chem'],
  ['route', 'rte'],
  ['place', 'pl'],
  ['street', 'st', 'str'],
  ['road', 'rd'],
  ['drive', 'dr'],
  ['crescent', 'cres', 'cr'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ...[
    'rang',
    'cote',
    'montee',
    'allee',
    'impasse',
    'terrasse',
    'square',
    'carre',
    'ruelle',
    'croissant',
    'way',
  ].map((kind) => [kind]),
];
const DIRECTION = '(?:ouest|est|nord|sud|west|east|north|south|[oensw])';
const UNIT = String.raw`(?:app?t?|appartement|apartment|bureau|bur|suite|unite?|local|#)`;
const GAP = String.raw`[ ,.'‐‑–-]{1,3}`;
const JOIN = String.raw`[ '().‐‑–-]{1,3}`;
const POSTAL_CODE = /\b([a-z]\d[a-z])[ -]?(\d[a-z]\d)\b/u;

interface Pattern {
  readonly pattern: string;
  /** True where the words are a street's only with a capital: « la rue principale ». */
  readonly needsCapital?: boolean;
}

/** The places where an address, its postal code or an e-mail address stands, in its short forms too. */
export function findAddresses(
  text: string,
  folded: FoldedText,
  { addresses = [], emails = [] }: Pick<Identity, 'addresses' | 'emails'>,
): readonly IdentityPlace[] {
  const find = (kind: IdentityKind, patterns: readonly Pattern[]) =>
    patterns.flatMap(({ pattern, needsCapital = false }) =>
      placesOf(folded, new RegExp(String.raw`(?<![a-z\d])${pattern}(?![a-z\d])`, 'gu'))
        .filter(({ start, end }) => !needsCapital || /\p{Lu}/u.test(text.slice(start, end)))
        .map(({ start, end }): IdentityPlace => ({ kind, start, end })),
    );
  const written = emails.map((email) => fold(email.trim())).filter((email) => email.includes('@'));
  return [
    ...find('address', addresses.flatMap(patternsOf)),
    ...find(
      'email',
      written.map((email) => ({ pattern: literally(email) })),
    ),
  ];
}

function patternsOf(address: string): Pattern[] {
  const line = fold(address);
  const code = POSTAL_CODE.exec(line);
  const codes = code === null ? [] : [{ pattern: `${code[1]}[ -]?${code[2]}` }];
  const pieces = line
    .replace(POSTAL_CODE, '')
    .split(/[,;\n]/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  // « 1234, rue Saint-Denis »: the number may stand in a piece of its own.
  const [first = '', second = ''] = pieces;
  const isAlone = /^(?:\d+[a-z]?-)?\d+[a-z]?$/u.test(first);
  const [, civic, rest = ''] =
    /^(?:\d+[a-z]?-)?(\d+[a-z]?)\s+(.+)$/u.exec(isAlone ? `${first} ${second}` : first) ?? [];
  if (civic === undefined) return codes;
  const [street = ''] = rest.split(new RegExp(String.raw`\s${UNIT}[ .]`, 'u'));
  const after = pieces.slice(isAlone ? 2 : 1).filter((piece) => !new RegExp(`^${UNIT}[ .]`, 'u').test(piece));
  return [...streetPatterns(civic, street, after), ...codes];
}

function streetPatterns(civic: string, street: string, towns: readonly string[]): Pattern[] {
  const all = street.match(/[a-z\d]+/gu) ?? [];
  const isDirected = new RegExp(`^${DIRECTION}$`, 'u').test(all.at(-1) ?? '');
  const words = isDirected ? all.slice(0, -1) : all;
  // « St-Denis » begins with no street.
  const first = /^(?:st|dr)$/u.test(words[0] ?? '') ? undefined : words[0];
  const kind = STREETS.find((forms) => [first, words.at(-1)].some((word) => forms.includes(word ?? '')));
  const core = words.filter(
    (word, at) => !(((at === 0 && first !== undefined) || at === words.length - 1) && kind?.includes(word)),
  );
  while (core.length > 1 && /^(?:de|du|des|la|le|les|l|d)$/u.test(core[0] ?? '')) core.shift();
  if (core.length === 0) return [];
  const name = core
    .map((word) => (/^(?:st|saint)e?$/u.test(word) ? '(?:st|saint)e?' : literally(word)))
    .join(GAP);
  const kinds = `(?:${(kind ?? STREETS.flat()).join('|')})`;
  // « La rue Principale est glacée »: a direction only where the address has one.
  const after = [kinds, ...(isDirected ? [DIRECTION] : [])];
  const small = String.raw`(?:(?:de|du|des|la|le|les|l|d)[ ']){0,2}`;
  const ending = [
    String.raw`(?:[ ,.]{1,2}(?:${after.join('|')})\b\.?){0,2}`,
    String.raw`(?:[ ,]{1,2}${UNIT}[ .]{0,2}\d*[a-z]?\b)?`,
    ...towns.map((town) => String.raw`(?:(?:[ ,]{1,2}| a )\(?${townPattern(town)}\)?)?`),
  ].join('');
  const ends = kind?.includes(words.at(-1) ?? '') === true;
  return [
    { pattern: String.raw`${civic}[ ,]{1,2}(?:${kinds}[ .]{1,2})?${small}${name}${ending}` },
    { pattern: String.raw`${kinds}[ .]{1,2}${small}${name}${ending}`, needsCapital: true },
    // "on Maple Street"
    ...(ends ? [{ pattern: String.raw`${name} ${kinds}${ending}`, needsCapital: true }] : []),
  ];
}

/** « Montréal (Québec) », "Gatineau QC"; the province may be left out. */
function townPattern(town: string): string {
  const words = town.match(/[a-z\d]+/gu) ?? [];
  const province =
    words.length > 1 ? words.findLastIndex((word) => /^(?:qc|quebec|on|ontario|nb)$/u.test(word)) : -1;
  const joined = (some: readonly string[]): string => some.map(literally).join(JOIN);
  if (province < 1) return joined(words);
  return `${joined(words.slice(0, province))}(?:${JOIN}${joined(words.slice(province))})?`;
}
