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
  ['distribute-subjective', DISTRIBUTE_SUBJECTIVE, '1 1d17a40a1bd2'],
  ['enhance-dictation', ENHANCE_DICTATION, '1 e79bba3f2ba4'],
  ['format-history', FORMAT_HISTORY, '1 b5bef1cb384c'],
  ['generate-conclusion', GENERATE_CONCLUSION, '2 be6272da131d'],
];

test.each(KNOWN)('%s has the version of its words, in both languages', (_name, prompt, known) => {
  const words = `${instructionsOf(prompt, 'fr')}\n${instructionsOf(prompt, 'en')}`;
  const fingerprint = createHash('sha256').update(words).digest('hex').slice(0, 12);
  expect(`${prompt.version} ${fingerprint}`).toBe(known);
  expect(prompt.fr).not.toBe(prompt.en);
});
