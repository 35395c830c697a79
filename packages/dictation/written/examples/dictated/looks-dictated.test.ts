import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { looksDictated, writeText } from '../../index.ts';
import { writeAsParakeet, writeAsWhisper } from '../engines/write-as-engine.test-data.ts';
import { proseSentences } from '../prose/sentences.test-data.ts';

/** A text and whether its punctuation was spoken, settled before the measure saw it; each second one is held out. */
function passages(language: 'fr' | 'en') {
  return readFileSync(new URL(`passages-${language}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row, index) => {
      const [kind, text = ''] = row.split('\t');
      return {
        isDictated: kind === 'dictated',
        text: text.replaceAll(String.raw`\n`, '\n'),
        part: index % 2 === 0 ? 'development' : 'held-out',
      };
    });
}

describe.each(['fr', 'en'] as const)('a transcript with spoken punctuation, %s', (language) => {
  const wrong = (part: 'development' | 'held-out') =>
    passages(language)
      .filter((one) => one.part === part && looksDictated(one.text, language) !== one.isDictated)
      .map(({ text }) => text);

  it('is told from written text, where the measure was tuned', () => {
    expect(wrong('development')).toEqual([]);
  });

  it('is told from written text, in the held-out passages', () => {
    expect(wrong('held-out')).toEqual([]);
  });

  it('is recognised in the dictated cases, and no more once it is written', () => {
    const names =
      language === 'fr'
        ? ['01-fr-F-entorse-lombaire', '02-fr-F-fracture-cheville', '04-fr-M-coiffe-epaule']
        : ['03-en-F-hip-labral', '05-en-F-cervical-radiculopathy'];
    for (const name of names) {
      const file = new URL(`../../cases/${name}.json`, import.meta.url);
      const raw = JSON.parse(readFileSync(file, 'utf8')) as { section7_raw: string; section8_raw: string };
      for (const text of [raw.section7_raw, raw.section8_raw]) {
        expect(looksDictated(text, language)).toBe(true);
        for (const write of [writeAsParakeet, writeAsWhisper])
          expect(looksDictated(write(text, language, text.length), language)).toBe(true);
        expect(looksDictated(writeText(text, { language }).text, language)).toBe(false);
      }
    }
  });

  it('is never seen in a sentence of medico-legal prose, bare or as an engine writes it', () => {
    const sentences = proseSentences(language);
    const seen = sentences.flatMap(({ spoken, written }) =>
      [
        spoken,
        written,
        writeAsParakeet(spoken, language, spoken.length),
        writeAsWhisper(spoken, language, spoken.length),
      ].filter((text) => looksDictated(text, language)),
    );
    expect(sentences.length).toBeGreaterThanOrEqual(1000);
    expect(seen).toEqual([]);
  });

  it('is never seen in many sentences of prose together', () => {
    const sentences = proseSentences(language).map(({ spoken }) => spoken);
    for (let from = 0; from < sentences.length; from += 50) {
      const together = sentences.slice(from, from + 50);
      for (const between of ['\n', '. ', ' '])
        expect(looksDictated(together.join(between), language)).toBe(false);
    }
  });
});

it('is measured in long and repeated texts', () => {
  expect(looksDictated('elle a mal virgule '.repeat(40_000), 'fr')).toBe(true);
  expect(looksDictated('elle a mal au dos. '.repeat(25_000), 'fr')).toBe(false);
});
