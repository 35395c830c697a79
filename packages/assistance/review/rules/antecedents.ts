/** « Aucun antécédent au genou droit » beside an earlier injury or operation of the right knee. */
import { placeOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import { partOfKey } from '../reading/body-parts.ts';
import { isStatedLesion } from '../reading/is-stated-lesion.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';
import { partsOf } from './accident-days.ts';
import { isBeforeYearOf } from './stated-days.ts';
import { sidesIn } from './sides-in.ts';

/** Nothing of any sort before: « antécédent de fracture » is of one sort. */
const NONE =
  /(?<![a-z])(?:(?:aucune?|pas d'|sans|nie tout) ?antecedents?(?: personnels?| connus?)? (?:au|aux|a la|a l'|du|de la|de l'|des|lombaires?|cervica(?:l|ux)|dorsa(?:l|ux))|jamais (?:eu|souffert|presente) (?:de |d'|du )?(?:aucun )?(?:probleme|mal|blessure|trouble)s? (?:au|aux|a la|a l'|du|de la|de l')|no (?:lumbar|cervical|neck|back|knee|shoulder|wrist|elbow|hip|ankle) history|(?:no|any) (?:previous|prior|earlier|past) (?:problems?|troubles?|injury|injuries|history) (?:with|of|to|in|involving) |never had (?:a |any )?(?:previous )?(?:problems?|troubles?|injury) (?:with|of|to|in) )/u;
const SPOILED =
  /(?<![a-z])(?:sauf|hormis|excepte|mais|autres? que|outre|except|apart|other than|but|save)(?![a-z])/u;
const DENIES = /(?<![a-z])(?:denies|never|jamais|nie|no|aucune?|pas|sans)(?![a-z])/u;
const KIN =
  /(?<![a-z])(?:peres?|meres?|freres?|soeurs?|fils|fille|conjointe?|famil[a-z]*|father|mother|brother|sister|son|daughter|spouse)(?![a-z])/u;

/** « Aucun antécédent rapporté au site de la lésion »: the site is that of the accepted diagnoses. */
const NONE_AT_SITE =
  /^(?:aucune?|nil|neant|none)[ .]*$|^(?:aucun antecedent|no (?:past )?history)(?: rapporte| connu| reported)?(?: (?:au site de la lesion|at the site of (?:the )?injury))?[ .]*$/u;
const NO_OPERATION =
  /^(?:aucune?|nil|neant|none)[ .]*$|^(?:aucun antecedent chirurgical|aucune (?:chirurgie|operation)|no surgical history|no (?:previous |prior )?surgery)(?: anterieure?| rapportee?| reported)?[ .]*$/u;

/** What the fields of section 5 answer with « aucun » beside what else the report tells of earlier years. */
function noneAnswered({ statements, text }: ReportReading): readonly Opposed[] {
  const event = text('originalEventDate').trim();
  const told = [...statements.ofSection('section5'), ...statements.ofSection('section7')].filter(
    (one) => !KIN.test(one.plain) && !one.isSupposed && isBeforeYearOf(event, one),
  );
  const accepted = statements.ofSection('section2');
  const parts = accepted.flatMap(partsWithLevels);
  const sides = accepted.flatMap(sidesIn);
  const only = (field: 'antecedentsLesion' | 'antecedentsChirurgicaux'): Statement | undefined => {
    const all = statements.ofField(field);
    return all.length === 1 ? all[0] : undefined;
  };
  const atSite = only('antecedentsLesion');
  const operations = only('antecedentsChirurgicaux');
  const ofSite = (one: Statement): boolean => {
    const own = sidesIn(one);
    return (
      isInjured(one) &&
      (sides.length === 0 || own.some((side) => sides.includes(side))) &&
      partsWithLevels(one).some((part) => parts.includes(part))
    );
  };
  const operated = (one: Statement): boolean =>
    !DENIES.test(one.plain) && one.operations.some(({ isDone }) => isDone);
  const oppose = (none: Statement | undefined, isNone: RegExp, is: (one: Statement) => boolean) => {
    const other = none !== undefined && isNone.test(none.plain) ? told.find(is) : undefined;
    return none === undefined || other === undefined
      ? []
      : [{ kind: 'antecedent', places: [placeOf(none), placeOf(other)] } as const];
  };
  return [...oppose(atSite, NONE_AT_SITE, ofSite), ...oppose(operations, NO_OPERATION, operated)];
}

export function opposedAntecedents(reading: ReportReading): readonly Opposed[] {
  return [...noneTold(reading), ...noneAnswered(reading)].slice(0, 2);
}

function noneTold({ statements, text }: ReportReading): readonly Opposed[] {
  const event = text('originalEventDate').trim();
  const told = statements.ofSection('section5').filter(({ plain }) => !KIN.test(plain));
  const concluded = statements.ofSection('section11').filter(isOwnDenial);
  const none = [...told, ...concluded].filter(
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

/** In the conclusion « aucun antécédent » makes the sentence one of antecedents, which is no other injury here. */
const isOwnDenial = ({ isReported, isSupposed, isRuledOut }: Statement): boolean =>
  !isReported && !isSupposed && !isRuledOut;

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
