import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { findEntries, plain, reportEntries } from './find-entries.ts';
import type { PaletteEntry } from './find-entries.ts';

const SAVE: PaletteEntry = {
  id: 'save',
  kind: 'action',
  label: { fr: 'Sauvegarder', en: 'Save' },
};

const first = (query: string): string | undefined => findEntries(MEDICAL_EVALUATION, query, [SAVE])[0]?.id;

describe('what the palette finds', () => {
  it.each([
    ['va à la section sept', 'section7'],
    ['go to the low back', 'region-spine'],
    ['bas du dos', 'region-spine'],
  ])('%s leads where it would lead if it were said', (query, id) => {
    expect(findEntries(MEDICAL_EVALUATION, query, []).map((entry) => entry.id)).toEqual([id]);
  });

  it('leads to every field and every section, each under one id', () => {
    const ids = reportEntries(MEDICAL_EVALUATION).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(MEDICAL_EVALUATION.fields.map(({ id }) => id)));
    expect(ids).toEqual(
      expect.arrayContaining([...MEDICAL_EVALUATION.sections.map(({ id }) => id), 'sectionC']),
    );
  });

  it.each(['fr', 'en'] as const)('finds every field by its whole name in %s', (language) => {
    const missed = reportEntries(MEDICAL_EVALUATION).filter(
      (entry) =>
        !findEntries(MEDICAL_EVALUATION, entry.label[language], []).some(({ id }) => id === entry.id),
    );
    expect(missed).toEqual([]);
  });

  it.each([
    ['sauveg', 'save'],
    ['save', 'save'],
    ['conclusion', 'section11'],
    ['antecedents', 'section5'],
    ['history', 'section5'],
    ['Lachman droit', 'genouxLachmanDroit'],
    ['right lachman', 'genouxLachmanDroit'],
    ['genou flexion gauche passif', 'genouxFlexionGauchePassif'],
    ['knee left flexion passive', 'genouxFlexionGauchePassif'],
    ['IMC', 'examenImc'],
    ['bmi', 'examenImc'],
    ['chevilles', 'region-feetAndAnkles'],
    ['9', 'section9'],
    ['7. historique', 'section7'],
  ])('puts what %j means first', (query, id) => {
    expect(first(query)).toBe(id);
  });

  it('finds nothing for what is nowhere', () => {
    expect(findEntries(MEDICAL_EVALUATION, 'xylophone', [SAVE])).toEqual([]);
    expect(findEntries(MEDICAL_EVALUATION, 'genou xylophone', [SAVE])).toEqual([]);
  });

  it('gives actions and sections before anything is asked, or for signs alone', () => {
    const kinds = new Set(findEntries(MEDICAL_EVALUATION, ' ? ', [SAVE]).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['action', 'section']);
  });

  it('compares without accents, case or signs', () => {
    expect(plain('  Œdème — Évolution, 90° ')).toBe('œdeme evolution 90°');
  });
});
