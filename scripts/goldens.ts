/**
 * `npm run goldens`: draws the pages of the golden reports anew and keeps them, to be looked at before they are committed.
 * Needs poppler's `pdftoppm` (Debian: `apt-get install poppler-utils`).
 */
import { createPdfRenderer } from '../apps/server/exports/pdf/create-pdf-renderer.ts';
import { comparePages } from '../apps/server/exports/pdf/goldens/compare-pages.test-data.ts';
import {
  drawPages,
  keepPages,
  readKeptPages,
} from '../apps/server/exports/pdf/goldens/drawn-pages.test-data.ts';
import { GOLDEN_REPORTS } from '../apps/server/exports/pdf/goldens/golden-reports.test-data.ts';
import { CREATION_TIME } from '../apps/server/exports/reports.test-data.ts';
import { createWorkshop } from '../apps/server/signatures/signatures.test-data.ts';

const workshop = createWorkshop();
try {
  const { render } = await createPdfRenderer('native');
  for (const [name, build] of Object.entries(GOLDEN_REPORTS)) {
    const pages = drawPages(workshop, render(build(), CREATION_TIME));
    const differences = comparePages(readKeptPages(name), pages);
    // What is within the tolerance stays as it was: no picture changes for nothing.
    if (differences.length > 0) keepPages(name, pages);
    console.log(`${name}: ${differences.length === 0 ? 'as it was' : differences.join('; ')}`);
  }
} finally {
  workshop.remove();
}
