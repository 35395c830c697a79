/**
 * `npm run check-pdf -- FILE…`: checks PDFs against the project's rules of PDF/A-2a, PDF/A-3a and PDF/UA-1, and prints
 * what each rule found. Needs qpdf (Debian: `apt-get install qpdf`; macOS: `brew install qpdf`).
 */
import { readFileSync } from 'node:fs';
import { checkConformance } from '../apps/server/exports/pdf/conformance/check-conformance.ts';
import type { RuleResult } from '../apps/server/exports/pdf/conformance/check-conformance.ts';
import { hasQpdf } from '../apps/server/exports/pdf/conformance/pdf-file.ts';

/** Findings of one rule that are shown. */
const SHOWN = 5;

const files = process.argv.slice(2);
if (files.length === 0) stop('Usage : npm run check-pdf -- FICHIER…\nUsage: npm run check-pdf -- FILE…');
if (!hasQpdf()) {
  stop(
    'qpdf manque : installez-le (Debian : apt-get install qpdf; macOS : brew install qpdf), puis recommencez.\n' +
      'qpdf is missing: install it (Debian: apt-get install qpdf; macOS: brew install qpdf), then try again.',
  );
}
for (const file of files) {
  console.log(`${file}\n`);
  try {
    print(checkConformance(readFileSync(file)));
  } catch (error) {
    console.log(`✖ ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

function print(results: readonly RuleResult[]): void {
  const width = (key: 'id' | 'clause'): number => Math.max(...results.map((result) => result[key].length));
  const [ids, clauses] = [width('id'), width('clause')];
  for (const { id, clause, checks, findings } of results) {
    const mark = findings.length === 0 ? '✔' : '✖';
    console.log(`${mark} ${id.padEnd(ids)}  ${clause.padEnd(clauses)}  ${checks}`);
    for (const finding of findings.slice(0, SHOWN)) console.log(`    ${finding}`);
    if (findings.length > SHOWN) console.log(`    … ${findings.length - SHOWN} more`);
  }
  const broken = results.filter(({ findings }) => findings.length > 0).length;
  if (broken > 0) process.exitCode = 1;
  console.log(
    broken === 0
      ? `\n${results.length} règles respectées : le fichier peut se déclarer conforme; il n’est pas certifié pour autant.\n` +
          `${results.length} rules hold: the file may declare the standards; it is not certified by that.\n`
      : `\n${broken} règles sur ${results.length} ne sont pas respectées. / ${broken} of ${results.length} rules do not hold.\n`,
  );
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
