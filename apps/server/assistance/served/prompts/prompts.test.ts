import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DISTRIBUTE_SUBJECTIVE } from './distribute-subjective.ts';
import { ENHANCE_DICTATION } from './enhance-dictation.ts';
import { FORMAT_HISTORY } from './format-history.ts';
import { GENERATE_CONCLUSION } from './generate-conclusion.ts';
import { instructionsOf } from './prompt.ts';
import type { Prompt } from './prompt.ts';

/** Version and fingerprint of the words: whoever changes a prompt or the common rules raises its version here too. */
const KNOWN: readonly (readonly [string, Prompt, string])[] = [
  ['distribute-subjective', DISTRIBUTE_SUBJECTIVE, '2 0f0612f869a6'],
  ['enhance-dictation', ENHANCE_DICTATION, '2 723ffa47107f'],
  ['format-history', FORMAT_HISTORY, '2 5ae7a7b43305'],
  ['generate-conclusion', GENERATE_CONCLUSION, '3 3fb617f9e0cb'],
];

test.each(KNOWN)('%s has the version of its words, in both languages', (_name, prompt, known) => {
  const words = `${instructionsOf(prompt, 'fr')}\n${instructionsOf(prompt, 'en')}`;
  const fingerprint = createHash('sha256').update(words).digest('hex').slice(0, 12);
  expect(`${prompt.version} ${fingerprint}`).toBe(known);
  expect(prompt.fr).not.toBe(prompt.en);
});
