import path from 'node:path';

const SERVER = path.resolve(import.meta.dirname, '..');
const SCRIPTS = path.resolve(SERVER, '../../scripts');

/** The folder of the bundle that `npm test` starts in place of the sources; by itself a test starts the sources. */
const bundle = (): string | undefined => process.env['TEST_SERVER'];

/** What Node runs as the server. */
export function serverProgram(): string {
  const folder = bundle();
  return folder === undefined ? path.join(SERVER, 'main.ts') : path.join(folder, 'main.js');
}

/** What Node runs as a task of its operator, with the first of its arguments. */
export function taskProgram(name: string): readonly string[] {
  const folder = bundle();
  return folder === undefined ? [path.join(SCRIPTS, `${name}.ts`)] : [path.join(folder, 'task.js'), name];
}

/** What a program printed, with the tasks of the bundle called as a checkout calls them. */
export function asInCheckout(text: string): string {
  const folder = bundle();
  if (folder === undefined) return text;
  const [before = '', ...called] = text.split(`${process.execPath} ${path.join(folder, 'task.js')} `);
  return [before, ...called.map((rest) => `npm run ${rest.replace(/^[\w-]+/u, '$& --')}`)].join('');
}
