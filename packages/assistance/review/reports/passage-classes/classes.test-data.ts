/** Passages of classes that a reading of the review found wrong, written before a rule was changed for them. */
import type { Passage } from '../passages.test-data.ts';
import { CARE, CARE_HELD_OUT_2, CARE_HELD_OUT } from './care.test-data.ts';
import { FINDINGS, FINDINGS_HELD_OUT_2, FINDINGS_HELD_OUT } from './findings.test-data.ts';
import { ALLOWED, ALLOWED_HELD_OUT_2, ALLOWED_HELD_OUT } from './limitations.test-data.ts';
import { LOSSES, LOSSES_HELD_OUT_2, LOSSES_HELD_OUT } from './losses.test-data.ts';
import { NORMALS, NORMALS_HELD_OUT_2, NORMALS_HELD_OUT } from './normals.test-data.ts';
import { SOURCES, SOURCES_HELD_OUT_2, SOURCES_HELD_OUT } from './sources.test-data.ts';

export interface PassageClass {
  readonly name: string;
  readonly development: readonly Passage[];
  /** Written with the development set, and run for their rate alone once the rules were made. */
  readonly heldOut: readonly Passage[];
  /** Written after the rules, and tried once before anything was changed for them. */
  readonly heldOut2: readonly Passage[];
}

export const PASSAGE_CLASSES: readonly PassageClass[] = [
  {
    name: 'whose word « selon » gives',
    development: SOURCES,
    heldOut: SOURCES_HELD_OUT,
    heldOut2: SOURCES_HELD_OUT_2,
  },
  {
    name: 'what is normal now, in active or in passive movement',
    development: NORMALS,
    heldOut: NORMALS_HELD_OUT,
    heldOut2: NORMALS_HELD_OUT_2,
  },
  {
    name: 'what is allowed and what is forbidden',
    development: ALLOWED,
    heldOut: ALLOWED_HELD_OUT,
    heldOut2: ALLOWED_HELD_OUT_2,
  },
  { name: 'care that is needed', development: CARE, heldOut: CARE_HELD_OUT, heldOut2: CARE_HELD_OUT_2 },
  {
    name: 'losses against the other side',
    development: LOSSES,
    heldOut: LOSSES_HELD_OUT,
    heldOut2: LOSSES_HELD_OUT_2,
  },
  {
    name: 'findings in ordinary words',
    development: FINDINGS,
    heldOut: FINDINGS_HELD_OUT,
    heldOut2: FINDINGS_HELD_OUT_2,
  },
];
