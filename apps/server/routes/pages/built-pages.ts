import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildOfScript } from '@constat/contract/pages';

/** Which build of the pages a server has. */
export interface BuiltPages {
  /** The build that was there when it was last looked at; null where there is none. */
  present(): string | null;
  /** Looks again: the pages may have been built anew under a running server. */
  look(): Promise<string | null>;
}

export async function findBuiltPages(directory: string): Promise<BuiltPages> {
  let found = await readBuild(directory);
  return {
    present: () => found,
    async look() {
      found = await readBuild(directory);
      return found;
    },
  };
}

async function readBuild(directory: string): Promise<string | null> {
  const page = await readFile(path.join(directory, 'index.html'), 'utf8').catch(() => '');
  for (const [, address = ''] of page.matchAll(/<script\b[^>]*\ssrc="([^"]*)"/gu)) {
    const build = buildOfScript(address);
    if (build !== null) return build;
  }
  return null;
}
