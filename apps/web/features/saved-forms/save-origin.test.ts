import { describe, expect, it } from 'vitest';
import { firstOffer } from './save-origin.ts';

const DRAFT = { id: 'a', formType: 'draft', title: 'Ilda Zzorvane' } as const;
const FORMS = [
  { id: 'a', formType: 'draft', retentionDays: 21 },
  { id: 'b', formType: 'copy', retentionDays: 365 },
] as const;

describe('what the save dialog offers first', () => {
  it('is the date and seven days for a report without a title', () => {
    expect(firstOffer('draft', null, FORMS, 'fr', '2026-11-21', '')).toEqual({
      title: 'Brouillon - 2026-11-21',
      days: 7,
    });
  });

  it('is the draft’s own title and term', () => {
    expect(firstOffer('draft', DRAFT, FORMS, 'fr', '2026-11-21', '')).toEqual({
      title: DRAFT.title,
      days: 21,
    });
  });

  it('is seven days where the list of drafts is not there, or the report came from a copy', () => {
    expect(firstOffer('draft', DRAFT, [], 'fr', '2026-11-21', '').days).toBe(7);
    const copy = { id: 'b', formType: 'copy', title: 'Finale' } as const;
    expect(firstOffer('draft', copy, FORMS, 'fr', '2026-11-21', '')).toEqual({ title: 'Finale', days: 7 });
  });

  it('is the date and the worker for a copy, which is another document', () => {
    const offered = (worker: string): string =>
      firstOffer('copy', DRAFT, FORMS, 'en', '2026-11-21', worker).title;
    expect(offered('')).toBe('Copy - 2026-11-21');
    expect(offered('Ilda Zzorvane')).toBe('Copy - 2026-11-21 - Ilda Zzorvane');
    expect(offered('Zz'.repeat(60))).toHaveLength(100);
  });
});
