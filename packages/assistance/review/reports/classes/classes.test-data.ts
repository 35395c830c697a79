/** Passages of classes that a reading of the review found wrong, written before a rule was changed for them. */
import type { Passage } from '../lines.test-data.ts';
import { CARE, CARE_AFTERWARDS, CARE_KEPT_APART } from './care.test-data.ts';
import { FINDINGS, FINDINGS_AFTERWARDS, FINDINGS_KEPT_APART } from './findings.test-data.ts';
import { ALLOWED, ALLOWED_AFTERWARDS, ALLOWED_KEPT_APART } from './limitations.test-data.ts';
import { LOSSES, LOSSES_AFTERWARDS, LOSSES_KEPT_APART } from './losses.test-data.ts';
import { NORMALS, NORMALS_AFTERWARDS, NORMALS_KEPT_APART } from './normals.test-data.ts';
import { SOURCES, SOURCES_AFTERWARDS, SOURCES_KEPT_APART } from './sources.test-data.ts';

export interface PassageClass {
  readonly name: string;
  readonly tuned: readonly Passage[];
  /** Written with those tuned, and run for their rate alone once the rules were made. */
  readonly keptApart: readonly Passage[];
  /** Written after the rules, and tried once before anything was changed for them. */
  readonly afterwards: readonly Passage[];
}

export const PASSAGE_CLASSES: readonly PassageClass[] = [
  {
    name: 'whose word « selon » gives',
    tuned: SOURCES,
    keptApart: SOURCES_KEPT_APART,
    afterwards: SOURCES_AFTERWARDS,
  },
  {
    name: 'what is normal now, in active or in passive movement',
    tuned: NORMALS,
    keptApart: NORMALS_KEPT_APART,
    afterwards: NORMALS_AFTERWARDS,
  },
  {
    name: 'what is allowed and what is forbidden',
    tuned: ALLOWED,
    keptApart: ALLOWED_KEPT_APART,
    afterwards: ALLOWED_AFTERWARDS,
  },
  { name: 'care that is needed', tuned: CARE, keptApart: CARE_KEPT_APART, afterwards: CARE_AFTERWARDS },
  {
    name: 'losses against the other side',
    tuned: LOSSES,
    keptApart: LOSSES_KEPT_APART,
    afterwards: LOSSES_AFTERWARDS,
  },
  {
    name: 'findings in ordinary words',
    tuned: FINDINGS,
    keptApart: FINDINGS_KEPT_APART,
    afterwards: FINDINGS_AFTERWARDS,
  },
];
