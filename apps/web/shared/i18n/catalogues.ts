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

const wanted = new Set<CatalogueName>(['app', 'shared']);
const loaded = new Map<string, Messages>();
/** The language that was asked for last, and when its words are there. */
let activation: { readonly language: Language; readonly done: Promise<void> } | null = null;

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

async function loadAll(names: Iterable<CatalogueName>, language: Language): Promise<Messages> {
  const parts = await Promise.all([...names].map((name) => load(pathOf(name, language))));
  return Object.assign({}, ...parts) as Messages;
}

/** Loads every catalogue wanted so far in that language, then makes it the language of the macros. */
export function activateLanguage(language: Language): Promise<void> {
  const done = activate(language);
  activation = { language, done };
  return done;
}

async function activate(language: Language): Promise<void> {
  for (;;) {
    const names = [...wanted];
    const messages = await loadAll(names, language);
    // What came to be wanted meanwhile belongs to it.
    if (wanted.size > names.length) continue;
    i18n.loadAndActivate({ locale: language, messages });
    return;
  }
}

/**
 * Loads the catalogues of what is about to be drawn, in the language that was asked for last. What is drawn already has
 * its words, and is not drawn again.
 */
export async function loadCatalogues(names: readonly CatalogueName[]): Promise<void> {
  for (const name of names) wanted.add(name);
  if (activation === null) return activateLanguage('fr');
  const { language, done } = activation;
  const messages = await loadAll(names, language);
  if (i18n.locale === language) Object.assign(i18n.messages, messages);
  else await done;
}
