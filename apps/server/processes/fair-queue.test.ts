import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const turns = (...entries: readonly string[]) => {
  const waiting = createFairQueue<{ ownerId: string; name: string }>();
  for (const name of entries) waiting.add({ ownerId: name[0] ?? '', name });
  return waiting;
};
const takeAll = (waiting: ReturnType<typeof turns>) => {
  const names: string[] = [];
  for (let next = waiting.take(); next !== undefined; next = waiting.take()) names.push(next.name);
  return names;
};

test('owners take turns, each in the own order', () => {
  expect(takeAll(turns('a1', 'a2', 'a3', 'b1', 'c1', 'b2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('who comes late is served before anybody a second time', () => {
  const waiting = turns('a1', 'a2', 'b1', 'b2');
  expect([waiting.take()?.name, waiting.take()?.name]).toEqual(['a1', 'b1']);
  waiting.add({ ownerId: 'c', name: 'c1' });
  expect(takeAll(waiting)).toEqual(['c1', 'a2', 'b2']);
});

test('who is left out keeps the place', () => {
  const waiting = turns('a1', 'b1', 'a2');
  expect(waiting.take((owner) => owner !== 'a')?.name).toBe('b1');
  expect(waiting.take((owner) => owner === 'c')).toBeUndefined();
  expect(takeAll(waiting)).toEqual(['a1', 'a2']);
});

test('an entry that was taken out is not served', () => {
  const waiting = createFairQueue<{ ownerId: string }>();
  const entry = { ownerId: 'a' };
  waiting.add(entry);
  expect([waiting.remove(entry), waiting.remove(entry), waiting.take()]).toEqual([true, false, undefined]);
});

test('nobody waits for more than one entry of each other owner, however long the queues', () => {
  const owner = fc.constantFrom('a', 'b', 'c', 'd');
  fc.assert(
    fc.property(fc.array(fc.option(owner, { freq: 2 }), { maxLength: 80 }), (steps) => {
      const waiting = createFairQueue<{ ownerId: string }>();
      const present = new Map<string, number>();
      const passed = new Map<string, string[]>();
      // A name is an entry that comes, null a turn that is taken.
      for (const step of [...steps, ...steps.map(() => null)]) {
        if (step !== null) {
          waiting.add({ ownerId: step });
          present.set(step, (present.get(step) ?? 0) + 1);
          continue;
        }
        const taken = waiting.take()?.ownerId;
        expect(taken === undefined).toBe([...present.values()].every((count) => count === 0));
        if (taken === undefined) continue;
        present.set(taken, (present.get(taken) ?? 0) - 1);
        passed.set(taken, []);
        for (const [other, count] of present) {
          if (other === taken || count === 0) continue;
          const before = [...(passed.get(other) ?? []), taken];
          expect(new Set(before).size).toBe(before.length);
          passed.set(other, before);
        }
      }
    }),
  );
});
