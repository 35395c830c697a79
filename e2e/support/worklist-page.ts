import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Stage } from './stage.ts';
import { WORKLIST_WORDS } from './worklist-words.ts';

const TYPE = { reportType: 'cnesst-medical', reportTypeVersion: 2 } as const;

export const META = {
  schemaVersion: 1,
  reportLanguage: 'fr',
  normals: {},
  confirmed: [],
  notExamined: [],
} as const;

/** A worker's case, without what was told or found. */
export const CASE = {
  patientName: 'Ilda Zzorvane',
  workerFileNo: '012345678',
  diagnosticsCnesst: 'Entorse du genou droit',
  originalEventDate: '2026-03-12',
} as const;

export const COPY = { formType: 'copy', retentionDays: 365 } as const;

/** Saves a report of the signed-in physician, a draft of 30 days unless told otherwise, and gives its id. */
export async function keepForm(
  stage: Stage,
  page: Page,
  title: string,
  formData: object,
  other: object = {},
): Promise<string> {
  const data = { ...TYPE, meta: META, title, formData, retentionDays: 30, formType: 'draft', ...other };
  const saved = await page.request.post(`${stage.url}/api/saved-forms`, { data });
  expect(saved.status()).toBe(201);
  return ((await saved.json()) as { readonly id: string }).id;
}

/** Deletes all reports of the signed-in physician. */
export async function deleteForms(stage: Stage, page: Page): Promise<void> {
  const forms = (await (await page.request.get(`${stage.url}/api/saved-forms`)).json()) as readonly {
    readonly id: string;
  }[];
  for (const { id } of forms)
    await page.request.delete(`${stage.url}/api/saved-forms/${id}`, { data: { reason: 'Zz' } });
}

/** The worklist of a physician who has no reports but those that are prepared. */
export async function openWorklist(
  stage: Stage,
  language: 'fr' | 'en',
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Page> {
  const page = await stage.newPage(language);
  await deleteForms(stage, page);
  await prepare(page);
  await page.goto(stage.url);
  await page.getByRole('heading', { name: WORKLIST_WORDS[language].title, level: 1 }).waitFor();
  return page;
}

/** The row of a list that holds that name. */
export function rowOf(list: Locator, name: string): Locator {
  return list.getByRole('listitem').filter({ hasText: name });
}

export function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}
