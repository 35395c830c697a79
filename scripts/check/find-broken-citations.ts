/** What a table of citations names that is not there: `file` › name of a test, or the path of a file alone. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CITATION = /`(?<path>[^`\s]+\.[a-z]+)`(?: › (?<name>.+?)(?=<br>| \|$))?/gmu;

function isCited(source: string, name: string): boolean {
  return [`'`, `"`, '`'].some((quote) => source.includes(`${quote}${name}${quote}`));
}

/**
 * Reads the rows of the tables of a Markdown text.
 * @param root the folder that the paths start from
 */
export function findBrokenCitations(markdown: string, root: string): readonly string[] {
  const shown = markdown
    .split('\n')
    .filter((line) => /^\| (?!Asked|---)/u.test(line))
    .map((line) => line.slice(line.lastIndexOf(' | ') + 2));
  return shown.flatMap((cell) => {
    const cited = [...cell.matchAll(CITATION)];
    if (cited.length === 0) return [`nothing is named: ${cell}`];
    return cited.flatMap(({ groups }) => {
      const path = groups?.['path'] ?? '';
      const name = groups?.['name']?.replaceAll('&#124;', '|');
      const file = join(root, path);
      if (!existsSync(file)) return [path];
      return name === undefined || isCited(readFileSync(file, 'utf8'), name) ? [] : [`${path} › ${name}`];
    });
  });
}
