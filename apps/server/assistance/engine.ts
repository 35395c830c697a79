/** What proposes text, whatever stands behind it: the local rules or a served model. It never writes anything. */
import type { Identity } from '@constat/assistance/identity';
import type { AssistanceStatus } from '@constat/contract';
import type {
  ConclusionField,
  ConclusionRequest,
  ConclusionSentences,
  Distribution,
  TextLanguage,
} from '@constat/assistance/local';

export interface EngineCall {
  readonly language: TextLanguage;
  /** Aborted when the one who asked is gone. */
  readonly signal?: AbortSignal | undefined;
  /** What tells who the text is about: it is sent nowhere. */
  readonly identity?: Identity | undefined;
}

/** A sentence that names no source. */
export interface UnsourcedSentence {
  readonly field: ConclusionField;
  readonly text: string;
}

export interface ProposedConclusion {
  readonly sentences: ConclusionSentences;
  readonly unsourced: readonly UnsourcedSentence[];
}

/** Every method but `status` rejects with an {@link EngineFailure}, or with the reason of an aborted signal. */
export interface AssistanceEngine {
  readonly name: AssistanceStatus['engine'];
  status(): Promise<AssistanceStatus>;
  formatHistory(text: string, call: EngineCall): Promise<string>;
  /** The parts tidied; the caller puts the headings. */
  formatSubjective(text: string, call: EngineCall): Promise<Distribution['sections']>;
  enhance(section: 7 | 8, transcript: string, call: EngineCall): Promise<string>;
  distribute(text: string, call: EngineCall): Promise<Distribution>;
  /** Null when nothing in sections 5 to 9 counts. */
  conclude(request: ConclusionRequest, call: EngineCall): Promise<ProposedConclusion | null>;
  close(): Promise<void>;
}

/** Why an engine gave nothing; the route that asked says it in its own words. */
export class EngineFailure extends Error {
  readonly reason: 'key-missing' | 'not-allowed' | 'too-long' | 'failed';

  constructor(reason: EngineFailure['reason'], cause?: unknown) {
    super(reason, { cause });
    this.name = 'EngineFailure';
    this.reason = reason;
  }
}
