/** The local rules of assistance on long texts. */
import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { formatHistory, generateConclusion } from '@constat/assistance/local';
import { CASES } from '../../packages/assistance/local/cases.test-data.ts';
import { measureGrowth, measureRule } from './measure-rule.ts';
import type { Figure } from '../measure.ts';

const WORDS = 5_000;
const AIM = { atMost: 50 };

export async function benchAssistance(): Promise<readonly Figure[]> {
  const { history, subjective, examination, gender } = CASES['01-fr-F-entorse-lombaire'];
  const long = repeatTo(history, WORDS);
  const longer = repeatTo(history, 4 * WORDS);
  const data = { ...examination, historiqueEvolution: long, plaintesproblemes: subjective };
  const request = {
    type: MEDICAL_EVALUATION,
    data,
    language: 'fr',
    gender,
    normals: DEFAULT_NORMALS,
  } as const;
  const format = (text: string) => () => formatHistory(text, { language: 'fr' });
  return [
    await measureRule({ name: 'section 7 formatted, 5,000 words', work: format(long), text: long, aim: AIM }),
    await measureRule({
      name: 'conclusion from a report of 5,000 words',
      work: () => generateConclusion(request),
      text: Object.values(data).join(' '),
      aim: AIM,
    }),
    await measureGrowth('section 7, 20,000 words, time a word', {
      short: format(long),
      long: format(longer),
      times: 4,
    }),
  ];
}

function repeatTo(text: string, words: number): string {
  const count = text.split(/\s+/u).length;
  return Array.from({ length: Math.ceil(words / count) }, () => text).join('\n\n');
}
