/** From what was said to what is printed: a case dictated with spoken corrections, written, and read back from its PDF. */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { readFileSync } from 'node:fs';
import { defaultVerbatimCommands, defaultVoiceCommands } from '@constat/dictation/commands';
import { writeDictation } from '@constat/dictation/written';
import { buildDocument } from '@constat/report/document';
import { describe, expect, test } from 'vitest';
import { readCase } from './case-reports.test-data.ts';
import { createPdfRenderer } from './pdf/create-pdf-renderer.ts';
import { readPdf, withoutSpace } from './read-back.test-data.ts';
import { CREATION_TIME } from './reports.test-data.ts';

const CASE = '01-fr-F-entorse-lombaire';
const CASES = new URL('../../../packages/dictation/written/cases/', import.meta.url);
const CREATED = '2025-01-01T00:00:00.000Z';

/** What the case says, and the same with a slip of the tongue and its correction. */
type Slip = readonly [said: string, withSlip: string];

const SPOKEN: readonly Slip[] = [
  // dose
  [
    'naproxène cinq cents milligrammes PO BID',
    'naproxène deux cent cinquante milligrammes virgule je veux dire virgule naproxène cinq cents milligrammes PO BID',
  ],
  // date
  [
    'le quinze novembre deux mille vingt-trois point',
    'le seize novembre deux mille vingt-trois point correction virgule le quinze novembre deux mille vingt-trois point',
  ],
  // level
  [
    'en L cinq S un point à la ligne',
    'en L trois L quatre virgule pardon virgule en L cinq S un point à la ligne',
  ],
  // degrees, and a movement said again with another between
  [
    "la flexion est à soixante degrés virgule l'extension à dix degrés virgule",
    "la flexion est à cinquante-cinq degrés virgule l'extension à douze degrés virgule correction virgule à dix degrés virgule non je reprends virgule la flexion est à soixante degrés virgule",
  ],
  // side
  ['à droite correction à gauche sous', 'à droite virgule non je reprends virgule à gauche sous'],
];
const RECOGNISED: readonly Slip[] = [
  ['naproxène 500 mg PO BID', 'naproxène 250 mg, je veux dire, naproxène 500 mg PO BID'],
  ['le 15 novembre 2023.', 'le 16 novembre 2023. Correction, le 15 novembre 2023.'],
  ['léger en L5-S1.', 'léger en L3-L4. Pardon, en L5-S1.'],
  [
    "la flexion est à 60°, l'extension à 10°,",
    "la flexion est à 55 degrés, l'extension à 12 degrés, correction, à 10 degrés, non, je reprends, la flexion est à 60 degrés,",
  ],
  ['L5-S1 à gauche sous', 'L5-S1 à droite. Non, je reprends, à gauche sous'],
];

const RIGHT = [
  'naproxène 500 mg PO BID',
  'omnipraticienne, le 15 novembre 2023. Le diagnostic',
  'un pincement discal léger en L5-S1.',
  'la flexion est à 60°, l’extension à 10°, le Lasègue est négatif',
  'une infiltration facettaire L4-L5 et L5-S1 à gauche sous fluoroscopie',
];
const WRONG = [
  '250 mg',
  '16 novembre 2023',
  'L3-L4',
  '55°',
  'à 12°',
  '55 degrés',
  '12 degrés',
  'à droite sous',
  'L5-S1 à droite',
];

function read(name: string): string {
  return readFileSync(new URL(name, CASES), 'utf8');
}

function withSlips(text: string, slips: readonly Slip[]): string {
  let dictated = text;
  for (const [said, withSlip] of slips) {
    expect(dictated.split(said)).toHaveLength(2);
    dictated = dictated.replace(said, withSlip);
  }
  return dictated;
}

const DICTATIONS = {
  spoken: () =>
    withSlips((JSON.parse(read(`${CASE}.json`)) as { section7_raw: string }).section7_raw, SPOKEN),
  'punctuated by the engine': () =>
    withSlips(read(`${CASE}.section7.golden.txt`).trim().replaceAll('~', ' '), RECOGNISED),
} as const;

describe.each(Object.entries(DICTATIONS))('a dictation with six corrections, %s', (_style, dictation) => {
  const words = dictation()
    .split(/\s+/u)
    .map((text) => ({ text }));
  const written = writeDictation(words, {
    language: 'fr',
    voiceCommands: defaultVoiceCommands('fr', CREATED),
    verbatimCommands: defaultVerbatimCommands(CREATED),
    abbreviations: 'keep',
  });

  test('applies each of them, and leaves none in doubt', () => {
    expect(written.corrections).toHaveLength(6);
    expect(written.ambiguous).toEqual([]);
  });

  test('prints every right fact and no wrong one', async () => {
    const { formData, meta, profile, title } = readCase(CASE);
    const data = { ...formData, historiqueEvolution: written.text };
    const document = buildDocument({ type: MEDICAL_EVALUATION, formData: data, meta }, 'fr', profile, title);
    const { render } = await createPdfRenderer('native');
    const { text } = await readPdf(render(document, CREATION_TIME));
    const printed = plain(text);
    for (const fact of RIGHT) expect(printed).toContain(plain(fact));
    for (const fact of WRONG) expect(printed).not.toContain(plain(fact));
  });
});

/** Without spaces and with one kind of apostrophe: lines are broken, and quotes are set, by the page. */
function plain(text: string): string {
  return withoutSpace(text).replaceAll('’', "'");
}
