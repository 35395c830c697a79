import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { formatHistory, generateConclusion } from '@constat/assistance/local';
import { CASES } from '../packages/assistance/local/cases.test-data.ts';
import { medianProcessorMs } from './timing.ts';

const ROUNDS = 15;
const WORDS = 5_000;
const AIM_MS = 50;

export interface AssistanceBenchResult {
  /** Milliseconds of processor for a section 7 of 5,000 words, the median of the rounds. */
  readonly historyMs: number;
  /** The same for 20,000 words, divided by four times that of 5,000: 1 is linear. */
  readonly growth: number;
  /** Milliseconds for a conclusion from a full report with that history. */
  readonly conclusionMs: number;
}

/** The local rules on long texts. */
export function benchAssistance(): AssistanceBenchResult {
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

  const historyMs = medianProcessorMs(ROUNDS, () => formatHistory(long, { language: 'fr' }));
  const longerMs = medianProcessorMs(ROUNDS, () => formatHistory(longer, { language: 'fr' }));
  const conclusionMs = medianProcessorMs(ROUNDS, () => generateConclusion(request));
  const result = { historyMs, growth: longerMs / (4 * historyMs), conclusionMs };
  console.log(`local rules, median of ${ROUNDS} (aim under ${AIM_MS} ms):`);
  console.log(`  section 7 of ${WORDS} words  ${historyMs.toFixed(1)} ms`);
  console.log(`  full conclusion         ${conclusionMs.toFixed(1)} ms`);
  console.log(`  growth at four times    ${result.growth.toFixed(2)} (1 is linear)`);
  return result;
}

function repeatTo(text: string, words: number): string {
  const count = text.split(/\s+/u).length;
  return Array.from({ length: Math.ceil(words / count) }, () => text).join('\n\n');
}
