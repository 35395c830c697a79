/** Faults of what the browser keeps: it is full, refused, cleared or lost while one types. */
import type { CDPSession, Page } from 'playwright-core';
import type { FaultRecord } from './fault-record.ts';
import {
  beginVisit,
  expiredDialog,
  field,
  newWord,
  openDictation,
  press,
  reach,
  saveDraft,
  startRecording,
} from './page-acts.ts';
import {
  isOnDevice,
  isTrue,
  openBareTab,
  readSaid,
  saysTheTruth,
  sealedReports,
  ServerReader,
} from './page-checks.ts';
import { account, comesTrue, repeat } from './page-stage.ts';
import type { Finding, PageStage } from './page-stage.ts';
import { WORDS } from '../e2e/support/words.ts';

/** Room that is left to the site before it is filled up, in bytes. */
const QUOTA = 400_000;
/** The server holds what was recorded up to so many seconds ago. */
const MAY_BE_ON_ITS_WAY = 2;

const history = (page: Page) => field(page, 'historiqueEvolution');

/** A report with words that are kept, in a page whose browser is sound until `spoil` has run. */
async function openReport(stage: PageStage, prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const page = await stage.newPage();
  await prepare(page);
  const [visit, job] = [newWord(), newWord()];
  await beginVisit(page, stage, visit);
  await field(page, 'emploi').fill(job);
  return { page, visit, job, bare: await openBareTab(stage, page) };
}

/** Fills what the site may keep with bytes that do not compress, to the last hundred. */
async function fillDevice(client: CDPSession, bare: Page, origin: string): Promise<void> {
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: QUOTA });
  await bare.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('filling', 1);
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore('bytes', { autoIncrement: true }),
      );
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    });
    const put = (size: number): Promise<boolean> =>
      new Promise((resolve) => {
        const transaction = database.transaction('bytes', 'readwrite');
        transaction.objectStore('bytes').add(crypto.getRandomValues(new Uint8Array(size)));
        transaction.addEventListener('complete', () => resolve(true));
        transaction.addEventListener('abort', () => resolve(false));
      });
    for (const size of [50_000, 5_000, 500, 100]) while (await put(size));
    database.close();
  });
}

/** 13: the browser's database is full while one types or dictates, and has room again later. */
export async function fillTheBrowser(stage: PageStage, trials: number): Promise<FaultRecord> {
  const reader = await ServerReader.signIn(stage.url);
  const saved: string[] = [];
  const told = { number: 13, name: 'the browser’s database is full' };
  const sums = await repeat(stage, told, { trials, atOnce: 2 }, async (turn): Promise<Finding> => {
    const { page, visit, job, bare } = await openReport(stage);
    const client = await page.context().newCDPSession(page);
    const says = (words: string) => saysTheTruth(page, words, { reader, bare });
    await fillDevice(client, bare, stage.url);
    const first = newWord();
    await history(page).fill(`${first} ${newWord().repeat(3_000)}`);
    await page
      .getByText(/Non sauvegardé/u)
      .first()
      .waitFor();
    if (await isOnDevice(bare, first)) throw new Error('the device was not full');
    let silent = (await says(first)) ? 0 : 1;
    await saveDraft(page);
    silent += (await comesTrue(async () => (await reader.count(first)) === 1)) && (await says(first)) ? 0 : 1;
    saved.push(first);
    let lost = 0;
    if (turn % 2 === 1) {
      await openDictation(page);
      await startRecording(page);
      await reach(page, '00:05');
      const own = (await unfinished(reader)).find(({ note }) => note.includes(visit));
      lost += (own?.next ?? 0) >= 5 - MAY_BE_ON_ITS_WAY ? 0 : 1;
      silent += (await page.getByText(/Il est conservé sur le serveur/u).count()) > 0 ? 0 : 1;
      await press(page, WORDS.fr.stopRecording);
      await press(page, 'Retour au formulaire');
      await history(page).waitFor();
    }
    await client.send('Storage.overrideQuotaForOrigin', { origin: stage.url });
    const last = newWord();
    await field(page, 'impactAvq').fill(last);
    lost += (await comesTrue(() => isOnDevice(bare, last))) ? 0 : 1;
    silent += (await says(last)) ? 0 : 1;
    await page.reload();
    for (const [name, words] of [
      ['emploi', job],
      ['historiqueEvolution', first],
      ['impactAvq', last],
    ] as const)
      lost += (await comesTrue(async () => (await field(page, name).inputValue()).includes(words))) ? 0 : 1;
    return { lost, silent };
  });
  return {
    ...(await afterKill(stage, reader, { sums, saved })),
    note: 'typed and dictated with no room left',
  };
}

export interface Unfinished {
  readonly recordingId: string;
  readonly next: number;
  /** What the page needs to go on; it names the visit. */
  readonly note: string;
}

/** The recordings whose text was not delivered. */
export const unfinished = (reader: ServerReader): Promise<readonly Unfinished[]> =>
  reader.read('/api/recordings/unfinished');

/** What was shown as saved is there, once, after the server was ended as a power cut would. */
async function afterKill(
  stage: PageStage,
  reader: ServerReader,
  { sums, saved }: { readonly sums: Omit<FaultRecord, 'note'>; readonly saved: readonly string[] },
): Promise<Omit<FaultRecord, 'note'>> {
  await stage.restartAfterKill();
  const counts = await Promise.all(saved.map((words) => reader.count(words)));
  return {
    ...sums,
    lost: sums.lost + counts.filter((count) => count === 0).length,
    duplicated: sums.duplicated + counts.filter((count) => count > 1).length,
  };
}

interface StorageFault {
  readonly name: string;
  /** Before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** While one types. */
  readonly spoil?: (page: Page, stage: PageStage) => Promise<unknown>;
  /** False where the device keeps nothing for the next page. */
  readonly keeps: boolean;
}

const STORAGE_FAULTS: readonly StorageFault[] = [
  {
    name: 'full',
    keeps: true,
    spoil: (page) =>
      page.evaluate(() => {
        for (const area of [localStorage, sessionStorage])
          for (let size = 1_000_000; size >= 1; size = Math.floor(size / 10))
            try {
              for (let turn = 0; turn < 100; turn += 1)
                area.setItem(`fill ${size} ${turn}`, 'x'.repeat(size));
            } catch {
              // Full for texts of this size.
            }
      }),
  },
  {
    name: 'site data cleared',
    keeps: true,
    spoil: async (page, stage) => {
      const client = await page.context().newCDPSession(page);
      await client.send('Storage.clearDataForOrigin', { origin: stage.url, storageTypes: 'all' });
    },
  },
  {
    name: 'disabled',
    keeps: true,
    prepare: (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('The user refuses', 'SecurityError');
            },
          });
      }),
  },
  {
    name: 'no database, as in a private window',
    keeps: false,
    prepare: (page) =>
      page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('The operation is insecure', 'SecurityError');
        };
      }),
  },
  {
    name: 'not to be kept for good',
    keeps: true,
    prepare: (page) =>
      page.addInitScript(() => {
        StorageManager.prototype.persist = () => Promise.resolve(false);
      }),
  },
];

/** 14: local storage is full, refused or cleared. No text depends on it, and what is said stays true. */
export async function loseLocalStorage(stage: PageStage, trials: number): Promise<FaultRecord> {
  const reader = await ServerReader.signIn(stage.url);
  const saved: string[] = [];
  const told = { number: 14, name: 'local storage is full, refused or cleared' };
  const sums = await repeat(stage, told, { trials, atOnce: 2 }, async (turn): Promise<Finding> => {
    const fault = STORAGE_FAULTS[turn % STORAGE_FAULTS.length];
    if (fault === undefined) return {};
    const { page, job, bare } = await openReport(stage, fault.prepare);
    const says = (words: string) => saysTheTruth(page, words, { reader, bare });
    await comesTrue(() => isOnDevice(bare, job), fault.keeps ? 5_000 : 0);
    await fault.spoil?.(page, stage);
    let silent = 0;
    if ((await page.request.get(`${stage.url}/api/auth/me`)).status() === 401) {
      // The session went with the rest: what is said of the device is true again soon, and the words wait on the page.
      silent += (await comesTrue(async () =>
        isTrue(await readSaid(page), { server: false, device: (await sealedReports(bare)) > 0 }),
      ))
        ? 0
        : 1;
      const words = newWord();
      await history(page).fill(words);
      await saveDraft(page);
      await expiredDialog(page).getByLabel('Mot de passe').fill(account('medecin').password);
      await expiredDialog(page).getByRole('button', { name: WORDS.fr.signIn, exact: true }).click();
      await expiredDialog(page).waitFor({ state: 'hidden' });
    }
    silent += (await says(job)) ? 0 : 1;
    const words = newWord();
    await field(page, 'impactAvq').fill(words);
    silent += (await says(words)) ? 0 : 1;
    let lost = 0;
    if (fault.keeps) {
      lost += (await comesTrue(() => isOnDevice(bare, words))) ? 0 : 1;
      await page.reload();
    } else await saveDraft(page);
    lost += (await comesTrue(async () => (await field(page, 'impactAvq').inputValue()) === words)) ? 0 : 1;
    lost += (await field(page, 'emploi').inputValue()) === job ? 0 : 1;
    if (fault.keeps) await saveDraft(page);
    lost += (await comesTrue(async () => (await reader.count(words)) === 1)) ? 0 : 1;
    silent += (await says(words)) ? 0 : 1;
    saved.push(words);
    if (lost + silent > 0) console.error(`  14: ${fault.name}`);
    return { lost, silent };
  });
  return {
    ...(await afterKill(stage, reader, { sums, saved })),
    note: STORAGE_FAULTS.slice(0, trials)
      .map(({ name }) => name)
      .join(', '),
  };
}

/** 15: the browser loses its database under the page: once, or for ever. */
export async function loseConnection(stage: PageStage, trials: number): Promise<FaultRecord> {
  const reader = await ServerReader.signIn(stage.url);
  const saved: string[] = [];
  const told = { number: 15, name: 'the connection to the browser’s database is lost' };
  const sums = await repeat(stage, told, { trials, atOnce: 2 }, async (turn): Promise<Finding> => {
    const isForEver = turn % 2 === 1;
    const { page, job, bare } = await openReport(stage);
    const says = (words: string) => saysTheTruth(page, words, { reader, bare });
    await comesTrue(() => isOnDevice(bare, job));
    await page.evaluate(
      ([times, error]) => {
        const begin = IDBDatabase.prototype.transaction;
        let left = times;
        IDBDatabase.prototype.transaction = function transaction(...asked) {
          left -= 1;
          if (left >= 0) throw new DOMException('Connection to Indexed Database server lost', error);
          return begin.apply(this, asked);
        };
      },
      [isForEver ? 1e9 : 1, turn % 4 < 2 ? 'UnknownError' : 'InvalidStateError'] as const,
    );
    const words = newWord();
    await history(page).fill(words);
    if (isForEver && (await comesTrue(() => isOnDevice(bare, words), 1_000)))
      throw new Error('the connection was not lost');
    let lost = isForEver || (await comesTrue(() => isOnDevice(bare, words))) ? 0 : 1;
    let silent = (await says(words)) ? 0 : 1;
    await saveDraft(page);
    saved.push(words);
    lost += (await comesTrue(async () => (await reader.count(words)) === 1)) ? 0 : 1;
    silent += (await says(words)) ? 0 : 1;
    const later = newWord();
    await field(page, 'impactAvq').fill(later);
    silent += (await says(later)) ? 0 : 1;
    return { lost, silent };
  });
  return { ...(await afterKill(stage, reader, { sums, saved })), note: 'once and for ever, in turn' };
}
