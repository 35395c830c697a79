import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnsweringServer } from '../api/answering-server.test-data.ts';

const server = AnsweringServer.forTests();
const fetchFrom = globalThis.fetch;
/** How many answers have come whole. */
let answered = 0;

/** The channels of the pages of one test, which it closes. */
const channels: BroadcastChannel[] = [];
class ClosedAfterwards extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}

beforeEach(() => {
  // The mark on the document is looked at in a browser.
  const shown = { activeElement: null, visibilityState: 'visible' };
  const documentElement = { toggleAttribute: () => true };
  vi.stubGlobal('document', Object.assign(new EventTarget(), shown, { documentElement }));
  vi.stubGlobal('BroadcastChannel', ClosedAfterwards);
  vi.stubGlobal('window', { addEventListener: () => undefined });
  answered = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const response = await fetchFrom(`${server.base}${path}`, init);
    const text = await response.text();
    answered += 1;
    return new Response(text, response);
  });
  server.answerJson(200, { token: 'zztoken', locked: false, minutes: 15 });
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page with modules of its own, for that account or for nobody yet; with no cover where an address with a secret opens it. */
async function openPage(user: string | null, hasCover = true) {
  vi.resetModules();
  const [lock, state, writer, session, owner] = await Promise.all([
    import('./page-lock.ts'),
    import('./lock-state.ts'),
    import('./writer-token.ts'),
    import('../api/session-events.ts'),
    import('../api/page-user.ts'),
  ]);
  if (hasCover) lock.beginPageLock();
  if (user !== null) owner.claimPage(user);
  return { ...lock, ...state, ...writer, ...session };
}

/** Messages of a channel come in their order: once this one has come, all before it have. */
async function allHeard(): Promise<void> {
  const [from, to] = [new BroadcastChannel('constat-lock'), new BroadcastChannel('constat-lock')];
  const heard = new Promise((resolve) => to.addEventListener('message', resolve, { once: true }));
  from.postMessage({ owner: 'nobody', message: { kind: 'asks-for-use' } });
  await heard;
  await new Promise((resolve) => setTimeout(resolve));
}

it('lock and unlock together, those of another account left alone', async () => {
  const [own, beside, other] = [await openPage('zza'), await openPage('zza'), await openPage('zzb')];
  own.lockPage();
  await expect.poll(beside.isPageLocked).toBe(true);
  await allHeard();
  expect(other.isPageLocked()).toBe(false);
  own.pageUnlocked('zza');
  await expect.poll(beside.isPageLocked).toBe(false);
});

it('are uncovered by a page that was loaded locked, if they are of the account that it has unlocked', async () => {
  const [own, other] = [await openPage('zza'), await openPage('zzb')];
  own.lockPage();
  other.lockPage();
  const loaded = await openPage(null);
  loaded.setPageLocked(true);
  loaded.pageUnlocked('zzb');
  await expect.poll(other.isPageLocked).toBe(false);
  await allHeard();
  expect(own.isPageLocked()).toBe(true);
  expect(loaded.isPageLocked()).toBe(false);
});

it('tell the server whether a person locks them, or nobody has used them', async () => {
  const page = await openPage('zza');
  const bodies = () => server.received.filter(({ method }) => method === 'POST').map(({ body }) => body);
  page.lockPage();
  await expect.poll(bodies).toEqual(['{"by":"hand"}']);
  page.pageUnlocked('zza');
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  // Its first use asks the server when it locks.
  const usedLater = () => {
    page.noteUse();
    now += 16 * 60_000;
    return bodies();
  };
  await expect.poll(usedLater).toEqual(['{"by":"hand"}', '{"by":"idleness"}']);
});

it('leave a page alone that an address with a secret has opened', async () => {
  const [own, beside, open] = [await openPage('zza'), await openPage('zza'), await openPage(null, false)];
  own.lockPage();
  await expect.poll(beside.isPageLocked).toBe(true);
  await allHeard();
  expect(open.isPageLocked()).toBe(false);
});

it('do not pass on a lock that they hear of, which one that was stopped meanwhile hears too late', async () => {
  const [own, beside] = [await openPage('zza'), await openPage('zza'), await openPage('zza')];
  const told: unknown[] = [];
  new BroadcastChannel('constat-lock').addEventListener('message', ({ data }) => told.push(data));
  own.lockPage();
  await expect.poll(beside.isPageLocked).toBe(true);
  await allHeard();
  const locks = () => told.filter((data) => JSON.stringify(data).includes('"locked"'));
  await expect.poll(locks).toEqual([{ owner: 'zza', message: { kind: 'locked' } }]);
});

it('learn the token for writing of a session that another one has opened, which those of others do not', async () => {
  const [own, beside, other] = [await openPage('zza'), await openPage('zza'), await openPage('zzb')];
  for (const page of [own, beside, other]) page.setWriterToken('zzold');
  own.announceSession('opened');
  await expect.poll(() => [own.writerToken(), beside.writerToken()]).toEqual(['zztoken', 'zztoken']);
  expect(other.writerToken()).toBe('zzold');
});

it('ask the others before one that comes to the front is idle, and lock where nobody was there', async () => {
  const [front, beside] = [await openPage('zza'), await openPage('zza')];
  const stop = front.followUse();
  // When it locks, and its token.
  await expect.poll(() => answered).toBe(2);
  await allHeard();
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const comeToFront = () => {
    now += 16 * 60_000;
    document.dispatchEvent(new Event('visibilitychange'));
    // The pointer that has chosen the page moves over it.
    front.noteUse();
  };
  comeToFront();
  expect(front.isPageLocked()).toBe(false);
  const [channelOfFront] = channels;
  const heard = new Promise<void>((resolve) => {
    channelOfFront?.addEventListener('message', ({ data }) => {
      const { ago = Infinity } = (data as { readonly message: { readonly ago?: number } }).message;
      if (ago < 60_000) resolve();
    });
  });
  beside.noteUse();
  await heard;
  front.noteUse();
  expect(front.isPageLocked()).toBe(false);
  comeToFront();
  expect(front.isPageLocked()).toBe(false);
  await expect.poll(front.isPageLocked).toBe(true);
  stop();
});
