/** `npm run hunt` names the seed of what it draws. */
const IS_HUNT = process.env['CONSTAT_PROPERTY_SEED'] !== undefined;
const DRAWN_SHARE = 1 / 4;

/** How many examples of a property are drawn: so many in `npm run hunt`, the first quarter of them in `npm test`. */
export function runsOf(hunted: number): number {
  return IS_HUNT ? hunted : Math.ceil(hunted * DRAWN_SHARE);
}
