import { replaceIdentity } from '@constat/assistance/identity';
import type { Identity } from '@constat/assistance/identity';
import type { Question } from './question.ts';

/** A question that tells no identity, and the way back to an answer that does. */
export interface HiddenQuestion<T> {
  readonly question: Question<T>;
  /** Null where the answer lost a placeholder, or made one up. */
  readonly restore: (answer: T) => T | null;
}

/** Replaces in every text of a question what tells an identity, and puts it back in every text of its answer. */
export function hideIdentity<T>(question: Question<T>, identity: Identity): HiddenQuestion<T> {
  const { texts, restore } = replaceIdentity(textsOf(question.data), identity);
  return {
    question: { ...question, data: withTexts(question.data, texts) },
    restore(answer) {
      const restored = restore(textsOf(answer), question.keeps);
      return restored === null ? null : withTexts(answer, restored);
    },
  };
}

/** Every text of a document, in order. */
function textsOf(value: unknown): readonly string[] {
  const texts: string[] = [];
  mapTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

function withTexts<T>(value: T, texts: readonly string[]): T {
  let at = 0;
  return mapTexts(value, (text) => texts[at++] ?? text) as T;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapTexts(member, change)]));
}
