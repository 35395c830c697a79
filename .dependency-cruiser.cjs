/** Arrows of the house: they go down only. `npm run check` also plants a violation and expects it to be caught. */
const packageFolders = ['language', 'report', 'dictation', 'examination', 'assistance', 'contract'];

/** A package may import itself and the packages listed. */
const allowed = {
  language: [],
  report: ['language'],
  dictation: ['language', 'report'],
  examination: ['language', 'report'],
  assistance: ['language', 'report', 'dictation', 'examination'],
  contract: ['language', 'report', 'dictation', 'examination', 'assistance'],
};

const packageRules = packageFolders.map((name) => ({
  name: `${name}-imports-only-below`,
  severity: 'error',
  comment: `packages/${name} may import ${allowed[name].join(', ') || 'nothing'}.`,
  from: { path: `^packages/${name}/`, pathNot: '\\.test(-data)?\\.ts$' },
  to: {
    path: '.',
    pathNot: [name, ...allowed[name]]
      .map((target) => `^packages/${target}/`)
      .concat(name === 'contract' ? ['^node_modules/zod/'] : []),
  },
}));

module.exports = {
  forbidden: [
    ...packageRules,
    {
      name: 'tests-of-packages-stay-outside-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|scripts|e2e|bench)/' },
    },
    {
      name: 'apps-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      comment: 'A screen that needs two features is composed in apps/web/app.',
      from: { path: '^apps/web/features/([^/]+)/' },
      to: { path: '^apps/web/(features|app)/', pathNot: '^apps/web/features/$1/' },
    },
    {
      name: 'a-feature-is-imported-by-its-index',
      severity: 'error',
      comment: 'index.ts holds what a page loads at first; index.NAME.ts, what is loaded apart from it.',
      from: { path: '^(apps/web/(app/|shared/|main)|e2e/|bench/|scripts/)' },
      to: {
        path: '^apps/web/features/[^/]+/',
        pathNot: ['/index\\.ts$', '/index\\.[a-z-]+\\.ts$', '/locales/'],
      },
    },
    {
      name: 'shared-imports-no-feature',
      severity: 'error',
      from: { path: '^apps/web/shared/' },
      to: { path: '^apps/web/(features|app)/' },
    },
    {
      name: 'pages-carry-no-schema',
      severity: 'error',
      comment: 'zod stays on the server: the pages import the types of the contract.',
      from: { path: '^apps/web/(app|features|shared)/' },
      to: { path: '^(packages/contract/schemas|node_modules/zod)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'edges-never-reach-into-the-server',
      severity: 'error',
      from: {
        path: '^apps/server/(store|speech|exports|platform|presenters)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^apps/server/(routes|actions|tasks)/' },
    },
    {
      name: 'tasks-stand-alone',
      severity: 'error',
      comment: 'What an operator starts in a terminal is no part of the server.',
      from: { path: '^apps/server/', pathNot: '^apps/server/tasks/|\\.test\\.ts$' },
      to: { path: '^apps/server/tasks/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(url|worker)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|fixtures)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
