/** Every French sentence of the pages has its English one: reads the catalogues of messages. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolResult } from './run-tool.ts';

const web = join(import.meta.dirname, '..', 'apps', 'web');

/** Sentences of a catalogue that have no translation; obsolete entries are comments and do not count. */
function untranslated(catalogue: string): readonly string[] {
  return catalogue
    .split(/\n\n+/u)
    .filter((entry) => /^msgid "(?!")/mu.test(entry) && /^msgstr ""$(?!\n")/mu.test(entry))
    .map((entry) => /^msgid "(.*)"$/mu.exec(entry)?.[1] ?? entry);
}

/** Names each sentence without a translation. */
export function checkTranslations(): Promise<ToolResult> {
  const missing = globSync('{app,shared,features/*}/locales/en.po', { cwd: web }).flatMap((file) =>
    untranslated(readFileSync(join(web, file), 'utf8')).map((sentence) => `${file}: ${sentence}`),
  );
  return Promise.resolve({ status: missing.length === 0 ? 0 : 1, output: missing.join('\n') });
}
