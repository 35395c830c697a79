import { readFileSync } from 'node:fs';
import { NOTHING_SAID, understand } from '@constat/examination';
import { SECOND_VERSION } from '@constat/report/catalogue';
import { medianProcessorMs } from './timing.ts';

const AIM_MS = 5;
const ROUNDS = 15;
const FORM = { value: () => '', isOpen: () => true };
/** A dictation without a pause is long: this many utterances said as one. */
const JOINED = 20;

interface Utterance {
  readonly lang: 'fr' | 'en';
  readonly spoken: string;
}

export interface ExaminationBenchResult {
  /** Milliseconds of processor to understand one utterance, the median of the rounds over all of them. */
  readonly milliseconds: number;
  /** The time for twenty utterances said as one over twenty times that for one: 1 is linear. */
  readonly growth: number;
}

/** From one utterance of an examination to its cells. */
export function benchExamination(): ExaminationBenchResult {
  const said = (['fr', 'en'] as const).flatMap(read);
  const milliseconds = medianProcessorMs(ROUNDS, () => said.map(hear)) / said.length;
  const long = said
    .filter((_, index) => index % JOINED === 0)
    .map((one, at) => ({
      lang: one.lang,
      spoken: said
        .filter(({ lang }) => lang === one.lang)
        .slice(at * JOINED, (at + 1) * JOINED)
        .map(({ spoken }) => spoken)
        .join(' '),
    }))
    .filter(({ spoken }) => spoken !== '');
  const growth = medianProcessorMs(ROUNDS, () => long.map(hear)) / long.length / (JOINED * milliseconds);
  console.log(
    `an utterance of an examination understood: ${milliseconds.toFixed(2)} ms, median of ${ROUNDS} over ${said.length} (aim: under ${AIM_MS})`,
  );
  console.log(`  ${JOINED} said as one: × ${growth.toFixed(2)} per utterance (linear: 1)`);
  return { milliseconds, growth };
}

function read(language: 'fr' | 'en'): readonly Utterance[] {
  const file = new URL(`../packages/examination/utterances/development/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Utterance[];
}

function hear({ lang, spoken }: Utterance): unknown {
  return understand({ text: spoken, language: lang, type: SECOND_VERSION, form: FORM }, NOTHING_SAID);
}
