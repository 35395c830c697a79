import { textOf } from '@constat/report/rules';
import type { FieldId } from '@constat/report/catalogue';
import { mandatePoints } from './mandate-sentences.ts';
import type { ConclusionField, ConclusionRequest } from './model.ts';
import { placedSources } from './sources.ts';
import { say } from './words.ts';

/** What one field gives as evidence for a conclusion. */
export interface Evidence {
  readonly id: FieldId;
  /** The field with its label and its normal; for a point of the mandate, the sentence with its blank. */
  readonly text: string;
  /** The field of the conclusion that a point of the mandate is answered in; null for a finding. */
  readonly answer: ConclusionField | null;
}

/**
 * All that a conclusion may be made from: the sources of sections 5 to 9, the accepted diagnoses, the points of the
 * mandate that are ticked. Null when nothing in sections 5 to 9 counts.
 */
export function conclusionEvidence(request: ConclusionRequest): readonly Evidence[] | null {
  const { data, language } = request;
  const sources = placedSources(request);
  if (sources.length === 0) return null;
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
    ...mandatePoints(request).map(({ flag, blank, answer }) => ({
      id: flag,
      text: say(blank, language),
      answer,
    })),
  ];
}
