/** Classes that passages nobody here had read showed to be missed, or shown falsely. */
import { describe, expect, it } from 'vitest';
import { isReadRightly } from '../lines.test-data.ts';
import { UNREAD_CLASSES } from './unread.test-data.ts';

describe.each(UNREAD_CLASSES)('$name', ({ tuned, keptApart }) => {
  it('is read rightly', () => {
    expect(tuned.filter((one) => !isReadRightly(one)).map(({ language, data }) => [language, data])).toEqual(
      [],
    );
  });

  it('is read rightly in 8 of 10 passages that were kept apart, and no line is false', () => {
    const wrong = keptApart.filter((one) => !isReadRightly(one));
    expect(wrong.filter(({ isOpposed }) => !isOpposed)).toEqual([]);
    expect(1 - wrong.length / keptApart.length).toBeGreaterThanOrEqual(0.8);
  });
});
