import type { Reading } from './fact.ts';

const MARKS = new Set(['.', ')', '-', '–']);

/** Takes the numbers that only count the lines of a list, « 1. », « 2) », « 3- »: from one on, each one more than the last. */
export function skipListMarks({ tokens, taken }: Reading): void {
  let open: number[] = [];
  const close = () => {
    if (open.length > 1) for (const at of open) taken[at] = 1;
    open = [];
  };
  tokens.forEach((token, at) => {
    if (token.kind !== 'digits' || (at > 0 && tokens[at - 1]?.kind !== 'break')) return;
    const mark = tokens[at + 1];
    const text = tokens[at + 2];
    if (mark?.glued !== true || !MARKS.has(mark.key)) return;
    if (text === undefined || text.glued || text.kind === 'break') return;
    if (token.key !== String(open.length + 1)) close();
    if (token.key === String(open.length + 1)) open.push(at);
  });
  close();
}
