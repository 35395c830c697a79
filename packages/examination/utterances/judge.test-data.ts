/** Judges what was understood of one utterance against what its author expects. */

/** One utterance with what it is to write, as it was set down before the rules. */
export interface Item {
  readonly id: string;
  readonly lang: 'fr' | 'en';
  readonly kind: string;
  /** As an engine gives bare words. */
  readonly spoken: string;
  /** As engines with capitals, marks and digits write it. */
  readonly variants?: readonly string[];
  readonly context?: {
    readonly region?: string;
    readonly table?: string;
    readonly field?: string;
    readonly side?: 'Droit' | 'Gauche';
    readonly mode?: 'Actif' | 'Passif';
    /** What the form holds. */
    readonly before?: Readonly<Record<string, string>>;
    /** Utterances before this one. */
    readonly said?: readonly string[];
  };
  /** Field to stored value; empty for a cell that is emptied. */
  readonly expect: Readonly<Record<string, string>>;
  readonly mustNotTouch: readonly string[];
  /** A question or a doubtful value is due. */
  readonly mark: boolean;
  /** Values that may stand as doubtful alone. */
  readonly maybe?: Readonly<Record<string, readonly string[]>>;
  /** Text fields, `a|b` for either, to the words that they take. */
  readonly text?: Readonly<Record<string, string | readonly string[]>>;
  /** Text fields that may take words that no cell takes. */
  readonly mayText?: readonly string[];
  readonly focus?: Readonly<Record<string, string>>;
}

export interface Judged {
  readonly writes: readonly { readonly field: string; readonly value: string; readonly doubtful: boolean }[];
  readonly asked: boolean;
  readonly focus: Readonly<Record<string, string | undefined>>;
}

/** Worst first: a false value or a guess that stands as certain; a cell nobody spoke of; nothing there and no question. */
export type Verdict = 'wrong' | 'touched' | 'missed' | 'right';

export interface Judgement {
  readonly verdict: Verdict;
  readonly fields: Readonly<Record<Verdict, readonly string[]>>;
  /** A certain value shown as doubtful, or a question where none was due. */
  readonly needless: boolean;
}

const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/u;

function isSameValue(one: string, other: string): boolean {
  const [a, b] = [one, other].map((value) => value.trim().replace('−', '-'));
  if (a === b) return true;
  if (a === undefined || b === undefined || !NUMBER.test(a) || !NUMBER.test(b)) return false;
  return Number(a.replace(',', '.')) === Number(b.replace(',', '.'));
}

function wordsOf(text: string): readonly string[] {
  const folded = text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD');
  const plain = folded.replace(/\p{M}/gu, '').replace(/[’']/gu, ' ');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function distance(a: readonly string[], b: readonly string[]): number {
  let row = [0, ...b.map((_, index) => index + 1)];
  for (const [index, word] of a.entries()) {
    const next = [index + 1];
    for (const [at, other] of b.entries()) {
      const changed = (row[at] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Words that may never differ: sides, negations, numbers, levels, inner and outer, front and back. */
const FACTS =
  /^(?:droite?s?|gauches?|left|right|medial|lateral\w*|interne?s?|externe?s?|anterieure?s?|posterieure?s?|pas|sans|non|aucune?|ni|no|not|without|\d\w*|[ls]\d?|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|one|two|three|four|five|ten|normale?s?|anormale?s?|possible|impossible)$/u;

/** The same words, with at most one in seven changed, and no fact. */
function isSameText(said: string, accepted: string | readonly string[]): boolean {
  const factsOf = (list: readonly string[]): string =>
    list
      .filter((word) => FACTS.test(word))
      .toSorted()
      .join(' ');
  const a = wordsOf(said);
  return [accepted].flat().some((text) => {
    const b = wordsOf(text);
    const most = Math.floor(Math.max(a.length, b.length) / 7);
    return factsOf(a) === factsOf(b) && distance(a, b) <= most;
  });
}

/** What one write is, by what the item expects of its field. */
function judgeWrite(item: Item, { field, value, doubtful }: Judged['writes'][number]): Verdict | null {
  const expected = item.expect[field];
  if (expected !== undefined) return isSameValue(value, expected) ? 'right' : 'wrong';
  const text = textOf(item, field);
  if (text !== undefined) return isSameText(value, text[1]) ? 'right' : 'wrong';
  const maybe = item.maybe?.[field];
  if (maybe !== undefined)
    return doubtful && maybe.some((one) => isSameValue(value, one)) ? 'right' : 'wrong';
  return item.mayText?.includes(field) === true ? null : 'touched';
}

function textOf(item: Item, field: string): readonly [string, string | readonly string[]] | undefined {
  return Object.entries(item.text ?? {}).find(([names]) => names.split('|').includes(field));
}

export function judge(item: Item, { writes, asked, focus }: Judged): Judgement {
  const fields: Record<Verdict, string[]> = { wrong: [], touched: [], missed: [], right: [] };
  // The last write of a cell counts.
  const last = new Map(writes.map((write) => [write.field, write]));
  for (const write of last.values()) {
    const verdict = judgeWrite(item, write);
    if (verdict !== null) fields[verdict].push(write.field);
  }
  for (const field of Object.keys(item.expect)) if (!last.has(field)) fields.missed.push(field);
  for (const names of Object.keys(item.text ?? {})) {
    if (!names.split('|').some((field) => last.has(field))) fields.missed.push(names);
  }
  const isPlaced = writes.some(({ field }) => item.mayText?.includes(field) === true);
  const isMarked = asked || isPlaced || writes.some(({ doubtful }) => doubtful);
  if (item.mark && !isMarked) fields.missed.push('(question or mark)');
  if (item.kind !== 'passage') {
    for (const [key, value] of Object.entries(item.focus ?? {})) {
      if (focus[key] !== value) fields.missed.push(`(focus ${key})`);
    }
  }
  const order: readonly Verdict[] = ['wrong', 'touched', 'missed'];
  return {
    verdict: order.find((name) => fields[name].length > 0) ?? 'right',
    fields,
    needless: !item.mark && (asked || writes.some(({ field, doubtful }) => doubtful && field in item.expect)),
  };
}

/** Every form in which an item is said: as spoken, without hyphens in its numbers, and as other engines write it. */
export function formsOf(item: Item): readonly { readonly form: string; readonly text: string }[] {
  const plain = item.spoken.replaceAll('-', ' ');
  const hasOther = plain !== item.spoken && item.kind !== 'bare-list';
  return [
    { form: 'bare', text: item.spoken },
    ...(hasOther ? [{ form: 'without hyphens', text: plain }] : []),
    ...(item.variants ?? []).map((text) => ({ form: 'with marks and digits', text })),
  ];
}
