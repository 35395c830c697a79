/** Faults of the browser's database: it is full, or lost under a page in which one types. */
import type { CDPSession, Page } from 'playwright-core';
import { WORDS } from '../../e2e/support/words.ts';
import { reachTime } from '../../e2e/support/reach-time.ts';
import type { FaultRecord } from '../fault-record.ts';
import {
  field,
  newWord,
  openDictation,
  openReport,
  press,
  saveDraft,
  startRecording,
} from './physician-actions.ts';
import { checkAfterKill, isOnDevice, openBareTab, saysTheTruth, ServerReader } from './page-checks.ts';
import { comesTrue, repeat } from './page-setup.ts';
import type { Finding, PageSetup } from './page-setup.ts';

/** Room that is left to the site before it is filled up, in bytes. */
const QUOTA = 400_000;
/** The server holds what was recorded up to so many seconds ago. */
const MAY_BE_ON_ITS_WAY = 2;

const history = (page: Page) => field(page, 'historiqueEvolution');

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
export async function fillTheBrowser(setup: PageSetup, trials: number): Promise<FaultRecord> {
  const reader = await ServerReader.signIn(setup.url);
  const saved: string[] = [];
  const told = { number: 13, name: 'the browser’s database is full' };
  const sums = await repeat(setup, told, { trials, atOnce: 2 }, async (turn): Promise<Finding> => {
    const { page, visit, job } = await openReport(setup);
    const bare = await openBareTab(setup, page);
    const client = await page.context().newCDPSession(page);
    const says = (words: string) => saysTheTruth(page, words, { reader, bare });
    await fillDevice(client, bare, setup.url);
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
      await reachTime(page, '00:05');
      const own = (await reader.unfinished()).find(({ note }) => note.includes(visit));
      lost += (own?.next ?? 0) >= 5 - MAY_BE_ON_ITS_WAY ? 0 : 1;
      silent += (await page.getByText(/Il est conservé sur le serveur/u).count()) > 0 ? 0 : 1;
      await press(page, WORDS.fr.stopRecording);
      await press(page, 'Retour au formulaire');
      await history(page).waitFor();
    }
    await client.send('Storage.overrideQuotaForOrigin', { origin: setup.url });
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
    ...(await checkAfterKill(setup, reader, { sums, saved })),
    note: 'typed and dictated with no room left',
  };
}

/** 15: the browser loses its database under the page: once, or for ever. */
export async function loseConnection(setup: PageSetup, trials: number): Promise<FaultRecord> {
  const reader = await ServerReader.signIn(setup.url);
  const saved: string[] = [];
  const told = { number: 15, name: 'the connection to the browser’s database is lost' };
  const sums = await repeat(setup, told, { trials, atOnce: 2 }, async (turn): Promise<Finding> => {
    const isForEver = turn % 2 === 1;
    const { page, job } = await openReport(setup);
    const bare = await openBareTab(setup, page);
    const says = (words: string) => saysTheTruth(page, words, { reader, bare });
    await comesTrue(() => isOnDevice(bare, job));
    await page.evaluate(
      ([times, error]) => {
        const begin = Reflect.get(IDBDatabase.prototype, 'transaction') as (
          this: IDBDatabase,
          ...asked: Parameters<IDBDatabase['transaction']>
        ) => IDBTransaction;
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
  return { ...(await checkAfterKill(setup, reader, { sums, saved })), note: 'once and for ever, in turn' };
}
