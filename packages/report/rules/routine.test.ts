import { describe, expect, it } from 'vitest';
import { DEFAULT_NORMALS, FIRST_REPORT_TYPE, MEDICAL_EVALUATION, fieldsOfGroup } from '../catalogue/index.ts';
import type { RegionId } from '../catalogue/index.ts';
import { normalFinding } from './normal-findings.ts';
import { DEFAULT_ROUTINE, knownRoutine, routineFields, routineTables } from './routine.ts';
import type { Routine } from './routine.ts';

const tables = routineTables();
const tests = tables.flatMap((table) => table.tests);

/** What « tout normal » of a region would write. */
function written(region: RegionId, routine: Routine, type = MEDICAL_EVALUATION): readonly string[] {
  const found = type.regions.find(({ id }) => id === region);
  return routineFields(found === undefined ? [] : fieldsOfGroup(found.group), routine)
    .filter((field) => normalFinding(field, DEFAULT_NORMALS) !== undefined)
    .map(({ id }) => id);
}

describe('the tests of a routine', () => {
  it('have each a name and a label without a side', () => {
    expect(new Set(tests.map(({ name }) => name)).size).toBe(tests.length);
    for (const { name, label } of tests) {
      expect(name).not.toMatch(/(?:Droit|Gauche|Actif|Passif)$/u);
      expect(`${label.fr} ${label.en}`).not.toMatch(/côté|\bside\b/u);
    }
  });

  it('are one for each measure of a root, and not one for the root', () => {
    const names = tables.find(({ id }) => id === 'roots')?.tests.map(({ name }) => name);
    expect(names?.slice(0, 2)).toEqual(['piedsForceL2', 'piedsSensibiliteL2']);
  });

  it('are no movements, measured or chosen from a list', () => {
    expect(tables.map(({ id }) => id)).not.toContain('hindfootRange');
    expect(tables.map(({ id }) => id)).not.toContain('kneeRange');
  });

  it('drop the names that are not known and what is there twice, and keep the others', () => {
    const routine = {
      passive: false,
      tests: ['genouxLachman', 'epaulesNeer', 'zzInconnu', 'epaulesNeer', 'epaulesNeerDroit'],
    };
    expect(knownRoutine(routine)).toEqual({ passive: false, tests: ['epaulesNeer', 'genouxLachman'] });
  });
});

describe('what « tout normal » of a region writes', () => {
  it('is every movement and no test, before anything is chosen', () => {
    expect(written('knees', DEFAULT_ROUTINE)).toEqual([
      'genouxFlexionDroitActif',
      'genouxFlexionDroitPassif',
      'genouxFlexionGaucheActif',
      'genouxFlexionGauchePassif',
      'genouxExtensionDroitActif',
      'genouxExtensionDroitPassif',
      'genouxExtensionGaucheActif',
      'genouxExtensionGauchePassif',
    ]);
    expect(written('neuroLower', DEFAULT_ROUTINE)).toEqual([]);
  });

  it('is the active movements alone where passive ones are no part of it, and those without a mode', () => {
    const active = written('knees', { passive: false, tests: [] });
    expect(active).toHaveLength(4);
    expect(active.every((id) => id.endsWith('Actif'))).toBe(true);
    expect(written('spine', { passive: false, tests: [] })).toHaveLength(6);
    expect(written('feetAndAnkles', { passive: false, tests: [] })).toContain(
      'piedsMedioTarsienneDroitActif',
    );
    expect(written('feetAndAnkles', { passive: false, tests: [] })).not.toContain(
      'piedsMedioTarsienneDroitPassif',
    );
  });

  it('is a marked test on both sides, and not the test beside it', () => {
    const ids = written('knees', { passive: true, tests: ['genouxLachman'] });
    expect(ids.filter((id) => !/Actif|Passif/u.test(id))).toEqual([
      'genouxLachmanDroit',
      'genouxLachmanGauche',
    ]);
  });

  it('is the same in a report of the first version, in which the nerves stand with the feet', () => {
    const ids = written('feetAndAnkles', { passive: false, tests: ['piedsForceL4'] }, FIRST_REPORT_TYPE);
    expect(ids).toContain('piedsForceL4Droit');
    expect(ids).not.toContain('piedsForceL5Droit');
  });

  it('is never more than what the physician marked, whatever he marks', () => {
    for (const { name } of tests) {
      for (const { id } of MEDICAL_EVALUATION.regions) {
        for (const fieldId of written(id, { passive: false, tests: [name] })) {
          const field = MEDICAL_EVALUATION.field(fieldId);
          const isMovement = field?.kind === 'degrees' || field?.mode === 'Actif';
          expect(isMovement || fieldId.startsWith(name), `${name}: ${fieldId}`).toBe(true);
        }
      }
    }
  });
});
