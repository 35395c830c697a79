/** A fracture that one passage calls united and another not. */
import { isOwn, placeOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';

const FRACTURE = String.raw`fractures?(?: (?!ne|n|not|non)[a-z']+){0,6}?`;
const UNITED = new RegExp(
  String.raw`(?<![a-z])(?:${FRACTURE} (?:consolidee?s?|guerie?s?|soudee?s?|unie?s?|united|healed|consolidated)|${FRACTURE} (?:montre|presente|a atteint|shows|has reached|with) (?:une |a )?(?:[a-z]+ )?(?:union|consolidation)(?: osseuse)?|(?:solid|good|complete|full) (?:bony )?(?:union|healing)|(?:bonne |pleine )?(?:union|consolidation) osseuse (?:complete|solide|acquise|obtenue))(?![a-z])`,
  'u',
);
const NOT_UNITED = new RegExp(
  String.raw`(?<![a-z])(?:pseud?o?-?arthroses?|non-?unions?|ununited|absence (?:de consolidation osseuse|d'union)|${FRACTURE}(?: (?:est|demeure|reste|is|remains))?(?: (?:encore|toujours|still))? (?:non|not|n'est pas|non encore)(?: (?:encore|yet|fully))?[ -](?:consolidee?|unie?|guerie?|soudee?|united|healed)|fractures?(?: [a-z]+){0,4} n'est (?:pas|toujours pas|pas encore) (?:consolidee|unie|guerie|soudee)|fractures?(?: [a-z]+){0,4} (?:is|has) (?:still )?not (?:yet )?(?:united|healed))(?![a-z])`,
  'u',
);
const DENIED =
  /(?<![a-z])(?:sans|pas|aucune?|ni|jamais|absence|no|not|non|without|never|nor)(?![a-z])[^,;]*$/u;
/** Of then, treated since, feared, or one bone of two. */
const NOT_NOW =
  /(?<![a-z])(?:etai(?:t|ent)|avai(?:t|ent)|apres|avant|depuis|greff[a-z]*|operee?s?|traitee?s?|initial[a-z]*|d'abord|puis|ensuite|finalement|maintenant|desormais|enfin|risque|crain[a-z]*|ancienne?s?|autre|selon|was|were|had|after|before|following|since|graft[a-z]*|operated|treated|initial[a-z]*|then|finally|eventually|now|risk|old|other|former)(?![a-z])/u;

export function opposedFractureUnions({ statements }: ReportReading): readonly Opposed[] {
  const told = statements.ofSection('section11').filter(isOfToday);
  const united = told.find(
    ({ plain }) => UNITED.test(plain) && !NOT_UNITED.test(plain) && !isDeniedAt(plain, UNITED),
  );
  if (united === undefined) return [];
  const not = told.find(
    (one) => NOT_UNITED.test(one.plain) && !isDeniedAt(one.plain, NOT_UNITED) && mayBeOfOneBone(one, united),
  );
  return not === undefined ? [] : [{ kind: 'denied', places: [placeOf(united), placeOf(not)] }];
}

function isOfToday(one: Statement): boolean {
  return isOwn(one) && !NOT_NOW.test(one.plain) && !one.facts.some(({ kind }) => kind === 'date');
}

function isDeniedAt(plain: string, words: RegExp): boolean {
  const match = words.exec(plain);
  return match === null || DENIED.test(plain.slice(0, match.index));
}

/** Bones and sides that both sentences name must be the same. */
function mayBeOfOneBone(one: Statement, other: Statement): boolean {
  return (['anatomy', 'side'] as const).every((of) => {
    const [own, others] = [one, other].map(({ facts }) =>
      facts.filter(({ kind }) => kind === of).map(({ key }) => key),
    ) as [string[], string[]];
    return own.length === 0 || others.length === 0 || own.some((key) => others.includes(key));
  });
}
