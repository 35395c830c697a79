import { describe, expect, it } from 'vitest';
import { writeDictation, writeText } from '../write-dictation.ts';

const very = (times: number): string => 'très '.repeat(times);
const write = (spoken: string): string => writeText(spoken, { language: 'fr' }).text;
/** What the correction took away; `left` where it stands in the text, marked. */
function taken(spoken: string): string {
  const { corrections, ambiguous } = writeText(spoken, { language: 'fr' });
  const isLeft = ambiguous.some(({ reason }) => reason === 'correction');
  return isLeft ? 'left' : corrections.map(({ removed }) => removed).join(' | ');
}

describe('a correction', () => {
  it('is one, however many words hesitate before it', () => {
    expect(write('flexion à quatre-vingts degrés non non euh je reprends soixante-dix degrés')).toBe(
      'Flexion à 70°',
    );
    expect(write('flexion à quatre-vingts degrés non non non euh je reprends soixante-dix degrés')).toBe(
      'Flexion à 70°',
    );
    const hesitation = 'non '.repeat(40_000);
    expect(write(`flexion à quatre-vingts degrés ${hesitation}je reprends soixante-dix degrés`)).toBe(
      'Flexion à 70°',
    );
    expect(write(`aucune raideur ${hesitation}au genou`)).toBe(`Aucune raideur ${hesitation}au genou`);
  });

  it.each([
    'flexion à cent vingt degrés correction quarante-cinq minutes',
    'poids de quatre-vingts kilos correction un mètre soixante-dix',
    'marche pendant vingt minutes correction deux kilomètres',
  ])('is left where the units do not compare: %s', (said) => {
    expect(taken(said)).toBe('left');
  });

  it('is left where its label was said in another sentence, up to 120 tokens before', () => {
    const said = (words: number): string =>
      `examen passif point le patient est ${very(words)}souffrant point extension douloureuse point examen actif extension dix degrés correction examen passif extension onze degrés`;
    expect(taken(said(105))).toBe('left');
    expect(taken(said(106))).toBe('actif extension dix degrés');
  });

  it.each([
    'flexion soixante degrés correction extension vingt degrés correction trente degrés',
    'Flexion 60 degrés. Correction, Lasègue négatif. Correction, 70 degrés.',
    'Genou droit flexion 60 degrés. Correction, hanche abduction 20 degrés. Correction, flexion 70 degrés.',
    'flexion soixante degrés point correction abduction normale point je reprends flexion soixante-dix degrés',
  ])('is left after one that was left: %s', (said) => {
    expect(writeText(said, { language: 'fr' }).ambiguous).toHaveLength(2);
    expect(taken(said)).toBe('left');
  });

  it.each([
    [
      'tiret flexion soixante degrés tiret extension dix degrés correction extension vingt degrés tiret force normale',
      '- Flexion 60°\n- extension 20°\n- force normale',
    ],
    [
      'nouvelle ligne tiret douleur au genou droit correction au genou gauche tiret raideur au genou droit',
      '\n- Douleur au genou gauche\n- raideur au genou droit',
    ],
  ])('ends with its item: %s', (said, written) => {
    expect(write(said)).toBe(written);
  });

  it('reaches 120 tokens back', () => {
    const said = (words: number): string =>
      `flexion quatre-vingt-dix degrés virgule patient ${very(words)}souffrant correction flexion cent degrés`;
    expect(taken(said(114))).toBe('quatre-vingt-dix degrés');
    expect(taken(said(115))).toBe('left');
  });

  it('is followed by what restates within 40 tokens', () => {
    const said = (words: number): string =>
      `flexion quatre-vingt-dix degrés correction flexion ${'euh '.repeat(words)}cent degrés`;
    expect(taken(said(38))).toBe('quatre-vingt-dix degrés');
    expect(taken(said(39))).toBe('left');
  });

  it('is left in a sentence that a verb of saying began up to 60 tokens before', () => {
    const said = (words: number): string =>
      `il dit que la flexion est ${very(words)}douloureuse à quatre-vingts degrés correction à soixante-dix degrés`;
    expect(taken(said(51))).toBe('left');
    expect(taken(said(52))).toBe('à quatre-vingts degrés');
  });

  it('takes back a phrase that a pause of 0.7 s began', () => {
    const after = (pause: number): string =>
      writeDictation(
        [
          { text: 'raideur', start: -1, end: 0 },
          { text: 'lombaire', start: pause, end: pause + 1 },
          { text: 'annule', start: pause + 1, end: pause + 2 },
          { text: 'ça', start: pause + 2, end: pause + 3 },
        ],
        { language: 'fr' },
      ).text;
    expect(after(0.7)).toBe('Raideur');
    expect(after(0.69)).toBe('');
  });
});

describe('what a correction restates', () => {
  it('is a time of day up to 24 hours', () => {
    expect(taken('rendez-vous à vingt-quatre heures correction dix-huit heures')).toBe('vingt-quatre heures');
    expect(taken('rendez-vous à vingt-cinq heures correction dix-huit heures')).toBe('left');
  });

  it('is a day up to the 31st', () => {
    expect(taken('vu le douze mars correction le trente et un')).toBe('douze');
    expect(taken('vu le douze mars correction le trente-deux')).toBe('left');
  });

  it('is a date in figures where day, month and year are said anew', () => {
    expect(taken('vu le 2024-03-12 correction treize mars 2024')).toBe('2024-03-12');
    expect(taken('vu le 2024-03-12 correction treize mars')).toBe('left');
  });

  it('has up to four words that belong to it', () => {
    const said = (complement: string): string => `${complement} correction deux mois`;
    expect(taken(said('trois semaines de physiothérapie à la clinique de Laval pour la douleur'))).toBe(
      'trois semaines',
    );
    expect(
      taken(said('trois semaines de physiothérapie à la clinique de Laval pour la douleur au genou')),
    ).toBe('left');
  });

  it('is the end of a clause, of up to three words, that is begun again', () => {
    const said = (end: string): string => `l'abduction est ${end} correction l'abduction est complète`;
    expect(taken(said('toujours nettement limitée'))).toBe('toujours nettement limitée');
    expect(taken(said('toujours très nettement limitée'))).toBe('left');
  });
});
