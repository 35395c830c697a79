import { isDeepStrictEqual } from 'node:util';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { ArchiveImport, SavedForm } from '@constat/contract';
import fc from 'fast-check';
import { zipSync } from '../../apps/server/testing/zip.ts';
import { buildTemplate } from '../../apps/server/exports/letterhead/templates.test-data.ts';
import { mutate } from '../../apps/server/speech/fixtures/damaged-webm.ts';
import type { FaultRecord } from '../fault-record.ts';
import { ARCHIVED, DOCX, FORM, PLANTED, WHOLE, corpusOf, manifest } from './malformed-bodies.ts';
import type { Import } from './malformed-bodies.ts';
import type { Answer } from './request-client.ts';
import type { RequestSetup } from './request-setup.ts';
import { TrialCounts, readAccount, checkAfterwards, languageOf } from './trial-counts.ts';

/** Fault 23: bodies that are cut off, hostile, nested, in another encoding or changed at random; nothing of them is kept. */
export async function sendMalformed(
  setup: RequestSetup,
  { mutations, seed = 1 }: { readonly mutations: number; readonly seed?: number },
): Promise<FaultRecord> {
  const counts = new TrialCounts();
  const { physician } = setup;
  const asked: unknown[] = [];
  const listener = createServer((socket) => void asked.push(socket.destroy()));
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const canary = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  await physician.json('POST', '/api/saved-forms', FORM);
  const before = await readAccount(physician);
  const send = ({ method, path, type, body }: Import, trial: number) =>
    physician.send(path, {
      method,
      headers: { 'content-type': type, 'accept-language': languageOf(trial) },
      body,
    });

  const template = await buildTemplate();
  for (const one of corpusOf(template, canary)) {
    const answer = await send(one, counts.trials);
    counts.checkRefusal(answer, `${one.what} to ${one.path}`, { language: languageOf(counts.trials) });
    counts.check(!PLANTED.some((word) => answer.text.includes(word)), 'misplaced', `${one.what} is quoted`);
    counts.trials += 1;
  }
  counts.check(
    (await readAccount(physician)) === before,
    'misplaced',
    'a refused body has changed something',
  );

  const files = Object.fromEntries(
    Object.entries(ARCHIVED).map(([name, content]) => [name, new Uint8Array(Buffer.from(content))]),
  );
  const archive = { method: 'POST', path: '/api/account/archive', type: 'application/zip' } as const;
  const imported = await send({ ...archive, what: '', body: zipSync({ ...manifest, ...files }) }, 0);
  const told = imported.status === 200 ? (JSON.parse(imported.text) as ArchiveImport).refused : [];
  for (const name of Object.keys(ARCHIVED))
    counts.check(
      told.some(({ file }) => file === name),
      'silent',
      `${name} of an archive is not named`,
    );
  counts.trials += Object.keys(ARCHIVED).length;
  counts.check(
    (await readAccount(physician)) === before,
    'misplaced',
    'a damaged archive has changed something',
  );

  const taken = await sendMutations(setup, counts, { template, mutations, seed, send });
  counts.check((await readAccount(physician)) === before, 'misplaced', 'a mutation has changed something');
  counts.check(asked.length === 0, 'misplaced', 'the server has asked for what a document names');
  listener.close();
  await checkAfterwards(setup, counts, { planted: PLANTED });
  return counts.record(
    23,
    'malformed imports',
    `JSON, Word, PDF and archives; ${mutations * 3} changed at random, of which ${taken} were still sound and read as they stood`,
  );
}

type Send = (one: Import, trial: number) => Promise<Answer>;

/** Bytes changed at random, and members with any value: refused, or read exactly as it stands and erased again. */
async function sendMutations(
  { physician }: RequestSetup,
  counts: TrialCounts,
  { template, mutations, seed, send }: { template: Uint8Array; mutations: number; seed: number; send: Send },
): Promise<number> {
  const members = fc.constantFrom('title', 'formData', 'retentionDays', 'formType', 'meta', 'zz');
  const values = fc.sample(fc.tuple(members, fc.jsonValue()), { seed, numRuns: mutations });
  const bodies: (string | Uint8Array)[] = [
    ...values.map(([name, value]) => JSON.stringify({ ...FORM, [name]: value })),
    ...mutate(Buffer.from(WHOLE), mutations, seed),
  ];
  const place = { what: '', method: 'POST', path: '/api/saved-forms', type: 'application/json' } as const;
  let taken = 0;
  for (const [index, body] of bodies.entries()) {
    const answer = await send({ ...place, body }, index);
    counts.trials += 1;
    if (answer.status !== 201) {
      counts.checkRefusal(answer, `mutation ${index}`, { language: languageOf(index) });
      continue;
    }
    taken += 1;
    const { id, formData, title } = JSON.parse(answer.text) as SavedForm;
    const sent = JSON.parse(String(Buffer.from(body))) as SavedForm;
    const isSame = isDeepStrictEqual(formData, sent.formData) && title.length <= sent.title.length;
    counts.check(isSame, 'misplaced', `mutation ${index} was read as something else`);
    await physician.remove(id);
  }
  const word = { what: '', method: 'PUT', path: '/api/profile/letterhead', type: DOCX } as const;
  for (const [index, body] of mutate(Buffer.from(template), mutations, seed).entries()) {
    const answer = await send({ ...word, body }, index);
    counts.trials += 1;
    if (answer.status !== 200) {
      counts.checkRefusal(answer, `Word mutation ${index}`, { language: languageOf(index) });
      continue;
    }
    taken += 1;
    const printed = await physician.json('POST', '/api/exports/docx', { formData: FORM.formData });
    counts.check(printed.status === 200, 'lost', `a report on Word mutation ${index}: ${printed.status}`);
    await physician.send('/api/profile/letterhead', { method: 'DELETE' });
  }
  return taken;
}
