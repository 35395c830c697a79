import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { buildMeta } from '@constat/report/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findGaps } from './find-gaps.ts';
import { partBefore, partsOf, sourceAt } from './find-part.ts';
import { formOrder } from './form-order.ts';
import { heightOf, keptScroll, pageAt, pagesBetween, stripesOf, topOfPage } from './page-layout.ts';
import type { PageLayout } from './page-layout.ts';
import { readParts } from './read-parts.ts';
import type { Part } from './read-parts.ts';

const WIDTH = 612;
const LAYOUT: PageLayout = { count: 3, width: WIDTH, height: 792, scale: 1 };

const PARTS = readParts(
  JSON.stringify([
    ['section7', false, 1, 65, 100],
    ['section7', true, 1, 65, 110],
    ['historiqueEvolution', false, 1, 65, 130],
    ['historiqueEvolution', true, 2, 65, 90],
    ['section9', false, 2, 65, 120],
    ['section9', true, 2, 65, 130],
    ['knees', false, 2, 65, 150],
    ['knees', true, 2, 65, 160],
    ['kneeMotion', false, 2, 65, 180],
    ['kneeMotion', true, 2, 65, 190],
    [[null, 'genouxFlexionDroitActif', 'genouxFlexionGaucheActif'], false, 40, 2, 71, 205],
    [[null, 'genouxFlexionDroitActif', 'genouxFlexionGaucheActif'], true, 2, 71, 215],
  ]),
);

test('a part goes from where it begins to where it ends, and a row knows its cells', () => {
  expect(PARTS.map(({ sources }) => sources[0])).toEqual([
    'section7',
    'historiqueEvolution',
    'section9',
    'knees',
    'kneeMotion',
    'genouxFlexionDroitActif',
  ]);
  expect(PARTS[1]).toMatchObject({ begin: { page: 1, y: 130 }, end: { page: 2, y: 90 } });
  expect(PARTS[5]?.row).toEqual({
    cells: [null, 'genouxFlexionDroitActif', 'genouxFlexionGaucheActif'],
    headWidth: 40,
  });
});

test.each([
  [1, 20, 300, undefined],
  [1, 95, 300, 'section7'],
  [1, 700, 300, 'historiqueEvolution'],
  [2, 60, 300, 'historiqueEvolution'],
  [2, 125, 300, 'section9'],
  // The head of the row, its normal, and its two sides.
  [2, 210, 90, 'genouxFlexionDroitActif'],
  [2, 210, 300, 'genouxFlexionDroitActif'],
  [2, 210, 400, 'genouxFlexionDroitActif'],
  [2, 210, 520, 'genouxFlexionGaucheActif'],
])('a press on page %i at %i, %i means %s', (page, y, x, source) => {
  expect(sourceAt(PARTS, { page, y, x, width: WIDTH })).toBe(source);
});

test('a press on the begin of any part means that part', () => {
  for (const { begin, x, sources } of PARTS)
    expect(sources).toContain(sourceAt(PARTS, { ...begin, x, width: WIDTH }));
});

test('a field that is not printed has a part before it, in the order of the form', () => {
  const order = formOrder(MEDICAL_EVALUATION);
  expect(partsOf(PARTS, 'genouxFlexionGaucheActif')).toEqual([PARTS[5]]);
  expect(partsOf(PARTS, 'genouxExtensionDroitActif')).toEqual([]);
  expect(partBefore(PARTS, order, 'genouxExtensionDroitActif')).toBe(PARTS[5]);
  expect(partBefore(PARTS, order, 'workerLastName')).toBeUndefined();
});

test('a page is found again at every height of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.double({ min: 0, max: 791, noNaN: true }),
      fc.double({ min: 0.3, max: 3, noNaN: true }),
      (page, y, scale) => {
        const layout = { ...LAYOUT, scale };
        expect(pageAt(layout, heightOf(layout, { page, y }))).toBe(page);
      },
    ),
  );
  expect(pagesBetween(LAYOUT, -500, 5000)).toEqual([1, 2, 3]);
});

test('what goes on overleaf is marked on both pages', () => {
  const [first, second, ...rest] = stripesOf(LAYOUT, partsOf(PARTS, 'historiqueEvolution'));
  expect(rest).toEqual([]);
  expect(first?.top).toBeCloseTo(topOfPage(LAYOUT, 1) + 121);
  expect(second).toMatchObject({ top: topOfPage(LAYOUT, 2) + 62, height: 32 });
});

const shifted = (by: number): readonly Part[] =>
  PARTS.map((part) => ({
    ...part,
    begin: part.begin.page === 2 ? { ...part.begin, y: part.begin.y + by } : part.begin,
  }));

test('pages that change keep what is read where it stands', () => {
  const seen = { parts: PARTS, layout: LAYOUT, scrollTop: topOfPage(LAYOUT, 2) + 125, height: 600 };
  const next = { parts: shifted(40), layout: LAYOUT };
  // What is at the top of the pane moved by forty points, and so did what is written in below it.
  expect(keptScroll(seen, next, undefined)).toBe(seen.scrollTop + 40);
  expect(keptScroll(seen, next, 'genouxFlexionDroitActif')).toBe(seen.scrollTop + 40);
  // What was written in is out of sight: the top decides.
  const above = { ...seen, scrollTop: 0 };
  expect(keptScroll(above, next, 'genouxFlexionDroitActif')).toBe(0);
  expect(keptScroll(seen, { parts: [], layout: LAYOUT }, undefined)).toBe(seen.scrollTop);
});

test('a text that is no list of places is refused', () => {
  expect(() => readParts('')).toThrow(SyntaxError);
});

test('what the form holds and the pages lack is told where it would stand', () => {
  const meta = { ...buildMeta('fr'), confirmed: [], notExamined: [] };
  const report = {
    type: MEDICAL_EVALUATION,
    formData: { rotulienDroit: '', genouxFlexionDroitActif: '120' },
    meta,
  };
  expect(findGaps(report, 'fr', { section12Everywhere: false }, PARTS)).toEqual([]);
  const prefilled = MEDICAL_EVALUATION.fields.filter(
    (field) => field.prefill?.kind === 'value' && MEDICAL_EVALUATION.regionOf(field.id) !== undefined,
  );
  const formData = Object.fromEntries(
    prefilled.map(({ id, prefill }) => [id, prefill?.kind === 'value' ? prefill.value : '']),
  );
  const gaps = findGaps({ ...report, formData }, 'fr', { section12Everywhere: false }, PARTS);
  expect(gaps.flatMap(({ fields }) => fields).toSorted()).toEqual(prefilled.map(({ id }) => id).toSorted());
  expect(gaps.every(({ reason }) => reason === 'unconfirmed')).toBe(true);
  const places = gaps.map(({ at }) => `${at.page} ${at.y}`);
  expect(new Set(places).size).toBe(places.length);
});

test('a section that Word alone prints, and a region that was left out, are told with their own reason', () => {
  const only = MEDICAL_EVALUATION.sections.find((section) => section.only === 'word');
  const inWord = MEDICAL_EVALUATION.fields.find(
    (field) => MEDICAL_EVALUATION.sectionOf(field.id)?.id === only?.id && field.kind === 'text',
  );
  const report = {
    type: MEDICAL_EVALUATION,
    formData: { [inWord?.id ?? '']: 'Zztexte', genouxFlexionDroitActif: '120' },
    meta: { ...buildMeta('fr'), confirmed: [], notExamined: ['knees' as const] },
  };
  const reasons = findGaps(report, 'fr', { section12Everywhere: false }, PARTS).map(({ reason, titles }) => [
    reason,
    titles[0]?.fr,
  ]);
  expect(reasons).toEqual([
    ['region-not-examined', 'Genoux'],
    ['word-only', only?.title.fr],
  ]);
  expect(findGaps(report, 'fr', { section12Everywhere: true }, PARTS).map(({ reason }) => reason)).toEqual([
    'region-not-examined',
  ]);
});
