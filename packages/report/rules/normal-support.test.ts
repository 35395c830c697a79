import { describe, expect, it } from 'vitest';
import { MEDICAL_EVALUATION, NORMALS, REPORT_TYPES } from '../catalogue/index.ts';
import { normalSupport, normalsByRegion } from './normal-support.ts';

describe('the sources of a normal', () => {
  it.each([
    ['spineFlexion', [], []],
    ['shoulderFlexion', ['AAOS (F. A. Davis, table A.1)', 'AMA Guides (F. A. Davis, table A.1)'], []],
    ['shoulderAbduction', ['AAOS (F. A. Davis, table A.1)'], [['AMA Guides (F. A. Davis, table A.1)', 170]]],
    ['thumbMcp', [], [['e-hand.com', 55]]],
    ['cervicalFlexion', [], [['AMA Guides', 50]]],
  ] as const)('of %s', (id, agreeing, others) => {
    const support = normalSupport(id);
    expect(support.agreeing).toEqual(agreeing);
    expect(support.others.map(({ source, degrees }) => [source, degrees])).toEqual(others);
  });

  it('never count what is only reported, though it is the same figure', () => {
    expect(NORMALS.elbowExtension).toMatchObject({ degrees: 0, references: [{ degrees: 0 }] });
    expect(normalSupport('elbowExtension')).toMatchObject({ agreeing: [], others: [{ mark: 'unverified' }] });
  });
});

describe('the normals by region', () => {
  const regions = normalsByRegion();

  it('hold each normal of new reports once', () => {
    const ids = regions.flatMap(({ normals }) => normals);
    expect(ids.toSorted()).toEqual(REPORT_TYPES.normalIds.toSorted());
  });

  it('begin with the usual regions, each part in the order of the page', () => {
    const listed = regions.map(({ region }) => region);
    expect(listed.slice(0, 4)).toEqual(['spine', 'hips', 'knees', 'feetAndAnkles']);
    expect(MEDICAL_EVALUATION.usualRegions).toEqual(expect.arrayContaining(listed.slice(0, 4)));
    const page = MEDICAL_EVALUATION.regions.map(({ id }) => id);
    expect(listed.slice(4)).toEqual(page.filter((id) => listed.indexOf(id) >= 4));
  });
});
