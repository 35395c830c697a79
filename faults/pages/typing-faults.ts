/** Faults of a page in which one types: the renderer dies, or a huge text is pasted. */
import type { Page } from 'playwright-core';
import type { FaultRecord } from '../fault-record.ts';
import {
  beginVisit,
  crash,
  field,
  finalText,
  newWord,
  openDictation,
  saveDraft,
} from './physician-actions.ts';
import { checkAfterKill, countInClear, openBareTab, saysTheTruth, ServerReader } from './page-checks.ts';
import { comesTrue, repeat } from './page-setup.ts';
import type { Finding, PageSetup } from './page-setup.ts';

/** Keystrokes that are younger than this when the page dies may be lost, in milliseconds. */
const MAY_BE_LOST_MS = 1_000;
/** How long one types before the page dies at the earliest, and within how long after that. */
const TYPED_MS = 1_500;
const SPREAD_MS = 1_000;

/** Types words one key after another; gives the text and how much of it was older than a second at the end. */
async function typeFor(page: Page, ms: number): Promise<{ readonly text: string; readonly safe: number }> {
  const began = performance.now();
  const times: number[] = [];
  let text = '';
  while (performance.now() - began < ms) {
    for (const letter of `${newWord()} `) {
      await page.keyboard.type(letter);
      text += letter;
      times.push(performance.now());
    }
  }
  const oldest = performance.now() - MAY_BE_LOST_MS;
  return { text, safe: times.filter((at) => at < oldest).length };
}

/** 3: the renderer dies while one types, in the form or on the dictation page, in a new report or in a saved one. */
export async function crashWhileTyping(setup: PageSetup, trials: number): Promise<FaultRecord> {
  const reader = await ServerReader.signIn(setup.url);
  const saved: string[] = [];
  let most = 0;
  const told = { number: 3, name: 'the page crashes while one types' };
  const sums = await repeat(setup, told, { trials, atOnce: 2, preparesAgain: true }, async (turn, begin) => {
    const page = await setup.newPage();
    const context = page.context();
    const visit = newWord();
    await beginVisit(page, setup, visit);
    const job = newWord();
    await field(page, 'emploi').fill(job);
    if (turn % 4 === 0 || turn % 4 === 3) {
      await saveDraft(page);
      await page
        .getByText(/Sauvegardé à .* sur le serveur/u)
        .first()
        .waitFor();
      saved.push(job);
    }
    const isDictation = turn % 2 === 1;
    if (isDictation) await openDictation(page);
    const target = (of: Page) => (isDictation ? finalText(of) : field(of, 'historiqueEvolution'));
    await target(page).focus();
    begin();
    const { text, safe } = await typeFor(page, TYPED_MS + Math.random() * SPREAD_MS);
    await crash(page);

    const later = await context.newPage();
    await later.goto(`${setup.url}/forms/cnesst-medical`);
    await field(later, 'emploi').waitFor();
    const isJobBack = (await field(later, 'emploi').inputValue()) === job;
    if (isDictation) await openDictation(later);
    await comesTrue(async () => (await target(later).inputValue()).length >= safe, 3_000);
    const back = await target(later).inputValue();
    most = Math.max(most, safe - back.length);
    const bare = await openBareTab(setup, later);
    const isTold = isDictation || (await saysTheTruth(later, back.trim(), { reader, bare }));
    return {
      lost: Math.max(0, safe - back.length) + (isJobBack ? 0 : 1),
      misplaced:
        (text.startsWith(back) ? 0 : 1) + (await countInClear(setup, later, [job, visit, text.slice(0, 12)])),
      silent: isTold ? 0 : 1,
    };
  });
  return {
    ...(await checkAfterKill(setup, reader, { sums, saved })),
    note: `${Math.max(0, most)} keystrokes older than a second lost at most; ${saved.length} saved drafts there after kill -9`,
  };
}

/** What a field takes at most, in bytes. */
const CAP = 200_000;

/** A text of about so many bytes, whose lines or single word are told apart. */
const PASTES: readonly { readonly name: string; readonly text: () => string }[] = [
  { name: '10 MB', text: () => 'x'.repeat(10_000_000) },
  { name: '200 kB of lines', text: () => 'Zzligne é.\n'.repeat(10_000).slice(0, 160_000) },
  { name: 'one word of 1 MB', text: () => 'Zz'.repeat(500_000) },
  { name: '1 MB', text: () => 'Zzphrase entière. '.repeat(55_000) },
  { name: 'one word of 190 kB', text: () => 'Zy'.repeat(95_000) },
];

/** 24, in the page: huge texts are pasted. Under the cap all of it is kept; over it nothing that stood there is lost. */
export async function pasteHugeTexts(setup: PageSetup, trials: number): Promise<FaultRecord> {
  const reader = await ServerReader.signIn(setup.url);
  let slowest = 0;
  const told = { number: 24, name: 'a huge text is pasted into the page' };
  const sums = await repeat(setup, told, { trials }, async (turn): Promise<Finding> => {
    const paste = PASTES[turn % PASTES.length];
    if (paste === undefined) return {};
    const page = await setup.newPage();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await beginVisit(page, setup, newWord());
    const area = field(page, 'historiqueEvolution');
    const before = `${newWord()} `;
    await area.fill(before);
    const text = paste.text();
    await page.evaluate((value) => navigator.clipboard.writeText(value), text);
    const began = performance.now();
    await area.press('End');
    await area.press('Control+v');
    const fits = Buffer.byteLength(before + text) <= CAP;
    const expected = fits ? before + text : before;
    const tooLarge = page.getByText(/dépasse 200 ko/u).first();
    const isSaid =
      fits ||
      (await tooLarge.waitFor().then(
        () => true,
        () => false,
      ));
    const isKept = await comesTrue(async () => (await area.inputValue()) === expected);
    slowest = Math.max(slowest, performance.now() - began);
    // What was refused is still where it came from.
    const clipboard = fits ? text : await page.evaluate(() => navigator.clipboard.readText());
    // The page still takes what is typed, and the server all of it.
    const job = newWord();
    await field(page, 'emploi').fill(job);
    await saveDraft(page);
    const isSaved = await comesTrue(async () => {
      const form = (await reader.forms()).find(({ formData }) => formData['emploi'] === job);
      return form?.formData['historiqueEvolution'] === expected;
    });
    const bare = await openBareTab(setup, page);
    const isTold = isSaid && (await saysTheTruth(page, job, { reader, bare }));
    const lost = (isKept ? 0 : 1) + (isSaved ? 0 : 1) + (clipboard === text ? 0 : 1);
    return { lost, silent: isTold ? 0 : 1 };
  });
  return { ...sums, note: `${Math.round(slowest)} ms until a paste was taken or refused at the latest` };
}
