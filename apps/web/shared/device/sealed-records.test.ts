import { beforeEach, describe, expect, it } from 'vitest';
import type { SealedRecord } from './device-database.ts';
import type { DeviceKind } from './records.ts';
import {
  KEY,
  OTHER_KEY,
  closeStores,
  emptyDisk,
  onDisk,
  openStore,
  printDisk,
  printSealed,
  readDisk,
} from './device.test-data.ts';
import { DeviceKey } from './seal.ts';

beforeEach(emptyDisk);

const put = (record: SealedRecord): Promise<unknown> =>
  onDisk((connection) => connection.put('records', record));

/** Keeps one text as an account does, and gives what lies on the disk. */
async function keep(text: string, owner = 'tremblay', key = KEY): Promise<SealedRecord> {
  const store = await openStore(owner, { key });
  await store.write('working-report', { reportId: 'report-1', name: 'a' }, { text });
  await store.close();
  const { records } = await readDisk();
  const kept = records.find((record) => record.owner === owner && record.reportId === 'report-1');
  if (kept === undefined) throw new Error('nothing was kept');
  return kept;
}

/** Everything in a stored value that can be read as text, its bytes read in each of the ways that a text may lie there. */
function textsIn(value: unknown): string {
  if (value instanceof ArrayBuffer) return textsIn(new Uint8Array(value));
  if (ArrayBuffer.isView(value)) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    return ['utf-8', 'utf-16le', 'utf-16be', 'latin1']
      .flatMap((encoding) => [bytes, bytes.subarray(1)].map((from) => new TextDecoder(encoding).decode(from)))
      .join('\n');
  }
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, member]) => `${name}\n${textsIn(member)}`)
    .join('\n');
}

describe('what lies on the disk', () => {
  it('holds no word, no sound and no key, and in clear the header alone', async () => {
    const words = ['Zoé Exemple', 'Entorse', 'soudeuse', 'patientName', 'Mot-secret'];
    const store = await openStore('tremblay', { now: () => 1234 });
    await store.write(
      'working-report',
      { reportId: 'report-1' },
      { patientName: 'Zoé Exemple', a: ['Entorse'] },
    );
    await store.write('emergency-backup', { reportId: 'report-1', name: 'recording-1' }, 'soudeuse');
    await store.write('setting', { name: 'language' }, 'Mot-secret');
    await store.writePart('recording-1', 0, new TextEncoder().encode('Mot-secret Entorse'));
    const { records, parts } = await readDisk();
    expect([records.length, parts.length]).toEqual([3, 1]);
    const all = textsIn([records, parts]);
    expect(textsIn(new TextEncoder().encode(words.join()))).toContain('Zoé Exemple');
    for (const word of words) expect(all).not.toContain(word);
    expect(all).not.toContain(KEY);
    for (const { value, ...header } of records) {
      expect(Object.keys(header).toSorted()).toEqual(
        ['id', 'key', 'kind', 'name', 'owner', 'reportId', 'time', 'version'].toSorted(),
      );
      expect(Object.keys(value).toSorted()).toEqual(['bytes', 'keyId', 'nonce']);
    }
    const header = { owner: 'tremblay', reportId: 'report-1', version: 1, time: 1234 };
    expect(records).toContainEqual({
      ...header,
      kind: 'emergency-backup',
      name: 'recording-1',
      id: expect.stringMatching(/^[0-9a-f]{16} tremblay\/emergency-backup\/report-1\/recording-1$/u),
      key: 'tremblay/emergency-backup/report-1/recording-1',
      value: expect.anything(),
    });
    expect(parts).toEqual([
      { owner: 'tremblay', recording: 'recording-1', sequence: 0, value: expect.anything() },
    ]);
  });

  it('is not the same twice, whatever was kept, because each has a nonce of its own', async () => {
    const store = await openStore();
    for (const name of ['a', 'b', 'a']) await store.write('setting', { name }, 'x'.repeat(64));
    await store.writePart('recording', 0, new Uint8Array(64));
    await store.writePart('recording', 1, new Uint8Array(64));
    const { records, parts } = await readDisk();
    const values = [...records, ...parts].map(({ value }) => value);
    expect(new Set(values.map(({ nonce }) => nonce.join())).size).toBe(4);
    expect(new Set(values.map(({ bytes }) => new Uint8Array(bytes).join())).size).toBe(4);
  });

  it('names its key by a digest that tells nothing of it', async () => {
    const [one, again, other] = await Promise.all([KEY, KEY, OTHER_KEY].map((key) => DeviceKey.read(key)));
    expect(one?.id).toBe(again?.id);
    expect(one?.id).not.toBe(other?.id);
    expect(one?.id).toMatch(/^[0-9a-f]{16}$/u);
    expect(JSON.stringify(one)).toBe(JSON.stringify({ id: one?.id }));
  });
});

describe('another account', () => {
  it.each([KEY, OTHER_KEY])('lists and reads nothing of it, whatever its key', async (key) => {
    const kept = await keep('Mot-secret');
    const other = await openStore('gagnon', { key });
    expect(other.list('working-report')).toEqual([]);
    expect(other.read('working-report', { reportId: 'report-1', name: 'a' })).toBeNull();
    expect([other.unreadable, other.bytes]).toEqual([0, 0]);
    await other.write('working-report', { reportId: 'report-1', name: 'a' }, { text: 'du collègue' });
    await other.remove('working-report', { reportId: 'report-1', name: 'a' });
    await closeStores();
    expect(await printDisk()).toEqual([printSealed(kept)]);
    expect((await openStore()).list('working-report').map(({ value }) => value)).toEqual([
      { text: 'Mot-secret' },
    ]);
  });
});

describe('a record that was moved or changed from outside', () => {
  const keyOf = ({ owner, kind, reportId, name }: Omit<SealedRecord, 'id' | 'key' | 'value'>): string =>
    [owner, kind, reportId, name].join('/');

  it.each([
    ['owner', { owner: 'gagnon' }],
    ['report', { reportId: 'report-2' }],
    ['kind', { kind: 'replaced-text' }],
    ['name', { name: 'b' }],
  ] as const)(
    'under another %s does not open there, is left alone, and is counted',
    async (_what, change) => {
      const kept = await keep('Mot-secret');
      const moved = { ...kept, ...change };
      const copy = { ...moved, id: `${kept.value.keyId} ${keyOf(moved)}`, key: keyOf(moved) };
      await put(copy);
      const store = await openStore(copy.owner);
      expect(store.read(copy.kind as DeviceKind, copy)).toBeNull();
      expect(store.list(copy.kind as DeviceKind).map(({ value }) => value)).toEqual(
        copy.owner === kept.owner && copy.kind === kept.kind ? [{ text: 'Mot-secret' }] : [],
      );
      expect(store.unreadable).toBe(1);
      await store.write('setting', {}, 'x');
      await closeStores();
      const printed = await printDisk();
      expect(printed).toContain(printSealed(copy));
      expect(printed).toContain(printSealed(kept));
    },
  );

  it.each([
    ['owner', { owner: 'gagnon' }],
    ['report', { reportId: 'report-2' }],
    ['kind', { kind: 'replaced-text' }],
    ['name', { name: 'b' }],
  ] as const)('that says another %s than it was kept under opens nowhere', async (_what, change) => {
    const kept = await keep('Mot-secret');
    await put({ ...kept, ...change });
    const store = await openStore({ ...kept, ...change }.owner);
    const found = (['working-report', 'replaced-text'] as const).flatMap((kind) => store.list(kind));
    expect(found).toEqual([]);
    expect(store.unreadable).toBe(1);
  });

  it('with a changed byte, a changed nonce or a missing end does not open, and the others do', async () => {
    const store = await openStore();
    for (const name of ['a', 'b', 'c', 'd']) await store.write('setting', { name }, `texte ${name}`);
    await closeStores();
    const changed = (bytes: ArrayBuffer): ArrayBuffer =>
      Uint8Array.from(new Uint8Array(bytes), (byte, at) => (at === 3 ? byte ^ 1 : byte)).buffer;
    for (const record of (await readDisk()).records) {
      const { bytes, nonce } = record.value;
      if (record.name === 'a') await put({ ...record, value: { ...record.value, bytes: changed(bytes) } });
      if (record.name === 'b')
        await put({
          ...record,
          value: { ...record.value, nonce: Uint8Array.from(nonce, (byte) => byte ^ 1) },
        });
      if (record.name === 'c')
        await put({ ...record, value: { ...record.value, bytes: bytes.slice(0, -1) } });
    }
    const before = await printDisk();
    const after = await openStore();
    expect(after.list('setting').map(({ value }) => value)).toEqual(['texte d']);
    expect(after.unreadable).toBe(3);
    await after.close();
    expect(await printDisk()).toEqual(before);
  });
});

describe('a record under another key', () => {
  it('lies untouched while another key is used, and opens with its own again', async () => {
    const kept = await keep('Mot-secret');
    const store = await openStore('tremblay', { key: OTHER_KEY });
    expect(store.list('working-report')).toEqual([]);
    expect(store.unreadable).toBe(1);
    await store.write('working-report', { reportId: 'report-2' }, { text: 'plus tard' });
    await store.remove('working-report', { reportId: 'report-1', name: 'a' });
    await store.close();
    const printed = await printDisk();
    expect(printed).toContain(printSealed(kept));
    expect(printed).toHaveLength(2);
    const again = await openStore();
    expect(again.list('working-report').map(({ value }) => value)).toEqual([{ text: 'Mot-secret' }]);
    expect(again.unreadable).toBe(1);
  });

  it('is not lost to a record that is written in its place', async () => {
    const kept = await keep('Mot-secret');
    const store = await openStore('tremblay', { key: OTHER_KEY });
    await store.write('working-report', { reportId: 'report-1', name: 'a' }, { text: 'plus tard' });
    await store.close();
    const bytes = new Uint8Array(kept.value.bytes).join();
    expect((await printDisk()).some((printed) => printed.includes(bytes))).toBe(true);
  });
});

describe('a sealed value', () => {
  it('opens under its own name and key alone', async () => {
    const [key, other] = [await DeviceKey.read(KEY), await DeviceKey.read(OTHER_KEY)];
    const sealed = await key.sealJson({ a: 'é' }, 'tremblay/setting//a');
    expect(await key.openJson(sealed, 'tremblay/setting//a')).toEqual({ a: 'é' });
    await expect(key.openJson(sealed, 'tremblay/setting//b')).rejects.toBeInstanceOf(DOMException);
    await expect(key.openJson(sealed, '')).rejects.toBeInstanceOf(DOMException);
    await expect(other.openJson(sealed, 'tremblay/setting//a')).rejects.toThrow('another key');
    await expect(
      other.openJson({ ...sealed, keyId: other.id }, 'tremblay/setting//a'),
    ).rejects.toBeInstanceOf(DOMException);
  });

  it.each(['', 'AAAA', `${KEY}AA`, 'not base64!'])('is not made with the broken key « %s »', async (text) => {
    await expect(DeviceKey.read(text)).rejects.toBeInstanceOf(DOMException);
  });
});
