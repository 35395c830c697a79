import { describe, expect, it } from 'vitest';
import { buildDefaults, buildMeta, newReportMeta, upgradeReport, reportProgress } from '../rules/index.ts';
import type { FormData } from '../rules/index.ts';
import { NEW_NAMES } from './second-version.test-data.ts';
import {
  DEFAULT_NORMALS,
  FIRST_REPORT_TYPE,
  MEDICAL_EVALUATION,
  NORMALS,
  NORMAL_IDS,
  OPTION_SETS,
  SECOND_VERSION,
  fieldsOfBlock,
  fieldsOfGroup,
} from './index.ts';
import type { RegionId } from './index.ts';

const groups = SECOND_VERSION.sections.flatMap((section) => section.groups);
const tables = groups
  .flatMap((group) => group.blocks)
  .flatMap((block) => (block.kind === 'table' ? [block] : []));

describe('the second version of the medical evaluation', () => {
  it('holds every name of the first one, as it was, and the pinned new ones', () => {
    const first = FIRST_REPORT_TYPE.fields;
    const added = SECOND_VERSION.fields.filter(({ id }) => FIRST_REPORT_TYPE.field(id) === undefined);
    for (const field of first) expect(SECOND_VERSION.field(field.id)).toEqual(field);
    expect(SECOND_VERSION.fields).toHaveLength(first.length + added.length);
    const byRegion = Object.fromEntries(
      [...SECOND_VERSION.regions.map(({ id }) => id), 'none'].map((region) => [
        region,
        added.map(({ id }) => id).filter((id) => (SECOND_VERSION.regionOf(id) ?? 'none') === region),
      ]),
    );
    for (const [region, names] of Object.entries(NEW_NAMES))
      expect([region, [...(byRegion[region] ?? [])].sort()]).toEqual([region, [...names].sort()]);
    expect(
      Object.keys(byRegion)
        .filter((region) => (byRegion[region] ?? []).length > 0)
        .sort(),
    ).toEqual(Object.keys(NEW_NAMES).sort());
  });

  it('has the regions in the order of the body, each with a title, and nerves and girths of their own', () => {
    expect(SECOND_VERSION.regions.map(({ id }) => id)).toEqual([
      'cervical',
      'spine',
      'shoulders',
      'elbows',
      'wristsAndHands',
      'hips',
      'knees',
      'feetAndAnkles',
      'neuroUpper',
      'neuroLower',
      'circumferences',
      'gait',
    ]);
    expect(SECOND_VERSION.regionOf('piedsForceL5Droit')).toBe('neuroLower');
    expect(SECOND_VERSION.regionOf('genouxCirconferenceCuisseDroit')).toBe('circumferences');
    for (const { group } of SECOND_VERSION.regions) {
      expect(group.title?.fr).toBeTruthy();
      expect(group.parts?.length).toBeGreaterThan(0);
    }
  });

  it('names each field and each choice in both languages, each field of a region by a label of its own', () => {
    for (const { label, suggestion } of SECOND_VERSION.fields) {
      expect(label.fr.trim() !== '' && label.en.trim() !== '').toBe(true);
      expect(suggestion === undefined || (suggestion.fr !== '' && suggestion.en !== '')).toBe(true);
    }
    for (const block of groups.flatMap((group) => group.blocks)) {
      for (const language of ['fr', 'en'] as const) {
        const labels = fieldsOfBlock(block).map(({ label }) => label[language]);
        expect(new Set(labels).size).toBe(labels.length);
      }
    }
    for (const options of Object.values(OPTION_SETS)) {
      const values = options.map(({ value }) => value);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('draws tables whose rows have a cell in each column, under names of their own', () => {
    expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length);
    for (const { id, rows, columns } of tables)
      expect([id, rows.map(({ cells }) => cells.length)]).toEqual([id, rows.map(() => columns.length)]);
  });

  it('finds nothing before the physician does: no new field is prefilled', () => {
    const filled = (type: typeof SECOND_VERSION) =>
      Object.keys(buildDefaults(type, { today: '2026-03-02', language: 'fr' }));
    expect(filled(SECOND_VERSION).sort()).toEqual(filled(FIRST_REPORT_TYPE).sort());
  });

  it('measures each movement against a normal with a bound above it, and names the source of a figure that was read', () => {
    for (const id of NORMAL_IDS) {
      const { degrees, maximum, ...normal } = NORMALS[id];
      expect([id, maximum > degrees]).toEqual([id, true]);
      const references = 'references' in normal ? normal.references : [];
      for (const { source, mark } of references)
        expect(mark === 'unverified' || source.length > 4).toBe(true);
    }
    const used = new Set(MEDICAL_EVALUATION.fields.flatMap(({ normal }) => normal ?? []));
    expect([...used].sort()).toEqual([...NORMAL_IDS].sort());
    expect(DEFAULT_NORMALS).toMatchObject({ shoulderFlexion: 180, cervicalRotation: 60, thumbIp: 80 });
  });
});

describe('the regions of a case', () => {
  const all = SECOND_VERSION.regions.map(({ id }) => id);

  it('are those of the specification where none is chosen', () => {
    expect(newReportMeta(SECOND_VERSION, 'fr').notExamined).toEqual([
      'cervical',
      'shoulders',
      'elbows',
      'wristsAndHands',
      'neuroUpper',
      'gait',
    ]);
    expect(newReportMeta(FIRST_REPORT_TYPE, 'en')).toEqual(buildMeta('en'));
  });

  it('leave the others out', () => {
    const { notExamined } = newReportMeta(SECOND_VERSION, 'fr', ['shoulders', 'neuroUpper']);
    expect(notExamined).toEqual(all.filter((id) => id !== 'shoulders' && id !== 'neuroUpper'));
  });

  it('are kept where some were chosen, in the order of the page and in those that a region was divided into', () => {
    expect(newReportMeta(SECOND_VERSION, 'fr').caseRegions).toBeUndefined();
    const { caseRegions } = newReportMeta(SECOND_VERSION, 'fr', ['neuroUpper', 'shoulders']);
    expect(caseRegions).toEqual(['shoulders', 'neuroUpper']);
    const older = newReportMeta(FIRST_REPORT_TYPE, 'fr', ['feetAndAnkles']);
    const { meta } = upgradeReport(FIRST_REPORT_TYPE, SECOND_VERSION, {}, older);
    expect(meta.caseRegions).toEqual(['feetAndAnkles', 'neuroLower']);
  });
});

describe('a report of the first version that is raised', () => {
  const formData: FormData = { rachisFlexion: '60', piedsForceL5Droit: '4/5' };

  it.each<[readonly RegionId[], readonly RegionId[]]>([
    [[], []],
    [['feetAndAnkles'], ['feetAndAnkles', 'neuroLower']],
    [['knees'], ['knees', 'circumferences']],
    [
      ['spine', 'hips'],
      ['spine', 'hips'],
    ],
  ])('leaves out what it left out, in all its parts: %j', (before, after) => {
    const meta = { ...buildMeta('fr'), confirmed: ['rachisFlexion' as const], notExamined: before };
    const raised = upgradeReport(FIRST_REPORT_TYPE, SECOND_VERSION, formData, meta);
    expect(raised).toMatchObject({ formData, lost: [], meta: { confirmed: ['rachisFlexion'] } });
    const unusual = newReportMeta(SECOND_VERSION, 'fr').notExamined;
    expect([...raised.meta.notExamined].sort()).toEqual([...unusual, ...after].sort());
  });

  it('is as complete as it was', () => {
    const filled: FormData = Object.fromEntries(
      FIRST_REPORT_TYPE.fields.map((field) => [field.id, field.kind === 'flag' ? true : '1']),
    );
    const meta = { ...buildMeta('fr'), confirmed: FIRST_REPORT_TYPE.fields.map(({ id }) => id) };
    const raised = upgradeReport(FIRST_REPORT_TYPE, SECOND_VERSION, filled, meta);
    const missing = reportProgress(SECOND_VERSION, raised.formData, raised.meta).flatMap(
      (one) => one.missing,
    );
    expect(missing).toEqual([]);
  });

  it('names what the later version would lose, were there any', () => {
    const stored = { ...formData, epaulesFlexionDroitActif: '90' };
    const back = upgradeReport(SECOND_VERSION, FIRST_REPORT_TYPE, stored, buildMeta('fr'));
    expect(back.lost).toEqual(['epaulesFlexionDroitActif']);
  });
});

it('counts the fields of each region', () => {
  const counts = SECOND_VERSION.regions.map(({ id, group }) => [id, fieldsOfGroup(group).length]);
  expect(Object.fromEntries(counts)).toEqual({
    cervical: 26,
    spine: 37,
    shoulders: 74,
    elbows: 38,
    wristsAndHands: 120,
    hips: 32,
    knees: 46,
    feetAndAnkles: 34,
    neuroUpper: 46,
    neuroLower: 27,
    circumferences: 12,
    gait: 9,
  });
});
