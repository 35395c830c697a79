import type { Policy } from '../routes/request-handling/route-context.ts';
import { ROUTES_OF } from './access-routes.test-data.ts';
import type { Rule } from './access-routes.test-data.ts';

/** Who calls, in the order of the columns of docs/access.md. */
export const PEOPLE = {
  nobody: 'nobody',
  owner: 'physician',
  other: 'another physician',
  developer: 'developer',
  admin: 'administrator',
  administering: 'physician who administers',
  assistant: 'assistant',
  typing: 'assistant of the report',
  hearing: 'the same, who may hear',
  disabled: 'disabled account',
  locked: 'locked session',
  writing: 'locked, its page',
} as const;
export type Person = keyof typeof PEOPLE;

/**
 * `open`: the call is done, or refused for what it asks and not for who asks. `none`: with the id of a record of the
 * physician, the answer is that under an id that nobody has. Otherwise the status of the refusal.
 */
type Expected = 'open' | 'none' | 401 | 403 | 423;
type Row = Readonly<Record<Person, Expected>>;

const ALL_OPEN: Row = {
  nobody: 'open',
  owner: 'open',
  other: 'open',
  developer: 'open',
  admin: 'open',
  administering: 'open',
  assistant: 'open',
  typing: 'open',
  hearing: 'open',
  disabled: 'open',
  locked: 'open',
  writing: 'open',
};
const ACCOUNT: Row = { ...ALL_OPEN, nobody: 401, disabled: 401, locked: 423, writing: 423 };
const OWN: Row = { ...ACCOUNT, admin: 403, assistant: 403, typing: 403, hearing: 403 };
const RECORD: Row = { ...OWN, other: 'none', developer: 'none', administering: 'none' };
const SHARED: Row = { ...RECORD, assistant: 'none', typing: 'open', hearing: 'open' };

/** What each kind of route answers to whom. */
export const RULES = {
  public: { policy: 'public', row: ALL_OPEN, title: 'Anybody' },
  account: { policy: 'account', row: ACCOUNT, title: 'Whoever is signed in' },
  unlocking: {
    policy: 'account',
    row: { ...ACCOUNT, locked: 'open', writing: 'open' },
    title: 'Whoever is signed in, also while the session is locked',
  },
  own: { policy: 'report', row: OWN, title: 'Who writes reports: what is the own account’s' },
  ownWriting: {
    policy: 'report',
    row: { ...OWN, writing: 'open' },
    title: 'The same, which a page that is open goes on writing while its session is locked',
  },
  record: { policy: 'report', row: RECORD, title: 'Who writes reports: a record of theirs, named by its id' },
  recordWriting: {
    policy: 'report',
    row: { ...RECORD, writing: 'open' },
    title: 'The same, which a page that is open goes on writing while its session is locked',
  },
  listing: {
    policy: 'shared',
    row: { ...ACCOUNT, admin: 403 },
    title: 'Who writes reports, and assistants: what concerns no report, or lists theirs',
  },
  shared: {
    policy: 'shared',
    row: SHARED,
    title: 'Who writes reports: a record of theirs; assistants: of a report that is shared with them',
  },
  sharedWriting: {
    policy: 'shared',
    row: { ...SHARED, writing: 'open' },
    title: 'The same, which a page that is open goes on writing while its session is locked',
  },
  heard: {
    policy: 'shared',
    row: { ...SHARED, typing: 'none' },
    title: 'Recordings of a report: its physician, and an assistant who may hear them',
  },
  administration: {
    policy: 'admin',
    row: { ...ACCOUNT, owner: 403, other: 403, developer: 403, assistant: 403, typing: 403, hearing: 403 },
    title: 'Who runs the installation',
  },
} as const satisfies Record<Rule, { readonly policy: Policy; readonly row: Row; readonly title: string }>;

/** Routes with a rule of their own beside that of their kind. */
const EXCEPTIONS: Readonly<Record<string, { readonly row: Partial<Row>; readonly why: string }>> = {
  'GET /api/copies/:name/file': {
    row: { admin: 403 },
    why: 'a copy holds the reports, which the role of administrator does not open',
  },
};

/** What that person is to be answered there. */
export function expectedOf(rule: Rule, route: string, person: Person): Expected {
  return EXCEPTIONS[route]?.row[person] ?? RULES[rule].row[person];
}

const HEADING = `# Who may call what

Every route of the server and what it answers to whom. The tests call each as each (\`apps/server/tests/access-matrix.slow.test.ts\`), from the table of \`apps/server/policies/access-matrix.test-data.ts\`, and compare this page with it; \`npx vitest run --project slow apps/server/tests/access-matrix.slow.test.ts -u\` writes it anew.

- **✓** done, or refused for what is asked and not for who asks.
- **none** with the id of a record of the physician: the same answer, to the letter, as under an id that nobody has.
- **401** nobody is signed in, or no longer. **403** not for this role. **423** the session is locked.

A refused call changes nothing but the audit trail. *Locked, its page* is a page that was open before its session locked, with the token that it was given for going on to save; nothing of a report stands in such an answer. *Assistant of the report*: its physician has shared it with that one.
`;

const shown = (expected: Expected): string => (expected === 'open' ? '✓' : String(expected));

/** docs/access.md. */
export function describeAccess(): string {
  const people = Object.keys(PEOPLE) as Person[];
  const head = `| route | ${people.map((person) => PEOPLE[person]).join(' | ')} |\n|---|${people.map(() => '---').join('|')}|`;
  const tables = (Object.keys(RULES) as Rule[]).map((rule) => {
    const { title, policy } = RULES[rule];
    const routes = ROUTES_OF[rule];
    const lines = routes.map((route) => {
      const cells = people.map((person) => shown(expectedOf(rule, route, person)));
      return `| \`${route}\` | ${cells.join(' | ')} |`;
    });
    const notes = routes
      .filter((route) => route in EXCEPTIONS)
      .map((route) => `\n\`${route}\`: ${EXCEPTIONS[route]?.why}.\n`);
    return `## ${title}\n\nPolicy \`${policy}\`.\n\n${head}\n${lines.join('\n')}\n${notes.join('')}`;
  });
  return `${HEADING}\n${tables.join('\n')}`;
}
