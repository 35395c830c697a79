import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const FOLDER = 'docs/decisions';
const FILE = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/u;
const HEAD =
  /^# (\d{4}) · (.+)\n\nStatus: (accepted|(?:superseded|amended) by .+) · Date: (\d{4}-\d\d-\d\d)\n\n(?:((?:Supersedes|Amends) .+)\n\n)?(?!#)/u;
const LINK = /\[(\d{4})\]\((\d{4}-[a-z0-9-]+\.md)\)/gu;
const LINKS = /^\[\d{4}\]\([a-z0-9-]+\.md\)(?:, \[\d{4}\]\([a-z0-9-]+\.md\))*$/u;

const files = readdirSync(join(root, FOLDER)).filter((name) => name !== 'README.md');
const decisions = files.map(readDecision);

/** What the first lines of a decision say; a file whose first lines have another form throws. */
function readDecision(file: string) {
  const head = HEAD.exec(readFileSync(join(root, FOLDER, file), 'utf8'));
  if (head === null) throw new Error(`${file}: the first lines are not those of a decision`);
  const [, number = '', title = '', status = '', date = '', relations = ''] = head;
  return {
    file,
    number,
    title,
    status,
    date,
    supersededBy: linksAfter('superseded by ', status),
    amendedBy: linksAfter('amended by ', status),
    supersedes: linksAfter('Supersedes ', relations),
    amends: linksAfter('Amends ', relations),
  };
}

/** The files that the clause beginning with `word` links to; a link whose text is not the number of its file throws. */
function linksAfter(word: string, text: string): string[] {
  const clause = text.split(/[;.] /u).find((part) => part.startsWith(word));
  if (clause === undefined) return [];
  const list = clause.slice(word.length).replace(/\.$/u, '');
  if (!LINKS.test(list)) throw new Error(`no list of links: ${clause}`);
  return Array.from(list.matchAll(LINK), ([, number, file]) => {
    if (number === undefined || file?.startsWith(`${number}-`) !== true)
      throw new Error(`another number: ${list}`);
    return file;
  });
}

/** Each pair « later file, earlier file » of a relation, told from one of its two sides. */
const pairs = (side: 'supersedes' | 'amends' | 'supersededBy' | 'amendedBy') =>
  decisions
    .flatMap((decision) =>
      decision[side].map((other) =>
        side.endsWith('By') ? `${other} ${decision.file}` : `${decision.file} ${other}`,
      ),
    )
    .sort();

describe('decisions', () => {
  test('are numbered from 1 without a gap, in the order of their days', () => {
    expect(decisions.map(({ number }) => Number(number))).toEqual(files.map((_, index) => index + 1));
    expect(decisions.map(({ date }) => date)).toEqual(decisions.map(({ date }) => date).toSorted());
  });

  test('have a file name with their number', () => {
    expect(decisions.map(({ file }) => FILE.exec(file)?.[1])).toEqual(decisions.map(({ number }) => number));
  });

  test('say from both sides which decision supersedes or amends which', () => {
    expect(pairs('supersededBy')).toEqual(pairs('supersedes'));
    expect(pairs('amendedBy')).toEqual(pairs('amends'));
    const inWrongOrder = [...pairs('supersedes'), ...pairs('amends')].filter((pair) => {
      const [later = '', earlier = ''] = pair.split(' ');
      return !files.includes(earlier) || later <= earlier;
    });
    expect(inWrongOrder).toEqual([]);
  });

  test('stand in the README with their title, date and status', () => {
    const readme = readFileSync(join(root, FOLDER, 'README.md'), 'utf8');
    const rows = decisions.map(
      ({ number, file, title, date, status }) => `| [${number}](${file}) | ${title} | ${date} | ${status} |`,
    );
    expect(readme.match(/^\| \[.*$/gmu)).toEqual(rows);
  });
});

test('every link to a decision leads to its file', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const readable = tracked.filter(
    (path) => /\.(?:[cm]?[jt]sx?|md|json|ya?ml|html|css|sh)$/u.test(path) && existsSync(join(root, path)),
  );
  const broken = readable.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const named = Array.from(text.matchAll(/decisions\/([\w.-]+\.md)/gu), ([, file = '']) => file);
    const linked = path.startsWith(`${FOLDER}/`)
      ? Array.from(text.matchAll(/\]\(([^)#:]+\.md)(?:#[^)]*)?\)/gu), ([, link = '']) => link)
      : [];
    return [
      ...named.filter((file) => !existsSync(join(root, FOLDER, file))),
      ...linked.filter((link) => !existsSync(join(root, posix.join(FOLDER, link)))),
    ].map((file) => `${path}: ${file}`);
  });
  expect(broken).toEqual([]);
});
