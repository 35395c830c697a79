/** What a page says of where a text is kept, against what the server and the device really hold. */
import type { Page } from 'playwright-core';
import { countSealed, readInClear, readKept } from '../../e2e/support/device.ts';
import type { FaultRecord } from '../fault-record.ts';
import { account, comesTrue, tell } from './page-setup.ts';
import type { PageSetup, Physician } from './page-setup.ts';

/** Reads what the server holds of a physician, in a session of its own. */
export class ServerReader {
  readonly #url: string;
  readonly #cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  static async signIn(url: string, username: Physician = 'medecin'): Promise<ServerReader> {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account(username)),
    });
    return new ServerReader(url, answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '');
  }

  async read<T>(path: string): Promise<T> {
    const answer = await fetch(`${this.#url}${path}`, { headers: { cookie: this.#cookie } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as T;
  }

  /** Every saved form of the physician, whole. */
  async forms(): Promise<readonly SavedReport[]> {
    const list = await this.read<readonly { id: string }[]>('/api/saved-forms');
    return Promise.all(list.map(({ id }) => this.read<SavedReport>(`/api/saved-forms/${id}`)));
  }

  /** The recordings whose text was not delivered. */
  unfinished(): Promise<readonly Unfinished[]> {
    return this.read('/api/recordings/unfinished');
  }

  /** In how many saved forms those words stand. */
  async count(words: string): Promise<number> {
    return (await this.forms()).filter((form) => JSON.stringify(form).includes(words)).length;
  }
}

interface Unfinished {
  readonly recordingId: string;
  /** How many parts the server holds. */
  readonly next: number;
  /** What the page needs to go on; it names the visit. */
  readonly note: string;
}

export interface SavedReport {
  readonly id: string;
  readonly title: string;
  readonly formData: Readonly<Record<string, unknown>>;
}

/** A page of the same browser profile, under the same session, in which no program of the product runs. */
export async function openBareTab(setup: PageSetup, page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(`${setup.url}/favicon.svg`);
  return tab;
}

/** True when the device holds those words for the physician who is signed in, sealed, in any record. */
export async function isOnDevice(bare: Page, words: string): Promise<boolean> {
  const exists = await bare.evaluate(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'constat-device'),
  );
  return exists && JSON.stringify((await readKept(bare)).map(({ value }) => value)).includes(words);
}

/** Everything that the page says at the moment: its status line, its alerts and its announcements. */
export function readSaid(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('output, [role=status], [role=alert], [role$=dialog]')]
      .map(({ innerText }) => innerText.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ').trim())
      .filter((text) => text !== '')
      .join('\n'),
  );
}

export interface Places {
  readonly server: boolean;
  readonly device: boolean;
}

/**
 * Whether a page's words are true of a text and where it really is. What is nowhere must be said; a place may go unnamed
 * only where the text is kept.
 */
export function isTrue(said: string, { server, device }: Places): boolean {
  const claims = (pattern: RegExp): boolean => pattern.test(said);
  const saysNowhere = claims(/ni sur cet appareil, ni sur le serveur|n’est conservé nulle part/u);
  const deniesServer = saysNowhere || claims(/Non sauvegardé sur le serveur/u);
  const deniesDevice = saysNowhere || claims(/Non sauvegardé sur cet appareil/u);
  const saysServer = claims(/Sauvegardé à [^\n·]* sur le serveur/u);
  const saysDevice = claims(/Sauvegardé à [^\n·]* sur cet appareil|texte est conservé sur cet appareil/u);
  if (saysServer && !server) return false;
  if (saysDevice && !device) return false;
  if (saysNowhere && (server || device)) return false;
  if (deniesServer && server && !claims(/session|Session/u)) return false;
  if (!server && !device) return deniesServer || deniesDevice;
  return true;
}

/** True once the page says the truth of those words; a save on its way has a while to arrive. */
export async function saysTheTruth(
  page: Page,
  words: string,
  { reader, bare }: { readonly reader: ServerReader; readonly bare: Page },
): Promise<boolean> {
  const isToldTruly = await comesTrue(async () => {
    const places = { server: (await reader.count(words)) > 0, device: await isOnDevice(bare, words) };
    return isTrue(await readSaid(page), places);
  });
  if (!isToldTruly) tell(`said of « ${words} »: ${await readSaid(page)}`);
  return isToldTruly;
}

/** How often those words lie in clear: in an address, in the browser, in the server's log. */
export async function countInClear(setup: PageSetup, page: Page, words: readonly string[]): Promise<number> {
  const places = [page.url(), decodeURIComponent(page.url()), await readInClear(page), setup.log()];
  return words.filter((word) => places.some((place) => place.includes(word))).length;
}

/** How many working reports the device holds, of whichever physician, sealed or not. */
export async function sealedReports(bare: Page): Promise<number> {
  const exists = await bare.evaluate(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'constat-device'),
  );
  return exists ? countSealed(bare, 'working-report') : 0;
}

/** Ends the server as a power cut would, and adds what was shown as saved and is not there, or is there twice. */
export async function checkAfterKill(
  setup: PageSetup,
  reader: ServerReader,
  { sums, saved }: { readonly sums: Omit<FaultRecord, 'note'>; readonly saved: readonly string[] },
): Promise<Omit<FaultRecord, 'note'>> {
  await setup.restartAfterKill();
  const counts = await Promise.all(saved.map((words) => reader.count(words)));
  return {
    ...sums,
    lost: sums.lost + counts.filter((count) => count === 0).length,
    duplicated: sums.duplicated + counts.filter((count) => count > 1).length,
  };
}
