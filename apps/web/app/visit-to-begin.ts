import type { RegionId } from '@constat/report/catalogue';
import type { FormData } from '@constat/report/rules';

/** What is known of a visit before its form is there. */
export interface VisitToBegin {
  /** The name of the visit, which becomes the patient's. */
  readonly name: string;
  /** The parts of the examination that the case is about; none chosen means the usual ones. */
  readonly regions?: readonly RegionId[];
  /** What the physician took over from an earlier report, each value at his word. */
  readonly carried?: FormData;
}

/**
 * The visit that the next form is to begin, on its way from one screen to another. It never stands in an address that the
 * product itself opens: the browser keeps addresses, in clear.
 */
let waiting: VisitToBegin | null = null;

/** Says what visit it is that `?visit=new` is about to begin. */
export function prepareVisit(visit: VisitToBegin): void {
  waiting = visit;
}

/** The visit, once; undefined when none was said. */
export function takeVisit(): VisitToBegin | undefined {
  const visit = waiting ?? undefined;
  waiting = null;
  return visit;
}
