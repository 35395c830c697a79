import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildDefaults, isUnconfirmed, newReportMeta } from '@constat/report/rules';
import { expect, it } from 'vitest';
import { attentionPoints } from './attention-points.ts';
import type { AttentionPoint } from './attention-points.ts';

function pointsOf(
  region: string,
  values: Readonly<Record<string, string>>,
  stated: readonly string[] = [],
): readonly AttentionPoint[] {
  const type = MEDICAL_EVALUATION;
  const blocks = type.regions.find(({ id }) => id === region)?.group.blocks ?? [];
  const meta = newReportMeta(type, 'fr');
  const get = (id: string): string => values[id] ?? '';
  return attentionPoints(
    blocks,
    {
      type,
      get,
      isUnconfirmed: (field) => isUnconfirmed(field, values, meta),
      isStatedNormal: (id) => stated.includes(id),
    },
    DEFAULT_NORMALS,
  );
}

const emptyRows = (points: readonly AttentionPoint[]): readonly (readonly string[])[] =>
  points.flatMap((point) => (point.kind === 'empty' ? [point.rows.map(({ en }) => en)] : []));

it('finds nothing in a part where nothing was entered', () => {
  expect(pointsOf('knees', {})).toEqual([]);
});

it('names the angle that cannot be', () => {
  const [point] = pointsOf('knees', { genouxFlexionGauchePassif: '315' });
  expect(point).toMatchObject({
    kind: 'mark',
    row: { en: 'Flexion' },
    mark: { kind: 'aboveMaximum', cell: 'genouxFlexionGauchePassif', degrees: 315 },
  });
});

it('names the rows that were passed over in a table that was begun, and only in such a table', () => {
  const points = pointsOf('knees', { genouxFlexionDroitActif: '135' });
  expect(emptyRows(points)).toEqual([['Extension']]);
  expect(points.at(-1)).toMatchObject({ at: 'genouxExtensionDroitActif' });
  const both = { genouxFlexionDroitActif: '135', genouxExtensionGaucheActif: '0' };
  expect(emptyRows(pointsOf('knees', both))).toEqual([]);
});

it('takes a statement of normal for an answer', () => {
  const points = pointsOf('knees', { genouxFlexionDroitActif: '135' }, ['genouxExtensionDroitActif']);
  expect(emptyRows(points)).toEqual([]);
});

it('counts what is prefilled once for a table', () => {
  const defaults = buildDefaults(MEDICAL_EVALUATION, { today: '2026-03-02', language: 'fr' });
  const values = Object.fromEntries(Object.entries(defaults).map(([id, value]) => [id, String(value)]));
  const waiting = pointsOf('neuroLower', values).filter(({ kind }) => kind === 'unconfirmed');
  expect(waiting.length).toBeGreaterThan(0);
  expect(new Set(waiting.map((point) => (point.kind === 'unconfirmed' ? point.name.fr : ''))).size).toBe(
    waiting.length,
  );
});
