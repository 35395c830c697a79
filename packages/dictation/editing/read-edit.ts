/** What a spoken phrase asks to change in the text that stands there. */
import type { Language } from '@constat/language';
import { foldPhrase } from '@constat/language/text';

/** A change of the text by voice. What is named is found nearest before the caret. */
export type SpokenEdit =
  | { readonly act: 'replace'; readonly what: string; readonly by: string }
  | { readonly act: 'delete'; readonly what: string }
  | { readonly act: 'capital' | 'small'; readonly what: string }
  | { readonly act: 'select'; readonly what: string; readonly to: string | null }
  | { readonly act: 'after' | 'before'; readonly what: string }
  | { readonly act: 'undo' }
  | { readonly act: 'redo' };

type Made = (first: string, second: string) => SpokenEdit;

/** A form of words: `…` stands for what is named. */
interface Form {
  readonly pattern: RegExp;
  readonly made: Made;
}

const replace: Made = (what, by) => ({ act: 'replace', what, by });
const replaceBackwards: Made = (by, what) => ({ act: 'replace', what, by });

const FORMS: Readonly<Record<Language, readonly Form[]>> = {
  fr: forms([
    ['(?:remplace|remplacez|remplacer|change|changez|changer) … (?:par|pour|en) …', replace],
    ['(?:mets|mettez|mettre|écris|écrivez) … (?:à la place de|au lieu de) …', replaceBackwards],
    [
      '(?:sélectionne|sélectionnez|sélectionner) (?:de |depuis )?… (?:jusqu’à|à) …',
      (what, to) => ({ act: 'select', what, to }),
    ],
    ['(?:sélectionne|sélectionnez|sélectionner) …', (what) => ({ act: 'select', what, to: null })],
    [
      '(?:supprime|supprimez|supprimer|efface|effacez|effacer|enlève|enlevez|enlever) …',
      (what) => ({ act: 'delete', what }),
    ],
    [
      '(?:majuscule à|majuscule sur|mets une majuscule à|mettez une majuscule à) …',
      (what) => ({ act: 'capital', what }),
    ],
    [
      '(?:minuscule à|minuscule sur|mets une minuscule à|mettez une minuscule à) …',
      (what) => ({ act: 'small', what }),
    ],
    [
      '(?:insère|insérez|insérer|place|placez|placer) (?:le curseur )?après …',
      (what) => ({ act: 'after', what }),
    ],
    [
      '(?:insère|insérez|insérer|place|placez|placer) (?:le curseur )?avant …',
      (what) => ({ act: 'before', what }),
    ],
    ['(?:annule|annulez|annuler)(?: ça| cela)?', () => ({ act: 'undo' })],
    ['(?:rétablis|rétablissez|rétablir|refais|refaire)(?: ça| cela)?', () => ({ act: 'redo' })],
  ]),
  en: forms([
    ['(?:replace|change) … (?:with|by|to) …', replace],
    ['(?:put|write) … (?:instead of|in place of) …', replaceBackwards],
    ['select (?:from )?… (?:to|through) …', (what, to) => ({ act: 'select', what, to })],
    ['select …', (what) => ({ act: 'select', what, to: null })],
    ['(?:delete|remove|erase) …', (what) => ({ act: 'delete', what })],
    ['(?:capitalize|capitalise|cap) …', (what) => ({ act: 'capital', what })],
    ['(?:lowercase|lower case|no caps) …', (what) => ({ act: 'small', what })],
    ['insert after …', (what) => ({ act: 'after', what })],
    ['insert before …', (what) => ({ act: 'before', what })],
    ['undo(?: that)?', () => ({ act: 'undo' })],
    ['redo(?: that)?', () => ({ act: 'redo' })],
  ]),
};

/** Words of the longest thing that is named: a dictated sentence that begins like a command is longer. */
const LONGEST_NAME = 12;

/** What a whole phrase asks; null when it is text. A phrase that only contains such words is text. */
export function readEdit(phrase: string, language: Language): SpokenEdit | null {
  const words = phrase.replaceAll(/^[\s.,;:!?«»"“”]+|[\s.,;:!?«»"“”]+$/gu, '').split(/\s+/u);
  const said = foldPhrase(words.join(' '));
  for (const { pattern, made } of FORMS[language]) {
    const match = pattern.exec(said);
    if (match === null) continue;
    const ranges = (match.indices ?? []).slice(1).filter((range) => range !== undefined);
    const names = ranges.map((range) => spoken(words, said, range));
    if (names.some((name) => name.split(' ').length > LONGEST_NAME)) return null;
    return made(names[0] ?? '', names[1] ?? '');
  }
  return null;
}

/** The words as they were said, of a range of them folded: folding changes letters and no blank. */
function spoken(words: readonly string[], said: string, [start, end]: readonly [number, number]): string {
  const blanks = (text: string): number => text.split(' ').length - 1;
  return words.slice(blanks(said.slice(0, start)), blanks(said.slice(0, end)) + 1).join(' ');
}

function forms(written: readonly (readonly [words: string, made: Made])[]): readonly Form[] {
  return written.map(([words, made]) => {
    const pattern = foldPhrase(words).replaceAll('…', '(.+?)');
    return { pattern: new RegExp(`^${pattern}$`, 'du'), made };
  });
}
