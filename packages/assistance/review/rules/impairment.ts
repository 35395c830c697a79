/** Permanent impairment, its percentage, further care and consolidation: what of these cannot stand together. */
import { isDay } from './stated-days.ts';
import { isLimitedToAPart } from '../reading/is-limited-to-a-part.ts';
import { isOwn, placeOf, spanOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Span, Statement } from '../reading/statements.ts';
import { concludedConsolidation, notConsolidated } from './consolidation.ts';

const NONE =
  /(?<![a-z])(?:(?:aucune?|pas d'|sans|absence d'|no|without|there is no|absence of|any)(?: ?[a-z]+){0,2} ?(?:atteinte|sequelles?|impairment|deficit anatomo-physiologique|sequelae)|(?:atteinte permanente|permanent impairment)[a-z ,']*(?:n'est pas|is not|nulle|nil|n'existe pas|inexistante))(?![a-z])|^(?:aucune|none|nil|non|no)[ .]*$/u;
const ADDED =
  /(?<![a-z])(?:additionnel[a-z]*|supplementaire[a-z]*|nouvel[a-z]*|autre[a-z]*|additional|further|new|other)(?![a-z])/u;
const EXISTS =
  /(?<![a-z])(?:(?:une )?atteinte permanente[a-z' ]{0,60}? (?:existe|subsiste|persiste|est (?:presente|retenue|reconnue|etablie|demontree))|il (?:y a|existe|subsiste|persiste) une atteinte|(?:permanent )?impairment (?:exists|remains|persists|is (?:present|established|retained))|there is (?:a )?permanent impairment|has (?:a )?permanent impairment|presente une atteinte permanente|garde une atteinte permanente)(?![a-z])/u;
const PERCENT = /(?<![\d,.])(?<value>\d{1,3}(?:[.,]\d+)?)\s?%/u;
/** What a percentage of a summary or a discussion is of. */
const IMPAIRED =
  /(?<![a-z])(?:dap|deficits? anatomo-?physiologiques?|atteinte permanente|apipp|(?:permanent |the )impairment|anatomical|a\.?p\.?d)(?![a-z])/u;
/** A scale that provides it, or a case that is supposed. */
const NOT_CONCLUDED =
  /(?<![a-z])(?:prevoit|prevoient|provides?|aurait|serait|pourrait|would|could|might|si|if|deja|already|anterieure?s?|previous(?:ly)?|prior)(?![a-z])/u;
const CARE =
  /(?<![a-z])(?:physiotherap[a-z]*|ergotherap[a-z]*|infiltr[a-z]*|chirurgi[a-z]*|operation|intervention|traitements?|soins?|seances?|therap[a-z]*|arthroscop[a-z]*|arthroplast[a-z]*|injections?|surgery|treatments?|care|therapy|sessions?|programme?|reeducation|rehabilitation)(?![a-z])/u;
const NEEDED =
  /(?<![a-z])(?:(?:est|sont|demeure(?:nt)?|reste(?:nt)?) (?:encore |toujours )?(?:necessaires?|requise?s?|indiquee?s?|recommandee?s?)|necessite|requiert|(?:doit|doivent|devrait|devraient) (?:se poursuivre|etre poursuivie?s?|continuer|recevoir|subir|etre (?:faite?s?|entreprise?s?))|(?:a|ont) (?:encore |toujours )?besoin d(?:e|'|u|es)|il y a lieu d(?:e|'|u|es)|a poursuivre|poursuivre|je recommande|on recommande|il faut|(?:is|are|remains?) (?:still |further )?(?:required|needed|necessary|indicated|recommended)|requires?|needs?|in need of|ought to (?:be|undergo|receive|continue)|(?:should|must) (?:continue|be continued|undergo|receive|be (?:performed|started|pursued))|to be continued|i recommend)(?![a-z])/u;
const UPKEEP =
  /(?<![a-z])(?:entretien|soutien|maintien|maintenir|palliatif[a-z]*|symptomatique[a-z]*|au besoin|confort|prn|maintenance|supportive|maintain|as needed|symptomatic|palliative|comfort|orthese|brace|insoles?|car|puisque|parce|afin|because|in order to|so that|since|malgre|although|n'empeche|does not prevent|exercices? (?:a domicile|personnel)|home exercises?|analges[a-z]*|medica[a-z]*|occasion[a-z]*|intermitten[a-z]*|sporadi[a-z]*|ponctuel[a-z]*|episodi[a-z]*|de temps (?:a autre|en temps)|from time to time|now and then|once in a while|flare-?ups?)(?![a-z])/u;
/** Care that is needed stays so where it is repeated « au besoin ». */
const REPEATED =
  /,? (?:a|to be|and) (?:repeter|repetee?s?|renouveler|refaire|repeated?|renewed)[a-z ]* (?:au besoin|as needed)/gu;
/** A condition, possible care, or care of no use; « devrait » and "should" recommend, unless they open a condition. */
const UNDER_CONDITION =
  /(?<![a-z])(?:si|s'ils?|advenant|au cas|en cas|a moins|if|in case|in the event|unless|would|could|might|(?<!in )may(?! \d)|pourrai(?:t|ent)|[a-z]+(?:er|ir|dr)ai(?:t|ent)|inutiles?|futiles?|superflue?s?|vaine?s?|en vain|useless|pointless|hardly|scarcely|rien|guere|nothing|mettre fin|mis fin|cess(?:er|ee?s?)|arret(?:er|ee?s?)|interromp(?:re|ue?s?)|stop(?:ped)?|discontinued?|recue?s?|received|underwent)(?![a-z])|(?:^|[,;] ?)should(?![a-z])/u;
const DENIED = /(?<![a-z])(?:aucune?s?|pas|plus|ni|n'est|ne sont|no|not|none|without|sans)(?![a-z])/u;

/** The first percentage above zero. */
function percentIn(list: readonly Statement[]): Span | undefined {
  for (const one of list) {
    const match = PERCENT.exec(one.plain);
    const value = Number((match?.groups?.['value'] ?? '0').replace(',', '.'));
    if (match !== null && value > 0 && !one.isOther && !one.isReported)
      return spanOf(one, match.index, match[0].length);
  }
  return undefined;
}

/** The sequelae of section 12, their total first. */
function sequelae({ statements }: ReportReading): readonly Statement[] {
  return statements.ofField('sequelles').toReversed();
}

export function opposedImpairment(reading: ReportReading): readonly Opposed[] {
  return [
    ...noneBesideSome(reading),
    ...careAfterwards(reading),
    ...careBesideNone(reading),
    ...premature(reading),
  ];
}

function noneBesideSome(reading: ReportReading): readonly Opposed[] {
  const { statements } = reading;
  const own = [
    ...statements.ofField('conclusionAtteintePermanente'),
    ...statements.ofField('conclusionResume').filter(({ plain }) => /(?:atteinte|impairment)/u.test(plain)),
  ].filter((one) => !one.isReported && !one.isOther);
  const none = own.find((one) => {
    const match = NONE.exec(one.plain);
    return match !== null && !ADDED.test(one.plain) && !isLimitedToAPart(one, match.index + match[0].length);
  });
  if (none === undefined) return [];
  const percent = percentIn([
    ...statements.ofField('conclusionPourcentageAtteinte'),
    ...statements.ofField('conclusionAtteintePermanente'),
    ...sequelae(reading),
    ...[...statements.ofField('conclusionResume'), ...statements.ofField('discussion')].filter(
      ({ plain }) => IMPAIRED.test(plain) && !NOT_CONCLUDED.test(plain) && !NONE.test(plain),
    ),
  ]);
  const stated = own.find(({ plain }) => EXISTS.test(plain) && !NONE.test(plain));
  const other = percent ?? (stated === undefined ? undefined : placeOf(stated));
  return other === undefined ? [] : [{ kind: 'impairment', places: [placeOf(none), other] }];
}

/** An injury that is consolidated needs no care that would make it better; care that keeps it as it is may go on. */
function careAfterwards(reading: ReportReading): readonly Opposed[] {
  const { statements, text } = reading;
  const consolidated = concludedConsolidation(reading);
  const today = text('dateEvaluation').trim();
  if (consolidated === undefined || notConsolidated(reading) !== undefined) return [];
  if (isDay(today) && consolidated.date > today) return [];
  const care = statements.ofField('conclusionSoinsTraitements');
  const needed = care.find(isNeeded);
  if (needed === undefined || care.some(({ plain }) => UPKEEP.test(plain.replace(REPEATED, '')))) return [];
  return [{ kind: 'care', places: [consolidated.place, placeOf(needed)] }];
}

/** Care that is ordered without a condition and does more than keep the worker as he is. */
export function isCareOrdered(one: Statement): boolean {
  return isNeeded(one) && !UPKEEP.test(one.plain.replace(REPEATED, ''));
}

/** Care that is ordered without a condition. */
function isNeeded({ plain, isReported, isOther }: Statement): boolean {
  return (
    !isReported &&
    !isOther &&
    CARE.test(plain) &&
    NEEDED.test(plain) &&
    !DENIED.test(plain) &&
    !UNDER_CONDITION.test(plain)
  );
}

/** No care of any sort is needed: « aucun traitement n'est requis »; « aucun traitement chirurgical » is of one sort. */
const NO_CARE =
  /(?<![a-z])(?:aucune?s?|pas d'|pas de|plus de|no|not any)(?: autres?| other| further| additional| more)? ?(?:traitements?|soins?|treatments?|care)(?: additionnels?| supplementaires?)?(?: (?:n'est|ne sont|n'apparait|n'est plus|is|are|seems) (?:plus |now |longer )?(?:requi[a-z]*|necessaires?|indique[a-z]*|justifie[a-z]*|needed|necessary|indicated|warranted)|,? (?:a (?:offrir|envisager|prevoir|proposer)|to (?:offer|propose|consider)))(?![a-z])|(?<![a-z])(?:aucun autre n'est|rien d'autre n'est|nothing (?:more|further|else) is|no other is) (?:requi[a-z]*|necessaire|indique|needed|necessary|indicated)(?![a-z])/u;
const NOT_ALL_CARE =
  /(?<![a-z])(?:sauf|hormis|excepte|outre|except|apart from|other than|save|besides|au-dela|beyond|de nature|d'ordre|of a|chirurgica[a-z]*|surgical)(?![a-z])/u;
const CONTINUED = /(?<![a-z])(?:poursui[a-z]*|continu[a-z]*)(?![a-z])/u;

/** No care at all in one passage, and care that is ordered. */
function careBesideNone({ statements }: ReportReading): readonly Opposed[] {
  const care = statements.ofField('conclusionSoinsTraitements');
  const needed = care.find((one) => isNeeded(one) && !UPKEEP.test(one.plain.replace(REPEATED, '')));
  if (needed === undefined) return [];
  // Beside the care that it names a passage may need no other.
  const namesCare = (of: Statement): boolean =>
    of.field !== needed.field &&
    statements
      .ofField(of.field)
      .some(
        ({ plain }) =>
          !NO_CARE.test(plain) &&
          CARE.test(plain) &&
          (CONTINUED.test(plain) || (NEEDED.test(plain) && !DENIED.test(plain))),
      );
  const none = [...care, ...statements.ofField('conclusionResume'), ...statements.ofField('discussion')].find(
    (one) =>
      NO_CARE.test(one.plain) &&
      !NOT_ALL_CARE.test(one.plain) &&
      isOwn(one) &&
      !(one.field === needed.field && ADDED.test(one.plain)) &&
      !namesCare(one) &&
      // Said of one part, or of another time, it is not said of all.
      !one.facts.some(({ kind }) => kind === 'date' || kind === 'anatomy' || kind === 'side'),
  );
  return none === undefined ? [] : [{ kind: 'care-beside-none', places: [placeOf(none), placeOf(needed)] }];
}

/** A percentage, or a permanent impairment, of an injury that is not consolidated. */
function premature(reading: ReportReading): readonly Opposed[] {
  const not = notConsolidated(reading);
  if (not === undefined) return [];
  const percent =
    percentIn(reading.statements.ofField('conclusionPourcentageAtteinte')) ??
    percentIn(reading.statements.ofField('conclusionAtteintePermanente')) ??
    percentIn(sequelae(reading));
  return percent === undefined ? [] : [{ kind: 'premature', places: [placeOf(not), percent] }];
}
