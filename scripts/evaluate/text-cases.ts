import { readFileSync } from 'node:fs';
import type { TextLanguage } from '../../packages/assistance/fidelity/index.ts';
import { CASES, CASE_NAMES } from '../../packages/assistance/local/cases.test-data.ts';
import type { FormData } from '../../packages/report/rules/index.ts';

/** What the product asks of a text engine. */
export const OPERATIONS = [
  'format-7',
  'format-8',
  'dictation-7',
  'dictation-8',
  'distribution',
  'conclusion',
] as const;

export type Operation = (typeof OPERATIONS)[number];

/** A fictional case: its sections as they are written, as they were dictated, and its examination. */
export interface TextCase {
  readonly name: string;
  readonly language: TextLanguage;
  readonly gender: 'male' | 'female';
  readonly history: string;
  readonly subjective: string;
  readonly examination: FormData;
  /** Those accepted, which the check takes for one fact each. */
  readonly diagnoses: readonly string[];
  readonly dictated: { readonly 7: string; readonly 8: string };
  /** Facts and negations that a hand chose, as the written text has them. */
  readonly phrases: readonly string[];
}

interface CaseFile {
  readonly section7_raw: string;
  readonly section8_raw: string;
  readonly checks: { readonly must_keep: readonly string[]; readonly negations: readonly string[] };
}

/** The fictional cases that the project carries, in one language or in both. */
export function readTextCases(language: TextLanguage | null): readonly TextCase[] {
  return CASE_NAMES.filter((name) => language === null || CASES[name].language === language).map((name) => {
    const url = new URL(`../../packages/dictation/written/cases/${name}.json`, import.meta.url);
    const { section7_raw, section8_raw, checks } = JSON.parse(readFileSync(url, 'utf8')) as CaseFile;
    return {
      name,
      ...CASES[name],
      diagnoses: CASES[name].examination.diagnosticsCnesst.split('\n'),
      dictated: { 7: section7_raw, 8: section8_raw },
      phrases: [...checks.must_keep, ...checks.negations],
    };
  });
}

/** Phrases of a reference, and those that a result no longer has; spaces, apostrophes and case make no difference. */
export function findPhrases(
  phrases: readonly string[],
  reference: string,
  result: string,
): { readonly of: number; readonly missing: readonly string[] } | null {
  const [before, after] = [plain(reference), plain(result)];
  const stated = phrases.filter((phrase) => before.includes(plain(phrase)));
  if (stated.length === 0) return null;
  return { of: stated.length, missing: stated.filter((phrase) => !after.includes(plain(phrase))) };
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ');
}
