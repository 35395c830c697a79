import type { FactKind } from '../../packages/assistance/fidelity/index.ts';
import type { ChangedFact } from './compare-facts.ts';

/** What a physician asks about: the kinds of facts, those that hang together as one. */
export const CATEGORIES = [
  'numbers',
  'units',
  'dates',
  'sides',
  'levels',
  'negations',
  'drugs',
  'others',
  'words',
] as const;

export type Category = (typeof CATEGORIES)[number];

const CATEGORY_OF: Partial<Record<FactKind, Category>> = {
  number: 'numbers',
  date: 'dates',
  side: 'sides',
  'spine-level': 'levels',
  negation: 'negations',
  drug: 'drugs',
  word: 'words',
  passage: 'words',
};

export function categoryOfKind(kind: FactKind): Category {
  return CATEGORY_OF[kind] ?? 'others';
}

/** A changed number with the same digits has another unit. */
export function categoryOf({ kind, reference, result }: ChangedFact): Category {
  const digits = (text: string | undefined) => (text?.match(/\d+/gu) ?? []).join(' ');
  const isUnit =
    kind === 'number' && digits(reference?.text) !== '' && digits(reference?.text) === digits(result?.text);
  return isUnit ? 'units' : categoryOfKind(kind);
}
