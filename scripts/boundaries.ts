/**
 * `npm run boundaries`: the arrows of the house, then a proof that the check can fail: violations are planted in a copy
 * of the layout, and each must be caught by the tool that guards it.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTool } from './check/run-tool.ts';

const root = join(import.meta.dirname, '..');

const PLANTED = {
  'packages/report/rules/planted.ts':
    "import '../../dictation/recorder/target.ts';\nimport { readFileSync } from 'node:fs';\n\nexport const read = readFileSync;\n",
  'packages/dictation/recorder/target.ts':
    'export const now = Date.now();\nexport const chance = Math.random();\n',
  'packages/report/rules/network.ts': "export const answer = fetch('/');\n",
  'apps/web/features/one/keep.ts':
    "import { openDB } from 'idb';\n\nexport const open = openDB;\nlocalStorage.setItem('a', 'b');\nexport const other = [sessionStorage, indexedDB, caches];\n",
  'apps/web/app/keep.ts':
    "const { sessionStorage } = globalThis;\nexport const kept = [window.localStorage, globalThis['indexedDB'], self.caches, document.cookie, sessionStorage];\n",
  'apps/web/features/one/screen.ts': "import '../two/screen.ts';\n",
  'apps/web/app/page.ts': "import '../features/two/screen.ts';\n",
  'apps/web/features/two/screen.ts': 'export const two = 2;\n',
  'apps/server/planted.ts': "import '../web/features/two/screen.ts';\n",
} as const;

interface Expectation {
  readonly tool: string;
  readonly args: readonly string[];
  readonly mustMention: readonly string[];
}

const EXPECTED: readonly Expectation[] = [
  {
    tool: 'dependency-cruiser:depcruise',
    args: ['packages', 'apps'],
    mustMention: [
      'report-imports-only-below',
      'features-never-import-each-other',
      'a-feature-is-imported-by-its-index',
      'apps-never-import-each-other',
    ],
  },
  {
    tool: 'typescript:tsc',
    args: ['-p', 'packages', '--noEmit'],
    mustMention: ["Cannot find name 'node:fs'", "Cannot find name 'fetch'"],
  },
  { tool: 'oxlint', args: ['packages'], mustMention: ['no-restricted-globals', 'no-restricted-properties'] },
  {
    tool: 'oxlint',
    args: ['apps/web'],
    mustMention: [
      ...['localStorage', 'sessionStorage', 'indexedDB', 'caches'].flatMap((name) => [
        `Unexpected use of '${name}'`,
        `'${name}' is restricted`,
      ]),
      "'document.cookie' is restricted",
      "'idb' import is restricted",
    ],
  },
];

/** Copies the rules beside planted violations; the caller removes the folder. */
function plant(): string {
  const folder = mkdtempSync(join(tmpdir(), 'constat-boundaries-'));
  for (const file of ['.dependency-cruiser.cjs', '.oxlintrc.json', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(root, file), join(folder, file));
  }
  mkdirSync(join(folder, 'packages'));
  cpSync(join(root, 'packages', 'tsconfig.base.json'), join(folder, 'packages', 'tsconfig.base.json'));
  writeFileSync(join(folder, 'packages', 'tsconfig.json'), '{ "extends": "./tsconfig.base.json" }');
  for (const [path, text] of Object.entries(PLANTED)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** The violations that no tool caught; empty when every guard works. */
async function uncaught(): Promise<readonly string[]> {
  const folder = plant();
  try {
    const missed: string[] = [];
    for (const { tool, args, mustMention } of EXPECTED) {
      const { status, output } = await runTool(tool, args, { cwd: folder });
      if (status === 0) missed.push(`${tool}: passed`);
      missed.push(...mustMention.filter((text) => !output.includes(text)).map((text) => `${tool}: ${text}`));
    }
    return missed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks the arrows and the guards themselves. */
export async function checkBoundaries(): Promise<{ readonly status: number; readonly output: string }> {
  const cruise = await runTool('dependency-cruiser:depcruise', [
    'packages',
    'apps',
    'scripts',
    'e2e',
    'bench',
    'faults',
  ]);
  // Under an unsupported compiler the tool reads nothing and still succeeds.
  const modules = Number(/\((\d+) modules/u.exec(cruise.output)?.[1] ?? 0);
  if (cruise.status !== 0 || modules < 50)
    return { status: 1, output: `${cruise.output}\n${modules} modules read` };
  const missed = await uncaught();
  return missed.length === 0
    ? { status: 0, output: `${modules} modules; every planted violation was caught` }
    : { status: 1, output: `planted violations that nothing caught:\n${missed.join('\n')}` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { status, output } = await checkBoundaries();
  console.log(output);
  process.exitCode = status;
}
