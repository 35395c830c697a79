/** What takes long is drawn in part by `npm test`; `npm test -- --whole` and `npm run hunt` do all of it. */
export const IS_WHOLE = process.env['TEST_WHOLE'] !== undefined;

const DRAWN_SHARE = 1 / 4;

/** How many examples of a property are drawn: of so many the first quarter, but where all are. */
export function runsOf(whole: number): number {
  return IS_WHOLE ? whole : Math.ceil(whole * DRAWN_SHARE);
}

/** Of things that are alike every fourth, but where all are done. */
export function partOf<Thing>(all: readonly Thing[]): readonly Thing[] {
  return IS_WHOLE ? all : all.filter((_thing, at) => at % (1 / DRAWN_SHARE) === 0);
}
