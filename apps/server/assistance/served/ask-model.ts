import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, Output } from 'ai';
import type { LanguageModel } from 'ai';
import { instructionsOf } from './prompts/prompt.ts';
import { endpointOf } from './question.ts';
import type { Question, ServedSettings } from './question.ts';
import { withRetries } from './retry.ts';

// The SDK would write its warnings, which can quote the request, to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Bytes of an answer, far above any text that is asked for. */
const ANSWER_BYTES = 1_000_000;

/** Fetch that follows no redirect and stops reading an answer above one megabyte. */
const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  let received = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received > ANSWER_BYTES) throw new Error('the answer is larger than allowed');
      controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
};

/**
 * A function that asks the model of the settings one question. No tools are given. A server that refuses a schema is
 * asked again for plain JSON; the answer is checked against the schema in every case.
 * @param beforeEachTry rejects where nothing may be sent
 */
export function createModelCaller(settings: ServedSettings, beforeEachTry: () => Promise<void>) {
  const baseURL = endpointOf(settings).href;
  const apiKey = settings.key ?? '';
  const models: readonly LanguageModel[] =
    settings.provider === 'anthropic'
      ? [createAnthropic({ baseURL, apiKey, fetch: limitedFetch })(settings.model)]
      : [true, false].map((supportsStructuredOutputs) =>
          createOpenAICompatible({
            name: 'openai',
            baseURL,
            fetch: limitedFetch,
            supportsStructuredOutputs,
            ...(settings.key !== null && { apiKey }),
          })(settings.model),
        );

  return async function askModel<T>(question: Question<T>, signal: AbortSignal): Promise<T> {
    const [first, plain] = models;
    const tryOn = (model: LanguageModel) =>
      withRetries(async () => {
        await beforeEachTry();
        return ask(model, question, signal);
      }, signal);
    if (first === undefined) throw new Error('no model');
    try {
      return await tryOn(first);
    } catch (error) {
      const refused =
        APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
      if (!refused || plain === undefined) throw error;
      return tryOn(plain);
    }
  };
}

async function ask<T>(
  model: LanguageModel,
  { prompt, language, data, answer }: Question<T>,
  abortSignal: AbortSignal,
): Promise<T> {
  const { output } = await generateText({
    model,
    instructions: instructionsOf(prompt, language),
    messages: [{ role: 'user', content: JSON.stringify(data) }],
    output: Output.object({ schema: answer }),
    // Structured output by schema, never through a tool.
    providerOptions: { anthropic: { structuredOutputMode: 'outputFormat' } },
    maxRetries: 0,
    abortSignal,
  });
  return answer.parse(output);
}
