import type { ReadParts } from './read-parts.ts';

const SMALL: ReadonlyMap<string, number> = new Map(
  [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
  ].map((word, index) => [word, index + 1]),
);
const TENS: ReadonlyMap<string, number> = new Map(
  ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map((word, index) => [
    word,
    (index + 2) * 10,
  ]),
);
const WORDS: ReadonlySet<string> = new Set([
  ...SMALL.keys(),
  ...TENS.keys(),
  'zero',
  'hundred',
  'thousand',
  'and',
]);

/** Whether the word may be part of a number said in English. */
export function isEnglishNumberWord(part: string): boolean {
  return WORDS.has(part);
}

/** The whole number below a million that the words begin with. */
export function readEnglishParts(parts: readonly string[]): ReadParts | null {
  if (parts[0] === 'zero') return { value: 0, used: 1 };
  const head = belowThousand(parts, 0);
  if (head === null || parts[head.used] !== 'thousand') return head;
  const thousands = { value: head.value * 1000, used: head.used + 1 };
  const rest = afterLink(parts, thousands.used, restOfThousands, LARGER);
  return rest === null ? thousands : { value: thousands.value + rest.value, used: rest.used };
}

const LARGER = ['hundred', 'thousand'];

function restOfThousands(parts: readonly string[], at: number): ReadParts | null {
  return belowThousand(parts, at, LARGER);
}

/** 1 to 99 read at `at`; nothing larger, so that years said in pairs stay two numbers. */
export function readEnglishPair(parts: readonly string[], at: number): ReadParts | null {
  return belowHundred(parts, at);
}

function belowThousand(
  parts: readonly string[],
  at: number,
  larger: readonly string[] = ['hundred'],
): ReadParts | null {
  const head = belowHundred(parts, at);
  if (head === null || parts[head.used] !== 'hundred' || head.value > 99) return head;
  const hundreds = { value: head.value * 100, used: head.used + 1 };
  const rest = afterLink(parts, hundreds.used, belowHundred, larger);
  return rest === null ? hundreds : { value: hundreds.value + rest.value, used: rest.used };
}

/** After "and" the rest is no number of its own: "nine thousand and two thousand" are two. */
function afterLink(
  parts: readonly string[],
  at: number,
  read: (parts: readonly string[], at: number) => ReadParts | null,
  larger: readonly string[],
): ReadParts | null {
  if (parts[at] !== 'and') return read(parts, at);
  const rest = read(parts, at + 1);
  return rest !== null && larger.includes(parts[rest.used] ?? '') ? null : rest;
}

function belowHundred(parts: readonly string[], at: number): ReadParts | null {
  const word = parts[at] ?? '';
  const ten = TENS.get(word);
  if (ten === undefined) {
    const small = SMALL.get(word);
    return small === undefined ? null : { value: small, used: at + 1 };
  }
  const unit = SMALL.get(parts[at + 1] ?? '');
  return unit === undefined || unit > 9 ? { value: ten, used: at + 1 } : { value: ten + unit, used: at + 2 };
}
