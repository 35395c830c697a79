/** Fault 20 in a real browser: one draft at two computers, offline edits and reconnection, in a seeded order. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openBrowser } from '../../e2e/support/browser.ts';
import type { TestBrowser } from '../../e2e/support/browser.ts';
import { readKept } from '../../e2e/support/device.ts';
import { startServer } from '../../e2e/support/server.ts';
import { buildWav } from '../../e2e/support/wav.ts';
import type { FaultRecord } from '../fault-record.ts';

const FIELDS = [
  'emploi',
  'impactAvq',
  'plaintesproblemes',
  'historiqueEvolution',
  'conclusionResume',
] as const;
const OPERATIONS = 20;
/** So long both computers may take to come to rest, in milliseconds. */
const REST_MS = 60_000;
const SAVED = /^Sauvegardé à|^Brouillon chargé|^Données récupérées|^Formulaire chargé/u;

type Field = (typeof FIELDS)[number];
type Answers = Readonly<Record<Field, string>>;

interface Computer {
  readonly page: Page;
  isOnline: boolean;
}

interface Outcome {
  readonly lost: number;
  readonly duplicated: number;
  readonly misplaced: number;
  readonly silent: number;
  readonly isConflict: boolean;
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of these. */
function pick<T>(random: () => number, from: readonly [T, ...T[]]): T {
  return from[Math.floor(random() * from.length)] ?? from[0];
}

const notice = (page: Page) => page.locator('section:has(> #conflicts)');

async function shownOn({ page }: Computer): Promise<Answers> {
  const entries = FIELDS.map(
    async (name) => [name, await page.locator(`[name="${name}"]`).inputValue()] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Answers;
}

async function heldOn(page: Page, url: string, id: string): Promise<Answers> {
  const answer = await page.request.get(`${url}/api/saved-forms/${id}`);
  const { formData } = (await answer.json()) as { readonly formData: Partial<Answers> };
  return Object.fromEntries(FIELDS.map((name) => [name, formData[name] ?? ''])) as Answers;
}

async function open(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}/forms/cnesst-medical?draft=${id}`);
  await page.waitForURL(`${url}/forms/cnesst-medical`);
  await page.locator('[name="emploi"]').waitFor();
}

async function setOnline(computer: Computer, isOnline: boolean): Promise<void> {
  await computer.page.context().setOffline(!isOnline);
  computer.isOnline = isOnline;
}

/** A word of its own at the end of a field, as somebody types it. */
async function addWord(page: Page, name: Field, word: string): Promise<void> {
  const field = page.locator(`[name="${name}"]`);
  await field.press('ControlOrMeta+End');
  await field.pressSequentially(` ${word}`);
}

async function operate(
  computer: Computer,
  random: () => number,
  { url, id, word }: { readonly url: string; readonly id: string; readonly word: string },
): Promise<Field | null> {
  const { page } = computer;
  const chance = random();
  if (chance < 0.6) {
    const name = pick(random, FIELDS);
    await addWord(page, name, word);
    return name;
  }
  if (chance < 0.75) await setOnline(computer, !computer.isOnline);
  else if (chance < 0.85) {
    if (!computer.isOnline) await setOnline(computer, true);
    if (random() < 0.5) await page.reload();
    else await open(page, url, id);
    await page.locator('[name="emploi"]').waitFor();
  } else if ((await notice(page).count()) > 0) {
    const choice = pick(random, ['Garder ce texte', 'Prendre celui-ci']);
    await notice(page).getByRole('button', { name: choice }).first().click();
  }
  return null;
}

/** Waits until both computers and the server hold the same, or a choice is asked for; false when neither comes. */
async function rest(computers: readonly Computer[], url: string, id: string): Promise<boolean> {
  const deadline = Date.now() + REST_MS;
  while (Date.now() < deadline) {
    for (const { page } of computers) await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    // The time that a person leaves between two looks.
    await wait(2_500);
    const [first] = computers;
    if (first === undefined) return false;
    const held = JSON.stringify(await heldOn(first.page, url, id));
    const states = await Promise.all(
      computers.map(async (computer) => {
        if ((await notice(computer.page).count()) > 0) return true;
        const said = await computer.page.getByRole('banner').getByRole('status').first().innerText();
        return SAVED.test(said) && JSON.stringify(await shownOn(computer)) === held;
      }),
    );
    if (states.every(Boolean)) return true;
  }
  return false;
}

async function editAtBoth(browser: TestBrowser, url: string, seed: number): Promise<Outcome> {
  const random = randomOf(seed);
  const pages = [await browser.newPage(), await browser.newPage()] as const;
  try {
    for (const page of pages)
      await page.request.post(`${url}/api/auth/login`, {
        data: { username: 'medecin', password: 'demo-medecin' },
      });
    const answer = await pages[0].request.post(`${url}/api/saved-forms`, {
      data: { title: `Zz${seed}`, formData: { emploi: 'Zz' }, formType: 'draft', retentionDays: 7 },
    });
    const { id } = (await answer.json()) as { readonly id: string };
    for (const page of pages) await open(page, url, id);
    const computers = [
      { page: pages[0], isOnline: true },
      { page: pages[1], isOnline: true },
    ] as const satisfies readonly Computer[];
    const typed = new Map<string, Field>();
    for (let step = 0; step < OPERATIONS; step += 1) {
      const word = `Zz${seed}x${step}z`;
      const name = await operate(pick(random, computers), random, { url, id, word });
      if (name !== null) typed.set(word, name);
    }
    for (const computer of computers) await setOnline(computer, true);
    return await judge(computers, typed, { url, id });
  } finally {
    await Promise.all(pages.map((page) => page.context().close()));
  }
}

async function judge(
  computers: readonly [Computer, Computer],
  typed: ReadonlyMap<string, Field>,
  { url, id }: { readonly url: string; readonly id: string },
): Promise<Outcome> {
  const isAtRest = await rest(computers, url, id);
  const held = await heldOn(computers[0].page, url, id);
  const screens = await Promise.all(computers.map(shownOn));
  const notices = await Promise.all(
    computers.map(async ({ page }) => (await notice(page).allInnerTexts()).join('\n')),
  );
  // A text that was not chosen is among those that can be brought back.
  const replaced = await Promise.all(
    computers.map(async ({ page }) => JSON.stringify(await readKept(page, 'replaced-text'))),
  );
  const everywhere = [JSON.stringify([held, screens]), ...notices, ...replaced].join('\n');
  const words = [...typed];
  const count = (text: string, word: string): number => text.split(word).length - 1;
  return {
    lost: words.filter(([word]) => !everywhere.includes(word)).length,
    duplicated: words.filter(([word, name]) => count(held[name], word) > 1).length,
    misplaced: words.filter(([word, name]) =>
      [held, ...screens].some((answers) =>
        FIELDS.some((other) => other !== name && answers[other].includes(word)),
      ),
    ).length,
    silent: isAtRest ? 0 : 1,
    isConflict: notices.some((text) => text !== ''),
  };
}

/** @param seeds how many runs, each decided by its number */
export async function editAtTwoComputers(seeds: number): Promise<FaultRecord> {
  const folder = mkdtempSync(join(tmpdir(), 'constat-two-computers-'));
  const server = await startServer(folder, { CONSTAT_SPEECH_ENGINE: 'off' });
  const browser = await openBrowser(buildWav([1]));
  try {
    const outcomes: Outcome[] = [];
    for (let seed = 1; seed <= seeds; seed += 1) outcomes.push(await editAtBoth(browser, server.url, seed));
    const sum = (of: (outcome: Outcome) => number): number =>
      outcomes.reduce((total, outcome) => total + of(outcome), 0);
    return {
      number: 20,
      name: 'one draft at two computers, without a connection now and then',
      trials: seeds,
      lost: sum(({ lost }) => lost),
      duplicated: sum(({ duplicated }) => duplicated),
      misplaced: sum(({ misplaced }) => misplaced),
      silent: sum(({ silent }) => silent),
      note: `${OPERATIONS} operations each, ${sum(({ isConflict }) => Number(isConflict))} ended with a choice`,
    };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
