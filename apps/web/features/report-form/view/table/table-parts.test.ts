import { DEFAULT_NORMALS, MEDICAL_EVALUATION, fieldsOfBlock } from '@constat/report/catalogue';
import type { FieldId, TableBlock } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { TestDevice } from '../../state/working-report.test-data.ts';
import { fillNormals } from './fill-normals.ts';
import { rowMarks } from './row-marks.ts';

function tableOf(id: string): TableBlock<FieldId> {
  const table = MEDICAL_EVALUATION.sections
    .flatMap((section) => section.groups)
    .flatMap((group) => group.blocks)
    .find((block) => block.kind === 'table' && block.id === id);
  if (table?.kind !== 'table') throw new Error(`no table ${id}`);
  return table;
}

function marksOf(id: string, rowLabel: string, values: Readonly<Record<string, string>>) {
  const table = tableOf(id);
  const row = table.rows.find(({ label }) => label.en === rowLabel);
  if (row === undefined) throw new Error(`no row ${rowLabel}`);
  return rowMarks(MEDICAL_EVALUATION, table, row, (field) => values[field] ?? '', DEFAULT_NORMALS);
}

describe('the marks of a row', () => {
  it('are none for an empty row and for angles that agree', () => {
    expect(marksOf('hipRange', 'Flexion', {})).toEqual([]);
    expect(
      marksOf('hipRange', 'Flexion', { hanchesFlexionDroitActif: '120', hanchesFlexionGaucheActif: '110' }),
    ).toEqual([]);
    expect(marksOf('kneeLigaments', 'Lachman', { genouxLachmanDroit: 'Positif' })).toEqual([]);
  });

  it('name the cell that cannot be, and its bound', () => {
    const [mark, ...others] = marksOf('hipRange', 'Flexion', { hanchesFlexionGauchePassif: '400' });
    expect(others).toEqual([]);
    expect(mark).toMatchObject({ kind: 'aboveMaximum', degrees: 400, maximum: 150 });
    expect(mark?.cells).toEqual(['hanchesFlexionGauchePassif']);
    expect(mark?.place.map(({ en }) => en)).toEqual(['Left', 'Passive']);
  });

  it('compare the sides once per mode, and mark both cells', () => {
    const marks = marksOf('hipRange', 'Flexion', {
      hanchesFlexionDroitActif: '100',
      hanchesFlexionGaucheActif: '120',
      hanchesFlexionDroitPassif: '120',
      hanchesFlexionGauchePassif: '120',
    });
    expect(marks).toHaveLength(1);
    expect(marks[0]).toMatchObject({ kind: 'sides', difference: 20 });
    expect(marks[0]?.cells).toEqual(['hanchesFlexionDroitActif', 'hanchesFlexionGaucheActif']);
    expect(marks[0]?.place.map(({ fr }) => fr)).toEqual(['Actif']);
  });

  it('compare the sides of the spine across its rows', () => {
    const values = { rachisRotationG: '30', rachisRotationD: '10' };
    expect(marksOf('spineRange', 'Left rotation', values)).toMatchObject([{ difference: 20, place: [] }]);
    expect(marksOf('spineRange', 'Right rotation', values)).toMatchObject([{ difference: 20 }]);
  });
});

describe('filling with the normal', () => {
  const hips = fieldsOfBlock(tableOf('hipRange'));
  const angles = hips.filter(({ kind }) => kind === 'degrees');
  const spine = fieldsOfBlock(tableOf('spineRange'));

  it('fills the empty cells with the physician’s normals, keeps what was entered, and can be taken back', () => {
    const { report } = new TestDevice().openTab();
    report.set('hanchesFlexionDroitActif', '95');
    const filled = fillNormals(report, hips, { ...DEFAULT_NORMALS, hipFlexion: 130 });
    expect(filled?.count).toBe(angles.length - 1);
    expect(report.get('hanchesFlexionDroitActif')).toBe('95');
    expect(report.get('hanchesFlexionGauchePassif')).toBe('130');
    filled?.undo();
    expect(report.get('hanchesFlexionGauchePassif')).toBe('');
    expect(report.get('hanchesFlexionDroitActif')).toBe('95');
  });

  it('confirms what was prefilled, and an undo leaves it to confirm again', () => {
    const { report } = new TestDevice().openTab();
    const flexion = MEDICAL_EVALUATION.field('rachisFlexion');
    if (flexion === undefined) throw new Error('no such field');
    expect(report.isUnconfirmed(flexion)).toBe(true);
    const filled = fillNormals(report, spine, DEFAULT_NORMALS);
    expect(filled?.count).toBe(6);
    expect(report.isUnconfirmed(flexion)).toBe(false);
    filled?.undo();
    expect(report.get('rachisFlexion')).toBe('90');
    expect(report.isUnconfirmed(flexion)).toBe(true);
  });

  it('changes nothing where nothing is empty', () => {
    const { report } = new TestDevice().openTab();
    fillNormals(report, hips, DEFAULT_NORMALS);
    const { revision } = report;
    expect(fillNormals(report, hips, DEFAULT_NORMALS)).toBeNull();
    expect(report.revision).toBe(revision);
  });
});
