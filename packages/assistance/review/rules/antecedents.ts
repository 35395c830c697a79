/** « Aucun antécédent au genou droit » beside an earlier injury or operation of the right knee. */
import { placeOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import { partOfKey } from '../reading/body.ts';
import { isStatedLesion } from '../reading/injuries.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';
import { partsOf } from './befallen-days.ts';
import { isBeforeYearOf } from './days.ts';
import { sidesIn } from './stated-sides.ts';

/** Nothing of any sort before: « antécédent de fracture » is of one sort. */
const NONE =
  /(?<![a-z])(?:(?:aucune?|pas d'|sans|nie tout) ?antecedents?(?: personnels?| connus?)? (?:au|aux|a la|a l'|du|de la|de l'|des|lombaires?|cervica(?:l|ux)|dorsa(?:l|ux))|jamais (?:eu|souffert|presente) (?:de |d'|du )?(?:aucun )?(?:probleme|mal|blessure|trouble)s? (?:au|aux|a la|a l'|du|de la|de l')|no (?:lumbar|cervical|neck|back|knee|shoulder|wrist|elbow|hip|ankle) history|(?:no|any) (?:previous|prior|earlier|past) (?:problems?|troubles?|injury|injuries|history) (?:with|of|to|in|involving) |never had (?:a |any )?(?:previous )?(?:problems?|troubles?|injury) (?:with|of|to|in) )/u;
const SPOILED =
  /(?<![a-z])(?:sauf|hormis|excepte|mais|autres? que|outre|except|apart|other than|but|save)(?![a-z])/u;
const DENIES = /(?<![a-z])(?:denies|never|jamais|nie|no|aucune?|pas|sans)(?![a-z])/u;
const KIN =
  /(?<![a-z])(?:peres?|meres?|freres?|soeurs?|fils|fille|conjointe?|famil[a-z]*|father|mother|brother|sister|son|daughter|spouse)(?![a-z])/u;

export function opposedAntecedents({ statements, text }: ReportReading): readonly Opposed[] {
  const event = text('originalEventDate').trim();
  const told = statements.ofSection('section5').filter(({ plain }) => !KIN.test(plain));
  const none = told.filter(
    ({ plain, facts }) =>
      NONE.test(plain) &&
      DENIES.test(plain) &&
      !SPOILED.test(plain) &&
      !facts.some(({ kind }) => kind === 'date'),
  );
  return none
    .flatMap((one): readonly Opposed[] => {
      const parts = partsOf(one);
      const sides = sidesIn(one);
      const earlier = told.find((other) => {
        const own = sidesIn(other);
        return (
          isInjured(other) &&
          isBeforeYearOf(event, other) &&
          (sides.length === 0 || own.some((side) => sides.includes(side))) &&
          partsWithLevels(other).some((part) => parts.includes(part))
        );
      });
      return earlier === undefined ? [] : [{ kind: 'antecedent', places: [placeOf(one), placeOf(earlier)] }];
    })
    .slice(0, 1);
}

function isInjured({ facts, operations, plain }: Statement): boolean {
  return !DENIES.test(plain) && (facts.some(isStatedLesion) || operations.some(({ isDone }) => isDone));
}

/** A level of the spine stands for its region. */
function partsWithLevels(one: Statement): ReturnType<typeof partsOf> {
  const levels = one.facts.flatMap(({ kind, key }) =>
    kind !== 'spine-level'
      ? []
      : /^l/iu.test(key)
        ? (['back'] as const)
        : /^c/iu.test(key)
          ? (['neck'] as const)
          : [],
  );
  // A part that is named goes before what a lesion may be of.
  const named = one.facts.flatMap(({ kind, key }) => (kind === 'anatomy' ? (partOfKey(key) ?? []) : []));
  return named.length > 0 ? named : [...partsOf(one), ...levels];
}
