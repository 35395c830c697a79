import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { FIXTURE_MODEL, readSamples } from '../../apps/server/speech/fixtures/sounds.ts';
import { hashOf } from './recordings.ts';
import type { Run, SpeechItem } from './results.ts';
import { runEvaluation } from './run-evaluation.ts';

/** What a person sees of the task, whose data lie in a folder. */
export async function runIn(
  folder: string,
  args: readonly string[],
  {
    environment = {},
    answerSeconds,
  }: { readonly environment?: Readonly<Record<string, string>>; readonly answerSeconds?: number } = {},
) {
  let [out, err] = ['', ''];
  const code = await runEvaluation(args, {
    environment: { LANG: 'en_CA.UTF-8', CONSTAT_DATA_DIR: folder, ...environment },
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
    signal: new AbortController().signal,
    ...(answerSeconds !== undefined && { answerSeconds }),
  });
  return { code, out, err };
}

/** A server of recordings: it knows each of the project's by its bytes, and answers as a test wants. */
export async function startSpeechServer() {
  const known = new Map<string, string>();
  for (const { file } of await readSamples())
    known.set(hashOf(await readFile(path.join(FIXTURE_MODEL, 'samples', file))), file);
  const state = {
    url: '',
    keys: [] as (string | undefined)[],
    answer: (_file: string, response: ServerResponse): void => void response.end('{}'),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const form = await new Response(Buffer.concat(chunks), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      }).formData();
      const audio = form.get('file');
      const bytes = audio instanceof Blob ? new Uint8Array(await audio.arrayBuffer()) : new Uint8Array();
      state.keys.push(request.headers.authorization);
      state.answer(known.get(hashOf(bytes)) ?? '', response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

/** The recording of that name in a run. */
export function itemOf(run: Run, id: string): SpeechItem {
  const item = run.speech?.items.find((one) => one.id === id);
  if (item === undefined) throw new Error(`no ${id}`);
  return item;
}

/** What is said in the project's recording that they are copies of. */
export const SAID = "l'extension du genou droit est limitée à cinquante-quatre degrés";

/** A folder of own recordings: each sound is one of the project's. */
export async function ownFolder(
  folder: string,
  files: Readonly<Record<string, string | null>>,
): Promise<string> {
  const place = await mkdtemp(path.join(folder, 'own-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(place, name)), { recursive: true });
    if (text === null) await cp(path.join(FIXTURE_MODEL, 'samples', 'fr-04.wav'), path.join(place, name));
    else await writeFile(path.join(place, name), text);
  }
  return place;
}
