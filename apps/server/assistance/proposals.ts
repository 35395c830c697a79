import type { DistributedAnswer, EnhancedAnswer, FormattedAnswer, GeneratedAnswer } from '@constat/contract';
import { FIELD_BYTES } from '@constat/contract/limits';
import type { ErrorCode } from '@constat/contract/errors';
import { checkFidelity } from '@constat/assistance/fidelity';
import { CONCLUSION_FIELDS, assembleSubjective, conclusionTexts } from '@constat/assistance/local';
import type { ConclusionRequest, Distribution } from '@constat/assistance/local';
import { proposePhrases } from '@constat/assistance/phrase-book';
import type { Phrase } from '@constat/assistance/phrase-book';
import { blankHistoryAnnouncement, textOf } from '@constat/report/rules';
import { blankSubjectiveHeadings } from '@constat/report/rules/subjective';
import { Refusal } from '../platform/refusal.ts';
import { checkConclusion } from './check-conclusion.ts';
import { EngineFailure } from './engine.ts';
import type { AssistanceEngine, EngineCall } from './engine.ts';

/** What is proposed for a text, and what else is known of it. */
export interface TextCall extends EngineCall {
  readonly diagnoses?: readonly string[] | undefined;
}

/**
 * The proposals of an engine, each with what the check found in it. Nothing is written anywhere: the physician decides.
 * @throws Refusal TEXT_REQUIRED, PAYLOAD_TOO_LARGE, NOTHING_TO_CONCLUDE, API_KEY_MISSING,
 *   ASSISTANCE_NOT_ALLOWED, or the failure of the call
 */
export function createProposals(engine: AssistanceEngine) {
  const { name } = engine;

  return {
    async format(section: 7 | 8, text: string, call: TextCall): Promise<FormattedAnswer> {
      requireText(text);
      if (section === 7) {
        const formatted = await orRefuse('SECTION7_FAILED', () => engine.formatHistory(text, call));
        return { formatted, engine: name, fidelity: compareHistory(text, formatted, call) };
      }
      const sections = await orRefuse('SECTION8_FAILED', () => engine.formatSubjective(text, call));
      const formatted = assembleSubjective(sections, call.language);
      return { formatted, engine: name, fidelity: compareSubjective(text, formatted, call) };
    },

    async enhance(section: 7 | 8, transcript: string, call: TextCall): Promise<EnhancedAnswer> {
      requireText(transcript);
      const enhancedText = await orRefuse('ENHANCEMENT_FAILED', () =>
        engine.enhance(section, transcript, call),
      );
      const check = section === 7 ? compareHistory : compare;
      return { enhancedText, engine: name, fidelity: check(transcript, enhancedText, call) };
    },

    async distribute(text: string, call: TextCall): Promise<DistributedAnswer> {
      requireText(text);
      const { sections, marks } = await orRefuse('DISTRIBUTION_FAILED', () => engine.distribute(text, call));
      const fidelity = compareSubjective(text, joinParts(sections), call);
      return { ...sections, sections, marks: [...marks], engine: name, fidelity };
    },

    /** @param book the physician's own phrases in the language of the report, those used most first */
    async conclude(
      request: ConclusionRequest,
      call: EngineCall,
      book: readonly Phrase[] = [],
    ): Promise<GeneratedAnswer> {
      const proposed = await orRefuse('CONCLUSION_FAILED', () => engine.conclude(request, call));
      if (proposed === null) throw new Refusal('NOTHING_TO_CONCLUDE');
      const { sentences, unsourced } = proposed;
      const conclusion = { ...conclusionTexts(sentences) };
      const sources = Object.fromEntries(
        CONCLUSION_FIELDS.map((field) => [
          field,
          sentences[field].map(({ text, fields }) => ({ text, fields: [...fields] })),
        ]),
      ) as GeneratedAnswer['sources'];
      const { fidelity, sourceText } = checkConclusion(sentences, request);
      return {
        ...conclusion,
        conclusion,
        sources,
        unsourced: [...unsourced],
        phrases: [
          ...proposePhrases(book, {
            accepted: textOf(request.data, 'diagnosticsCnesst'),
            language: request.language,
          }),
        ],
        sourceText,
        engine: name,
        fidelity: { ...fidelity, differences: [...fidelity.differences] },
      };
    },
  };
}

export type Proposals = ReturnType<typeof createProposals>;

function requireText(text: string): void {
  if (text.trim() === '') throw new Refusal('TEXT_REQUIRED');
  if (Buffer.byteLength(text) > FIELD_BYTES) throw new Refusal('PAYLOAD_TOO_LARGE', { fields: ['text'] });
}

async function orRefuse<T>(code: ErrorCode, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof EngineFailure)) throw cause;
    if (cause.reason === 'key-missing') throw new Refusal('API_KEY_MISSING');
    if (cause.reason === 'not-allowed') throw new Refusal('ASSISTANCE_NOT_ALLOWED');
    if (cause.reason === 'too-long') throw new Refusal('PAYLOAD_TOO_LARGE', { fields: ['text'] });
    throw new Refusal(code, { cause });
  }
}

function compare(source: string, proposal: string, { language, diagnoses }: TextCall) {
  const { faithful, differences } = checkFidelity(source, proposal, {
    language,
    ...(diagnoses !== undefined && { diagnoses }),
  });
  return { faithful, differences: [...differences] };
}

/** The number and the title of the section are the form's, on both sides: they state nothing. */
function compareHistory(source: string, proposal: string, call: TextCall) {
  return compare(blankHistoryAnnouncement(source), blankHistoryAnnouncement(proposal), call);
}

/** So are the headings of section 8. */
function compareSubjective(source: string, proposal: string, call: TextCall) {
  return compare(blankSubjectiveHeadings(source), blankSubjectiveHeadings(proposal), call);
}

/** The parts as one text, which the places of the check point into. */
export function joinParts({ appreciation, plaintes, impact }: Distribution['sections']): string {
  return [appreciation, plaintes, impact].join('\n');
}
