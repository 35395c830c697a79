/** Sentences of one class, added to one field of a short report: half of them contradict it, half do not. */
import { buildMeta } from '@constat/report/rules';
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FormData } from '@constat/report/rules';
import { findIssues } from '../../index.ts';
import type { PlantedKind } from '../planted/planted.test-data.ts';

export interface SentenceSet {
  readonly language: 'fr' | 'en';
  /** The kind of line that shows the planted ones. */
  readonly kind: PlantedKind;
  readonly data: FormData;
  /** The sentence is added at the end of this field. */
  readonly field: 'historiqueEvolution' | 'conclusionResume';
  readonly clean: readonly string[];
  readonly planted: readonly string[];
}

const BASE: FormData = {
  mandatSoins: true,
  birthDate: '1980-05-05',
  dateEvaluation: '2026-02-02',
  originalEventDate: '2024-04-05',
};

/** A right knee that was hurt on 5 April 2024, with that day in section A and in the history. */
export const KNEE = {
  fr: {
    diagnosticsCnesst: 'Déchirure du ménisque interne du genou droit',
    historiqueEvolution:
      'Le 5 avril 2024, il se tord le genou droit en descendant de son camion. L’IRM du 3 juin 2024 est normale. Infiltration du genou droit le 8 août 2024.',
    conclusionDiagnostic: 'Déchirure du ménisque interne du genou droit.',
  },
  en: {
    diagnosticsCnesst: 'Medial meniscus tear of the right knee',
    historiqueEvolution:
      'On April 5, 2024, he twisted his right knee while stepping off his truck. The MRI of June 3, 2024 is normal. Injection of the right knee on August 8, 2024.',
    conclusionDiagnostic: 'Medial meniscus tear of the right knee.',
  },
} as const satisfies Record<'fr' | 'en', FormData>;

/** What the review shows for one sentence. */
function kindsShown({ language, data, field }: SentenceSet, sentence: string): readonly string[] {
  const formData = { ...BASE, ...data, [field]: `${data[field] ?? ''} ${sentence}`.trim() };
  const report = { type: MEDICAL_EVALUATION, formData, meta: buildMeta(language) };
  return findIssues(report, language, 'V').flatMap((issue) =>
    issue.kind === 'contradiction' ? [issue.contradiction] : [],
  );
}

export interface SentenceRate {
  readonly clean: number;
  /** Clean sentences for which a contradiction of any kind is shown. */
  readonly falseLines: readonly string[];
  readonly planted: number;
  readonly missed: readonly string[];
}

export function measureSentences(sets: readonly SentenceSet[]): SentenceRate {
  const falseLines = sets.flatMap((set) => set.clean.filter((one) => kindsShown(set, one).length > 0));
  const missed = sets.flatMap((set) => set.planted.filter((one) => !kindsShown(set, one).includes(set.kind)));
  const count = (of: 'clean' | 'planted'): number => sets.reduce((sum, set) => sum + set[of].length, 0);
  return { clean: count('clean'), falseLines, planted: count('planted'), missed };
}
