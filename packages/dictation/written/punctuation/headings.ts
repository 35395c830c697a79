import type { DictationLanguage } from '../../commands/command.ts';
import { foldPhrase } from '@constat/language/text';
import { REGION_TITLES } from '@constat/report/catalogue/offered-types';
import type { Token } from '../dictation-token.ts';

const KNOWN: Readonly<Record<DictationLanguage, readonly string[]>> = {
  fr: [
    'historique de faits et évolution',
    'historique des faits et évolution',
    'historique',
    'évolution',
    'questionnaire subjectif et état actuel',
    'questionnaire subjectif',
    'état actuel',
    "appréciation subjective de l'évolution",
    'plaintes et problèmes',
    'impact sur les avq et avd',
    'impact sur avq/avd',
    'examen physique',
    'examen',
    'antécédents',
    'antécédents médicaux',
    'antécédents chirurgicaux',
    'médication',
    'médication actuelle',
    'examens paracliniques',
    'résumé',
    'diagnostic',
    'conclusion',
    'discussion',
    'palpation',
    'inspection',
    'examen neurologique',
    'rachis',
    'habitudes de vie',
    'allergies',
    'mandat',
    'identification',
    'consolidation',
    'soins et traitements',
    'limitations fonctionnelles',
  ],
  en: [
    'history of the facts and evolution',
    'history of facts and evolution',
    'history',
    'evolution',
    'subjective questionnaire and current status',
    'subjective questionnaire',
    'current status',
    'subjective appreciation of evolution',
    'complaints and problems',
    'impact on activities of daily living',
    'physical examination',
    'physical exam',
    'examination',
    'past history',
    'medical history',
    'surgical history',
    'medication',
    'current medication',
    'imaging',
    'summary',
    'diagnosis',
    'conclusion',
    'discussion',
    'palpation',
    'inspection',
    'neurological examination',
    'spine',
    'allergies',
    'mandate',
  ],
};
/** Those above, and what the form calls the parts of the examination. */
function headings(language: DictationLanguage): ReadonlySet<string> {
  const regions = Object.values(REGION_TITLES).map((title) => title[language]);
  return new Set([...KNOWN[language], ...regions].map(foldPhrase));
}
const HEADINGS: Readonly<Record<DictationLanguage, ReadonlySet<string>>> = {
  fr: headings('fr'),
  en: headings('en'),
};
/** Tokens of a line that is a heading. */
const LONGEST_HEADING = 14;

/** Whether the line that ends before `end` is a heading, which takes no period. */
export function endsOnHeading(
  tokens: readonly Token[],
  language: DictationLanguage,
  end = tokens.length,
): boolean {
  let start = end;
  while (start > 0 && tokens[start - 1]?.kind !== 'break') {
    start -= 1;
    if (end - start > LONGEST_HEADING) return false;
  }
  const line = tokens.slice(start, end);
  if (line.some((token) => token.kind === 'mark' && token.key !== ':' && token.key !== ',')) return false;
  if (line[0]?.key === 'section' && line.length > 1) return true;
  let phrase = '';
  for (const token of line) phrase += (token === line[0] ? '' : token.glue) + token.key;
  return HEADINGS[language].has(phrase);
}
