import { stripHidden } from '@constat/assistance/fidelity';
import type { Required } from '@constat/assistance/identity';
import type { ConclusionSentences, TextLanguage } from '@constat/assistance/local';
import { typeset } from '@constat/report/document';
import type { Clock } from '../../platform/clock.ts';
import { isLoopback } from '../../platform/loopback.ts';
import { EngineFailure } from '../engine.ts';
import type { AssistanceEngine, EngineCall } from '../engine.ts';
import type { MayLeave } from '../../transfers/transfer-consent.ts';
import type { createModelCaller } from './ask-model.ts';
import { partsAnswer, textAnswer } from './answer-schemas.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { conclusionQuestion, readConclusion } from './conclusion-question.ts';
import { DISTRIBUTE_SUBJECTIVE } from './prompts/distribute-subjective.ts';
import { ENHANCE_DICTATION } from './prompts/enhance-dictation.ts';
import { FORMAT_HISTORY } from './prompts/format-history.ts';
import { hideIdentity } from './hide-identity.ts';
import { asksForKey, endpointOf } from './question.ts';
import type { Question, ServedSettings } from './question.ts';

/** All attempts of one call together. */
const TIME_LIMIT_MS = 120_000;
/** Times that a question is asked where its answers lose a placeholder or make one up. */
const ANSWERS = 2;
/** Characters of one question; a longer text is refused before anything is sent. */
const LONGEST_INPUT = 60_000;

/** A model behind `POST /v1/chat/completions` or Anthropic's `POST /v1/messages`. */
export function createServedEngine(
  settings: ServedSettings,
  {
    clock,
    mayLeave,
    timeLimitMs = TIME_LIMIT_MS,
  }: { readonly clock: Clock; readonly mayLeave: MayLeave; readonly timeLimitMs?: number },
): AssistanceEngine {
  const { provider, model } = settings;
  const { host, hostname } = endpointOf(settings);
  const leavesMachine = !isLoopback(hostname);
  let askModel: ReturnType<typeof createModelCaller> | undefined;
  const breaker = createCircuitBreaker(clock);
  const closing = new AbortController();
  const isKeyMissing = settings.key === null && asksForKey(settings);

  async function requireConsent(): Promise<void> {
    if (leavesMachine && !(await mayLeave())) throw new EngineFailure('not-allowed');
  }

  async function ask<T>(asked: Question<T>, { signal, identity = {} }: EngineCall): Promise<T> {
    if (isKeyMissing) throw new EngineFailure('key-missing');
    await requireConsent();
    if (JSON.stringify(asked.data).length > LONGEST_INPUT) throw new EngineFailure('too-long');
    if (breaker.isPaused()) throw new EngineFailure('failed');
    const { question, restore } = hideIdentity(asked, identity);
    const limits = [AbortSignal.timeout(timeLimitMs), closing.signal];
    const limited = AbortSignal.any(signal === undefined ? limits : [...limits, signal]);
    try {
      // Loaded with the first question: the local rules, which most servers use, need none of it.
      askModel ??= (await import('./ask-model.ts')).createModelCaller(settings, requireConsent);
      for (let left = ANSWERS; left > 0; left -= 1) {
        const answer = restore(await askModel(question, limited));
        breaker.succeeded();
        if (answer !== null) return answer;
      }
      throw new EngineFailure('failed', new Error('each answer lost a placeholder, or made one up'));
    } catch (cause) {
      signal?.throwIfAborted();
      // Withdrawn between two tries, or a model that does not keep placeholders: the server has not failed.
      if (cause instanceof EngineFailure) throw cause;
      breaker.failed();
      throw new EngineFailure('failed', cause);
    }
  }

  async function askText(
    prompt: Question<string>['prompt'],
    document: string,
    call: EngineCall,
    keeps: Required = 'each',
  ): Promise<string> {
    const data = { document: stripHidden(document) };
    const { text } = await ask({ prompt, language: call.language, data, answer: textAnswer, keeps }, call);
    return clean(text, call.language);
  }

  async function askParts(document: string, call: EngineCall) {
    const data = { document: stripHidden(document) };
    const question = {
      prompt: DISTRIBUTE_SUBJECTIVE,
      language: call.language,
      data,
      answer: partsAnswer,
      keeps: 'each',
    } as const;
    const { appreciation, plaintes, impact } = await ask(question, call);
    const { language } = call;
    const parts = {
      appreciation: cleanPart(appreciation, language),
      plaintes: cleanPart(plaintes, language),
      impact: cleanPart(impact, language),
    };
    if (parts.appreciation + parts.plaintes + parts.impact === '') throw new EngineFailure('failed');
    return parts;
  }

  return {
    name: provider,
    async status() {
      const isAllowed = !leavesMachine || (await mayLeave());
      const state = !isAllowed ? 'not-allowed' : breaker.isPaused() ? 'paused' : 'ready';
      return {
        engine: provider,
        model,
        leavesMachine,
        ...(leavesMachine && { host }),
        state: isKeyMissing ? 'key-missing' : state,
      };
    },
    formatHistory: (text, call) => askText(FORMAT_HISTORY, text, call),
    formatSubjective: askParts,
    // A self-correction takes words back, and a name with them.
    enhance: (_section, transcript, call) => askText(ENHANCE_DICTATION, transcript, call, 'each-kind'),
    distribute: async (text, call) => ({ sections: await askParts(text, call), marks: [] }),
    conclude: async (request, call) => {
      const question = conclusionQuestion(request);
      if (question === null) return null;
      const { sentences } = await ask(question, call);
      const proposed = readConclusion(sentences, request, (text) => cleanPart(text, request.language));
      if (isEmpty(proposed.sentences) && proposed.unsourced.length === 0) throw new EngineFailure('failed');
      return proposed;
    },
    async close() {
      closing.abort(new Error('assistance engine closed'));
    },
  };
}

function isEmpty(sentences: ConclusionSentences): boolean {
  return Object.values(sentences).every(({ length }) => length === 0);
}

/** A model's text is treated as any outside text: no hidden or control character, the typography of its language. */
function cleanPart(text: string, language: TextLanguage): string {
  return typeset(stripHidden(text), language).trim();
}

function clean(text: string, language: TextLanguage): string {
  const cleaned = cleanPart(text, language);
  if (cleaned === '') throw new EngineFailure('failed');
  return cleaned;
}
