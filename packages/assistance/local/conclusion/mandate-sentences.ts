import type { FlagId } from '@constat/report/catalogue';
import { textOf } from '@constat/report/rules';
import { consolidationSentences } from './history-sentences.ts';
import { inlineText } from './inline-text.ts';
import type { ConclusionField, ConclusionRequest, SourcedSentence } from './model.ts';
import type { PlacedSource } from './sources.ts';
import { say } from './words.ts';
import type { WordsId } from './words.ts';

/** The five points of section 212 of the Act, points 4 and 5 in two parts, and where each is answered. */
const POINTS: readonly {
  readonly flag: FlagId;
  readonly answer: ConclusionField;
  readonly blank: WordsId;
}[] = [
  { flag: 'mandatDiagnostic', answer: 'conclusionDiagnostic', blank: 'diagnosis' },
  { flag: 'mandatConsolidation', answer: 'conclusionDateConsolidation', blank: 'consolidation' },
  { flag: 'mandatSoins', answer: 'conclusionSoinsTraitements', blank: 'care' },
  { flag: 'mandatAtteinte', answer: 'conclusionAtteintePermanente', blank: 'impairment' },
  { flag: 'mandatAtteintePourcentage', answer: 'conclusionAtteintePermanente', blank: 'percentage' },
  { flag: 'mandatLimitations', answer: 'conclusionLimitationsFonctionnelles', blank: 'limitations' },
  { flag: 'mandatLimitationsEvaluation', answer: 'conclusionEvaluationLimitations', blank: 'evaluation' },
];

/** The points that are ticked. */
export function mandatePoints({ data }: Pick<ConclusionRequest, 'data'>): typeof POINTS {
  return POINTS.filter(({ flag }) => data[flag] === true);
}

/** The points that the mandate asks for, each with a blank where only the physician decides. */
export function mandateSentences(
  sources: readonly PlacedSource[],
  request: ConclusionRequest,
): readonly (SourcedSentence & { readonly answer: ConclusionField })[] {
  return mandatePoints(request).flatMap(({ flag, answer, blank }) => [
    ...known(flag, sources, request).map((sentence) => ({ ...sentence, answer })),
    { answer, text: say(blank, request.language), fields: [flag] },
  ]);
}

/** True for the summary, and for the answer to a point that is ticked. */
export function isAsked(answer: ConclusionField, request: Pick<ConclusionRequest, 'data'>): boolean {
  return answer === 'conclusionResume' || mandatePoints(request).some((point) => point.answer === answer);
}

/** What the report already says on a point. */
function known(
  flag: FlagId,
  sources: readonly PlacedSource[],
  request: ConclusionRequest,
): readonly SourcedSentence[] {
  const { data, language } = request;
  if (flag === 'mandatDiagnostic') {
    const accepted = textOf(data, 'diagnosticsCnesst').trim();
    if (accepted === '') return [];
    const lines = accepted.split('\n').map((line) => line.trim().replace(/^[-–—•*]\s*|[.;,]$/gu, ''));
    const text = inlineText(lines.filter((line) => line !== '').join('\n'), language);
    return [{ text: say('accepted', language, { text }), fields: ['diagnosticsCnesst'] }];
  }
  if (flag === 'mandatConsolidation') return consolidationSentences(request);
  if (flag !== 'mandatSoins') return [];
  return sources
    .filter(({ section }) => section === 'section6')
    .map(({ id, value }) => ({
      text: say('medication', language, { text: inlineText(value, language) }),
      fields: [id],
    }));
}
