import { describe, expect, it } from 'vitest';
import { writeValues } from './write-values.test-data.ts';
import type { Example } from './write-values.test-data.ts';

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
    ['moins deux virgule cinq à plus deux virgule cinq dioptries', '-2,5 à +2,5 dioptries'],
    ['de plus un virgule cinq à moins deux virgule cinq dioptries', 'de +1,5 à -2,5 dioptries'],
    ['moins un virgule vingt-cinq dioptrie', '-1,25 dioptrie'],
  ])('of a range are both written: « %s »', (said, written) => {
    expect(writeValues(said, 'fr').replaceAll('\u00A0', ' ')).toBe(written);
  });

  it.each<Example>([
    ['plus cinq degrés', 'plus 5°'],
    ['de plus cinq à dix degrés', 'de plus 5 à 10°'],
    ['plus ou moins cinq degrés', 'plus ou moins 5°'],
    ['au plus cinq degrés', 'au plus 5°'],
    ['dix plus cinq degrés', '10 plus 5°'],
    ['au moins cinq degrés à plus cinq degrés', 'au moins 5° à plus 5°'],
    ['au moins cinq à plus dix degrés', 'au moins cinq à plus 10°'],
    ['pas moins cinq degrés', 'pas moins 5°'],
    ['flexion moins cinq degrés puis plus cinq degrés', 'flexion -5° puis plus 5°'],
  ])('are no words of comparison: « %s »', (said, written) => {
    expect(writeValues(said, 'fr')).toBe(written);
  });

  it.each<Example>([
    ['from minus ten to plus five degrees', 'from -10 to +5°'],
    ['plus five to minus five degrees', '+5 to -5°'],
    ['minus ten degrees to plus ten degrees', '-10° to +10°'],
    ['minus two point five to plus two point five diopters', '-2.5 to +2.5 diopters'],
    ['at least minus five to plus five degrees', 'at least -5 to +5°'],
    ['plus five degrees', 'plus 5°'],
    ['plus or minus five degrees', 'plus or minus 5°'],
  ])('in English: "%s"', (said, written) => {
    expect(writeValues(said, 'en')).toBe(written);
  });
});

describe('the ends of a range', () => {
  it.each<Example>([
    ['au moins cinq à plus de dix degrés', 'au moins 5 à plus de 10°'],
    ['moins de cinq à plus de dix kilos', 'moins de 5 à plus de 10 kilos'],
    ['au moins deux à au plus cinq kilogrammes', 'au moins 2 à au plus 5 kg'],
    ['cinq ou plus de dix centimètres', '5 ou plus de 10 cm'],
    ['cinq à plus de douze séances', '5 à plus de 12 séances'],
    ['cinq à plus de neuf séances', 'cinq à plus de neuf séances'],
    ['cinq centimètres et plus de dix degrés', '5 cm et plus de 10°'],
    ['deux séances et plus de dix degrés', 'deux séances et plus de 10°'],
  ])('take one form though the second is compared: « %s »', (said, written) => {
    expect(writeValues(said, 'fr').replaceAll('\u00A0', ' ')).toBe(written);
  });

  it.each<Example>([
    ['at least five to more than ten degrees', 'at least 5 to more than 10°'],
    ['from less than five to more than ten kilograms', 'from less than 5 to more than 10 kg'],
    ['at least two to at most five kilograms', 'at least 2 to at most 5 kg'],
    ['five to up to ten centimeters', '5 to up to 10 cm'],
    ['five and more than ten degrees', 'five and more than 10°'],
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
