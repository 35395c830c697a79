import type { Page, Request } from 'playwright-core';

declare global {
  interface Window {
    readonly noteViolation: (line: string) => void;
  }
}

export interface Watched {
  /** What the content security policy refused. */
  readonly violations: readonly string[];
  /** Addresses of other servers. */
  readonly foreign: () => readonly string[];
  readonly count: () => number;
  readonly asked: (address: RegExp) => boolean;
}

/**
 * What a page asks for, and what the content security policy refuses it, from now on.
 * @param url the own server
 */
export async function watch(page: Page, url: string): Promise<Watched> {
  const violations: string[] = [];
  const requests: string[] = [];
  const note = (request: Request): void => void requests.push(request.url());
  page.context().on('request', note);
  await page.context().exposeFunction('noteViolation', (line: string) => void violations.push(line));
  await page.context().addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.noteViolation(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile} ${event.sample}`,
      );
    });
  });
  // The browser's own viewer of PDF is made of parts of the browser.
  const isOfBrowser = (asked: string): boolean => /^chrome(?:-extension)?:/u.test(asked);
  const isForeign = (asked: string): boolean =>
    !isOfBrowser(asked) && new URL(asked.replace(/^blob:/u, '')).origin !== url;
  return {
    violations,
    foreign: () => requests.filter((asked) => !asked.startsWith('data:') && isForeign(asked)),
    count: () => requests.length,
    asked: (address) => requests.some((asked) => address.test(asked)),
  };
}
