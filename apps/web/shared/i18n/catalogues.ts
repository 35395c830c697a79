import { i18n } from '@lingui/core';
import type { Messages } from '@lingui/core';
import { CatalogueLoader } from './catalogue-loader.ts';
import type { Language } from './language.ts';

/** A part of the interface with its own catalogue: `app` or a part of it, `shared`, or the name of a feature. */
export type CatalogueName =
  | 'app'
  | 'form-late'
  | 'form-page'
  | 'pages'
  | 'signed-out'
  | 'worklist'
  | 'shared'
  | 'account'
  | 'accounts'
  | 'assistance'
  | 'audit-trail'
  | 'dictation'
  | 'exports'
  | 'final-pages'
  | 'floating-dictation'
  | 'impairment-table'
  | 'incidents'
  | 'launcher'
  | 'recent-patients'
  | 'report-form'
  | 'report-sharing'
  | 'saved-forms'
  | 'signing'
  | 'speech-test'
  | 'vocabulary'
  | 'voice-commands';

const LOADERS = import.meta.glob<{ messages: Messages }>([
  '../../app/locales/*.po',
  '../../app/*/locales/*.po',
  '../locales/*.po',
  '../../features/*/locales/*.po',
]);

const PARTS_OF_APP: ReadonlySet<string> = new Set([
  'form-late',
  'form-page',
  'pages',
  'signed-out',
  'worklist',
]);

function pathOf(name: CatalogueName, language: Language): string {
  if (PARTS_OF_APP.has(name)) return `../../app/${name}/locales/${language}.po`;
  if (name === 'app') return `../../app/locales/${language}.po`;
  if (name === 'shared') return `../locales/${language}.po`;
  return `../../features/${name}/locales/${language}.po`;
}

const loader = new CatalogueLoader<CatalogueName>(['app', 'shared'], {
  read: async (name, language) => (await LOADERS[pathOf(name, language)]?.())?.messages ?? {},
  activate: (locale, messages) => i18n.loadAndActivate({ locale, messages }),
  // Not by the library: it would have everything that is drawn drawn again.
  add: (messages) => void Object.assign(i18n.messages, messages),
});

/** Loads every catalogue wanted so far in that language, then makes it the language of the macros. */
export function activateLanguage(language: Language): Promise<void> {
  return loader.activate(language);
}

/**
 * Loads the catalogues of what is about to be drawn, in the language that was asked for last. What is drawn already has
 * its words, and is not drawn again.
 */
export function loadCatalogues(names: readonly CatalogueName[]): Promise<void> {
  return loader.add(names);
}
