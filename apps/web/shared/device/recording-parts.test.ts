import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  OTHER_KEY,
  closeStores,
  emptyDisk,
  onDisk,
  openStore,
  printDisk,
  readDisk,
} from './device.test-data.ts';
import type { DeviceStore } from './device-store.ts';

beforeEach(emptyDisk);

const sound = (...bytes: readonly number[]): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

/** The parts of a recording with their bytes. */
async function partsOf(store: DeviceStore, recording: string): Promise<readonly (readonly number[])[]> {
  const parts = await store.readParts(recording);
  return parts.map(({ sequence, value }) => [sequence, ...new Uint8Array(value)]);
}

describe('the parts of a recording', () => {
  it('come back in their order after their store is opened again, whatever the order of writing', async () => {
    const store = await openStore();
    for (const sequence of [10, 2, 0, 1, 11])
      await store.writePart('recording-1', sequence, sound(sequence, 255, 0));
    await closeStores();
    expect(await partsOf(await openStore(), 'recording-1')).toEqual(
      [0, 1, 2, 10, 11].map((sequence) => [sequence, sequence, 255, 0]),
    );
  });

  it('are on the disk when their writing resolves', async () => {
    const store = await openStore();
    await store.writePart('recording-1', 0, sound(1));
    expect((await readDisk()).parts.map(({ recording, sequence }) => [recording, sequence])).toEqual([
      ['recording-1', 0],
    ]);
  });

  it('may be empty, and the last written of a number counts', async () => {
    const store = await openStore();
    await store.writePart('recording-1', 0, sound());
    await store.writePart('recording-1', 1, sound(1));
    await store.writePart('recording-1', 1, sound(2));
    expect(await partsOf(store, 'recording-1')).toEqual([[0], [1, 2]]);
  });

  it('are those of their recording and their owner alone, and only those go with it', async () => {
    const [store, other] = [await openStore(), await openStore('gagnon')];
    for (const recording of ['a', 'b', 'a/b', '']) await store.writePart(recording, 0, sound(1));
    await other.writePart('a', 0, sound(2));
    await other.writePart('a', 1, sound(3));
    expect(await partsOf(store, 'a')).toEqual([[0, 1]]);
    expect(await partsOf(other, 'b')).toEqual([]);
    await store.removeParts('a');
    await store.removeParts('none');
    expect(await partsOf(store, 'a')).toEqual([]);
    for (const recording of ['b', 'a/b', '']) expect(await partsOf(store, recording)).toEqual([[0, 1]]);
    expect(await partsOf(other, 'a')).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('that were copied to another recording, number or owner do not open there', async () => {
    const store = await openStore();
    await store.writePart('a', 0, sound(1));
    const [part] = (await readDisk()).parts;
    if (part === undefined) throw new Error('nothing was kept');
    for (const change of [{ recording: 'b' }, { recording: 'c', sequence: 1 }, { owner: 'gagnon' }])
      await onDisk((connection) => connection.put('parts', { ...part, ...change }));
    for (const [owner, recording] of [
      ['tremblay', 'b'],
      ['tremblay', 'c'],
      ['gagnon', 'a'],
    ] as const) {
      const found = await (await openStore(owner)).readParts(recording).catch(() => []);
      expect(found).toEqual([]);
    }
    expect(await partsOf(store, 'a')).toEqual([[0, 1]]);
    // A number that it does not have: the sound of one second must not be heard in the place of another.
    await onDisk((connection) => connection.put('parts', { ...part, sequence: 1 }));
    expect(await partsOf(store, 'a').catch(() => [[0, 1]])).toEqual([[0, 1]]);
  });

  it('stay where they are under another key, and open with their own again', async () => {
    const store = await openStore();
    await store.writePart('a', 0, sound(1));
    await closeStores();
    const before = await printDisk();
    const later = await openStore('tremblay', { key: OTHER_KEY });
    expect(await later.readParts('a').catch(() => [])).toEqual([]);
    await closeStores();
    expect(await printDisk()).toEqual(before);
    expect(await partsOf(await openStore(), 'a')).toEqual([[0, 1]]);
  });

  it('are given without one that was damaged, which may be missing like any other', async () => {
    const store = await openStore();
    for (const sequence of [0, 1, 2]) await store.writePart('a', sequence, sound(sequence));
    const damaged = (await readDisk()).parts[1];
    if (damaged === undefined) throw new Error('nothing was kept');
    const value = { ...damaged.value, bytes: damaged.value.bytes.slice(1) };
    await onDisk((connection) => connection.put('parts', { ...damaged, value }));
    expect(await partsOf(store, 'a')).toEqual([
      [0, 0],
      [2, 2],
    ]);
  });

  it('that are being written when their store is closed are on the disk once it is', async () => {
    const store = await openStore();
    let isWritten = false;
    const written = store.writePart('a', 0, sound(1)).then(() => (isWritten = true));
    await store.close();
    expect(isWritten).toBe(true);
    await written;
    expect((await readDisk()).parts).toHaveLength(1);
  });

  it('of any size come back byte for byte', async () => {
    const store = await openStore();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.nat({ max: 5 }), async (bytes, sequence) => {
        await store.writePart('a', sequence, new Uint8Array(bytes));
        const found = (await store.readParts('a')).find((part) => part.sequence === sequence);
        expect([...new Uint8Array(found?.value ?? new ArrayBuffer(0))]).toEqual([...bytes]);
      }),
      { numRuns: 40 },
    );
  });
});
