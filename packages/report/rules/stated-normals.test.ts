import { describe, expect, it } from 'vitest';
import { FIRST_REPORT_TYPE, MEDICAL_EVALUATION, SECOND_VERSION } from '../catalogue/index.ts';
import type { FieldId } from '../catalogue/index.ts';
import {
  buildMeta,
  canBeStatedNormal,
  holdsFindings,
  isStatedNormal,
  isTyped,
  upgradeReport,
  regionStates,
  reportProgress,
  statableIn,
  typedInRegion,
  withStatedNormal,
} from './index.ts';

const KNEE = 'genouxFlexionDroitActif';
const stating = (...ids: readonly FieldId[]) => withStatedNormal(buildMeta('fr'), ids);

function field(id: FieldId) {
  const found = MEDICAL_EVALUATION.field(id);
  if (found === undefined) throw new Error(id);
  return found;
}

describe('a statement that an angle is normal', () => {
  it('is made of angles with a normal alone', () => {
    const statable = MEDICAL_EVALUATION.fields.filter(canBeStatedNormal);
    expect(statable.map(({ kind }) => kind)).not.toContain('choice');
    expect(statable.every(({ normal }) => normal !== undefined)).toBe(true);
    expect(canBeStatedNormal(field('genouxLachmanDroit'))).toBe(false);
    const bare = MEDICAL_EVALUATION.fields.filter(
      ({ kind, normal }) => kind === 'degrees' && normal === undefined,
    );
    expect(bare.length).toBeGreaterThan(0);
    expect(bare.some(canBeStatedNormal)).toBe(false);
  });

  it('stands in an empty field, and a value takes its place', () => {
    expect(isStatedNormal(field(KNEE), {}, stating(KNEE))).toBe(true);
    expect(isStatedNormal(field(KNEE), { [KNEE]: ' ' }, stating(KNEE))).toBe(true);
    expect(isStatedNormal(field(KNEE), { [KNEE]: '110' }, stating(KNEE))).toBe(false);
    expect(isStatedNormal(field(KNEE), {}, buildMeta('fr'))).toBe(false);
    expect(isStatedNormal(field(KNEE), {}, undefined)).toBe(false);
    expect(isStatedNormal(field('genouxLachmanDroit'), {}, stating('genouxLachmanDroit'))).toBe(false);
  });

  it('reads the names that can be stated, in order of the page', () => {
    const named = ['genouxLachmanDroit', KNEE, 'rachisFlexion', 'noSuchField', 7];
    expect(statableIn(MEDICAL_EVALUATION, named)).toEqual(['rachisFlexion', KNEE]);
  });

  it('leaves a meta without statements as it was before there were any', () => {
    expect(withStatedNormal(stating(KNEE), [])).toStrictEqual(buildMeta('fr'));
  });

  it('is entered by the physician: it is a finding, and makes its region examined and its section filled', () => {
    const meta = stating(KNEE);
    expect(isTyped(field(KNEE), {}, meta)).toBe(true);
    expect(holdsFindings(MEDICAL_EVALUATION, {}, meta)).toBe(true);
    expect(holdsFindings(MEDICAL_EVALUATION, {}, buildMeta('fr'))).toBe(false);
    expect(typedInRegion(MEDICAL_EVALUATION, 'knees', {}, meta)).toEqual([KNEE]);
    const knees = regionStates(MEDICAL_EVALUATION, {}, meta).find(({ id }) => id === 'knees');
    expect(knees).toMatchObject({ filled: 1, unconfirmed: 0 });
    const filled = (known: typeof meta) =>
      reportProgress(MEDICAL_EVALUATION, {}, known).find(({ id }) => id === 'section9');
    expect(filled(meta)?.filled).toBe(1);
    expect(filled(buildMeta('fr'))?.missing).toContain('genouxFlexionDroitActif');
    expect(filled(meta)?.missing).not.toContain('genouxFlexionDroitActif');
  });

  it('stays in a report that is raised, and is named where the later version has no such field', () => {
    const { meta, lost } = upgradeReport(FIRST_REPORT_TYPE, SECOND_VERSION, {}, stating(KNEE));
    expect([meta.statedNormal, lost]).toEqual([[KNEE], []]);
    const back = upgradeReport(
      SECOND_VERSION,
      FIRST_REPORT_TYPE,
      {},
      stating(KNEE, 'epaulesFlexionDroitActif'),
    );
    expect([back.meta.statedNormal, back.lost]).toEqual([[KNEE], ['epaulesFlexionDroitActif']]);
  });
});
