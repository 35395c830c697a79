import { stripHidden } from '@constat/assistance/fidelity';
import { CONCLUSION_FIELDS, conclusionEvidence, isAsked } from '@constat/assistance/local';
import type { ConclusionField, ConclusionRequest, SourcedSentence } from '@constat/assistance/local';
import type { FieldId } from '@constat/report/catalogue';
import type * as z from 'zod';
import type { ProposedConclusion, UnsourcedSentence } from '../engine.ts';
import { conclusionAnswer } from './answer-schemas.ts';
import type { Question } from './question.ts';
import { GENERATE_CONCLUSION } from './prompts/generate-conclusion.ts';

type Answer = z.infer<typeof conclusionAnswer>;

/** What a model is asked for a conclusion; null when nothing in sections 5 to 9 counts. */
export function conclusionQuestion(request: ConclusionRequest): Question<Answer> | null {
  const evidence = conclusionEvidence(request);
  if (evidence === null) return null;
  const shown = ({ id, text }: { readonly id: FieldId; readonly text: string }) => ({
    id,
    text: stripHidden(text),
  });
  return {
    prompt: GENERATE_CONCLUSION,
    language: request.language,
    data: {
      gender: request.gender ?? 'unknown',
      sources: evidence.filter(({ answer, isWording }) => answer === null && isWording !== true).map(shown),
      mandate: evidence
        .filter(({ answer }) => answer !== null)
        .map((item) => ({ ...shown(item), field: item.answer })),
    },
    answer: conclusionAnswer,
    // A conclusion leaves things out.
    keeps: 'none',
  };
}

/**
 * Sorts a model's sentences: those that name a source it was given, those that name none, and drops those that answer a
 * point that the mandate does not ask for.
 */
export function readConclusion(
  sentences: Answer['sentences'],
  request: ConclusionRequest,
  clean: (text: string) => string,
): ProposedConclusion {
  const known = new Map<string, FieldId>((conclusionEvidence(request) ?? []).map(({ id }) => [id, id]));
  const kept = new Map<ConclusionField, SourcedSentence[]>(CONCLUSION_FIELDS.map((field) => [field, []]));
  const unsourced: UnsourcedSentence[] = [];
  for (const { field, text, fields } of sentences) {
    const cleaned = clean(text);
    if (cleaned === '' || !isAsked(field, request)) continue;
    const sources = [...new Set(fields)].flatMap((id) => known.get(id) ?? []);
    if (sources.length === 0) unsourced.push({ field, text: cleaned });
    else kept.get(field)?.push({ text: cleaned, fields: sources });
  }
  const record = Object.fromEntries(kept) as Record<ConclusionField, SourcedSentence[]>;
  return { sentences: record, unsourced };
}
