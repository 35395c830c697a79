/** What the synchronisation of the pages takes for granted of this server, on the server itself. */
import { REPORT_TYPES } from '@constat/report/catalogue';
import type { SavedForm } from '@constat/contract';
import type { DraftContent } from '@constat/report/merge';
import { sameContent } from '@constat/report/merge';
import { advance, beginSaved, nextWake, statusOf } from '@constat/report/sync';
import type { SaveAnswer, SyncEffect, SyncEvent, SyncState } from '@constat/report/sync';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

let server: TestServer;
let client: TestClient;
beforeEach(async () => {
  server = await buildServer();
  client = await server.signUp();
});
afterEach(() => server.close());

const KINDS: Readonly<Record<number, SaveAnswer>> = {
  401: { kind: 'signed-out' },
  404: { kind: 'gone' },
  409: { kind: 'final' },
  412: { kind: 'stale' },
  413: { kind: 'refused', reason: 'too-large' },
};

function contentOf({ meta, ...form }: SavedForm): DraftContent {
  const { title, retentionDays, reportType, reportTypeVersion, formData } = form;
  if (meta === undefined) throw new Error('no meta');
  return {
    title,
    retentionDays,
    reportType,
    reportTypeVersion,
    formData,
    meta: meta as DraftContent['meta'],
  };
}

/** A page that opened a draft; its device keeps everything at once. */
class Page {
  now = 0;
  content: DraftContent;
  state: SyncState;
  /** The answers to so many saves are lost on their way. */
  answersToLose = 0;
  #keys = 0;
  readonly #name: string;

  constructor(name: string, form: SavedForm) {
    this.#name = name;
    this.content = contentOf(form);
    const draft = { formId: form.id, version: form.version, content: this.content };
    this.state = beginSaved(client.userId, draft, 0);
  }

  type(formData: DraftContent['formData']): Promise<void> {
    this.content = { ...this.content, formData: { ...this.content.formData, ...formData } };
    return this.send({ type: 'edited' });
  }

  /** Until nothing is left to do. */
  async rest(): Promise<void> {
    for (let step = 0; step < 100; step += 1) {
      const wake = nextWake(this.state);
      if (wake === null) return;
      this.now = Math.max(this.now, wake);
      await this.send({ type: 'woke' });
    }
    throw new Error('the page does not come to rest');
  }

  async send(event: SyncEvent): Promise<void> {
    const newKey = (): string => `${this.#name}-${(this.#keys += 1)}`;
    const surroundings = {
      types: REPORT_TYPES,
      now: this.now,
      chance: 0,
      newKey,
      content: () => this.content,
    };
    const { state, effects } = advance(this.state, event, surroundings);
    this.state = state;
    for (const effect of effects) await this.#run(effect);
  }

  async #run(effect: SyncEffect): Promise<void> {
    if (effect.type === 'show') this.content = effect.content;
    else if (effect.type === 'keep') await this.send({ type: 'kept', id: effect.id });
    else if (effect.type === 'save') {
      const { key, version, content, formId } = effect;
      const headers = { 'if-match': `"${version}"`, 'idempotency-key': key };
      const body = { ...content, formType: 'draft' };
      const answer = await client.put(`/api/saved-forms/${formId}`, body, headers);
      const isLost = this.answersToLose > 0;
      if (isLost) this.answersToLose -= 1;
      const heard: SaveAnswer = isLost
        ? { kind: 'unanswered', cause: 'no-answer' }
        : answer.statusCode === 200
          ? { kind: 'saved', version: answer.json<SavedForm>().version }
          : (KINDS[answer.statusCode] ?? { kind: 'refused', reason: 'refused' });
      await this.send({ type: 'answered', key, answer: heard });
    } else if (effect.type === 'fetch') {
      const form = (await client.get(`/api/saved-forms/${effect.formId}`)).json<SavedForm>();
      const present = { version: form.version, content: contentOf(form) };
      const answer = { kind: 'present', isFinal: form.formType === 'copy', ...present } as const;
      await this.send({ type: 'fetched', id: effect.id, answer });
    }
  }
}

async function open(formType: 'draft' | 'copy' = 'draft'): Promise<SavedForm> {
  const meta = {
    schemaVersion: 1,
    reportLanguage: 'fr',
    normals: {},
    confirmed: [],
    notExamined: [],
  } as const;
  const body = { formType, meta: { ...meta, confirmed: [], notExamined: [] } };
  return (await client.post('/api/saved-forms', buildFormBody(body))).json();
}

const read = async ({ id }: SavedForm) => (await client.get(`/api/saved-forms/${id}`)).json<SavedForm>();

it('a save whose answers are lost makes one version, and what was typed since the next', async () => {
  const form = await open();
  const page = new Page('page', form);
  page.answersToLose = 3;
  await page.type({ emploi: 'soudeur' });
  page.now += 1600;
  await page.send({ type: 'woke' });
  await page.type({ emploi: 'soudeur-monteur' });
  await page.rest();
  expect(await read(form)).toMatchObject({ version: 3, formData: { emploi: 'soudeur-monteur' } });
  expect(statusOf(page.state).kind).toBe('on-server');
});

it('two pages that change different fields end with the same draft', async () => {
  const form = await open();
  const [one, other] = [new Page('one', form), new Page('other', form)];
  await one.type({ emploi: 'soudeur', mandatSoins: true });
  await other.type({ age: '41', mandatDiagnostic: false });
  await one.rest();
  await other.rest();
  await one.send({ type: 'look' });
  await one.rest();
  const stored = contentOf(await read(form));
  expect(stored.formData).toMatchObject({ emploi: 'soudeur', age: '41', mandatSoins: true });
  for (const page of [one, other]) {
    expect(sameContent(page.content, stored)).toBe(true);
    expect(statusOf(page.state).kind).toBe('on-server');
  }
});

it('two texts of one field are shown, and the server keeps the other one until the choice', async () => {
  const form = await open();
  const [one, other] = [new Page('one', form), new Page('other', form)];
  await one.type({ emploi: 'soudeur' });
  await other.type({ emploi: 'soudeuse', age: '41' });
  await one.rest();
  await other.rest();
  expect(await read(form)).toMatchObject({ formData: { emploi: 'soudeur', age: '41' } });
  expect(statusOf(other.state)).toMatchObject({ kind: 'conflict', places: 1 });
  expect(other.content.formData.emploi).toBe('soudeuse');
  await other.send({ type: 'settled', place: { part: 'answer', id: 'emploi' } });
  await other.rest();
  expect(await read(form)).toMatchObject({ formData: { emploi: 'soudeuse', age: '41' } });
});

it.each([
  ['a copy', 'copy', 'final'],
  ['an erased draft', 'draft', 'gone'],
] as const)('%s takes no save, and the device keeps the text', async (_name, formType, reason) => {
  const form = await open(formType);
  if (reason === 'gone') await client.send({ method: 'DELETE', url: `/api/saved-forms/${form.id}` });
  const page = new Page('page', form);
  await page.type({ emploi: 'soudeur' });
  await page.rest();
  expect(statusOf(page.state)).toMatchObject({ kind: 'device-only', reason });
});
