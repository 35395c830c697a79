import type { RecognisedWord } from '../engine.ts';

/** What a recogniser gives for one stretch of audio; lists are empty where a model gives nothing of the kind. */
interface TokenResult {
  readonly text: string;
  readonly tokens: readonly string[];
  readonly timestamps: readonly number[];
  readonly durations: readonly number[];
  readonly ys_log_probs: readonly number[];
}

/** Longest time given to the last token of a word when the model does not say how long it lasted. */
const LAST_TOKEN_SECONDS = 0.3;

/**
 * Turns tokens into words with times. A token that begins with a space or with "▁" begins a word. A model without
 * token times has its words spread over the stretch by length: good enough to find the place to listen to.
 * @param offset seconds from the start of the audio to this stretch
 * @param seconds length of the stretch
 */
export function buildWords(result: TokenResult, offset: number, seconds: number): RecognisedWord[] {
  const spoken = result.text.split(/\s+/u).filter((word) => word !== '');
  const timed = result.timestamps.length === result.tokens.length ? groupTokens(result) : [];
  // Byte-level tokens can split a letter in two; such a text is only whole in `text`.
  const agrees = timed.length === spoken.length && timed.every((word, index) => word.text === spoken[index]);
  if (!agrees) return spread(spoken, offset, seconds);
  return timed.map((word, index) => {
    const limit = Math.min(timed[index + 1]?.start ?? seconds, seconds);
    const end = Math.max(word.start, Math.min(word.end, limit));
    return { text: word.text, start: offset + word.start, end: offset + end, confidence: word.confidence };
  });
}

/** The mean confidence of words, or null when none has any. */
export function meanConfidence(words: readonly RecognisedWord[]): number | null {
  const known = words.flatMap((word) => (word.confidence === null ? [] : [word.confidence]));
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

function groupTokens({ tokens, timestamps, durations, ys_log_probs: logProbabilities }: TokenResult) {
  const words: { text: string; start: number; end: number; probabilities: number[] }[] = [];
  tokens.forEach((token, index) => {
    const start = timestamps[index] ?? 0;
    const text = token.replaceAll('▁', ' ');
    let word = words.at(-1);
    if (word === undefined || text.startsWith(' ')) {
      word = { text: '', start, end: start, probabilities: [] };
      words.push(word);
    }
    word.text += text.trimStart();
    word.end = start + (durations[index] ?? LAST_TOKEN_SECONDS);
    const logProbability = logProbabilities[index];
    if (logProbability !== undefined) word.probabilities.push(Math.min(1, Math.exp(logProbability)));
  });
  return words
    .filter((word) => word.text !== '')
    .map(({ probabilities, ...word }) => ({
      ...word,
      confidence:
        probabilities.length === 0 ? null : probabilities.reduce((a, b) => a + b, 0) / probabilities.length,
    }));
}

function spread(words: readonly string[], offset: number, seconds: number): RecognisedWord[] {
  const total = words.reduce((sum, word) => sum + word.length + 1, 0);
  let before = 0;
  return words.map((text) => {
    const start = offset + (before / total) * seconds;
    before += text.length + 1;
    return { text, start, end: offset + (before / total) * seconds, confidence: null };
  });
}
