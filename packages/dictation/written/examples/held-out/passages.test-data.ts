import { readFileSync } from 'node:fs';
import type { DictationLanguage } from '../../../commands/index.ts';

/** A passage whose written form was settled before the pipeline first saw it. */
export interface Passage {
  readonly spoken: string;
  readonly written: string;
  /** What stays as spoken and is marked: it can be read in two ways. */
  readonly doubtful: readonly string[];
}

const LINE = /^(?<spoken>.+?) => (?<written>.+?)(?: \?\? (?<doubtful>.+))?$/;

/** The passages of the four sets; in the files `~` stands for a non-breaking space and `\n` for a line break. */
export function heldOut(language: DictationLanguage): Passage[] {
  return [1, 2, 3, 4].flatMap((set) =>
    readFileSync(new URL(`held-out-${set}-${language}.txt`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map(passageOf),
  );
}

function passageOf(line: string): Passage {
  const { spoken, written, doubtful } = LINE.exec(line)?.groups ?? {};
  if (spoken === undefined || written === undefined) throw new Error(`not a passage: ${line}`);
  return {
    spoken,
    written: written.replaceAll('~', '\u00A0').replaceAll(String.raw`\n`, '\n'),
    doubtful: doubtful === undefined ? [] : doubtful.split(' | '),
  };
}
