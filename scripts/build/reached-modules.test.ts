import { describe, expect, it } from 'vitest';
import { reachedModules } from './reached-modules.ts';

/** Modules by their names, with what each holds; what they import is named as it is. */
function modulesOf(sources: Readonly<Record<string, string>>) {
  const getModuleInfo = (id: string) => {
    const code = sources[id];
    if (code === undefined) return null;
    const importedIds = [
      ...code.matchAll(/from '(?<id>[^']+)'|^import '(?<run>[^']+)'|require\('(?<asked>[^']+)'\)/gmu),
    ].map(({ groups }) => groups?.['id'] ?? groups?.['run'] ?? groups?.['asked'] ?? '');
    return { code, importedIds: [...new Set(importedIds)] };
  };
  return { getModuleInfo };
}

function reached(sources: Readonly<Record<string, string>>): readonly string[] {
  return [...reachedModules('page', modulesOf(sources))].toSorted();
}

describe('the modules that run before a page', () => {
  it('are those that it takes names from, and theirs', () => {
    expect(
      reached({
        page: "import a from 'one';\nimport 'styles';",
        one: "import { b } from 'two';\nexport default b;",
        two: 'export const b = 1;',
        styles: '',
        other: "import 'page';",
      }),
    ).toEqual(['one', 'page', 'styles', 'two']);
  });

  it('are those that it requires by a call', () => {
    expect(reached({ page: "module.exports = require('one');", one: 'exports.a = 1;' })).toEqual([
      'one',
      'page',
    ]);
  });

  it('are of an index only those whose names are taken', () => {
    expect(
      reached({
        page: "import { a } from 'index';",
        index:
          "export { a as default, first as a } from 'one';\nexport { b } from 'two';\nexport * from 'three';",
        one: 'export const first = 1;',
        two: 'export const b = 2;',
        three: 'export const c = 3;',
      }),
    ).toEqual(['one', 'page']);
  });

  it('are found through every index that passes a name on, whichever names it', () => {
    expect(
      reached({
        page: "import { c } from 'index';",
        index: "export * from 'empty';\nexport * from 'inner';",
        empty: "export * from 'index';",
        inner: "export { c } from 'three';\nexport { d } from 'four';",
        three: 'export const c = 3;',
        four: 'export const d = 4;',
      }),
    ).toEqual(['page', 'three']);
  });

  it('are all that an index names where it is taken whole', () => {
    expect(
      reached({
        page: "import * as all from 'index';\nall;",
        index: "export { a } from 'one';\nexport * from 'two';",
        one: 'export const a = 1;',
        two: 'export const b = 2;',
      }),
    ).toEqual(['index', 'one', 'page', 'two']);
  });

  it('hold what an index imports itself where one of its own names is taken', () => {
    expect(
      reached({
        page: "import { own } from 'index';",
        index: "import { a } from 'one';\nexport { b } from 'two';\nexport const own = a;",
        one: 'export const a = 1;',
        two: 'export const b = 2;',
      }),
    ).toEqual(['index', 'one', 'page']);
  });
});
