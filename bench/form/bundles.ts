/** What a browser fetches before a screen is there, beside the bare form pages of the usual libraries. */
import { join } from 'node:path';
import { buildWeb } from '../../scripts/build/build-web.ts';
import { firstLoadOf, firstLoadOfPage } from '../../scripts/build/first-load.ts';
import { buildLibraryPages, LIBRARIES } from './library-pages.ts';
import type { Figure } from '../measure.ts';

const DIST = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist');

/** Kilobytes of gzip; the other screens have no aim. */
const AIMS = { landing: 130, worklist: null, form: 250, dictation: null } as const;

export async function benchBundles(): Promise<readonly Figure[]> {
  buildWeb();
  const figures = (['landing', 'worklist', 'dictation'] as const).map((screen): Figure => {
    const aim = AIMS[screen];
    return {
      name: `${screen}, gzip`,
      unit: 'kB',
      ours: [firstLoadOf(screen, DIST).gzip],
      ...(aim !== null && { aim: { atMost: aim } }),
    };
  });
  const form = firstLoadOf('form', DIST);
  const pages = await buildLibraryPages();
  try {
    for (const [index, library] of LIBRARIES.entries()) {
      const other = firstLoadOfPage(`${library}.html`, pages.folder);
      const name = `${library}, the form alone`;
      figures.push(
        {
          name: 'form, gzip',
          unit: 'kB',
          ours: [form.gzip],
          peer: { name, values: [other.gzip] },
          ...(index === 0 && { aim: { atMost: AIMS.form } }),
        },
        { name: 'form, Brotli', unit: 'kB', ours: [form.brotli], peer: { name, values: [other.brotli] } },
      );
    }
  } finally {
    pages.remove();
  }
  return figures;
}
