import { describe, expect, it } from 'vitest';
import { writeText } from '../../index.ts';

/** A unit said alone in place of another: spoken, written, and what was taken back; null where the words stay, marked. */
const ROWS: Readonly<
  Record<'fr' | 'en', readonly (readonly [spoken: string, written: string, removed: string | null])[]>
> = {
  fr: [
    ['naproxène cinq cents microgrammes correction milligrammes', 'Naproxène 500 mg', 'microgrammes'],
    ['Lévothyroxine 50 milligrammes, correction, microgrammes.', 'Lévothyroxine 50 mcg.', 'milligrammes'],
    ['Une plaie de 12 millimètres. Correction, centimètres.', 'Une plaie de 12 cm.', 'millimètres'],
    ['il marche trente secondes je reprends minutes', 'Il marche 30 minutes', 'secondes'],
    ['physiothérapie pendant six semaines pardon mois', 'Physiothérapie pendant six mois', 'semaines'],
    ['Une plaie de 12 millimètres, pardon, centimètres.', 'Une plaie de 12 cm.', 'millimètres'],
    [
      'périmètre de quarante centimètres correction centimètres',
      'Périmètre de 40 cm correction centimètres',
      null,
    ],
  ],
  en: [
    ['she weighs eighty pounds correction kilograms', 'She weighs 80 kg', 'pounds'],
    ['Levothyroxine 50 milligrams, sorry, micrograms.', 'Levothyroxine 50 mcg.', 'milligrams'],
    ['He walks for 30 seconds. I mean, minutes.', 'He walks for 30 minutes.', 'seconds'],
    ['a wound of twelve millimetres no I mean centimetres', 'A wound of 12 cm', 'millimetres'],
    ['physiotherapy for six weeks make that months', 'Physiotherapy for six months', 'weeks'],
    ['off work for three days correction days', 'Off work for three days correction days', null],
  ],
};

describe.each(['fr', 'en'] as const)('a unit said alone in %s', (language) => {
  it.each(ROWS[language])('%s', (spoken, written, removed) => {
    const { text, corrections, ambiguous } = writeText(spoken, { language });
    expect(text.replaceAll('\u00A0', ' ')).toBe(written);
    expect(corrections.map((one) => one.removed)).toEqual(removed === null ? [] : [removed]);
    expect(ambiguous.some(({ reason }) => reason === 'correction')).toBe(removed === null);
  });
});
