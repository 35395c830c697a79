import type { Reading } from './fact.ts';

const BEING = /^(?:am|is|are|m|s|re)$/u;

/** Takes "going to" and "'ll", which say no more than "will" does. */
export function readFutureMarks({ language, tokens, taken }: Reading): void {
  if (language !== 'en') return;
  tokens.forEach(({ key, joiner }, at) => {
    if (key === 'll' && joiner === '’') taken[at] = 1;
    const isNext = BEING.test(tokens[at - 1]?.key ?? '') || BEING.test(tokens[at - 2]?.key ?? '');
    if (key === 'going' && tokens[at + 1]?.key === 'to' && tokens[at + 2]?.kind === 'word' && isNext) {
      taken[at] = 1;
      taken[at + 1] = 1;
    }
  });
}
