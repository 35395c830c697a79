import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { CONCLUSION_FIELDS, generateConclusion } from '../../index.ts';
import type { ConclusionField, SourcedSentence } from '../../index.ts';
import type { MeasuredReport } from './measured-report.ts';

/** What one conclusion states of what it must, and what it states besides. */
export interface Measured {
  readonly facts: number;
  readonly missing: readonly string[];
  /** Facts that are stated, from another source than theirs. */
  readonly unsourced: readonly string[];
  readonly omits: number;
  readonly wrong: readonly string[];
  readonly brackets: number;
  readonly closed: readonly string[];
}

/** How a sentence that is told apart from the event begins. */
const APART = {
  fr: /^(?:[^:«]*(?:antérieur|antécédent|avant l[’']événement)[^:«]*:)/iu,
  en: /^(?:[^:“]*(?:earlier|prior|history|before the event)[^:“]*:)/iu,
} as const;

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ').toLowerCase();
}

function holds(text: string, words: readonly string[]): boolean {
  return words.every((word) => plain(text).includes(plain(word)));
}

/** Compares the conclusion of a report with what is known of it. */
export function measureConclusion(report: MeasuredReport): Measured {
  const { data, language, gender, confirmed = [], notExamined = [] } = report;
  const meta = { confirmed, notExamined };
  const conclusion = generateConclusion({
    type: MEDICAL_EVALUATION,
    data,
    meta,
    language,
    gender,
    normals: DEFAULT_NORMALS,
  });
  const all = CONCLUSION_FIELDS.flatMap((field) =>
    (conclusion?.[field] ?? []).map((sentence) => ({ field, ...sentence })),
  );
  const within = (field: ConclusionField | undefined) =>
    all.filter((one) => field === undefined || one.field === field);
  const found = report.states.map((fact) => ({
    fact,
    sentences: within(fact.in ?? 'conclusionResume').filter(
      ({ text }) => holds(text, fact.words) && (fact.isApart !== true || APART[language].test(text)),
    ),
  }));
  const isFrom = (sentences: readonly SourcedSentence[], from: string): boolean =>
    sentences.some(({ fields }) => fields.some((id) => id === from));
  const name = (words: readonly string[], field: string | undefined): string =>
    `${report.name}: ${field ?? ''} ${words.join(' … ')}`;
  return {
    facts: report.states.length,
    missing: found
      .filter(({ sentences }) => sentences.length === 0)
      .map(({ fact }) => name(fact.words, fact.in)),
    unsourced: found
      .filter(({ fact, sentences }) => sentences.length > 0 && !isFrom(sentences, fact.from))
      .map(({ fact }) => name(fact.words, fact.in)),
    omits: report.omits.length,
    wrong: report.omits
      .filter((omit) => within(omit.in).some(({ text }) => holds(text, omit.words)))
      .map((omit) => name(omit.words, omit.in)),
    brackets: report.open.length,
    closed: report.open
      .filter(
        ({ in: field, words = [] }) =>
          !within(field).some(({ text }) => /\[[^\]]+\]/u.test(text) && holds(text, words)),
      )
      .map(({ in: field, words = [] }) => name(words, `[${field}]`)),
  };
}
