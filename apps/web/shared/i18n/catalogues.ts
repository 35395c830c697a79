import { i18n } from '@lingui/core';
import type { Messages } from '@lingui/core';
import type { Language } from './language.ts';

/** A part of the interface with its own catalogue: `app`, `shared`, or the name of a feature. */
export type CatalogueName =
  | 'app'
  | 'shared'
  | 'account'
  | 'assistance'
  | 'dictation'
  | 'exports'
  | 'floating-dictation'
  | 'recent-patients'
  | 'report-form'
  | 'saved-forms'
  | 'speech-test'
  | 'vocabulary'
  | 'voice-commands';

const LOADERS = import.meta.glob<{ messages: Messages }>([
  '../../app/locales/*.po',
  '../locales/*.po',
  '../../features/*/locales/*.po',
]);

const wanted = new Set<CatalogueName>(['app', 'shared', 'account']);
const loaded = new Map<string, Messages>();

function pathOf(name: CatalogueName, language: Language): string {
  if (name === 'app') return `../../app/locales/${language}.po`;
  if (name === 'shared') return `../locales/${language}.po`;
  return `../../features/${name}/locales/${language}.po`;
}

async function load(path: string): Promise<Messages> {
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const messages = (await LOADERS[path]?.())?.messages ?? {};
  loaded.set(path, messages);
  return messages;
}

/** Loads every catalogue wanted so far in that language, then makes it the language of the macros. */
export async function activateLanguage(language: Language): Promise<void> {
  const parts = await Promise.all([...wanted].map((name) => load(pathOf(name, language))));
  i18n.loadAndActivate({ locale: language, messages: Object.assign({}, ...parts) as Messages });
}

/** Loads the catalogues of a screen in the active language. Call it in the loader of its route. */
export async function loadCatalogues(names: readonly CatalogueName[]): Promise<void> {
  const missing = names.filter((name) => !wanted.has(name));
  if (missing.length === 0) return;
  for (const name of missing) wanted.add(name);
  await activateLanguage(i18n.locale === 'en' ? 'en' : 'fr');
}
