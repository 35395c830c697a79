/** Which modules of the pages run before a source does, by the names that each module takes from the others. */
import { parseSync } from 'rolldown/utils';

interface ModuleInfo {
  readonly code: string | null;
  readonly importedIds: readonly string[];
}

/** What a build knows of its modules. */
export interface Modules {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

/** A name as another module has it; null for all that this one has. */
interface Taken {
  readonly from: string;
  readonly name: string | null;
}

interface Links {
  readonly taken: readonly Taken[];
  /** What it only passes on, by the names that it gives it. */
  readonly passed: ReadonlyMap<string, Taken>;
  /** The modules whose every name it passes on. */
  readonly passedWhole: readonly string[];
  readonly own: ReadonlySet<string>;
}

const DEFAULT = 'default';

function readLinks({ code, importedIds }: ModuleInfo): Links {
  const { staticImports, staticExports } = parseSync('module.tsx', code ?? '').module;
  const exported = staticExports.flatMap(({ start, entries }) =>
    entries.map((entry) => ({ ...entry, start })),
  );
  const specifiers = [
    ...staticImports.map(({ start, moduleRequest }) => ({ start, specifier: moduleRequest.value })),
    ...exported.flatMap(({ start, moduleRequest }) =>
      moduleRequest === null ? [] : [{ start, specifier: moduleRequest.value }],
    ),
  ].toSorted((one, other) => one.start - other.start);
  // The build names what a module imports in the order of its statements.
  const names = [...new Set(specifiers.map(({ specifier }) => specifier))];
  const idOf = (specifier: string): string => importedIds[names.indexOf(specifier)] ?? '';
  const passed = new Map<string, Taken>();
  const passedWhole: string[] = [];
  const own = new Set<string>();
  for (const { moduleRequest, exportName, importName } of exported) {
    const name = exportName.kind === 'Default' ? DEFAULT : exportName.name;
    if (moduleRequest === null) own.add(name ?? DEFAULT);
    else if (name === null) passedWhole.push(idOf(moduleRequest.value));
    else passed.set(name, { from: idOf(moduleRequest.value), name: importName.name });
  }
  // What is required by a call, and what the build adds, comes after them.
  const unnamed = importedIds.slice(names.length).map((from): Taken => ({ from, name: null }));
  const imported = staticImports.flatMap(({ moduleRequest, entries }): readonly Taken[] => {
    const from = idOf(moduleRequest.value);
    if (entries.length === 0) return [{ from, name: null }];
    return entries.map(({ importName: { kind, name } }) => ({
      from,
      name: kind === 'Default' ? DEFAULT : name,
    }));
  });
  return { taken: [...imported, ...unnamed], passed, passedWhole, own };
}

/**
 * The modules that run before a source does. One that only passes a name on is not among them, nor what else it passes on:
 * an index makes nobody need all that it names.
 */
export function reachedModules(source: string, modules: Modules): ReadonlySet<string> {
  const read = new Map<string, Links>();
  const linksOf = (id: string): Links => {
    const links = read.get(id) ?? readLinks(modules.getModuleInfo(id) ?? { code: null, importedIds: [] });
    read.set(id, links);
    return links;
  };
  /** Where a name is made, or null where that module has no such name. */
  const makerOf = ({ from, name }: Taken, passing: readonly string[] = []): Taken | null => {
    if (name === null || passing.includes(from)) return null;
    const { own, passed, passedWhole } = linksOf(from);
    if (own.has(name)) return { from, name };
    const next = passed.get(name);
    if (next !== undefined) return makerOf(next, [...passing, from]) ?? next;
    for (const each of passedWhole) {
      const maker = makerOf({ from: each, name }, [...passing, from]);
      if (maker !== null) return maker;
    }
    return null;
  };
  const reached = new Set<string>();
  const whole = new Set<string>();
  const reach = (taken: Taken): void => {
    const { from, name } = makerOf(taken) ?? taken;
    if (from === '' || (name === null ? whole : reached).has(from)) return;
    const links = linksOf(from);
    if (name === null) {
      whole.add(from);
      links.passed.forEach(reach);
      for (const each of links.passedWhole) reach({ from: each, name: null });
      if (reached.has(from)) return;
    }
    reached.add(from);
    links.taken.forEach(reach);
  };
  reach({ from: source, name: null });
  return reached;
}
