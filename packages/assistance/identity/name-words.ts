import { fold } from '@constat/language/fold';

/** Letters in a row, and where they stand. */
export interface NameWord {
  readonly text: string;
  /** Folded; « saint » as « st ». */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text as names are compared: a hyphen, a blank and an apostrophe all part them. */
export function readNameWords(text: string): readonly NameWord[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map(({ 0: found, index }) => {
    const key = fold(found);
    return {
      text: found,
      key: /^(?:saint|sainte|ste)$/u.test(key) ? 'st' : key,
      start: index,
      end: index + found.length,
    };
  });
}

/** Words that are a part of a name and never one alone. */
export const PARTICLES: ReadonlySet<string> = new Set(
  'd de des du l la le les o mc mac st el al ben bin da den der di dos van von y e et and dit'.split(' '),
);
