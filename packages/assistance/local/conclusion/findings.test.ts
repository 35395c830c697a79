import { DEFAULT_NORMALS, MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { describe, expect, it } from 'vitest';
import { generateConclusion } from '../index.ts';
import { EVALUATED, EVENT_TOLD } from './findings.test-data.ts';
import type { FindingExample } from './findings.test-data.ts';
import {
  ENGLISH_FINDINGS,
  ENGLISH_FINDINGS_HELD_OUT,
  ENGLISH_FINDINGS_HELD_OUT_2,
} from './findings-english.test-data.ts';
import {
  FRENCH_FINDINGS,
  FRENCH_FINDINGS_HELD_OUT,
  FRENCH_FINDINGS_HELD_OUT_2,
} from './findings-french.test-data.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ').toLowerCase();

/** What is missing of the lines that an example asks for, and what is told that it omits. */
function faultsOf({ told, hasEvent, lines = [], omitted = [] }: FindingExample, language: 'fr' | 'en') {
  const history = hasEvent === false ? told : [EVENT_TOLD[language], ...told];
  const data = { historiqueEvolution: history.join('\n\n'), dateEvaluation: EVALUATED };
  const summary = (
    generateConclusion({ type: MEDICAL_EVALUATION, data, language, normals: DEFAULT_NORMALS })
      ?.conclusionResume ?? []
  ).map(({ text }) => plain(text));
  return {
    missing: lines.filter(
      (words) => !summary.some((text) => words.every((word) => text.includes(plain(word)))),
    ),
    told: omitted.filter((words) => summary.some((text) => text.includes(plain(words)))),
    twice: lines.filter(
      (words) => summary.filter((text) => text.includes(plain(words.at(-1) ?? ''))).length > 1,
    ),
  };
}

const NONE = { missing: [], told: [], twice: [] };

/** The rates before the rule and of each first try are in docs/measures/2026-11-23-conclusion.md. */
const SETS = [
  ['fr', [...FRENCH_FINDINGS, ...FRENCH_FINDINGS_HELD_OUT, ...FRENCH_FINDINGS_HELD_OUT_2]],
  ['en', [...ENGLISH_FINDINGS, ...ENGLISH_FINDINGS_HELD_OUT, ...ENGLISH_FINDINGS_HELD_OUT_2]],
] as const;

describe.each(SETS)('a finding of an operation or of a visit (%s)', (language, examples) => {
  it.each(examples.map((example) => [example.told.join(' ¶ '), example] as const))('« %s »', (_, example) => {
    expect(faultsOf(example, language)).toEqual(NONE);
  });
});
