/** Every French sentence of the pages has one English one: reads the catalogues of messages. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolResult } from './run-tool.ts';

const web = join(import.meta.dirname, '..', '..', 'apps', 'web');

/** Sentences of a catalogue that have no translation; obsolete entries are comments and do not count. */
function untranslated(catalogue: string): readonly string[] {
  return catalogue
    .split(/\n\n+/u)
    .filter((entry) => /^msgid "(?!")/mu.test(entry) && /^msgstr ""$(?!\n")/mu.test(entry))
    .map((entry) => /^msgid "(.*)"$/mu.exec(entry)?.[1] ?? entry);
}

const ENTRY = /(?:^msgctxt "(?<context>.*)"\n)?^msgid "(?<id>.+)"\n^msgstr "(?<text>.+)"$/gmu;

/** Sentences that two catalogues translate differently: the pages that are open decide which of the two is shown. */
function ambiguous(catalogues: readonly string[]): readonly string[] {
  const texts = new Map<string, Set<string>>();
  for (const { groups = {} } of catalogues.flatMap((catalogue) => [...catalogue.matchAll(ENTRY)])) {
    const sentence = [groups['id'], groups['context']].join(' / ');
    texts.set(sentence, (texts.get(sentence) ?? new Set()).add(groups['text'] ?? ''));
  }
  return [...texts].flatMap(([sentence, both]) =>
    both.size > 1 ? [`${sentence}: ${[...both].join(', ')}`] : [],
  );
}

/** Names each sentence without a translation, or with two. */
export function checkTranslations(): Promise<ToolResult> {
  const files = globSync('{app,app/*,shared,features/*}/locales/en.po', { cwd: web });
  const catalogues = files.map((file) => readFileSync(join(web, file), 'utf8'));
  const missing = files.flatMap((file, index) =>
    untranslated(catalogues[index] ?? '').map((sentence) => `${file}: ${sentence}`),
  );
  const wrong = [...missing, ...ambiguous(catalogues)];
  return Promise.resolve({ status: wrong.length === 0 ? 0 : 1, output: wrong.join('\n') });
}
