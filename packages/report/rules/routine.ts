import { DEFAULT_NORMALS, REPORT_TYPES, fieldsOfBlock } from '../catalogue/index.ts';
import type { Localised, RegionId, ReportField } from '../catalogue/index.ts';
import { normalFinding } from './normal-findings.ts';

/** What a physician examines as a matter of course, which « tout normal » of a region writes, and nothing else. */
export interface Routine {
  /** Passive movements too, and not active ones alone. */
  readonly passive: boolean;
  /** Tests by their names, which are those of their fields without the side: `epaulesNeer`, `piedsForceL4`. */
  readonly tests: readonly string[];
}

/** Of a physician who has chosen nothing: every movement, active and passive, and no test. */
export const DEFAULT_ROUTINE: Routine = { passive: true, tests: [] };

/** One test of a table, on the sides on which it is done. */
export interface RoutineTest {
  readonly name: string;
  readonly label: Localised;
}

/** The tests of one table, as they are chosen for the routine. */
export interface RoutineTable {
  readonly region: RegionId;
  readonly id: string;
  readonly title: Localised;
  readonly tests: readonly RoutineTest[];
}

/** The name of the test that a field records on one side, or on none. */
function testName({ id, side }: ReportField): string {
  return side !== undefined && id.endsWith(side) ? id.slice(0, -side.length) : id;
}

/** An angle, or a mobility that is chosen from a list: the hindfoot's has modes too. */
function isMovement({ kind, mode }: ReportField): boolean {
  return kind === 'degrees' || mode !== undefined;
}

function isTest(field: ReportField): boolean {
  return !isMovement(field) && normalFinding(field, DEFAULT_NORMALS) !== undefined;
}

const SIDE_WORDS = { fr: /, côté (?:droit|gauche)$/u, en: /, (?:right|left) side$/u };

/** What a test is called, without its side. */
function testLabel({ label }: ReportField): Localised {
  return { fr: label.fr.replace(SIDE_WORDS.fr, ''), en: label.en.replace(SIDE_WORDS.en, '') };
}

function readTables(): readonly RoutineTable[] {
  const tables = new Map<string, RoutineTable>();
  for (const { id: region, group } of REPORT_TYPES.newest.flatMap(({ regions }) => regions)) {
    for (const block of group.blocks) {
      if (block.kind !== 'table') continue;
      const tests = new Map<string, RoutineTest>();
      for (const field of fieldsOfBlock(block).filter(isTest)) {
        const name = testName(field);
        tests.set(name, { name, label: testLabel(field) });
      }
      if (tests.size > 0) {
        tables.set(block.id, { region, id: block.id, title: block.title, tests: [...tests.values()] });
      }
    }
  }
  return [...tables.values()];
}

let known: readonly RoutineTable[] | undefined;

/** Every test that can be of a routine, by table, in the order of the page. */
export function routineTables(): readonly RoutineTable[] {
  known ??= readTables();
  return known;
}

/** The routine without the tests that this version of the product does not know, and each of them once. */
export function knownRoutine({ passive, tests }: Routine): Routine {
  const chosen = new Set(tests);
  const names = routineTables().flatMap((table) => table.tests.map(({ name }) => name));
  return { passive, tests: names.filter((name) => chosen.has(name)) };
}

/** The fields among these that « tout normal » of a region writes. */
export function routineFields(fields: readonly ReportField[], routine: Routine): readonly ReportField[] {
  const tests = new Set(routine.tests);
  return fields.filter((field) =>
    isMovement(field) ? routine.passive || field.mode !== 'Passif' : tests.has(testName(field)),
  );
}
