/** Faults of local storage while one types: it is full, refused or cleared, or is not kept for good. */
import type { Page } from 'playwright-core';
import { WORDS } from '../../e2e/support/words.ts';
import type { FaultRecord } from '../fault-record.ts';
import { expiredDialog, field, newWord, openReport, saveDraft } from './physician-actions.ts';
import {
  checkAfterKill,
  isOnDevice,
  isTrue,
  openBareTab,
  readSaid,
  saysTheTruth,
  sealedReports,
  ServerReader,
} from './page-checks.ts';
import { account, comesTrue, repeat, tell } from './page-setup.ts';
import type { Finding, PageSetup } from './page-setup.ts';

const history = (page: Page) => field(page, 'historiqueEvolution');

interface StorageFault {
  readonly name: string;
  /** Before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** While one types. */
  readonly spoil?: (page: Page, setup: PageSetup) => Promise<unknown>;
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
    spoil: async (page, setup) => {
      const client = await page.context().newCDPSession(page);
      await client.send('Storage.clearDataForOrigin', { origin: setup.url, storageTypes: 'all' });
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
export async function loseLocalStorage(setup: PageSetup, trials: number): Promise<FaultRecord> {
  const reader = await ServerReader.signIn(setup.url);
  const saved: string[] = [];
  const told = { number: 14, name: 'local storage is full, refused or cleared' };
  const sums = await repeat(setup, told, { trials, atOnce: 2 }, async (turn): Promise<Finding> => {
    const fault = STORAGE_FAULTS[turn % STORAGE_FAULTS.length];
    if (fault === undefined) return {};
    const { page, job } = await openReport(setup, fault.prepare);
    const bare = await openBareTab(setup, page);
    const says = (words: string) => saysTheTruth(page, words, { reader, bare });
    await comesTrue(() => isOnDevice(bare, job), fault.keeps ? 5_000 : 0);
    await fault.spoil?.(page, setup);
    let silent = 0;
    if ((await page.request.get(`${setup.url}/api/auth/me`)).status() === 401) {
      // The session went with the rest: what is said of the device is true again soon, and the words wait on the page.
      silent += (await comesTrue(async () =>
        isTrue(await readSaid(page), { server: false, device: (await sealedReports(bare)) > 0 }),
      ))
        ? 0
        : 1;
      const words = newWord();
      await history(page).fill(words);
      await saveDraft(page);
      await expiredDialog(page).getByLabel('Mot de passe', { exact: true }).fill(account('medecin').password);
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
    if (lost + silent > 0) tell(`14: ${fault.name}`);
    return { lost, silent };
  });
  return {
    ...(await checkAfterKill(setup, reader, { sums, saved })),
    note: STORAGE_FAULTS.slice(0, trials)
      .map(({ name }) => name)
      .join(', '),
  };
}
