import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

interface Package {
  readonly exports: Readonly<Record<string, string>>;
}

/** Finds the test files that a source file is reached from through imports, those with the shortest way first. */
export class TestsNear {
  readonly #importers = new Map<string, string[]>();
  readonly #root: string;

  /** @param files of `packages/`, tests among them, relative to the root */
  constructor(root: string, files: readonly string[]) {
    this.#root = root;
    for (const file of files) {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
      for (const { fileName } of importedFiles) {
        const target = this.#resolve(file, fileName);
        if (target === null) continue;
        const known = this.#importers.get(target);
        if (known === undefined) this.#importers.set(target, [file]);
        else known.push(file);
      }
    }
  }

  of(file: string): readonly string[] {
    const seen = new Set([file]);
    // A set gives its members in the order of their coming, also those that come during the walk.
    for (const next of seen) for (const importer of this.#importers.get(next) ?? []) seen.add(importer);
    return Array.from(seen).filter((path) => path.endsWith('.test.ts'));
  }

  #resolve(from: string, specifier: string): string | null {
    if (specifier.startsWith('.')) return join(dirname(from), specifier);
    const [, name, rest] = /^@constat\/([^/]+)\/?(.*)$/u.exec(specifier) ?? [];
    if (name === undefined) return null;
    const folder = join('packages', name);
    const manifest = join(this.#root, folder, 'package.json');
    if (!existsSync(manifest)) return null;
    const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as Package;
    const target = exports[rest === undefined || rest === '' ? '.' : `./${rest}`];
    return target === undefined ? null : relative('.', join(folder, target));
  }
}
