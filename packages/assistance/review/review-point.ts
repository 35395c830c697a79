import type { ReviewIssue } from './find-issues.ts';
import type { MandateBox, OpenReason } from './mandate/review-mandate.ts';
import type { QuotedPlace } from './quotes.ts';

/** A point that the mandate asks and the conclusion leaves open. */
export interface OpenMandatePoint {
  readonly kind: 'mandate';
  readonly flag: MandateBox['flag'];
  readonly reason: OpenReason;
  /** The passage that leaves it open; empty where nothing is written. */
  readonly places: readonly QuotedPlace[];
}

/** What a physician answers, mends or gives a reason for before the report is signed. */
export type ReviewPoint = ReviewIssue | OpenMandatePoint;
