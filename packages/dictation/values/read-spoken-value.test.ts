import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { readSpokenValue } from './read-spoken-value.ts';

function read(id: FieldId, words: string, language: 'fr' | 'en' = 'fr'): string | null {
  const field = MEDICAL_EVALUATION.field(id);
  if (field === undefined) throw new Error(`no field ${id}`);
  return readSpokenValue(words, field, language);
}

describe('a date that is said', () => {
  it.each([
    ['fr', 'douze mars mille neuf cent soixante-dix', '1970-03-12'],
    ['fr', 'le douze mars mille neuf cent soixante-dix', '1970-03-12'],
    ['fr', 'le premier avril deux mille vingt-six', '2026-04-01'],
    ['fr', 'Le 1er avril 2026.', '2026-04-01'],
    ['fr', 'le jeudi deux avril deux mille vingt', '2020-04-02'],
    ['fr', '2026-04-01', '2026-04-01'],
    ['fr', '31/10/2026', '2026-10-31'],
    ['en', 'march twelfth nineteen seventy', '1970-03-12'],
    ['en', 'the twelfth of march nineteen seventy', '1970-03-12'],
    ['en', 'April first, twenty twenty six.', '2026-04-01'],
  ] as const)('%s: « %s » is %s', (language, words, value) => {
    expect(read('birthDate', words, language)).toBe(value);
  });

  it.each([
    ['fr', 'le trois mars'],
    ['fr', 'trente février deux mille vingt-six'],
    // It was a Thursday.
    ['fr', 'le mercredi deux avril deux mille vingt'],
    ['fr', '12/03/1970'],
    ['fr', 'le douze mars mille neuf cent soixante-dix à Laval'],
    ['fr', 'vers le douze mars mille neuf cent soixante-dix'],
    ['fr', 'insomnie'],
    ['en', 'march nineteen seventy'],
  ] as const)('%s: « %s » is none', (language, words) => {
    expect(read('birthDate', words, language)).toBeNull();
  });
});

describe('a time that is said', () => {
  it.each([
    ['fr', 'quatorze heures trente', '14:30'],
    ['fr', 'neuf heures', '09:00'],
    ['fr', 'neuf heures cinq', '09:05'],
    ['fr', 'neuf heures et quart', '09:15'],
    ['fr', 'treize heures et demie', '13:30'],
    ['fr', 'midi', '12:00'],
    ['fr', 'midi et quart', '12:15'],
    ['fr', "deux heures trente de l'après-midi", '14:30'],
    ['fr', 'sept heures du soir', '19:00'],
    ['fr', 'six heures du matin', '06:00'],
    ['fr', 'sept heures', '07:00'],
    ['fr', '14h30', '14:30'],
    ['fr', 'à treize heures dix', '13:10'],
    ['en', 'at eleven forty five a.m.', '11:45'],
    ['en', 'nine a.m.', '09:00'],
    ['en', 'two thirty p.m.', '14:30'],
    ['en', 'half past nine', '09:30'],
    ['en', '14:30', '14:30'],
    ['en', 'noon', '12:00'],
    ['en', '12 a.m.', '00:00'],
  ] as const)('%s: « %s » is %s', (language, words, value) => {
    expect(read('heureDebut', words, language)).toBe(value);
  });

  it.each([
    // Of the night or of the afternoon.
    ['fr', 'deux heures trente'],
    ['fr', 'six heures'],
    ['en', 'half past two'],
    ['fr', 'vingt-cinq heures'],
    ['fr', 'une heure et demie d’examen'],
    ['en', 'fourteen'],
    ['fr', 'bientôt'],
  ] as const)('%s: « %s » is none', (language, words) => {
    expect(read('heureDebut', words, language)).toBeNull();
  });
});

describe('a choice that is said', () => {
  it.each([
    ['patientGender', 'fr', 'féminin', 'female'],
    ['patientGender', 'fr', 'Homme.', 'male'],
    ['patientGender', 'en', 'female', 'female'],
    ['antecedentsTabac', 'fr', 'négatif', 'négatif'],
    ['antecedentsTabac', 'fr', 'oui', 'positif'],
    ['antecedentsTabac', 'en', 'positive', 'positif'],
  ] as const)('of %s, %s: « %s » is %s', (id, language, words, value) => {
    expect(read(id, words, language)).toBe(value);
  });

  it.each([
    ['patientGender', 'un homme de quarante ans'],
    ['antecedentsTabac', 'négatif depuis dix ans'],
    ['antecedentsTabac', ''],
  ] as const)('of %s: « %s » is none', (id, words) => {
    expect(read(id, words)).toBeNull();
  });
});

it('a box, the documents and the sequelae are filled in by hand', () => {
  for (const id of ['mandatDiagnostic', 'documentsConsultes', 'sequelles'] as const)
    expect(read(id, 'oui')).toBeNull();
});
