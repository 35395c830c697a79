import type { SubjectivePart } from '@constat/report/rules/subjective';
import { distributeSubjective } from './distribute-subjective.ts';
import type { Distribution } from './distribute-subjective.ts';
import type { TextLanguage } from '../fidelity/difference.ts';
import { tidyLines } from './tidy-lines.ts';

/** The three headings of section 8, as the formatted text carries them. */
export const SUBJECTIVE_HEADINGS: Readonly<Record<TextLanguage, Readonly<Record<SubjectivePart, string>>>> = {
  fr: {
    appreciation: 'Appréciation subjective de l’évolution',
    plaintes: 'Plaintes et problèmes',
    impact: 'Impact sur les AVQ et AVD',
  },
  en: {
    appreciation: 'Subjective appreciation of evolution',
    plaintes: 'Complaints and problems',
    impact: 'Impact on activities of daily living',
  },
};

const PARTS: readonly SubjectivePart[] = ['appreciation', 'plaintes', 'impact'];

/** Section 8 under its three headings, each part tidied; a part that holds nothing keeps its heading. */
export function formatSubjective(text: string, { language }: { readonly language: TextLanguage }): string {
  return assembleSubjective(distributeTidied(text, { language }).sections, language);
}

/** The three parts under their headings. */
export function assembleSubjective(sections: Distribution['sections'], language: TextLanguage): string {
  const colon = language === 'fr' ? '\u00A0:' : ':';
  return PARTS.map((part) => `${SUBJECTIVE_HEADINGS[language][part]}${colon}\n${sections[part]}`.trim()).join(
    '\n\n',
  );
}

/** The distribution with sentence case, punctuation and typography in each part. */
export function distributeTidied(text: string, options: { readonly language: TextLanguage }): Distribution {
  const { sections, marks } = distributeSubjective(text, options);
  const tidy = (part: string): string =>
    tidyLines(part, options.language)
      .join('\n')
      .replaceAll(/\n{3,}/gu, '\n\n');
  return {
    sections: {
      appreciation: tidy(sections.appreciation),
      plaintes: tidy(sections.plaintes),
      impact: tidy(sections.impact),
    },
    marks: marks.map((mark) => ({ ...mark, text: tidy(mark.text) })),
  };
}
