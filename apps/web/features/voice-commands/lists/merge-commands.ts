import { foldPhrase } from '@constat/language/text';

interface Triggered {
  readonly trigger: string;
}

const keyOf = ({ trigger }: Triggered): string => foldPhrase(trigger);
const isSame = (a: object | undefined, b: object | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Joins two lists that were changed apart since they were `base`: what either added, changed or removed counts; where
 * both changed the same command, this computer's wins, and a change wins over a removal.
 */
export function mergeCommands<T extends Triggered>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
): readonly T[] {
  const before = new Map(base.map((command) => [keyOf(command), command]));
  const other = new Map(theirs.map((command) => [keyOf(command), command]));
  const own = new Set(mine.map(keyOf));
  const merged = mine.flatMap((command) => {
    const key = keyOf(command);
    const known = before.get(key);
    const elsewhere = other.get(key);
    if (!isSame(command, known)) return [command];
    return elsewhere === undefined ? [] : [elsewhere];
  });
  const added = theirs.filter((command) => {
    const key = keyOf(command);
    return !own.has(key) && !isSame(command, before.get(key));
  });
  return [...merged, ...added];
}
