import { textOf } from '@constat/report/rules';
import type { FieldId } from '@constat/report/catalogue';
import { eventConflicts } from './history-conflicts.ts';
import { losses, mandatePoints, openSentence } from './mandate-sentences.ts';
import type { ConclusionField, ConclusionRequest } from './model.ts';
import { readReport } from './read-report.ts';
import { placedSources } from './sources.ts';
import { say, workerWord } from './conclusion-words.ts';

/** Words that stand before a passage of the history. */
const WORDINGS = ['earlier', 'condition', 'other', 'operation', 'reported'] as const;

/** What one field gives as evidence for a conclusion. */
export interface Evidence {
  readonly id: FieldId;
  /** The field with its label and its normal; for a point of the mandate, the sentence with its blank. */
  readonly text: string;
  /** The field of the conclusion that a point of the mandate is answered in; null for a finding. */
  readonly answer: ConclusionField | null;
  /** True for words that the rules put before the physician's: no finding, and nothing to conclude from. */
  readonly isWording?: true;
}

/**
 * All that a conclusion may be made from: the sources of sections 5 to 9, the accepted diagnoses, the points of the
 * mandate that are ticked. Null when nothing in sections 5 to 9 counts.
 */
export function conclusionEvidence(request: ConclusionRequest): readonly Evidence[] | null {
  const { data, language } = request;
  const sources = placedSources(request);
  if (sources.length === 0) return null;
  const { history, examination } = readReport(sources, request);
  const diagnoses = textOf(data, 'diagnosticsCnesst').trim();
  return [
    ...(diagnoses === ''
      ? []
      : [
          {
            id: 'diagnosticsCnesst',
            text: say('accepted', language, { text: diagnoses }),
            answer: null,
          } as const,
        ]),
    ...sources.map(({ id, label, value, normal }) => ({
      id,
      answer: null,
      text:
        normal === null
          ? say('labelled', language, { label, text: value })
          : say('against', language, { label, text: value, normal }),
    })),
    // What is worked out from two fields: a loss, a difference, two dates.
    ...[
      ...examination.sentences,
      ...losses({ examination }, request),
      ...eventConflicts(history, request),
    ].flatMap(({ text, fields }) => fields.slice(0, 1).map((id) => ({ id, text, answer: null }))),
    ...WORDINGS.map(
      (id) =>
        ({
          id: 'historiqueEvolution',
          text: say(id, language, { text: '' }),
          answer: null,
          isWording: true,
        }) as const,
    ),
    ...sources
      .filter(({ section }) => section === 'section8')
      .map(
        ({ id, field }) =>
          ({
            id,
            text: say('account', language, {
              label: field.label[language],
              worker: workerWord(request),
              text: '',
            }),
            answer: null,
            isWording: true,
          }) as const,
      ),
    ...mandatePoints(request).map((point) => ({
      id: point.flag,
      text: openSentence(point, history, request).text,
      answer: point.answer,
    })),
  ];
}
