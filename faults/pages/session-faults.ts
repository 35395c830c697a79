/** Faults of who sits at the browser: a session ends in a save, two physicians take turns. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { WORDS } from '../../e2e/support/words.ts';
import { reachTime } from '../../e2e/support/reach-time.ts';
import type { FaultRecord } from '../fault-record.ts';
import {
  beginVisit,
  expiredDialog,
  field,
  finalText,
  newWord,
  openDictation,
  press,
  saveDraft,
  saveQuestion,
  signInByHand,
  signOut,
  startRecording,
} from './physician-actions.ts';
import {
  checkAfterKill,
  isTrue,
  openBareTab,
  readSaid,
  saysTheTruth,
  sealedReports,
  ServerReader,
} from './page-checks.ts';
import { account, comesTrue, repeat, tell } from './page-setup.ts';
import type { Finding, PageSetup, Physician } from './page-setup.ts';

const words = WORDS.fr;

/** Ends the session on the server; the browser still believes in it. */
async function endSession(context: BrowserContext, url: string): Promise<void> {
  const cookie = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${url}/api/auth/logout`, { method: 'POST', headers: { cookie, origin: url } });
  if (!answer.ok) throw new Error(`sign-out answered ${answer.status}`);
}

const ON_SERVER = /^Sauvegardé à [^\n·]* sur le serveur$/mu;

const confirmation = (page: Page): Locator =>
  saveQuestion(page).getByRole('button', { name: words.save, exact: true });

/** Asks for a save that the session's end meets, however the page saves; false when the page had met it by itself before. */
async function saveWithoutSession(page: Page): Promise<boolean> {
  const save = page.getByRole('button', { name: words.save, exact: true });
  // A draft saves itself: the page may say at any moment that the session has ended, over whatever is open.
  const press = async (button: Locator): Promise<boolean> => {
    let isPressed = false;
    await comesTrue(async () => {
      if (await expiredDialog(page).isVisible()) return true;
      isPressed = await button.click({ timeout: 3_000 }).then(
        () => true,
        () => false,
      );
      return isPressed;
    }, 40_000);
    return isPressed;
  };
  await press(save.first());
  await saveQuestion(page).or(expiredDialog(page)).first().waitFor();
  const isAsked = (await saveQuestion(page).isVisible()) && (await press(confirmation(page)));
  await expiredDialog(page).waitFor();
  return isAsked;
}

async function signInOver(page: Page, username: Physician): Promise<void> {
  const dialog = expiredDialog(page);
  await dialog.getByLabel(words.username).fill(username);
  await dialog.getByLabel(words.password, { exact: true }).fill(account(username).password);
  await dialog.getByRole('button', { name: words.signIn, exact: true }).click();
}

/** 10: the session ends in a save. The same physician's save goes on; for a colleague it stays sealed. */
export async function endSessionInSave(setup: PageSetup, trials: number): Promise<FaultRecord> {
  const reader = await ServerReader.signIn(setup.url);
  const colleague = await ServerReader.signIn(setup.url, 'developpeur');
  const saved: string[] = [];
  const told = { number: 10, name: 'the session ends in the middle of a save' };
  const sums = await repeat(setup, told, { trials, atOnce: 2 }, async (turn): Promise<Finding> => {
    const isSame = turn % 2 === 0;
    const page = await setup.newPage();
    const [visit, text] = [newWord(), newWord()];
    await beginVisit(page, setup, visit);
    if (turn % 4 < 2) await saveDraft(page);
    const bare = await openBareTab(setup, page);
    await field(page, 'historiqueEvolution').fill(text);
    await endSession(page.context(), setup.url);
    const isAsked = await saveWithoutSession(page);
    const isSealed = async () => (await sealedReports(bare)) > 0;
    let silent = (await comesTrue(async () =>
      isTrue(await readSaid(page), { server: (await reader.count(text)) > 0, device: await isSealed() }),
    ))
      ? 0
      : 1;
    await signInOver(page, isSame ? 'medecin' : 'developpeur');
    if (isSame) {
      await expiredDialog(page).waitFor({ state: 'hidden' });
      if (!isAsked && (await saveQuestion(page).isVisible())) await confirmation(page).click();
      await saveQuestion(page).waitFor({ state: 'hidden' });
      const isThere = (await field(page, 'historiqueEvolution').inputValue()) === text;
      const isSent = await comesTrue(async () => (await reader.count(text)) === 1);
      silent += (await saysTheTruth(page, text, { reader, bare })) ? 0 : 1;
      // That the session had ended is over, and nothing but the server is to be named.
      silent += (await comesTrue(async () => ON_SERVER.test(await readSaid(page)))) ? 0 : 1;
      if (isSent) saved.push(text);
      else tell(`10: the pending ${turn % 4 < 2 ? 'change' : 'first save'} was not sent again`);
      return { lost: (isThere ? 0 : 1) + (isSent ? 0 : 1), silent };
    }
    await page.getByRole('button', { name: 'MI Template' }).waitFor();
    const shown = await page.getByText(new RegExp(`${visit}|${text}`, 'u')).count();
    const sent = (await colleague.count(text)) + (await colleague.count(visit)) + (await reader.count(text));
    const isKept = await isSealed();
    await signOut(page);
    await signInByHand(page, 'medecin');
    await press(page, `Reprendre ${visit}`);
    const isBack = await comesTrue(
      async () => (await field(page, 'historiqueEvolution').inputValue()) === text,
    );
    silent += (await saysTheTruth(page, text, { reader, bare })) ? 0 : 1;
    return { lost: (isKept ? 0 : 1) + (isBack ? 0 : 1), misplaced: shown + sent, silent };
  });
  return {
    ...(await checkAfterKill(setup, reader, { sums, saved })),
    note: 'the same physician and a colleague in turn, of a change and of a first save',
  };
}

/** Every address of the product, as bookmarks open them. */
const SCREENS = [
  '/',
  '/forms',
  '/forms/cnesst-medical',
  '/forms/other',
  '/dictation',
  '/dictation?section=section7',
  '/dictation-whisper?section=section8',
  '/speech-test',
  '/profile',
  '/copies',
  '/ai-test',
];

/** What the server gives to whoever is signed in. */
const LISTS = ['/api/saved-forms', '/api/recent-patients', '/api/recordings/unfinished'];

/** All that a page shows, with what stands in its fields. */
const readShown = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
        ({ value }) => value,
      ),
    ].join('\n'),
  );

/**
 * Closes a tab a second after the last word, and opens another one in its place. What was typed a second ago has to be
 * kept: the time that passes is the fault itself, and nothing is waited for.
 */
async function leaveTab(
  page: Page,
  { setup, visit }: { readonly setup: PageSetup; readonly visit: string },
): Promise<Page> {
  await page.waitForTimeout(1_000);
  const next = await page.context().newPage();
  next.setDefaultTimeout(20_000);
  await page.close();
  await next.goto(`${setup.url}/forms`);
  await next.getByRole('button', { name: `Reprendre ${visit}` }).waitFor();
  return next;
}

/** 31: two physicians at one browser in turn, the first with unsaved text and audio. */
export async function takeTurns(setup: PageSetup, trials: number): Promise<FaultRecord> {
  const colleague = await ServerReader.signIn(setup.url, 'developpeur');
  let slowest = 0;
  const told = { number: 31, name: 'two physicians at one browser in turn' };
  const sums = await repeat(setup, told, { trials }, async (turn): Promise<Finding> => {
    const page = await setup.newPage(null);
    const [visit, impact, dictated] = [newWord(), newWord(), newWord()];
    const secrets = [visit, impact, dictated];
    await page.goto(setup.url);
    await signInByHand(page, 'medecin');
    await beginVisit(page, setup, visit);
    await field(page, 'impactAvq').fill(impact);
    await openDictation(page);
    await startRecording(page);
    await reachTime(page, '00:03');
    await finalText(page).fill(dictated);
    // The tab goes while it records, or its physician signs out at once: nobody has sent or saved the text.
    const next = turn % 2 === 0 ? page : await leaveTab(page, { setup, visit });
    await signOut(next);

    await signInByHand(next, 'developpeur');
    const sent: string[] = [];
    next.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    let misplaced = 0;
    const look = async (where: string) => {
      const shown = await readShown(next);
      const seen = secrets.filter((secret) => shown.includes(secret));
      misplaced += seen.length;
      if (seen.length > 0) tell(`31: seen on ${where}: ${seen.join(', ')}`);
    };
    for (const screen of SCREENS) {
      await next.goto(`${setup.url}${screen}`);
      await next.waitForLoadState('networkidle');
      await look(screen);
    }
    const [ownVisit, own] = [newWord(), newWord()];
    await beginVisit(next, setup, ownVisit);
    await openDictation(next);
    await look('the dictation page of an own report');
    await finalText(next).fill(own);
    await press(next, words.saveToSection);
    await field(next, 'historiqueEvolution').waitFor();
    await saveDraft(next);
    await look('the own report');
    const isOwnKept = await comesTrue(async () => (await colleague.count(own)) === 1);
    const lists = await Promise.all(LISTS.map((path) => colleague.read<unknown>(path)));
    const given = JSON.stringify([lists, await colleague.forms()]);
    misplaced += secrets.filter((secret) => given.includes(secret)).length;
    misplaced += secrets.filter((secret) => sent.some((request) => request.includes(secret))).length;
    await signOut(next);

    await signInByHand(next, 'medecin');
    misplaced += (await readShown(next)).includes(ownVisit) ? 1 : 0;
    await press(next, `Reprendre ${visit}`);
    const isImpactBack = await comesTrue(
      async () => (await field(next, 'impactAvq').inputValue()) === impact,
    );
    await openDictation(next);
    const began = performance.now();
    const isTextBack = await comesTrue(async () => (await finalText(next).inputValue()) === dictated);
    slowest = Math.max(slowest, performance.now() - began);
    const isAudioBack = await comesTrue(
      async () => (await next.getByText(/n’a pas été transcrit/u).count()) > 0,
    );
    const lost = [isOwnKept, isImpactBack, isTextBack, isAudioBack];
    if (lost.includes(false)) tell(`31: own, impact, text, audio back: ${lost.join(', ')}`);
    return { lost: lost.filter((isBack) => !isBack).length, misplaced, silent: 0 };
  });
  return {
    ...sums,
    note: `${SCREENS.length} screens; the first one’s dictated text is back after ${Math.round(slowest)} ms at the latest`,
  };
}
