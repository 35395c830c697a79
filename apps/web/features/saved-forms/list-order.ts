import type { SavedFormItem } from '@constat/contract';
import { fold } from '@constat/language/fold';

/** By which a list of saved forms is sorted: latest change, title, or what expires first. */
export type ListOrder = 'changed' | 'title' | 'expiry';

/** True where each word that is looked for is somewhere in the text; accents and case make no difference. */
export function matchesTitle(title: string, asked: string): boolean {
  const text = fold(title);
  return fold(asked)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

/** The forms whose title matches, in that order; what never expires comes last where the expiry decides. */
export function findForms(
  forms: readonly SavedFormItem[],
  {
    asked,
    order,
    language,
  }: { readonly asked: string; readonly order: ListOrder; readonly language: string },
): readonly SavedFormItem[] {
  const found = asked.trim() === '' ? forms : forms.filter(({ title }) => matchesTitle(title, asked.trim()));
  if (order === 'changed') return found;
  if (order === 'expiry') return found.toSorted((one, other) => expiryOf(one) - expiryOf(other));
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return found.toSorted((one, other) => collator.compare(one.title, other.title));
}

const expiryOf = ({ expiresAt }: SavedFormItem): number =>
  expiresAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(expiresAt);
