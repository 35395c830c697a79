import { describe, expect, it } from 'vitest';
import { writeValues } from './written.test-data.ts';
import type { Example } from './written.test-data.ts';

describe('the signs of a measure', () => {
  it.each<Example>([
    ['moins cinq degrés', '-5°'],
    ['moins cinq à plus cinq degrés', '-5 à +5°'],
    ['moins 5 à plus 5 degrés', '-5 à +5°'],
    ['entre moins cinq et plus dix degrés', 'entre -5 et +10°'],
    ['plus cinq à moins cinq degrés', '+5 à -5°'],
    ['moins cinq degrés à plus cinq degrés', '-5° à +5°'],
    ['plus cinq degrés à moins cinq degrés', '+5° à -5°'],
    ['moins deux à plus deux centimètres', '-2 à +2 cm'],
    ['de moins cinq à plus cinq', 'de moins cinq à plus cinq'],
  ])('of a range are both written: « %s »', (said, written) => {
    expect(writeValues(said, 'fr').replaceAll('\u00A0', ' ')).toBe(written);
  });

  it.each<Example>([
    ['plus cinq degrés', 'plus 5°'],
    ['de plus cinq à dix degrés', 'de plus 5 à 10°'],
    ['plus ou moins cinq degrés', 'plus ou moins 5°'],
    ['au plus cinq degrés', 'au plus 5°'],
    ['dix plus cinq degrés', '10 plus 5°'],
    ['flexion moins cinq degrés puis plus cinq degrés', 'flexion -5° puis plus 5°'],
  ])('are no words of comparison: « %s »', (said, written) => {
    expect(writeValues(said, 'fr')).toBe(written);
  });

  it.each<Example>([
    ['from minus ten to plus five degrees', 'from -10 to +5°'],
    ['plus five to minus five degrees', '+5 to -5°'],
    ['minus ten degrees to plus ten degrees', '-10° to +10°'],
    ['plus five degrees', 'plus 5°'],
    ['plus or minus five degrees', 'plus or minus 5°'],
  ])('in English: "%s"', (said, written) => {
    expect(writeValues(said, 'en')).toBe(written);
  });
});

describe('a number after degrees', () => {
  it.each<Example>([
    ['flexion 90 degrés cinq séances', 'flexion 90° cinq séances'],
    ['flexion quatre-vingt-dix degrés cinq fois par jour', 'flexion 90° cinq fois par jour'],
    ['flexion vingt degrés deux mois après', 'flexion 20° deux mois après'],
    ['flexion 40 degrés une séance', 'flexion 40° une séance'],
    ['flexion 33 degrés cinq séances', 'flexion 33° cinq séances'],
    ['fièvre 34 degrés cinq jours', 'fièvre [34 degrés] cinq jours'],
    ['fièvre 43 degrés cinq jours', 'fièvre [43 degrés] cinq jours'],
    ['flexion 44 degrés cinq séances', 'flexion 44° cinq séances'],
    ['flexion 100 degrés cinq séances', 'flexion 100° cinq séances'],
    ['flexion 90 degrés cinq', 'flexion [90 degrés] cinq'],
    ['flexion 90 degrés cinq hier', 'flexion [90 degrés] cinq hier'],
  ])('is its decimal or counts what follows: « %s »', (said, written) => {
    expect(writeValues(said, 'fr')).toBe(written);
  });

  it.each<Example>([
    ['flexion ninety degrees five sessions', 'flexion 90° five sessions'],
    ['92 degrees five days ago', '92° five days ago'],
    ['93 degrees five days ago', '[93 degrees] five days ago'],
    ['109 degrees five days ago', '[109 degrees] five days ago'],
    ['110 degrees five days ago', '110° five days ago'],
  ])('in English: "%s"', (said, written) => {
    expect(writeValues(said, 'en')).toBe(written);
  });
});
