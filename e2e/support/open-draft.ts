import type { SavedForm, SavedFormItem } from '@constat/contract';
import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { DRAFT_WORDS } from './draft-words.ts';
import type { Stage } from './stage.ts';
import { unfoldNavigation } from './unfold-navigation.ts';
import { WORDS } from './words.ts';

/** What the server holds of a form. */
export interface HeldForm {
  readonly version: number;
  readonly formData: Readonly<Record<string, string | boolean>>;
}

/** A page on which a saved draft is open. */
export interface OpenDraft {
  readonly page: Page;
  readonly id: string;
  readonly field: (name: string) => Locator;
  /** The region with the text that waits for a choice. */
  readonly conflict: Locator;
  /** Waits until the status line says that. */
  readonly says: (text: string | RegExp) => Promise<void>;
  /** Waits until a field on the screen holds that text. */
  readonly shows: (name: string, text: string) => Promise<void>;
  /** What the server holds, asked for beside the page, whose own network may be off. */
  readonly held: () => Promise<HeldForm>;
  /** Waits until the server holds that text in a field. */
  readonly holds: (name: string, text: string) => Promise<void>;
  readonly press: (name: string | RegExp) => Promise<void>;
  /** Saves through the question, as a press on « Sauvegarder » does. */
  readonly save: () => Promise<void>;
}

/** The line that says where the report is kept. */
export function statusOf(page: Page): Locator {
  return page.getByRole('banner').getByRole('status');
}

/** The saved forms of the physician of the page, the latest first. */
export async function listForms(page: Page, url: string): Promise<readonly SavedFormItem[]> {
  return (await (await page.request.get(`${url}/api/saved-forms`)).json()) as readonly SavedFormItem[];
}

/**
 * Makes a draft on the server, without a page, and gives its id.
 * @param version of the report's type; where none is said, the draft is as before types were kept
 */
export async function makeDraft(
  page: Page,
  url: string,
  formData: Readonly<Record<string, string | boolean>>,
  version?: number,
): Promise<string> {
  const answer = await page.request.post(`${url}/api/saved-forms`, {
    data: {
      title: formData['patientName'],
      formData,
      formType: 'draft',
      retentionDays: 7,
      ...(version === undefined ? {} : { reportType: 'cnesst-medical', reportTypeVersion: version }),
    },
  });
  return ((await answer.json()) as { readonly id: string }).id;
}

/** Changes answers of a draft on the server, as another computer would. */
export async function writeBeside(
  page: Page,
  url: string,
  id: string,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  const address = `${url}/api/saved-forms/${id}`;
  const { version, title, formData, meta, retentionDays } = (await (
    await page.request.get(address)
  ).json()) as SavedForm;
  const answer = await page.request.put(address, {
    data: { title, formData: { ...formData, ...answers }, meta, retentionDays, formType: 'draft' },
    headers: { 'if-match': `"${version}"` },
  });
  if (!answer.ok()) throw new Error(`the draft was not written: ${answer.status()} ${await answer.text()}`);
}

/** The draft of that id in a page that is open. */
export function draftIn(stage: Stage, language: 'fr' | 'en', page: Page, id: string): OpenDraft {
  const { save, saveToDraftTitle } = WORDS[language];
  const field = (name: string): Locator => page.locator(`[name="${name}"]`);
  const held = async (): Promise<HeldForm> =>
    (await (await page.request.get(`${stage.url}/api/saved-forms/${id}`)).json()) as HeldForm;
  return {
    page,
    id,
    field,
    conflict: page.getByRole('region', { name: DRAFT_WORDS[language].conflict }),
    says: (text) => statusOf(page).filter({ hasText: text }).waitFor(),
    shows: async (name, text) => {
      await expect.poll(() => field(name).inputValue()).toBe(text);
    },
    held,
    holds: async (name, text) => {
      await expect.poll(async () => (await held()).formData[name]).toBe(text);
    },
    press: (name) => page.getByRole('button', { name, exact: true }).first().click(),
    save: async () => {
      await page.getByRole('button', { name: save, exact: true }).first().click();
      const question = page.getByRole('alertdialog', { name: saveToDraftTitle });
      await question.getByRole('button', { name: save, exact: true }).click();
      await question.waitFor({ state: 'hidden' });
    },
  };
}

/** Opens a form of the server on a page, as the picker does. */
export async function openForm(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}/forms/cnesst-medical?draft=${id}`);
  await page.waitForURL(`${url}/forms/cnesst-medical`);
  await page.locator('[name="emploi"]').waitFor();
  await unfoldNavigation(page);
}

/** Opens a draft at another computer of the same physician: a new one with these answers where no id is given. */
export async function openDraft(
  stage: Stage,
  language: 'fr' | 'en',
  options: { readonly id?: string; readonly formData?: Readonly<Record<string, string>> } = {},
): Promise<OpenDraft> {
  const page = await stage.newPage(language);
  const formData = { patientName: 'Ilda Zzorvane', emploi: 'Zzemploi', ...options.formData };
  const id = options.id ?? (await makeDraft(page, stage.url, formData));
  await openForm(page, stage.url, id);
  return draftIn(stage, language, page, id);
}

/** Holds the saves of a page back on their way, with that method, until the returned function is called. */
export async function holdSaves(page: Page, method: 'PUT' | 'POST' = 'PUT'): Promise<() => void> {
  let letGo = (): void => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(method === 'PUT' ? '**/api/saved-forms/*' : '**/api/saved-forms', async (route) => {
    if (route.request().method() === method) await released;
    await route.continue();
  });
  return letGo;
}

/**
 * Holds what a page reads from now on until the returned function is called. A page that has just opened still asks for
 * things by itself: held, they cannot be the first to learn that the session is over, and the next save is.
 */
export async function holdReads(page: Page): Promise<() => Promise<void>> {
  let letGo = (): void => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const hold = async (route: Route): Promise<void> => {
    if (route.request().method() === 'GET') await released;
    await route.fallback();
  };
  await page.route('**/api/**', hold);
  return async () => {
    letGo();
    await page.unroute('**/api/**', hold);
  };
}
