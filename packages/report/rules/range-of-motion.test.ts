import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_NORMALS, FIRST_REPORT_TYPE, NORMAL_IDS, OPTION_SETS } from '../catalogue/index.ts';
import type { FieldId, Option } from '../catalogue/index.ts';
import { normalFinding } from './normal-findings.ts';
import {
  angleMark,
  oppositeSide,
  parseDegrees,
  plausibleMaximum,
  sideDifference,
} from './range-of-motion.ts';

describe('an angle', () => {
  it.each([
    ['90', 90],
    [' 90 ° ', 90],
    ['12,5', 12.5],
    ['-5', -5],
    ['−5', -5],
    ['0', 0],
    ['', undefined],
    ['90/120', undefined],
    ['1e3', undefined],
    ['quatre-vingt-dix', undefined],
  ])('reads %j as %j', (text, expected) => {
    expect(parseDegrees(text)).toBe(expected);
  });

  it.each([
    ['', undefined],
    ['0', undefined],
    ['120', undefined],
    ['150', undefined],
    ['151', 'aboveMaximum'],
    ['400', 'aboveMaximum'],
    ['-1', 'belowZero'],
    ['abc', 'unreadable'],
  ])('marks %j of a hip flexion as %j', (text, expected) => {
    expect(angleMark(text, 'hipFlexion', DEFAULT_NORMALS)).toBe(expected);
  });

  it('has a bound above every reference normal, which a higher normal of the physician raises', () => {
    for (const id of NORMAL_IDS)
      expect(plausibleMaximum(id, DEFAULT_NORMALS)).toBeGreaterThan(DEFAULT_NORMALS[id]);
    expect(plausibleMaximum('kneeFlexion', { ...DEFAULT_NORMALS, kneeFlexion: 175 })).toBe(175);
    expect(angleMark('175', 'kneeFlexion', { ...DEFAULT_NORMALS, kneeFlexion: 175 })).toBeUndefined();
  });
});

describe('the two sides', () => {
  it('pair every angle that has two, in both directions, within one mode', () => {
    const angles = FIRST_REPORT_TYPE.fields.filter((field) => field.kind === 'degrees');
    const alone = angles
      .filter(({ id }) => oppositeSide(FIRST_REPORT_TYPE, id) === undefined)
      .map(({ id }) => id);
    expect(alone).toEqual(['rachisFlexion', 'rachisExtension']);
    for (const { id, mode, normal } of angles) {
      const other = oppositeSide(FIRST_REPORT_TYPE, id);
      if (other === undefined) continue;
      expect(other).not.toBe(id);
      expect(oppositeSide(FIRST_REPORT_TYPE, other)).toBe(id);
      expect(FIRST_REPORT_TYPE.field(other)).toMatchObject({
        ...(mode === undefined ? {} : { mode }),
        normal,
      });
    }
    expect(oppositeSide(FIRST_REPORT_TYPE, 'rachisRotationG')).toBe('rachisRotationD');
    expect(oppositeSide(FIRST_REPORT_TYPE, 'hanchesFlexionDroitActif')).toBe('hanchesFlexionGaucheActif');
    expect(oppositeSide(FIRST_REPORT_TYPE, 'patientName')).toBeUndefined();
  });

  it.each([
    ['120', '110', undefined],
    ['120', '109', 11],
    ['109', '120', 11],
    ['30,3', '20,3', undefined],
    ['30', '', undefined],
    ['30', 'raide', undefined],
    ['0', '10,5', 10.5],
  ])('%j against %j differ by %j', (one, other, expected) => {
    expect(sideDifference(one, other)).toBe(expected);
  });

  it('differ alike whichever comes first', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 400 }), fc.integer({ min: -20, max: 400 }), (one, other) => {
        expect(sideDifference(String(one), String(other))).toBe(sideDifference(String(other), String(one)));
      }),
    );
  });
});

describe('a normal finding', () => {
  it('is a value that the field takes, unmarked', () => {
    const findings = FIRST_REPORT_TYPE.fields.map((field) => ({
      field,
      value: normalFinding(field, DEFAULT_NORMALS),
    }));
    const strays = findings.filter(({ field, value }) => {
      if (value === undefined) return false;
      if (field.normal !== undefined) return angleMark(value, field.normal, DEFAULT_NORMALS) !== undefined;
      const options: readonly Option[] = field.options === undefined ? [] : OPTION_SETS[field.options];
      return !options.some((option) => option.value === value);
    });
    expect(strays).toEqual([]);
  });

  it('exists for every cell of the tables but the circumferences, and for no worker’s habit or identity', () => {
    const of = (id: FieldId): string | undefined => {
      const field = FIRST_REPORT_TYPE.field(id);
      return field === undefined ? undefined : normalFinding(field, { ...DEFAULT_NORMALS, hipFlexion: 130 });
    };
    expect(of('hanchesFlexionDroitActif')).toBe('130');
    expect(of('genouxLachmanDroit')).toBe('Négatif');
    expect(of('piedsForceL4Gauche')).toBe('5/5');
    expect(of('genouxCirconferenceCuisseDroit')).toBeUndefined();
    expect(of('antecedentsTabac')).toBeUndefined();
    expect(of('patientGender')).toBeUndefined();
    expect(of('examenDominance')).toBeUndefined();
  });
});
