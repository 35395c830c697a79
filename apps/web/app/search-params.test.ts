import { describe, expect, it } from 'vitest';
import {
  parseDictationSearch,
  parseFormSearch,
  parseRecoverySheetSearch,
  parseWorklistSearch,
  readSearch,
  writeSearch,
} from './search-params.ts';

const DRAFT = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('parseFormSearch', () => {
  it.each([
    ['?visit=new&name=%C3%89lodie%20D%27Amours', { visit: 'new', name: "Élodie D'Amours" }],
    ['?visit=new&name=Zo%C3%A9+Roy', { visit: 'new', name: 'Zoé Roy' }],
    ['?visit=new&name=123', { visit: 'new', name: '123' }],
    ['?visit=new&name=%20%20', { visit: 'new' }],
    ['?visit=new', { visit: 'new' }],
    [`?draft=${DRAFT}`, { draft: DRAFT }],
    [`?visit=new&name=Roy&draft=${DRAFT}`, { draft: DRAFT }],
    ['?draft=../../api/auth/logout', {}],
    ['?visit=old&name=Roy', {}],
    ['?name=Roy', {}],
    ['?view=review', { view: 'review' }],
    [`?draft=${DRAFT}&view=review`, { draft: DRAFT, view: 'review' }],
    ['?visit=new&view=review', { visit: 'new', view: 'review' }],
    ['?view=anything', {}],
    ['', {}],
  ])('reads %s', (search, expected) => {
    expect(parseFormSearch(readSearch(search))).toEqual(expected);
  });

  it('drops values that are no text', () => {
    expect(parseFormSearch({ visit: 'new', name: ['Roy'] })).toEqual({ visit: 'new' });
    expect(parseFormSearch({ draft: 12 })).toEqual({});
  });
});

describe('parseWorklistSearch', () => {
  it('reads the notice above the reports, and no other', () => {
    expect(parseWorklistSearch(readSearch('?notice=recovery-sheet'))).toEqual({ notice: 'recovery-sheet' });
    expect(parseWorklistSearch(readSearch('?notice=anything'))).toEqual({});
  });
});

describe('parseRecoverySheetSearch', () => {
  it('knows that the first account was made just before, and nothing else', () => {
    expect(parseRecoverySheetSearch(readSearch('?after=set-up'))).toEqual({ after: 'set-up' });
    expect(parseRecoverySheetSearch(readSearch('?after=anything&code=AAAA'))).toEqual({});
  });
});

describe('parseDictationSearch', () => {
  it.each([
    ['?section=section7', { section: 'section7' }],
    ['?section=section11', { section: 'section11' }],
    ['?section=sectionA', { section: 'sectionA' }],
    ['?section=section13', {}],
    ['?section=section8%22%3E', {}],
    ['?section=', {}],
  ])('reads %s', (search, expected) => {
    expect(parseDictationSearch(readSearch(search))).toEqual(expected);
  });
});

describe('writeSearch', () => {
  it('gives back what readSearch read', () => {
    const search = { visit: 'new', name: 'Éloïse L’Heureux & fils = 50 % + 1' };
    expect(readSearch(writeSearch(search))).toEqual(search);
  });

  it('is empty without values', () => {
    expect(writeSearch({ visit: undefined, name: '' })).toBe('');
  });
});
