import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeDictation, writeText } from '../index.ts';
import type { WrittenText } from '../index.ts';
import { defaultVerbatimCommands, defaultVoiceCommands } from '../../commands/index.ts';

interface Case {
  readonly case_id: string;
  readonly language: string;
  readonly section7_raw: string;
  readonly section8_raw: string;
  readonly checks: {
    readonly must_keep: readonly string[];
    readonly negations: readonly string[];
    readonly must_not_contain: readonly string[];
  };
}

const CASES = [
  '01-fr-F-entorse-lombaire',
  '02-fr-F-fracture-cheville',
  '03-en-F-hip-labral',
  '04-fr-M-coiffe-epaule',
  '05-en-F-cervical-radiculopathy',
] as const;
const CREATED = '2025-01-01T00:00:00.000Z';

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

describe.each(CASES)('case %s', (id) => {
  const example = JSON.parse(read(`${id}.json`)) as Case;
  const language = example.language.startsWith('fr') ? 'fr' : 'en';
  const options = {
    language,
    voiceCommands: defaultVoiceCommands(language, CREATED),
    verbatimCommands: defaultVerbatimCommands(CREATED),
  } as const;
  const write = (raw: string): WrittenText =>
    writeDictation(
      raw.split(' ').map((text) => ({ text })),
      options,
    );
  const written = { section7: write(example.section7_raw), section8: write(example.section8_raw) };
  const spaced = `${written.section7.text}\n${written.section8.text}`.replaceAll('\u00A0', ' ');

  it.each(['section7', 'section8'] as const)('%s is written word for word as it was read', (section) => {
    expect(`${written[section].text}\n`).toBe(read(`${id}.${section}.golden.txt`).replaceAll('~', '\u00A0'));
  });

  it.each([...example.checks.must_keep, ...example.checks.negations])('keeps « %s »', (kept) => {
    expect(spaced).toContain(kept);
  });

  it.each(example.checks.must_not_contain)('does not hold « %s »', (unwanted) => {
    expect(written.section7.text.replaceAll('\u00A0', ' ')).not.toContain(unwanted);
  });

  it('leaves nothing in doubt, uses no command and changes nothing the second time', () => {
    for (const { text, ambiguous, usedCommands, verbatimSections } of [written.section7, written.section8]) {
      expect(ambiguous).toEqual([]);
      expect(usedCommands).toEqual([]);
      expect(verbatimSections).toEqual([]);
      expect(writeText(text, options).text).toBe(text);
    }
  });
});

describe('the traps of the cases', () => {
  const first = JSON.parse(read(`${CASES[0]}.json`)) as Case;
  const third = JSON.parse(read(`${CASES[2]}.json`)) as Case;
  const fourth = JSON.parse(read(`${CASES[3]}.json`)) as Case;
  const fifth = JSON.parse(read(`${CASES[4]}.json`)) as Case;

  it('takes back the one side that was corrected, and notes it', () => {
    const french = writeText(first.section7_raw, { language: 'fr' });
    expect(french.corrections).toMatchObject([{ command: 'correction', removed: 'à droite' }]);
    const english = writeText(third.section7_raw, { language: 'en' });
    expect(english.corrections).toMatchObject([{ command: 'scratch that', removed: 'on the right' }]);
    expect(english.text).toContain('colon cancer');
    expect(english.text).toContain('After a period of eight weeks');
  });

  it('takes back what a bare « non » or "no" between two pauses refuses, a level and a side, and nothing else', () => {
    const french = writeText(fourth.section7_raw, { language: 'fr' });
    expect(french.corrections).toMatchObject([
      { command: 'non', removed: 'du neuf octobre' },
      { command: 'non', removed: 'droite' },
    ]);
    const english = writeText(fifth.section7_raw, { language: 'en' });
    expect(english.corrections).toMatchObject([
      { command: 'no', removed: 'june ninth' },
      { command: 'scratch that', removed: 'on the right' },
      { command: 'correction', removed: 'C six' },
    ]);
  });

  it('reads IM as a route, keeps it after its dose, and keeps the titles', () => {
    const { abbreviations, text } = writeText(first.section7_raw, { language: 'fr' });
    expect(abbreviations.find(({ letters }) => letters === 'IM')).toMatchObject({
      expansion: 'par voie intramusculaire',
      expanded: false,
    });
    expect(text).toContain('la docteure Orsanne');
    expect(text).toContain('le docteur Valbrume');
  });
});
