import { describe, expect, it } from 'vitest';
import { createAttemptKeys } from './attempt-keys.ts';

function countingKeys(): () => string {
  let count = 0;
  return () => `key-${(count += 1)}`;
}

describe('createAttemptKeys', () => {
  it('keeps the key while the same save is tried again', () => {
    const keys = createAttemptKeys(countingKeys());
    expect([keys.keyFor({ title: 'A' }), keys.keyFor({ title: 'A' })]).toEqual(['key-1', 'key-1']);
  });

  it('takes another for other content, another version, and after a success', () => {
    const keys = createAttemptKeys(countingKeys());
    const body = { title: 'A' };
    expect(keys.keyFor({ body, replace: { id: 'x', version: 1 } })).toBe('key-1');
    expect(keys.keyFor({ body, replace: { id: 'x', version: 2 } })).toBe('key-2');
    keys.forget();
    expect(keys.keyFor({ body, replace: { id: 'x', version: 2 } })).toBe('key-3');
  });
});
