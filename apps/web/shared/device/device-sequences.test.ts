import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { DeviceStore } from './device-store.ts';
import type { DeviceKind } from './records.ts';
import { FailingDatabase, closeStores, emptyDisk, openStore, printDisk } from './device.test-data.ts';

const PLACES = [
  ['working-report', { reportId: 'a' }],
  ['working-report', { reportId: 'b' }],
  ['dictation-draft', { reportId: 'a', name: 'section7' }],
  ['setting', { name: 'section7' }],
] as const satisfies readonly (readonly [DeviceKind, object])[];

/** As JSON keeps it. */
const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const place = fc.nat({ max: PLACES.length - 1 });
const owner = fc.constantFrom('tremblay', 'gagnon');
const write = fc.record({
  act: fc.constant('write'),
  owner,
  place,
  value: fc.jsonValue({ maxDepth: 1 }).map(copyOf),
});
const remove = fc.record({ act: fc.constant('remove'), owner, place });
const quiet = fc.record({ act: fc.constantFrom('wait', 'reopen') });

const at = (index: number) => PLACES[index] ?? PLACES[0];

/** What a store holds in those places. */
const held = (store: DeviceStore): readonly unknown[] =>
  PLACES.map(([kind, where]) => store.read(kind, where)?.value);

it('after any writes, removals and openings of two accounts, each finds its own last values', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ arbitrary: write, weight: 5 }, remove, quiet), { maxLength: 25 }),
      async (steps) => {
        await emptyDisk();
        const expected = new Map(
          ['tremblay', 'gagnon'].map((name) => [name, PLACES.map((): unknown => undefined)]),
        );
        const stores = new Map<string, DeviceStore>();
        const openAll = async (): Promise<void> => {
          for (const name of expected.keys()) stores.set(name, await openStore(name));
        };
        const check = (): void => {
          for (const [name, values] of expected) {
            const store = stores.get(name);
            if (store === undefined) throw new Error('not open');
            expect(held(store)).toEqual(values);
            const kinds = new Set(PLACES.map(([kind]) => kind));
            const listed = [...kinds].flatMap((kind) => store.list(kind));
            expect(listed).toHaveLength(values.filter((value) => value !== undefined).length);
            expect(listed.every((record) => record.owner === name)).toBe(true);
            expect(store.unreadable).toBe(0);
          }
        };
        await openAll();
        const kept: Promise<boolean>[] = [];
        for (const step of steps) {
          if ('place' in step) {
            const values = expected.get(step.owner);
            const store = stores.get(step.owner);
            if (values === undefined || store === undefined) throw new Error('not open');
            const [kind, where] = at(step.place);
            const isWritten = 'value' in step;
            values[step.place] = isWritten ? step.value : undefined;
            kept.push(isWritten ? store.write(kind, where, step.value) : store.remove(kind, where));
          } else if (step.act === 'wait') await kept.at(-1);
          else {
            await closeStores();
            await openAll();
          }
          check();
        }
        expect(await Promise.all(kept)).not.toContain(false);
        await closeStores();
        await openAll();
        check();
        const lying = [...expected.values()].flat().filter((value) => value !== undefined);
        expect(await printDisk()).toHaveLength(lying.length);
      },
    ),
    { numRuns: 60 },
  );
});

it('after any failures of the disk, what is in memory is on the disk with the first success that follows', async () => {
  const failure = fc.constantFrom('QuotaExceededError', 'UnknownError', 'InvalidStateError', null);
  const step = fc.record({
    failure,
    place,
    value: fc.option(fc.string(), { nil: undefined }),
    isAwaited: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      await emptyDisk();
      const database = new FailingDatabase();
      const store = await openStore('tremblay', { database });
      const expected: (string | undefined)[] = PLACES.map(() => undefined);
      for (const { failure: next, place: index, value, isAwaited } of steps) {
        database.failure = next;
        const [kind, where] = at(index);
        expected[index] = value;
        const kept = value === undefined ? store.remove(kind, where) : store.write(kind, where, value);
        if (isAwaited) await kept;
        expect(held(store)).toEqual(expected);
      }
      await store.settled();
      database.failure = null;
      expect(await store.write('own-commands', {}, 'x')).toBe(true);
      await store.settled();
      expect(store.trouble).toBeNull();
      expect(held(store)).toEqual(expected);
      await closeStores();
      expect(held(await openStore())).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

it('after any writes and removals of two tabs, both hold what lies on the disk', async () => {
  const step = fc.record({
    tab: fc.nat({ max: 1 }),
    place,
    value: fc.option(fc.string(), { nil: undefined }),
    isAwaited: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      await emptyDisk();
      const tabs = [await openStore(), await openStore()];
      for (const [index, { tab, place: where, value, isAwaited }] of steps.entries()) {
        const store = tabs[tab];
        if (store === undefined) throw new Error('not open');
        const [kind, to] = at(where);
        const kept = value === undefined ? store.remove(kind, to) : store.write(kind, to, [index, value]);
        if (isAwaited) await kept;
      }
      await Promise.all(tabs.map((tab) => tab.settled()));
      const later = await openStore();
      await vi.waitFor(() => expect(tabs.map(held)).toEqual([held(later), held(later)]), {
        timeout: 10_000,
        interval: 1,
      });
    }),
    // What fails depends on the moment: smaller examples would only take time.
    { numRuns: 60, endOnFailure: true },
  );
});
