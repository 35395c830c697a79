import { DeviceError } from '../device/device-database.ts';
import type { DeviceStore } from '../device/device-store.ts';
import { device } from '../device/page-device.ts';
import { AudioOutboxError } from './audio-outbox-error.ts';
import { upToHole } from './records.ts';
import type { AudioOutbox, StoredPart, StoredSession } from './records.ts';

/** @param store that of the account of this page; another one in tests */
export function createAudioOutbox(store: () => DeviceStore = device): AudioOutbox {
  const find = (id: string): StoredSession | undefined =>
    sessionsOf(store()).find((session) => session.id === id);

  const put = async (session: StoredSession): Promise<void> => {
    const kept = store();
    const { reportId, id: name } = session;
    // Nobody's page keeps a recording for somebody else.
    const isKept =
      kept.owner === session.owner && (await kept.write('recording', { reportId, name }, session));
    if (!isKept) throw new AudioOutboxError(kept.trouble ?? 'unavailable', null);
  };

  const readAllParts = (id: string): Promise<StoredPart[]> =>
    tell(async () => {
      const parts = await store().readParts(id);
      return parts.map(({ sequence, value }) => unpackPart(id, sequence, value));
    });

  return {
    begin: put,
    append: (part) =>
      tell(async () => {
        await store().writePart(part.session, part.sequence, packPart(part));
        return 'kept' as const;
      }),
    async update(id, change) {
      const session = find(id);
      if (session === undefined) return;
      const next = { ...session, ...change };
      await put(next);
      if (next.reportId !== session.reportId)
        await store().remove('recording', { reportId: session.reportId, name: id });
    },
    list: (owner) =>
      tell(async () => {
        const kept = store();
        if (kept.owner !== owner) return [];
        return sessionsOf(kept).toSorted((a, b) => a.startedAt.localeCompare(b.startedAt));
      }),
    readAllParts,
    readParts: async (id) => upToHole(await readAllParts(id)),
    remove: (id) =>
      tell(async () => {
        const session = find(id);
        if (session !== undefined)
          await store().remove('recording', { reportId: session.reportId, name: id });
        await store().removeParts(id);
      }),
  };
}

function sessionsOf(store: DeviceStore): StoredSession[] {
  return store.list('recording').map(({ value }) => value as StoredSession);
}

async function tell<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new AudioOutboxError(error instanceof DeviceError ? error.kind : 'unavailable', error);
  }
}

const LENGTH_BYTES = 4;

/** What a part holds, as the device seals it: the length of its measures, its measures, its audio. */
function packPart({ at, levels, data }: StoredPart): Uint8Array<ArrayBuffer> {
  const measures = new TextEncoder().encode(JSON.stringify({ at, levels }));
  const packed = new Uint8Array(LENGTH_BYTES + measures.length + data.byteLength);
  new DataView(packed.buffer).setUint32(0, measures.length);
  packed.set(measures, LENGTH_BYTES);
  packed.set(new Uint8Array(data), LENGTH_BYTES + measures.length);
  return packed;
}

function unpackPart(session: string, sequence: number, packed: ArrayBuffer): StoredPart {
  const end = LENGTH_BYTES + new DataView(packed).getUint32(0);
  const measures = new TextDecoder().decode(packed.slice(LENGTH_BYTES, end));
  const { at, levels } = JSON.parse(measures) as Pick<StoredPart, 'at' | 'levels'>;
  return { session, sequence, data: packed.slice(end), at, levels };
}
