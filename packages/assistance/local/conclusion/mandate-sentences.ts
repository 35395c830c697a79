import type { FieldId, FlagId } from '@constat/report/catalogue';
import { textOf } from '@constat/report/rules';
import { areConflicting, consolidationDates, consolidationStatus } from './history-conflicts.ts';
import { dateInWords } from './dates-in-words.ts';
import type { Examination } from './examination-sentences.ts';
import type { History, ReadSentence } from './history.ts';
import { historyLines } from './history-lines.ts';
import { inlineText } from './inline-text.ts';
import { midSentence } from './mid-sentence.ts';
import type { ConclusionField, ConclusionRequest, SourcedSentence } from './model.ts';
import type { PlacedSource } from './sources.ts';
import { say } from './conclusion-words.ts';
import type { WordsId } from './conclusion-words.ts';

/** What a conclusion is drawn from, read once. */
export interface ReportReading {
  readonly sources: readonly PlacedSource[];
  readonly history: History;
  readonly examination: Examination;
}

interface MandatePoint {
  readonly flag: FlagId;
  readonly answer: ConclusionField;
  readonly blank: WordsId;
}

/** The five points of section 212 of the Act, points 4 and 5 in two parts, and where each is answered. */
const POINTS: readonly MandatePoint[] = [
  { flag: 'mandatDiagnostic', answer: 'conclusionDiagnostic', blank: 'diagnosis' },
  { flag: 'mandatConsolidation', answer: 'conclusionDateConsolidation', blank: 'consolidation' },
  { flag: 'mandatSoins', answer: 'conclusionSoinsTraitements', blank: 'care' },
  { flag: 'mandatAtteinte', answer: 'conclusionAtteintePermanente', blank: 'impairment' },
  { flag: 'mandatAtteintePourcentage', answer: 'conclusionAtteintePermanente', blank: 'percentage' },
  { flag: 'mandatLimitations', answer: 'conclusionLimitationsFonctionnelles', blank: 'limitations' },
  { flag: 'mandatLimitationsEvaluation', answer: 'conclusionEvaluationLimitations', blank: 'evaluation' },
];

/** An injury that is not consolidated makes these premature. */
const PREMATURE: Readonly<Partial<Record<FlagId, WordsId>>> = {
  mandatAtteintePourcentage: 'percentagePremature',
  mandatLimitations: 'limitationsPremature',
  mandatLimitationsEvaluation: 'evaluationPremature',
};
/** Limitations that are told one by one. */
const DESCRIBED =
  /(?<![a-z])(?:eviter|evite|interdi[a-z]*|pas (?:plus )?de|avoid[a-z]*|must not|no (?:lifting|repeated|work)|not (?:lift|carry))(?![a-z])|\d\s?kg/u;

/** The points that are ticked. */
export function mandatePoints({ data }: Pick<ConclusionRequest, 'data'>): typeof POINTS {
  return POINTS.filter(({ flag }) => data[flag] === true);
}

/** The points that the mandate asks for: what the report says of each, then a blank where only the physician decides. */
export function mandateSentences(
  reading: ReportReading,
  request: ConclusionRequest,
): readonly (SourcedSentence & { readonly answer: ConclusionField })[] {
  return mandatePoints(request).flatMap((point) => [
    ...known(point.flag, reading, request).map((sentence) => ({ ...sentence, answer: point.answer })),
    { answer: point.answer, ...openSentence(point, reading.history, request) },
  ]);
}

/** The sentence of a point that leaves its decision open. What follows from the history is said with it. */
export function openSentence(
  { flag, blank }: Pick<MandatePoint, 'flag' | 'blank'>,
  history: History,
  request: ConclusionRequest,
): SourcedSentence {
  const { language } = request;
  const fields: readonly FieldId[] = [flag, 'historiqueEvolution'];
  const status = consolidationStatus(history, request);
  if (flag === 'mandatConsolidation') {
    const dates = consolidationDates(history, language);
    if (areConflicting(history, request)) {
      const text = dates.map((date) => dateInWords(date, language)).join('; ');
      return { text: say('consolidationConflict', language, { dates: text }), fields };
    }
    if (status === 'contradicted') {
      const date = dateInWords(dates.at(-1) ?? 0, language);
      return { text: say('consolidationContradicted', language, { date }), fields };
    }
    if (status === 'not-consolidated') return { text: say('notConsolidated', language), fields };
  }
  const premature = PREMATURE[flag];
  if (premature !== undefined && status === 'not-consolidated')
    return { text: say(premature, language), fields };
  return { text: say(blank, language), fields: [flag] };
}

/** True for the summary, and for the answer to a point that is ticked. */
export function isAsked(answer: ConclusionField, request: Pick<ConclusionRequest, 'data'>): boolean {
  return answer === 'conclusionResume' || mandatePoints(request).some((point) => point.answer === answer);
}

/** What the report already says on a point. */
function known(flag: FlagId, reading: ReportReading, request: ConclusionRequest): readonly SourcedSentence[] {
  const { history } = reading;
  const lines = (isChosen: (told: ReadSentence) => boolean): readonly SourcedSentence[] =>
    historyLines(history, (told) => told.scope === 'own' && isChosen(told), request).map((text) => ({
      text: isCited(text)
        ? text
        : say('reported', request.language, { text: midSentence(text, request.language) }),
      fields: ['historiqueEvolution'],
    }));
  // What others wrote is not the answer of the physician who signs.
  const isCited = (text: string): boolean =>
    text.startsWith(say('operation', request.language).split('{', 1)[0] ?? '');
  switch (flag) {
    case 'mandatDiagnostic':
      return [...accepted(request), ...lines(({ topics }) => topics.isRefusedDiagnosis)];
    case 'mandatConsolidation':
      return lines(({ consolidation }) => consolidation === 'own' || consolidation === 'denied');
    case 'mandatSoins':
      return [...lines(isOfCare), ...medication(reading, request)];
    case 'mandatAtteinte':
      return [...lines(({ topics }) => topics.isImpairment), ...losses(reading, request)];
    case 'mandatAtteintePourcentage':
      return request.data.mandatAtteinte === true ? [] : losses(reading, request);
    case 'mandatLimitations':
      return lines(({ topics }) => topics.isLimitation);
    case 'mandatLimitationsEvaluation':
      return lines(({ topics, plain }) => topics.isLimitation && DESCRIBED.test(plain));
  }
}

/** Care that was given, and acts that were proposed, refused or not done. */
function isOfCare({ topics }: ReadSentence): boolean {
  return topics.operation !== 'none' || topics.injection !== 'none' || (topics.isCare && !topics.isDiagnosis);
}

function accepted({ data, language }: ConclusionRequest): readonly SourcedSentence[] {
  const text = textOf(data, 'diagnosticsCnesst').trim();
  if (text === '') return [];
  const lines = text.split('\n').map((line) => line.trim().replace(/^[-–—•*]\s*|[.;,]$/gu, ''));
  const joined = inlineText(lines.filter((line) => line !== '').join('\n'), language);
  return [{ text: say('accepted', language, { text: joined }), fields: ['diagnosticsCnesst'] }];
}

function medication({ sources }: ReportReading, { language }: ConclusionRequest): readonly SourcedSentence[] {
  return sources
    .filter(({ section }) => section === 'section6')
    .map(({ id, value }) => ({
      text: say('medication', language, { text: inlineText(value, language) }),
      fields: [id],
    }));
}

/** The losses of movement of the examination in one sentence; none where nothing is lost. */
export function losses(
  { examination }: Pick<ReportReading, 'examination'>,
  { language }: ConclusionRequest,
): readonly SourcedSentence[] {
  const all = examination.losses;
  if (all.length === 0) return [];
  return [
    {
      text: say('losses', language, { text: all.map(({ text }) => text).join('; ') }),
      fields: [...new Set(all.flatMap(({ fields }) => fields))],
    },
  ];
}
