/** Care that is said to be enough, beside care that is not, or that is ordered. */
import { isOwn, placeOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';
import { isCareOrdered } from './impairment.ts';

const CARE = String.raw`(?:soins|traitements?|care|treatments?)(?:(?:,| et| and)? (?:soins|traitements?|care|treatments?))?(?: [a-z]+){0,2}`;
const IS = String.raw`(?:,? (?:est|sont|ont ete|a ete|demeurent|me semblent|is|are|has been|have been))?(?: (?:deja|juges?|amplement|tout a fait|already|considered|quite))?(?: (?:adequate?s?|appropri[a-z]*)(?:,| et| and))?`;
const ENOUGH = new RegExp(
  String.raw`(?<![a-z])(?<!(?:de|of|seances de|sessions of) )${CARE}${IS} (?:suffisante?s?|sufficient)(?![a-z])|^(?:suffisants?|sufficient)(?: care)?[ .]*$|^(?:sufficient|suffisants?) (?:care|soins|traitements?|treatment)[ .]*$`,
  'u',
);
const NOT_ENOUGH = new RegExp(
  String.raw`(?<![a-z])${CARE}(?:,? (?:est|sont|ont ete|n'est|ne sont|n'ont|demeurent|is|are|has|have|was not))?(?: (?:pas|not))?(?: (?:ete|been))? (?:insuffisante?s?|insufficient)(?![a-z])|(?<![a-z])${CARE} (?:(?:n'est|ne sont) pas|n'(?:a|ont) pas ete|(?:is|are) not|ha(?:s|ve) not been) (?:suffisante?s?|sufficient)(?![a-z])`,
  'u',
);
const DENIED = /(?<![a-z])(?:pas|non|jamais|aucune?|not|no|never|n'[a-z]+|ne)(?![a-z])/u;
/** Of then, of one sort, under a condition, or up to a moment. */
const NOT_OF_ALL =
  /(?<![a-z])(?:etai(?:t|ent)|avai(?:t|ent)|was|were|had|avant|before|jusqu'[a-z]*|until|apres|after|si|if|alors|then|pour l'instant|for now|sauf|hormis|outre|except|apart|besides|mais|but|toutefois|cependant|however)(?![a-z])/u;
/** Enough of one sort is not enough of all. */
const OF_ONE_SORT =
  /(?<![a-z])(?:chirurgica[a-z]*|surgical|medica[a-z]*|medical|conserva[a-z]*|physio[a-z]*|ergo[a-z]*|occupational)(?![a-z])/u;

export function opposedSufficientCare({ statements }: ReportReading): readonly Opposed[] {
  const answers = statements.ofField('conclusionSoinsTraitements');
  const all = [...answers, ...statements.ofField('conclusionResume'), ...statements.ofField('discussion')];
  const enough = all.find(
    (one) =>
      ENOUGH.test(one.plain) &&
      isOfAll(one) &&
      !DENIED.test(withoutOther(one.plain)) &&
      !OF_ONE_SORT.test(one.plain),
  );
  if (enough === undefined) return [];
  const against =
    all.find((one) => NOT_ENOUGH.test(one.plain) && isOfAll(one)) ??
    (enough.field === 'conclusionSoinsTraitements' ? all : answers).find(
      (one) => one.field !== enough.field && one !== enough && isCareOrdered(one) && isOfAll(one),
    );
  return against === undefined
    ? []
    : [{ kind: 'care-beside-none', places: [placeOf(enough), placeOf(against)] }];
}

/** « Suffisants, aucun autre n'est requis » denies nothing of it. */
const withoutOther = (plain: string): string =>
  plain.replaceAll(
    /(?<![a-z])(?:aucune?|no|pas d[e'])(?: ?(?:autres?|other|further|additional))[^,;.]*/gu,
    '',
  );

function isOfAll(one: Statement): boolean {
  return (
    isOwn({ ...one, isSupposed: false }) &&
    !NOT_OF_ALL.test(one.plain) &&
    !one.facts.some(({ kind }) => kind === 'date')
  );
}
