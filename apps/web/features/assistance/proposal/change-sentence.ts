import type { ChangeSummary } from '@constat/assistance/changes';
import { plural, t } from '@lingui/core/macro';

/** What a proposal changes, in words: « 2 paragraphes séparés, 3 majuscules »; empty where nothing differs. */
export function changeSentence(summary: ChangeSummary): string {
  const { paragraphs, moved, headings, capitals, marks, numbers, words, isSpacingAlone } = summary;
  return [
    paragraphs > 0 &&
      t`${plural(paragraphs, { one: '# paragraphe séparé', other: '# paragraphes séparés' })}`,
    paragraphs < 0 && t`${plural(-paragraphs, { one: '# ligne jointe', other: '# lignes jointes' })}`,
    moved > 0 && t`${plural(moved, { one: '# paragraphe déplacé', other: '# paragraphes déplacés' })}`,
    headings > 0 && t`${plural(headings, { one: '# titre', other: '# titres' })}`,
    numbers > 0 && t`${plural(numbers, { one: '# nombre en chiffres', other: '# nombres en chiffres' })}`,
    capitals > 0 && t`${plural(capitals, { one: '# majuscule', other: '# majuscules' })}`,
    marks > 0 && t`${plural(marks, { one: '# signe de ponctuation', other: '# signes de ponctuation' })}`,
    words > 0 && t`${plural(words, { one: '# mot', other: '# mots' })}`,
    isSpacingAlone && t`espaces corrigés`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
