/** From one utterance of an examination to its cells. */
import { readFileSync } from 'node:fs';
import { NOTHING_SAID, understandUtterance } from '@constat/examination';
import { SECOND_VERSION } from '@constat/report/catalogue';
import { measureGrowth, measureRule } from './measure-rule.ts';
import type { Figure } from '../measure.ts';

const FORM = { value: () => '', isOpen: () => true };
/** A dictation without a pause is long: this many utterances said as one. */
const JOINED = 20;

interface Utterance {
  readonly lang: 'fr' | 'en';
  readonly spoken: string;
}

export async function benchExamination(): Promise<readonly Figure[]> {
  const said = (['fr', 'en'] as const).flatMap(read);
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
  const each = await measureRule({
    name: 'an utterance understood',
    work: () => said.map(hear),
    text: said.map(({ spoken }) => spoken).join(' '),
    aim: { atMost: 5 },
    rounds: 9,
    warmUp: 2,
  });
  const perUtterance = (values: readonly number[]): number[] => values.map((value) => value / said.length);
  return [
    {
      ...each,
      ours: perUtterance(each.ours),
      ...(each.peer && { peer: { ...each.peer, values: perUtterance(each.peer.values) } }),
    },
    await measureGrowth(
      `${JOINED} utterances said as one, time each`,
      {
        short: () => said.map(hear),
        long: () => long.map(hear),
        times: (long.length * JOINED) / said.length,
      },
      { rounds: 5 },
    ),
  ];
}

function read(language: 'fr' | 'en'): readonly Utterance[] {
  const file = new URL(`../../packages/examination/utterances/development/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Utterance[];
}

function hear({ lang, spoken }: Utterance): unknown {
  return understandUtterance(
    { text: spoken, language: lang, type: SECOND_VERSION, form: FORM },
    NOTHING_SAID,
  );
}
