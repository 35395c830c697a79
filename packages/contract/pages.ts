/**
 * The header that names a build of the pages: in a call the one that sends it, in an answer the one that the server has
 * now. A build is named by the file of its entry script, whose name changes with any change of its code.
 */
export const PAGES_HEADER = 'x-constat-pages';

/** The name of the build whose entry script has this address; null for a script of no build. */
export function buildOfScript(address: string): string | null {
  return /^\/assets\/(index-[\w-]{1,60}\.js)$/u.exec(address)?.[1] ?? null;
}
