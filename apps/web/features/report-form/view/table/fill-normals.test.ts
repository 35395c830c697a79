import { DEFAULT_NORMALS, MEDICAL_EVALUATION, fieldsOfBlock } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { TestDevice } from '../../state/working-report.test-data.ts';
import { fillNormals } from './fill-normals.ts';
import { tableOf } from './tables.test-data.ts';

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
