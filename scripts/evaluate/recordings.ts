import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSamples, FIXTURE_MODEL } from '../../apps/server/speech/fixtures/sounds.ts';
import type { TextLanguage } from '../../packages/assistance/fidelity/index.ts';
import { EvaluationFailure } from './evaluation-failure.ts';

/** A recording and what was said in it. */
export interface SpokenText {
  readonly id: string;
  readonly set: 'samples' | 'own';
  readonly language: TextLanguage;
  /** Path of the audio. */
  readonly file: string;
  /** Word for word, spoken punctuation included. */
  readonly said: string;
  /** As it should be written; null for what the product writes of the words as they were said. */
  readonly expected: string | null;
}

/** Files that the product reads; others are converted first. */
const READABLE: ReadonlySet<string> = new Set(['.wav', '.webm', '.ogg', '.opus', '.mp4']);
const OTHER_SOUND: ReadonlySet<string> = new Set(['.flac', '.mp3', '.m4a', '.aac', '.aif', '.aiff', '.wma']);

/** The recordings that the project carries: synthetic voices, fictional sentences. */
export async function readSampleRecordings(language: TextLanguage | null): Promise<readonly SpokenText[]> {
  const samples = await readSamples();
  return samples
    .filter(({ lang }) => language === null || lang === language)
    .map(({ file, lang, text }) => ({
      id: file,
      set: 'samples',
      language: lang,
      file: path.join(FIXTURE_MODEL, 'samples', file),
      said: text,
      expected: null,
    }));
}

/**
 * The recordings of a folder: `NAME.wav` (or WebM, Ogg, MP4 with Opus) with `NAME.txt`, what was said, and `NAME.written.txt`
 * where the text is expected to be written otherwise than the product would. Those of one language lie in the folder
 * `fr` or `en`, or their names begin with `fr-` or `en-`, or all are of the language that is asked for.
 * @throws EvaluationFailure that names the first file at fault
 */
export async function readOwnRecordings(
  folder: string,
  language: TextLanguage | null,
): Promise<readonly SpokenText[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new EvaluationFailure('recordings-not-read', folder, { cause });
  });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const other = files.find((file) => OTHER_SOUND.has(path.extname(file).toLowerCase()));
  if (other !== undefined)
    throw new EvaluationFailure('recording-of-other-kind', path.relative(folder, other));
  const sounds = files.filter((file) => READABLE.has(path.extname(file).toLowerCase())).toSorted();
  if (sounds.length === 0) throw new EvaluationFailure('recordings-none', folder);
  const recordings: SpokenText[] = [];
  for (const file of sounds) {
    const id = path.relative(folder, file).split(path.sep).join('/');
    const named = languageOf(id) ?? language;
    if (named === null) throw new EvaluationFailure('recording-without-language', id);
    if (language !== null && named !== language) continue;
    const stem = file.slice(0, -path.extname(file).length);
    const said = await readText(`${stem}.txt`);
    if (said === null || said === '') throw new EvaluationFailure('recording-without-text', id);
    recordings.push({
      id,
      set: 'own',
      language: named,
      file,
      said,
      expected: await readText(`${stem}.written.txt`),
    });
  }
  if (recordings.length === 0) throw new EvaluationFailure('recordings-none', folder);
  return recordings;
}

function languageOf(id: string): TextLanguage | null {
  const name = /(?:^|\/)(fr|en)(?=\/|[-_.][^/]*$)/iu.exec(id)?.[1]?.toLowerCase();
  return name === 'fr' || name === 'en' ? name : null;
}

async function readText(file: string): Promise<string | null> {
  try {
    // Editors of Windows put a mark before the text.
    return (await readFile(file, 'utf8')).replace(/^\uFEFF/u, '').trim();
  } catch {
    return null;
  }
}

/** Tells whether two runs were given the same material. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}
