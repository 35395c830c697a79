import type { MandateBox, MandatePoint, Review, ReviewPoint } from '@constat/assistance/review';
import type { IntendedReasons } from '@constat/report/rules';

/** How much of each kind the review lists and the physician has given no reason for. */
export interface ReviewCounts {
  /** Boxes of the mandate that are ticked. */
  readonly asked: number;
  /** Of those, the ones with an answer, or with a reason why it is too early. */
  readonly answered: number;
  /** Of those, the ones with an answer that is not whole. */
  readonly unfinished: number;
  /** Of those, the ones without an answer. */
  readonly unanswered: number;
  readonly contradictions: number;
  /** Values, not tables. */
  readonly unconfirmed: number;
  readonly notPrinted: number;
  readonly blanks: number;
  readonly words: number;
  readonly glyphs: number;
  /** Lines that stand although they are listed. */
  readonly intended: number;
}

/** Whether a box is open for want of any answer. */
export function isUnanswered({ state, reason }: MandateBox): boolean {
  return state === 'open' && reason === 'blank';
}

/** The reasons that no line has; of characters nothing is known before the fonts were looked at. */
export function unusedReasons(
  { lines, fonts }: Pick<Review, 'lines'> & { readonly fonts: 'awaited' | 'checked' | 'unknown' },
  intended: IntendedReasons,
): readonly { readonly id: string; readonly reason: string }[] {
  const listed = new Set(lines.map(({ id }) => id));
  return Object.entries(intended)
    .filter(([id]) => !listed.has(id) && (fonts === 'checked' || !id.startsWith('glyphs-missing:')))
    .map(([id, reason]) => ({ id, reason }));
}

/** Counts what is listed. */
export function countReview({ mandate, lines }: Review, intended: IntendedReasons): ReviewCounts {
  const asked = mandate.filter(({ isAsked }) => isAsked);
  const left = lines.filter(({ id }) => !(id in intended)).map(({ issue }) => issue);
  const leftOpen = new Set(left.flatMap((issue) => (issue.kind === 'mandate' ? issue.flag : [])));
  const open = asked.filter(({ state, flag }) => state === 'open' && leftOpen.has(flag));
  const ofKind = (kind: ReviewPoint['kind']): number => left.filter((issue) => issue.kind === kind).length;
  return {
    asked: asked.length,
    answered: asked.filter(({ state }) => state === 'answered' || state === 'premature').length,
    unfinished: open.filter((box) => !isUnanswered(box)).length,
    unanswered: open.filter(isUnanswered).length,
    contradictions: ofKind('contradiction'),
    unconfirmed: left.reduce(
      (sum, issue) => sum + (issue.kind === 'unconfirmed' ? issue.fields.length : 0),
      0,
    ),
    notPrinted: ofKind('not-printed'),
    blanks: ofKind('open-blanks'),
    words: ofKind('other-gender'),
    glyphs: ofKind('glyphs-missing'),
    intended: lines.length - left.length,
  };
}

/** The weightiest first: a point stands as the worst of its boxes that are asked. */
const WEIGHTS = ['open', 'premature', 'answered', 'unasked', 'none'] as const;

/**
 * The box by which a point of section 212 is judged; undefined for a type of report that has none.
 * @param hasReason true for a box that the physician leaves as it is: another open one of the point goes first
 */
export function boxOfPoint(
  mandate: readonly MandateBox[],
  point: MandatePoint,
  hasReason: (box: MandateBox) => boolean = () => false,
): MandateBox | undefined {
  const ofPoint = mandate.filter((box) => box.point === point);
  const boxes = [...ofPoint.filter((box) => !hasReason(box)), ...ofPoint.filter(hasReason)];
  return WEIGHTS.map((state) => boxes.find((box) => box.state === state)).find((box) => box !== undefined);
}
