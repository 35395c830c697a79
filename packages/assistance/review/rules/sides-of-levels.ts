/** The side of a herniation or a radiculopathy at a level: diagnoses, images and conclusion give one and the same. */
import { isOwn } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { StatedFact, Statement, Statements } from '../reading/statements.ts';

interface SidedLevel {
  /** The lesion and its level. */
  readonly key: string;
  readonly side: string;
  readonly statement: Statement;
  readonly start: number;
  readonly end: number;
}

/** A concluded lesion at a level on the other side than that of the accepted one of the same level. */
export function opposedSidesOfLevels(statements: Statements): readonly Opposed[] {
  const accepted = statements.ofSection('section2').flatMap(sidedLevels);
  if (accepted.length === 0) return [];
  const told = statements
    .concluded()
    .filter((one) => isOwn(one) && !one.isCompared)
    .flatMap(sidedLevels);
  return told.flatMap((one): readonly Opposed[] => {
    const same = accepted.filter(({ key }) => key === one.key);
    const [first] = same;
    return first === undefined || same.some(({ side }) => side === one.side)
      ? []
      : [{ kind: 'side', places: [placeOf(first), placeOf(one)] }];
  });
}

const placeOf = ({ statement, start, end }: SidedLevel) => ({ field: statement.field, start, end });

/** One lesion, one level and one side in a clause; with more of them the sentence compares. */
function sidedLevels(statement: Statement): readonly SidedLevel[] {
  const { facts } = statement;
  const lesions = facts.filter(
    ({ kind, key }) => kind === 'diagnosis' && /^(?:hernia|radiculopathy)$/u.test(key),
  );
  return lesions.flatMap((lesion): readonly SidedLevel[] => {
    const level = onlyOf(statement, lesion, 'spine-level');
    const side = onlyOf(statement, lesion, 'side');
    if (lesion.isDenied || level === undefined || side === undefined || side.isDenied) return [];
    if (side.key !== 'right' && side.key !== 'left') return [];
    const start = Math.min(lesion.start, level.start, side.start);
    const end = Math.max(lesion.end, level.end, side.end);
    return [{ key: `${lesion.key} ${level.key}`, side: side.key, statement, start, end }];
  });
}

/** The fact of a kind that stands in the clause of a lesion, where there is one in the sentence. */
function onlyOf(
  { facts }: Statement,
  { clause }: StatedFact,
  kind: StatedFact['kind'],
): StatedFact | undefined {
  const all = facts.filter((fact) => fact.kind === kind);
  return new Set(all.map(({ key }) => key)).size === 1 && all[0]?.clause === clause ? all[0] : undefined;
}
