import { addFact } from './fact.ts';
import type { Fact, Reading } from './fact.ts';
import { areOfOneMovement } from './paired-movements.ts';

const JOINTS = new Set('et and comme as well a au la le l on the cote side du of ainsi'.split(' '));
/** Words between two sides that are told together. */
const GAP = 6;

/**
 * « à gauche et à droite », "on the left and on the right": both sides at once, which one word may say too. Where a
 * sentence holds a number each side may have its own, and the two stay apart.
 */
export function joinBothSides(reading: Reading): void {
  const { tokens, sentence, numberAt, facts } = reading;
  const sides = facts.filter(({ kind, key }) => kind === 'side' && (key === 'right' || key === 'left'));
  if (sides.length < 2) return;
  const numbered = new Set<number>();
  numberAt.forEach((is, at) => {
    if (is === 1) numbered.add(sentence[at] ?? -1);
  });
  const numbers = new Map<number, number>();
  for (const { kind, first } of facts)
    if (kind === 'number') numbers.set(sentence[first] ?? -1, (numbers.get(sentence[first] ?? -1) ?? 0) + 1);
  const joined = new Set<Fact>();
  sides.forEach((one, index) => {
    const other = sides[index + 1];
    if (other === undefined || joined.has(one) || one.key === other.key) return;
    if (sentence[one.first] !== sentence[other.first]) return;
    if (areOfOneMovement(reading, one, other) && (numbers.get(sentence[one.first] ?? -1) ?? 0) < 2) {
      joined.add(one).add(other);
      addFact(reading, 'side', 'bilateral', one.first, other.last);
      return;
    }
    if (numbered.has(sentence[one.first] ?? -1)) return;
    const between = tokens.slice(one.last + 1, other.first);
    if (between.length < 2 || between.length > GAP || !between.every(({ key }) => JOINTS.has(key))) return;
    // « positif à droite et à gauche négatif »: the second side begins the next clause.
    const isLast = tokens[other.last + 1] === undefined || tokens[other.last + 1]?.kind === 'mark';
    if (!isLast) return;
    joined.add(one).add(other);
    addFact(reading, 'side', 'bilateral', one.first, other.last);
  });
  if (joined.size === 0) return;
  const rest = facts.filter((fact) => !joined.has(fact));
  facts.splice(0, facts.length, ...rest);
}
