/** An installation that begins without any account, and its accounts. */
import type { AccountLinkAnswer, AccountsAnswer, SetUpAnswer } from '@constat/contract';
import type { Page } from 'playwright-core';
import type { Stage } from './stage.ts';

/** Settings of a server without sample accounts that asks for the secret of its terminal. */
export const WITHOUT_ACCOUNTS = { CONSTAT_TRUST_PROXY: '1' } as const;

/** The password of every account that the tests make. */
export const PHRASE = 'une phrase bien longue';

/** The address of the first account, as the terminal shows it. */
export function setUpAddress({ output }: Pick<Stage, 'output'>): string {
  const address = /http\S+\/set-up#\S+/u.exec(output)?.[0];
  if (address === undefined) throw new Error(`no address of the first account:\n${output}`);
  return address;
}

async function post(page: Page, address: string, data: object): Promise<unknown> {
  const answer = await page.request.post(address, { data });
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Makes the first account, « zzalix », and signs the page in; into that of a first try of the test where there is one. */
export async function makeFirstAccount(page: Page, stage: Stage): Promise<void> {
  const { state } = (await (await page.request.get(`${stage.url}/api/set-up`)).json()) as SetUpAnswer;
  if (state === 'closed') return signInAs(page, stage, 'zzalix');
  const secret = setUpAddress(stage).split('#')[1];
  const body = { secret, username: 'zzalix', displayName: 'Dre Alix Zz', password: PHRASE };
  await post(page, `${stage.url}/api/set-up`, body);
}

/**
 * Adds a physician or an assistant, as who administers, and gives the account with the address of its link: of a new link
 * where a first try of the test has added it already.
 */
export async function addPhysician(
  page: Page,
  stage: Stage,
  username: string,
  role: 'physician' | 'assistant' = 'physician',
): Promise<{ readonly id: string; readonly address: string }> {
  const accounts = `${stage.url}/api/accounts`;
  const known = (await (await page.request.get(accounts)).json()) as AccountsAnswer;
  const added = known.accounts.find((one) => one.username === username);
  const body = { username, displayName: role === 'physician' ? `Dr ${username}` : username, role };
  const { account, link } = (await (added === undefined
    ? post(page, accounts, body)
    : post(page, `${accounts}/${added.id}/reset`, {}))) as AccountLinkAnswer;
  return { id: account.id, address: `${stage.url}${link.path}` };
}

/** Chooses the password of that link, which signs the page in. */
export async function choosePassword(page: Page, stage: Stage, address: string): Promise<void> {
  const secret = address.split('#')[1];
  await post(page, `${stage.url}/api/account-links/use`, { secret, password: PHRASE });
}

/** Signs the page in. */
export async function signInAs(page: Page, stage: Stage, username: string): Promise<void> {
  await post(page, `${stage.url}/api/auth/login`, { username, password: PHRASE });
}
