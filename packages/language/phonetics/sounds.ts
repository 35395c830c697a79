/**
 * Sounds of French and English, one character each: vowels `i y u e E @ o a` (`@` any neutral one), `N` the nasal end of
 * a vowel, consonants `p b t d k g f v T s z S Z C J m n l r h`, glides `j w`, and `q`, a last consonant that is perhaps
 * mute.
 */
interface Vowel {
  readonly kind: 'vowel';
  /** 0 closed to 3 open. */
  readonly height: number;
  /** 0 front to 2 back. */
  readonly depth: number;
  /** 0 spread to 1 rounded. */
  readonly rounding: number;
}

interface Consonant {
  readonly kind: 'consonant';
  readonly manner: 'stop' | 'fricative' | 'nasal' | 'liquid' | 'glide' | 'affricate' | 'mute';
  /** 0 lips to 5 throat. */
  readonly place: number;
  readonly voiced: boolean;
}

type Sound = Vowel | Consonant;

function vowel(height: number, depth: number, rounding: number): Vowel {
  return { kind: 'vowel', height, depth, rounding };
}

function consonant(manner: Consonant['manner'], place: number, voiced: boolean): Consonant {
  return { kind: 'consonant', manner, place, voiced };
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  i: vowel(0, 0, 0),
  y: vowel(0, 0, 1),
  u: vowel(0, 2, 1),
  e: vowel(1, 0, 0),
  E: vowel(2, 0, 0),
  '@': vowel(1.5, 1, 0.5),
  o: vowel(1.5, 2, 1),
  a: vowel(3, 1, 0),
  p: consonant('stop', 0, false),
  b: consonant('stop', 0, true),
  t: consonant('stop', 2, false),
  d: consonant('stop', 2, true),
  k: consonant('stop', 4, false),
  g: consonant('stop', 4, true),
  f: consonant('fricative', 0.5, false),
  v: consonant('fricative', 0.5, true),
  T: consonant('fricative', 1.5, false),
  s: consonant('fricative', 2, false),
  z: consonant('fricative', 2, true),
  S: consonant('fricative', 3, false),
  Z: consonant('fricative', 3, true),
  C: consonant('affricate', 3, false),
  J: consonant('affricate', 3, true),
  m: consonant('nasal', 0, true),
  n: consonant('nasal', 2, true),
  N: consonant('nasal', 3, true),
  l: consonant('liquid', 2, true),
  r: consonant('liquid', 4, true),
  j: consonant('glide', 3, true),
  w: consonant('glide', 0, true),
  h: consonant('fricative', 5, false),
  q: consonant('mute', 2, false),
};

const HEIGHT = 0.2;
const DEPTH = 0.12;
const ROUNDING = 0.12;
const PLACE = 0.13;
const VOICE = 0.3;
const MOST = 1;
/** A vowel in place of a consonant: of the glides alone is this near. */
const GLIDES: Readonly<Record<string, string>> = { ij: '', uw: '', yj: '', yw: '', ow: '' };

/** Between consonants of two manners; 0.8 where none is named. */
const MANNERS: Readonly<Record<string, number>> = {
  'affricate fricative': 0.2,
  'affricate stop': 0.35,
  'fricative stop': 0.5,
  'glide liquid': 0.55,
  'liquid nasal': 0.6,
};

/** What it costs to lose or to gain a sound, 0 to 1. */
const WEIGHTS: Readonly<Record<string, number>> = { '@': 0.3, h: 0.15, j: 0.4, w: 0.4, N: 0.4, q: 0.1 };
const VOWEL_WEIGHT = 0.75;
const CONSONANT_WEIGHT = 0.85;

/** What it costs to hear one sound for another, 0 to 1. */
function difference(one: string, other: string): number {
  if (one === other) return 0;
  const first = SOUNDS[one];
  const second = SOUNDS[other];
  if (first === undefined || second === undefined) return MOST;
  if (first.kind === 'vowel' && second.kind === 'vowel')
    return (
      HEIGHT * Math.abs(first.height - second.height) +
      DEPTH * Math.abs(first.depth - second.depth) +
      ROUNDING * Math.abs(first.rounding - second.rounding)
    );
  if (first.kind === 'consonant' && second.kind === 'consonant') return betweenConsonants(first, second);
  return one + other in GLIDES || other + one in GLIDES ? 0.3 : MOST;
}

function betweenConsonants(first: Consonant, second: Consonant): number {
  if (first.manner === 'mute' || second.manner === 'mute')
    return first.manner === 'stop' || second.manner === 'stop' ? 0.2 : 0.4;
  const manners = [first.manner, second.manner].toSorted().join(' ');
  const manner = first.manner === second.manner ? 0 : (MANNERS[manners] ?? 0.8);
  const voice = first.voiced === second.voiced ? 0 : VOICE;
  const liquids = first.manner === 'liquid' && second.manner === 'liquid' ? 0.25 : 0;
  return Math.min(MOST, manner + voice + liquids + PLACE * Math.abs(first.place - second.place));
}

const CODES = Object.keys(SOUNDS);
const SIZE = 128;
const FULL_VOWELS: ReadonlySet<number> = new Set(Array.from('iyueEoa', (one) => one.charCodeAt(0)));
const DIFFERENCES = new Float64Array(SIZE * SIZE).fill(MOST);
const LOSSES = new Float64Array(SIZE).fill(CONSONANT_WEIGHT);
for (const one of CODES) {
  const code = one.charCodeAt(0);
  LOSSES[code] = WEIGHTS[one] ?? (SOUNDS[one]?.kind === 'vowel' ? VOWEL_WEIGHT : CONSONANT_WEIGHT);
  for (const other of CODES) DIFFERENCES[code * SIZE + other.charCodeAt(0)] = difference(one, other);
}

/** What it costs to hear the sound of one code for that of another. */
export function differenceOf(one: number, other: number): number {
  return DIFFERENCES[one * SIZE + other] ?? MOST;
}

/** What it costs to lose or to gain the sound of a code. */
export function weightOf(code: number): number {
  return LOSSES[code] ?? CONSONANT_WEIGHT;
}

/** Whether the sound of a code is a vowel that makes a syllable of its own in any speech. */
export function isFullVowel(code: number): boolean {
  return FULL_VOWELS.has(code);
}
