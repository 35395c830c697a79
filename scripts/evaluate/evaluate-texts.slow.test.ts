import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeModel } from '../../apps/server/assistance/fixtures/fake-model.ts';
import type {
  FakeModel,
  FakeReply,
  ReceivedQuestion,
} from '../../apps/server/assistance/fixtures/fake-model.ts';
import {
  distributeTidied,
  enhanceHistory,
  enhanceSubjective,
} from '../../packages/assistance/local/index.ts';
import { chooseAssistance } from './choose-engines.ts';
import { evaluateTexts } from './evaluate-texts.ts';
import type { ProposedText, TextItem } from './results.ts';
import { sumTexts } from './summaries.ts';
import { readTextCases } from './text-cases.ts';
import type { Operation } from './text-cases.ts';

/** A served engine whose answers are right but for what each test changes in them. */
let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
});
afterAll(() => fake.close());

type Change = (text: string) => string;

interface Asked {
  readonly document?: string;
  readonly sources?: readonly { readonly id: string; readonly text: string }[];
}

const FIRST = readTextCases('fr').filter(({ name }) => name.startsWith('01'));

/** Answers each question well, and changes the text of the answer. */
function answer(change: Change): (question: ReceivedQuestion) => FakeReply {
  return ({ body }) => {
    const messages = body['messages'] as readonly { readonly role: string; readonly content: unknown }[];
    const asked = JSON.parse(textOf(messages.find(({ role }) => role === 'user')?.content)) as Asked;
    const instructions = textOf(messages.find(({ role }) => role === 'system')?.content ?? body['system']);
    const { document = '', sources } = asked;
    const content = (members: object) => ({ content: JSON.stringify(members) });
    if (sources !== undefined) {
      const { id, text } = sources.find((one) => one.id === 'medicationActuelle') ?? { id: '', text: '' };
      return content({ sentences: [{ field: 'conclusionResume', text: change(text), fields: [id] }] });
    }
    if (instructions.includes('« plaintes »')) {
      const { appreciation, plaintes, impact } = distributeTidied(document, { language: 'fr' }).sections;
      return content({
        appreciation: change(appreciation),
        plaintes: change(plaintes),
        impact: change(impact),
      });
    }
    if (!instructions.includes('dictée brute')) return content({ text: change(document) });
    const write = document.includes('section huit') ? enhanceSubjective : enhanceHistory;
    return content({ text: change(write(document, { language: 'fr' })) });
  };
}

/** A message is a text in one protocol, and parts in the other. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return (content as readonly { readonly text: string }[]).map(({ text }) => text).join('');
}

async function evaluate(
  change: Change | FakeReply,
  provider: 'openai' | 'anthropic' = 'openai',
): Promise<readonly TextItem[]> {
  fake.reply = typeof change === 'function' ? answer(change) : () => change;
  const { engine } = chooseAssistance({
    where: provider === 'openai' ? fake.url : 'anthropic',
    model: 'fictif-1',
    environment:
      provider === 'openai' ? {} : { CONSTAT_ASSIST_URL: fake.url, CONSTAT_ASSIST_KEY: 'sk-fictif' },
    ...(change === 'never' && { answerSeconds: 0.3 }),
  });
  try {
    return await evaluateTexts(engine, FIRST, {
      signal: new AbortController().signal,
      onItem: () => undefined,
    });
  } finally {
    await engine.close();
  }
}

function of(items: readonly TextItem[], operation: Operation): ProposedText {
  const item = items.find((one) => one.operation === operation);
  if (item?.proposed == null) throw new Error(`${operation}: ${item?.failure?.code}`);
  return item.proposed;
}

const told = ({ changed }: ProposedText) =>
  changed.map(({ change, category, isMarked }) => `${change} ${category}${isMarked ? '' : ' UNMARKED'}`);

test('right answers change nothing, and only what a spoken correction took back is marked', async () => {
  const items = await evaluate((text) => text);
  for (const operation of [
    'format-7',
    'format-8',
    'dictation-7',
    'dictation-8',
    'distribution',
    'conclusion',
  ] as const)
    expect([operation, told(of(items, operation))]).toEqual([operation, []]);
  expect(of(items, 'format-7').marks).toBe(0);
  expect(of(items, 'format-7').phrases).toEqual({ of: expect.any(Number), missing: [] });
  const dictation = of(items, 'dictation-7');
  expect(dictation).toMatchObject({ marks: 2, needlessMarks: 2 });
  expect(sumTexts(items)).toMatchObject({
    calls: 6,
    failed: 0,
    changed: 0,
    lost: 0,
    added: 0,
    goodMarked: 1,
  });
});

test('each fact that a server changes, loses or adds is counted once, and as caught', async () => {
  const items = await evaluate((text) =>
    text
      .replaceAll('\u00A0', ' ')
      .replaceAll("'", '’')
      .replace('15 novembre 2023', '16 novembre 2023')
      .replace('naproxène 500 mg', 'naproxène 500 mcg')
      .replace('ne montrent pas de fracture', 'montrent une fracture')
      .replace('léger en L5-S1', 'léger en L4-L5')
      .replace(/Elle n’a pas repris son emploi régulier\.?/u, '')
      .replace('basse gauche en barre', 'basse droite en barre')
      .replace(/(autonome pour l’hygiène)/iu, '$1 avec de la metformine')
      .replace('75 mcg', '175 mcg'),
  );
  // Of the sentence that goes, the check names the negation, the return and the employment.
  const history = ['changed dates', 'changed units', 'changed levels', 'lost negations', 'lost negations'];
  history.push('lost others', 'lost others');
  expect(told(of(items, 'format-7')).toSorted()).toEqual(history.toSorted());
  expect(told(of(items, 'dictation-7')).toSorted()).toEqual(history.toSorted());
  expect(of(items, 'format-7').phrases?.missing).toEqual([
    '15 novembre 2023',
    'pas de fracture',
    "n'a pas repris",
  ]);
  for (const operation of ['distribution', 'format-8', 'dictation-8'] as const)
    expect([operation, ...told(of(items, operation)).toSorted()]).toEqual([
      operation,
      'added drugs',
      'changed sides',
    ]);
  expect(told(of(items, 'conclusion'))).toEqual(['changed numbers']);
  expect(sumTexts(items)).toMatchObject({ changed: 10, lost: 8, added: 3, unmarked: 0 });
});

test('a side that a spoken correction took back, and the server kept, reaches the physician unmarked', async () => {
  const items = await evaluate((text) =>
    text.replace('à gauche sous fluoroscopie', 'à droite et à gauche sous fluoroscopie'),
  );
  expect(told(of(items, 'dictation-7'))).toEqual(['added sides UNMARKED']);
  // The written text never held it: there the check marks it.
  expect(told(of(items, 'format-7'))).toEqual(['added sides']);
  expect(sumTexts(items)).toMatchObject({ added: 2, marked: 1, unmarked: 1 });
});

test('an engine of the other protocol is asked by it, with its key', async () => {
  const before = fake.received.length;
  const items = await evaluate((text) => text.replace('75 mcg', '175 mcg'), 'anthropic');
  expect(sumTexts(items)).toMatchObject({ calls: 6, failed: 0, changed: 1, marked: 1, unmarked: 0 });
  const asked = fake.received.slice(before);
  expect(asked.map(({ url, headers }) => [url, headers['x-api-key']])).toEqual(
    asked.map(() => ['/v1/messages', 'sk-fictif']),
  );
});

test.each<[string, FakeReply, string, string]>([
  ['a wrong key', { status: 401, raw: '{}' }, 'key-refused', 'HTTP 401'],
  ['an unknown model', { status: 404, raw: '{}' }, 'not-found', 'HTTP 404'],
  ['an answer that is no JSON', { content: 'Voici le texte.' }, 'invalid-answer', ''],
  ['an answer of another form', { content: '{"texte": "a"}' }, 'invalid-answer', ''],
  ['an empty text', { content: '{"text": " ", "sentences": []}' }, 'invalid-answer', ''],
  ['half of an answer', 'half', 'unreachable', ''],
  ['no answer', 'never', 'too-late', ''],
])(
  '%s fails each call by its name; after five the server is left alone',
  async (_what, reply, code, detail) => {
    const items = await evaluate(reply);
    const [first] = items;
    expect(first?.failure).toMatchObject(detail === '' ? { code } : { code, detail });
    expect(items.map(({ failure }) => failure?.code)).toEqual([code, code, code, code, code, 'paused']);
    expect(sumTexts(items)).toMatchObject({ calls: 6, failed: 6, changed: 0, marked: 0, unmarked: 0 });
  },
);
