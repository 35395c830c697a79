import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { rowFigures } from './row-figures.ts';
import type { RowFigures } from './row-figures.ts';
import { tableOf } from './tables.test-data.ts';

function figuresOf(id: string, rowLabel: string, values: Readonly<Record<string, string>>): RowFigures {
  const table = tableOf(id);
  const row = table.rows.find(({ label }) => label.en === rowLabel);
  if (row === undefined) throw new Error(`no row ${rowLabel}`);
  return rowFigures(MEDICAL_EVALUATION, table, row, (field) => values[field] ?? '', DEFAULT_NORMALS);
}

describe('what stands beside the values of a row', () => {
  it('is nothing in an empty row', () => {
    expect(figuresOf('hipRange', 'Flexion', {})).toEqual({ marks: [], cells: {}, differences: [null, null] });
    expect(figuresOf('kneeLigaments', 'Lachman', { genouxLachmanDroit: 'Positif' })).toEqual({
      marks: [],
      cells: {},
      differences: [null],
    });
  });

  it('names the cell that cannot be and its bound, and draws nothing from it', () => {
    const { marks, cells, differences } = figuresOf('hipRange', 'Flexion', {
      hanchesFlexionGauchePassif: '400',
      hanchesFlexionDroitPassif: '120',
    });
    expect(marks).toHaveLength(1);
    expect(marks[0]).toMatchObject({ kind: 'aboveMaximum', degrees: 400, bound: 150 });
    expect(marks[0]?.cell).toBe('hanchesFlexionGauchePassif');
    expect(marks[0]?.place.map(({ en }) => en)).toEqual(['Left', 'Passive']);
    expect(Object.keys(cells)).toEqual(['hanchesFlexionDroitPassif']);
    expect(differences).toEqual([null, null]);
  });

  it('says what an angle lacks to the normal and its part of it, from one degree on', () => {
    const { cells } = figuresOf('kneeRange', 'Flexion', {
      genouxFlexionDroitActif: '108',
      genouxFlexionDroitPassif: '134',
      genouxFlexionGaucheActif: '135',
      genouxFlexionGauchePassif: '140',
    });
    expect(cells).toEqual({
      genouxFlexionDroitActif: { loss: 27, share: 0.8 },
      genouxFlexionDroitPassif: { loss: 1, share: 134 / 135 },
      genouxFlexionGaucheActif: { share: 1 },
      genouxFlexionGauchePassif: { share: 1 },
    });
  });

  it('takes what an extension lacks of the straight position for a loss, to a bound, and draws no bar of a normal of 0', () => {
    const of = (text: string) => figuresOf('kneeRange', 'Extension', { genouxExtensionDroitActif: text });
    expect(of('-10')).toMatchObject({ marks: [], cells: { genouxExtensionDroitActif: { loss: 10 } } });
    expect(of('5').cells).toEqual({ genouxExtensionDroitActif: {} });
    expect(of('-150').marks).toEqual([]);
    expect(of('-151').marks).toMatchObject([{ kind: 'belowZero' }]);
    expect(figuresOf('kneeRange', 'Flexion', { genouxFlexionDroitActif: '-10' }).marks).toMatchObject([
      { kind: 'belowZero' },
    ]);
  });

  it('marks a passive angle below the active one of its side alone', () => {
    const marks = (active: string, passive: string) =>
      figuresOf('shoulderRange', 'Flexion', {
        epaulesFlexionDroitActif: active,
        epaulesFlexionDroitPassif: passive,
        epaulesFlexionGauchePassif: '20',
      }).marks.map(({ kind, cell, bound }) => [kind, cell, bound]);
    expect(marks('90', '89')).toEqual([['passive', 'epaulesFlexionDroitPassif', 90]]);
    expect(marks('90', '90')).toEqual([]);
    expect(marks('', '90')).toEqual([]);
  });

  it('compares the sides once per mode, and says which difference is large', () => {
    const differences = (right: string, left: string) =>
      figuresOf('hipRange', 'Flexion', {
        hanchesFlexionDroitActif: right,
        hanchesFlexionGaucheActif: left,
        hanchesFlexionDroitPassif: '120',
        hanchesFlexionGauchePassif: '120',
      }).differences;
    expect(differences('100', '110')).toEqual([
      { kind: 'number', amount: 10, isLarge: true },
      { kind: 'number', amount: 0, isLarge: false },
    ]);
    expect(differences('100', '109')[0]).toEqual({ kind: 'number', amount: 9, isLarge: false });
    expect(differences('30.3', '20.3')[0]).toEqual({ kind: 'number', amount: 10, isLarge: true });
  });

  it('compares the sides of the spine across its rows', () => {
    const values = { rachisRotationG: '30', rachisRotationD: '10' };
    for (const row of ['Left rotation', 'Right rotation'])
      expect(figuresOf('spineRange', row, values).differences).toEqual([
        { kind: 'number', amount: 20, isLarge: true },
      ]);
    expect(figuresOf('spineRange', 'Flexion', { rachisFlexion: '60' }).differences).toEqual([]);
  });

  it('compares girths in their unit, and the results of tests, of which one that was not done says nothing', () => {
    expect(
      figuresOf('kneeCircumferences', 'Calf', {
        genouxCirconferenceMolletDroit: '36,5',
        genouxCirconferenceMolletGauche: '37',
      }).differences,
    ).toEqual([{ kind: 'number', amount: 0.5, isLarge: false }]);
    const lachman = (right: string, left: string) =>
      figuresOf('kneeLigaments', 'Lachman', { genouxLachmanDroit: right, genouxLachmanGauche: left })
        .differences;
    expect(lachman('Positif', 'Négatif')).toEqual([{ kind: 'unequal' }]);
    expect(lachman('Positif', 'Positif')).toEqual([null]);
    expect(lachman('Positif', 'Non fait')).toEqual([null]);
    expect(lachman('Non fait', 'Négatif')).toEqual([null]);
  });
});
