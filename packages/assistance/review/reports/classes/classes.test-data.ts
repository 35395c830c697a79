/** Passages of classes that a reading of the review found wrong, written before a rule was changed for them. */
import type { Passage } from '../lines.test-data.ts';
import { CARE, CARE_KEPT_APART } from './care.test-data.ts';
import { FINDINGS, FINDINGS_KEPT_APART } from './findings.test-data.ts';
import { ALLOWED, ALLOWED_KEPT_APART } from './limitations.test-data.ts';
import { LOSSES, LOSSES_KEPT_APART } from './losses.test-data.ts';
import { NORMALS, NORMALS_KEPT_APART } from './normals.test-data.ts';
import { SOURCES, SOURCES_KEPT_APART } from './sources.test-data.ts';

/** Each class with half of its passages kept apart: run for their rate alone. */
export const PASSAGE_CLASSES: readonly (readonly [
  name: string,
  tuned: readonly Passage[],
  keptApart: readonly Passage[],
])[] = [
  ['whose word « selon » gives', SOURCES, SOURCES_KEPT_APART],
  ['what is normal now, in active or in passive movement', NORMALS, NORMALS_KEPT_APART],
  ['what is allowed and what is forbidden', ALLOWED, ALLOWED_KEPT_APART],
  ['care that is needed', CARE, CARE_KEPT_APART],
  ['losses against the other side', LOSSES, LOSSES_KEPT_APART],
  ['findings in ordinary words', FINDINGS, FINDINGS_KEPT_APART],
];
