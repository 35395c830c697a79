import type { Profile } from '@constat/contract';
import { describe, expect, it } from 'vitest';
import { profileOf, readDegrees, valuesOf } from './profile-values.ts';

const PROFILE: Profile = {
  displayName: 'Dre Maude Bélanger-Roy',
  licenceNumber: '00000',
  address: '12, rue des Érables',
  phone: '819 555-0100',
  email: 'medecin@exemple.test',
  interviewTemplateA: 'A',
  interviewTemplateB: 'B',
  normals: { kneeFlexion: 140, kneeExtension: 0 },
  exportSettings: { section12Everywhere: true, frenchSpacing: 'france', listsNotExamined: true },
  routine: { passive: false, tests: ['epaulesNeer', 'genouxLachman'] },
};

describe('readDegrees', () => {
  it.each([
    ['135', 135],
    [' 0 ', 0],
    ['12,5', 12.5],
    ['90°', 90],
    ['360', 360],
    ['', undefined],
    ['361', null],
    ['-5', null],
    ['1e2', null],
    ['quarante', null],
  ])('reads %j', (text, expected) => {
    expect(readDegrees(text)).toBe(expected);
  });
});

describe('the values of the profile page', () => {
  it('give back the profile that they came from', () => {
    expect(profileOf(valuesOf(PROFILE))).toEqual(PROFILE);
  });

  it('show what an export does before anything is chosen', () => {
    const { exportSettings: _chosen, ...unchosen } = PROFILE;
    expect(valuesOf(unchosen).exportSettings).toEqual({
      section12Everywhere: false,
      frenchSpacing: 'quebec',
      listsNotExamined: false,
    });
    const older = { section12Everywhere: true, frenchSpacing: 'france' } as const;
    expect(valuesOf({ ...unchosen, exportSettings: older }).exportSettings).toEqual({
      ...older,
      listsNotExamined: false,
    });
  });

  it('have every movement and no test in the routine before anything is chosen', () => {
    const { routine: _chosen, ...unchosen } = PROFILE;
    expect(profileOf(valuesOf(unchosen)).routine).toEqual({ passive: true, tests: [] });
  });

  it('leave out a normal that was emptied, and keep a zero', () => {
    const values = valuesOf(PROFILE);
    const saved = profileOf({ ...values, normals: { ...values.normals, kneeFlexion: '' } });
    expect(saved.normals).toEqual({ kneeExtension: 0 });
  });
});
