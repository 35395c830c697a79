import { DEFAULT_NORMALS, MEDICAL_EVALUATION, fieldsOfBlock } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { TestDevice } from '../../state/working-report.test-data.ts';
import { fillNormals } from './fill-normals.ts';
import { tableOf } from './tables.test-data.ts';

describe('filling with the normal', () => {
  const hips = fieldsOfBlock(tableOf('hipRange'));
  const angles = hips.filter(({ kind }) => kind === 'degrees');
  const spine = fieldsOfBlock(tableOf('spineRange'));

  it('says that the empty cells are normal by the physician’s normals, keeps what was entered, and can be taken back', () => {
    const { report } = new TestDevice().openTab();
    report.set('hanchesFlexionDroitActif', '95');
    const filled = fillNormals(report, hips, { ...DEFAULT_NORMALS, hipFlexion: 130 });
    expect(filled?.count).toBe(angles.length - 1);
    expect(report.get('hanchesFlexionDroitActif')).toBe('95');
    expect(report.isStatedNormal('hanchesFlexionDroitActif')).toBe(false);
    // Nobody measured it: it is said to be normal, against the physician's normal.
    expect(report.get('hanchesFlexionGauchePassif')).toBe('');
    expect(report.isStatedNormal('hanchesFlexionGauchePassif')).toBe(true);
    expect(report.content().meta.normals.hipFlexion).toBe(130);
    filled?.undo();
    expect(report.isStatedNormal('hanchesFlexionGauchePassif')).toBe(false);
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
