/** What the review finds in the sequelae of section 12, and what it says of those that contradict nothing. */
import { describe, expect, it } from 'vitest';
import { SEQUELAE } from './measured.test-data.ts';

describe.each(SEQUELAE)(
  'sequelae of section 12 ($language)',
  ({ development, heldOut, lines, heldOutLines }) => {
    it('that contradict the report are found, all of those that the rules were made with', () => {
      expect(development.total).toBeGreaterThanOrEqual(8);
      expect(development.missed).toEqual([]);
    });

    it('that contradict the report are found, 8 of 10 of those that were held out', () => {
      expect(heldOut.total).toBeGreaterThanOrEqual(8);
      expect(heldOut.found / heldOut.total).toBeGreaterThanOrEqual(0.8);
    });

    it('that contradict nothing show no line', () => {
      expect(lines).toEqual([]);
    });

    it('that contradict nothing show at most one line where they were held out', () => {
      expect(heldOutLines.length).toBeLessThanOrEqual(1);
    });
  },
);
