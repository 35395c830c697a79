import { expect, it } from 'vitest';
import { writeText } from '../../index.ts';

it.each([
  ['en', 'off work from May 3 to the 5th of May, correction, the 6th of May', 'off work from May 3 to May 6'],
  [
    'en',
    'off work from May 3 to the 5th of June, correction, the 6th of June',
    'off work from May 3 to June 6',
  ],
  [
    'en',
    'off work from May third to the tenth of June two thousand twenty-four, correction, the twelfth of June two thousand twenty-four',
    'off work from May 3 to June 12, 2024',
  ],
  ['fr', 'arrêt du 3 mai au 5 juin, correction, au 6 juin', 'arrêt du 3 mai au 6 juin'],
  ['fr', 'arrêt du trois mai au cinq mai, correction, au six mai', 'arrêt du 3 mai au 6 mai'],
] as const)('the end of a range of dates is corrected alone, %s: %s', (language, said, written) => {
  expect(writeText(said, { language, startsSentence: false }).text).toBe(written);
});
