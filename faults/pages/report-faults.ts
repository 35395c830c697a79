/** Faults of which report a text or a recording is of: two tabs at once, and what another report left behind. */
import type { Locator, Page } from 'playwright-core';
import { WORDS } from '../../e2e/support/words.ts';
import { reachTime } from '../../e2e/support/reach-time.ts';
import type { FaultRecord } from '../fault-record.ts';
import {
  beginVisit,
  crash,
  field,
  finalText,
  newWord,
  openDictation,
  press,
  saveDraft,
  startRecording,
  stopRecording,
} from './physician-actions.ts';
import { checkAfterKill, openBareTab, saysTheTruth, ServerReader } from './page-checks.ts';
import { comesTrue, HEARD_AT, repeat, SPOKEN, tell } from './page-setup.ts';
import type { Finding, PageSetup } from './page-setup.ts';

const words = WORDS.fr;
const history = (page: Page) => field(page, 'historiqueEvolution');

/** Another tab of the same browser. */
async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  tab.setDefaultTimeout(40_000);
  return tab;
}

/** Counts what does not hold. */
const failures = (held: readonly boolean[]): number => held.filter((isHeld) => !isHeld).length;

/** 32: two tabs with two workers: both dictate at the same time, save, and are loaded again. */
export async function useTwoTabs(setup: PageSetup, trials: number): Promise<FaultRecord> {
  const reader = await ServerReader.signIn(setup.url);
  const saved: string[] = [];
  const told = { number: 32, name: 'two tabs with two workers' };
  const sums = await repeat(setup, told, { trials }, async (): Promise<Finding> => {
    const first = await setup.newPage();
    first.setDefaultTimeout(40_000);
    const second = await openTab(first);
    const tabs = [first, second].map((page) => ({
      page,
      visit: newWord(),
      job: newWord(),
      typed: newWord(),
    }));
    await Promise.all(
      tabs.map(async ({ page, visit, job, typed }) => {
        await beginVisit(page, setup, visit);
        await field(page, 'emploi').fill(job);
        await openDictation(page);
        await startRecording(page);
        await finalText(page).fill(`${typed}. `);
        await reachTime(page, HEARD_AT);
        await stopRecording(page);
        await comesTrue(async () => (await finalText(page).inputValue()).includes(SPOKEN), 40_000);
      }),
    );
    for (const { page } of tabs) await press(page, words.saveToSection);
    for (const { page } of tabs) await history(page).waitFor();
    for (const { page } of tabs) await saveDraft(page);
    const bare = await openBareTab(setup, first);
    let [lost, misplaced, silent] = [0, 0, 0];
    for (const round of ['after saving', 'after a reload']) {
      for (const { page, job, typed } of tabs) {
        const isThere = await comesTrue(async () => {
          const text = await history(page).inputValue();
          return text.includes(typed) && text.includes(SPOKEN);
        });
        if (!isThere) tell(`32: ${round}: ${await history(page).inputValue()}`);
        lost += failures([isThere, (await field(page, 'emploi').inputValue()) === job]);
        silent += (await saysTheTruth(page, typed, { reader, bare })) ? 0 : 1;
        const others = tabs.filter((tab) => tab.page !== page).flatMap((tab) => [tab.job, tab.typed]);
        const shown = `${await history(page).inputValue()} ${await field(page, 'emploi').inputValue()}`;
        misplaced += others.filter((word) => shown.includes(word)).length;
        await page.reload();
        await field(page, 'emploi').waitFor();
      }
    }
    const forms = (await reader.forms()).map((form) => JSON.stringify(form));
    for (const { job, typed } of tabs) {
      const own = forms.filter((form) => form.includes(typed));
      lost += failures([own.length === 1, own[0]?.includes(job) === true, own[0]?.includes(SPOKEN) === true]);
      saved.push(typed);
    }
    return { lost, misplaced, silent };
  });
  return {
    ...(await checkAfterKill(setup, reader, { sums, saved })),
    note: 'both dictate at once, save and are loaded twice',
  };
}

/** 33: the page dies while it records one report, and another one is opened: what is found is named, and stays away. */
export async function openAnotherReport(setup: PageSetup, trials: number): Promise<FaultRecord> {
  const reader = await ServerReader.signIn(setup.url);
  const told = { number: 33, name: 'what another report has left on the device' };
  const sums = await repeat(setup, told, { trials, atOnce: 2 }, async (): Promise<Finding> => {
    const page = await setup.newPage();
    const [visit, typed, other] = [newWord(), newWord(), newWord()];
    await beginVisit(page, setup, visit);
    await openDictation(page);
    await finalText(page).fill(typed);
    await startRecording(page);
    await reachTime(page, HEARD_AT);
    const later = await openTab(page);
    await crash(page);

    const sent: string[] = [];
    later.on('request', (request) => {
      if (request.url().includes('/segments/')) sent.push(request.url());
    });
    await beginVisit(later, setup, other);
    await openDictation(later);
    const texts = later.getByRole('region', { name: 'Textes à récupérer' });
    const sounds = later.getByRole('region', { name: 'Enregistrements à récupérer' });
    const named = new RegExp(`autre rapport.*${visit}`, 'u');
    // The recordings of the account stand there, those of the trial beside this one too.
    const ownIn = (list: Locator): Locator => list.getByRole('listitem').filter({ hasText: named });
    const [ownText, ownSound] = [ownIn(texts), ownIn(sounds)];
    const isNamed = () =>
      comesTrue(async () => (await ownText.count()) === 1 && (await ownSound.count()) === 1);
    let silent = (await isNamed()) ? 0 : 1;
    const transcribe = sounds.getByRole('button', { name: 'Transcrire', exact: true });
    let misplaced = failures([
      (await finalText(later).inputValue()) === '',
      (await later.getByText(typed).count()) === 0,
      (await transcribe.count()) === 0,
      sent.length === 0,
    ]);
    // Each is moved by a press, and back by another.
    await ownText.getByRole('button', { name: 'Le déplacer ici' }).click();
    let lost = failures([await comesTrue(async () => (await finalText(later).inputValue()) === typed)]);
    await later.getByRole('button', { name: 'Annuler', exact: true }).click();
    lost += failures([await comesTrue(async () => (await finalText(later).inputValue()) === '')]);
    await ownSound.getByRole('button', { name: 'Le déplacer ici' }).click();
    await transcribe.waitFor();
    await later.getByRole('button', { name: 'Annuler', exact: true }).click();
    await transcribe.waitFor({ state: 'detached' });
    silent += (await isNamed()) ? 0 : 1;
    await press(later, 'Retour au formulaire');
    await history(later).waitFor();
    await saveDraft(later);
    misplaced += failures([
      (await reader.count(typed)) === 0,
      (await reader.count(visit)) === 0,
      sent.length === 0,
    ]);

    // In its own report all of it is there.
    await later.goto(`${setup.url}/forms`);
    await press(later, `Reprendre ${visit}`);
    await openDictation(later);
    lost += failures([await comesTrue(async () => (await finalText(later).inputValue()) === typed)]);
    await later.getByText(/n’a pas été transcrit/u).waitFor();
    await press(later, 'Transcrire');
    lost += failures([
      await comesTrue(async () => {
        const text = await finalText(later).inputValue();
        return text.includes(typed) && text.includes(SPOKEN);
      }, 40_000),
    ]);
    return { lost, misplaced, silent };
  });
  return { ...sums, note: 'a text and a recording each, named, moved and moved back' };
}
