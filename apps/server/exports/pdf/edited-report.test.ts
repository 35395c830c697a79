import { expect, test } from 'vitest';
import { CREATION_TIME, fullReport } from '../reports.test-data.ts';
import { createPdfRenderer } from './create-pdf-renderer.ts';

const ROUNDS = 4;
/** Of processor time, an edited report takes 0.4 of what a first one takes; 0.9 where no layout is used again. */
const MOST_OF_FIRST = 0.7;

test('the layout of a report is used again after an edit', async () => {
  const { render, forget } = await createPdfRenderer('native');
  const timeOf = (edits: number): number => {
    const document = fullReport('fr', { historiqueEvolution: 'Un suivi est prévu. '.repeat(20 + edits) });
    const started = process.cpuUsage();
    render(document, CREATION_TIME);
    return process.cpuUsage(started).user;
  };
  const firsts: number[] = [];
  const edited: number[] = [];
  timeOf(0);
  // The least of each: a busy machine lengthens single rounds.
  for (let round = 0; round < ROUNDS; round += 1) {
    forget();
    firsts.push(timeOf(2 * round));
    edited.push(timeOf(2 * round + 1));
  }
  expect(Math.min(...edited) / Math.min(...firsts)).toBeLessThan(MOST_OF_FIRST);
});
