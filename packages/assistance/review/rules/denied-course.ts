/** « Jamais d'infiltration », "takes no medication" beside what the report tells was done, is taken, used or was claimed. */
import { isOwn, placeOf } from '../reading/opposed.ts';
import type { Opposed } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';
import { partsOf } from './accident-days.ts';
import { isBeforeYearOf } from './stated-days.ts';

/** What is denied of a whole course: of one time, one part, one sort or of what is to come it is no denial of all. */
const NOT_OF_ALL =
  /(?<![a-z])(?:sauf|hormis|excepte|outre|autre|additionnel[a-z]*|supplementaire|nouvel[a-z]*|depuis|avant|apres|avait|etait|jusqu'[a-z]*|pendant|durant|encore|requise?s?|necessaires?|indiquee?s?|recommandee?s?|proposee?s?|envisagee?s?|le matin|le midi|le soir|le jour|la nuit|in the morning|at noon|in the evening|at night|by day|except|apart|other|further|additional|new|since|before|after|had (?:not|never)|until|during|over|yet|required|needed|necessary|indicated|recommended|proposed|if|si|car|because|when|lorsque|d'abord|initial[a-z]*|au depart|first|initially)(?![a-z])/u;
/** Of what is told as done: not refused, planned, stopped before it began or denied. */
const NOT_DONE =
  /(?<![a-z])(?:refus[a-z]*|declin[a-z]*|annul[a-z]*|report(?:ee?|er)|propos[a-z]*|envisag[a-z]*|prevu[a-z]*|discut[a-z]*|suggere[a-z]*|offert[a-z]*|attente|demande[a-z]*|recommand[a-z]*|prescri[a-z]*|jamais|aucune?|pas|sans|ni|ou|avant|refer[a-z]*|declined|cancel[a-z]*|postpon[a-z]*|offered|planned|discussed|considered|requested|ordered|awaiting|recommend[a-z]*|suggest[a-z]*|never|no|not|without|nor|or|before)(?![a-z])/u;

interface Thing {
  /** Says of it that there never was any. */
  readonly never: RegExp;
  /** Says of it that it was done. */
  readonly isDone: (one: Statement) => boolean;
}

const never = (words: string, words_en: string, participles: string, participles_en: string): RegExp =>
  new RegExp(
    [
      String.raw`n'(?:a|ont) jamais (?:eu|recu|subi|fait|beneficie|suivi|essaye|obtenu)(?: (?:de|d'|d une|une|aucune?|la|l')){0,2} ?(?:[a-z]+ )?(?:${words})`,
      String.raw`n'(?:a|ont) (?:eu|recu|subi|fait|beneficie d'|suivi|obtenu) ?aucune? (?:${words})`,
      String.raw`n'(?:a|ont) pas (?:eu|recu|subi|fait|beneficie|suivi|obtenu) (?:de |d')(?:${words})`,
      String.raw`aucune? (?:${words})(?: [a-z]+){0,2} (?:n'a|n'aura) (?:jamais )?(?:ete|eu)(?! propos)`,
      String.raw`n'(?:a|ont) (?:jamais|pas) ete (?:${participles})`,
      String.raw`(?:has |have )?never (?:been )?(?:received|had|underwent|undergone|tried|given|got|attended)(?: (?:an?|any|the))? ?(?:[a-z]+ )?(?:${words_en})`,
      String.raw`(?:had|received|underwent|has had|has received|got|was given|were given) no (?:${words_en})`,
      String.raw`did not (?:have|receive|undergo|get)(?: (?:an?|any))? ?(?:${words_en})`,
      String.raw`(?:has|have) not (?:had|received|undergone)(?: (?:an?|any))? ?(?:${words_en})`,
      String.raw`no (?:${words_en})(?: [a-z]+)? (?:was|were|has been|have been) (?:done|performed|carried out|given|received|undertaken|provided|attempted|tried)`,
      String.raw`(?:was|were|has been|have been) (?:never|not) (?:${participles_en})`,
    ]
      .map((one) => `(?<![a-z])${one}(?![a-z])`)
      .join('|'),
    'u',
  );

const RECEIVED =
  /(?<![a-z])(?:faite?s?|re[cç]oi[a-z]*|recue?s?|subi[a-z]*|eu|suit|suivie?s?|debut[a-z]*|commenc[a-z]*|termin[a-z]*|beneficie[a-z]*|pratiqu[a-z]*|administr[a-z]*|effectu[a-z]*|realis[a-z]*|seances?|given|received?|underwent|undergoes|had|has|done|performed|attended|began|started|ended|sessions|treatments|administered|completed)(?![a-z])/u;

const isGiven =
  (words: RegExp) =>
  ({ plain, facts }: Statement): boolean =>
    words.test(plain) &&
    !NOT_DONE.test(plain) &&
    (RECEIVED.test(plain) || facts.some(({ kind }) => kind === 'date'));

const THINGS: readonly Thing[] = [
  {
    never: never('infiltrations?', 'injections?|infiltrations?', 'infiltree?s?', 'injected'),
    isDone: isGiven(
      /(?<![a-z])(?:infiltrations?|infiltree?s?|(?:cortisone |steroid )?injections?|injected)(?![a-z])/u,
    ),
  },
  {
    never: never(
      'chirurgies?|operations?|interventions?(?: chirurgicales?)?',
      'surger(?:y|ies)|operations?|surgical (?:treatment|procedure|intervention)s?',
      'operee?s?',
      'operated(?: on)?',
    ),
    isDone: ({ operations, plain }) => operations.some(({ isDone }) => isDone) && !NOT_DONE.test(plain),
  },
  {
    never: never(
      'physiotherapie|physio',
      'physiotherapy|physical therapy',
      'traitee?s? en physiotherapie',
      'treated in physiotherapy',
    ),
    isDone: isGiven(/(?<![a-z])(?:physiotherapie|physiotherapy|physical therapy)(?![a-z])/u),
  },
  {
    never: never(
      'ergotherapie',
      'occupational therapy',
      'traitee?s? en ergotherapie',
      'treated in occupational therapy',
    ),
    isDone: isGiven(/(?<![a-z])(?:ergotherapie|occupational therapy)(?![a-z])/u),
  },
];

export function opposedDenials(reading: ReportReading): readonly Opposed[] {
  return [...neverDone(reading), ...medication(reading), ...walkingAid(reading), ...claims(reading)];
}

/** The course of this injury that the complaints or the conclusion deny, beside what the history tells. */
function neverDone({ statements, text }: ReportReading): readonly Opposed[] {
  const event = text('originalEventDate').trim();
  const denials = [...statements.ofSection('section8'), ...statements.ofSection('section11')].filter(isOfAll);
  return THINGS.flatMap(({ never: denies, isDone }): readonly Opposed[] => {
    const denial = denials.find(({ plain }) => denies.test(plain));
    if (denial === undefined) return [];
    const parts = partsOf(denial);
    const done = statements
      .ofSection('section7')
      .find(
        (one) =>
          !one.isOther &&
          !isBeforeYearOf(event, one) &&
          isDone(one) &&
          (parts.length === 0 || partsOf(one).some((part) => parts.includes(part))),
      );
    return done === undefined ? [] : [{ kind: 'denied', places: [placeOf(done), placeOf(denial)] }];
  });
}

function isOfAll(one: Statement): boolean {
  return (
    isOwn(one) &&
    !NOT_OF_ALL.test(one.plain) &&
    !one.facts.some(({ kind }) => kind === 'date' || kind === 'side')
  );
}

const NO_DRUG =
  /(?<![a-z])(?:ne (?:prend|consomme|recoit)(?: plus| actuellement| presentement| presentement plus)* (?:aucune?|de|pas de) (?:medica(?:ments?|tions?)|analgesiques?|comprimes?)|sans (?:aucune )?medication actuellement|(?:takes|is (?:currently )?taking|is on|uses) no (?:medications?|medicines?|drugs?|pills?)|(?:does not|no longer) takes?(?: any)? (?:medications?|medicines?|drugs?|pills?)|(?:is )?not taking any (?:medications?|medicines?|drugs?))(?![a-z])/u;
const NONE = /^(?:aucune?s?(?: medica(?:ments?|tions?))?|nil|neant|none|no medications?)[ .]*$/u;
const TAKES =
  /(?<![a-z])(?:prend|consomme|utilise|takes|is taking|uses)(?: (?:actuellement|encore|toujours|currently|still|regulierement|regularly|du|de la|de l'|des|de|d'))* ?[a-z]/u;
/** « Pour dormir », "for migraines": of one use. */
const FOR_ONE_USE = /(?<![a-z])(?:pour|contre|for|to) [a-z]/u;
const STOPPED =
  /(?<![a-z])(?:cess[a-z]*|arret[a-z]*|anterieur[a-z]*|auparavant|avai[a-z]*|stopp?[a-z]*|previous[a-z]*|formerly|discontinued|allergi[a-z]*|intoleran[a-z]*|topique|creme|gel|onguent|topical|cream|ointment|vitamin[a-z]*|supplement[a-z]*|pour (?!le |la |les |l'|des douleurs|soulager)[a-z]|for (?!the |his |her |pain)[a-z])(?![a-z])/u;

/** « Ne prend aucun médicament » beside a drug of the list, and an empty list beside one that is taken. */
function medication({ statements }: ReportReading): readonly Opposed[] {
  const list = statements.ofField('medicationActuelle');
  const told = [...statements.ofSection('section8'), ...statements.ofSection('section11')];
  const denial = [...told, ...list].find(
    (one) => NO_DRUG.test(one.plain) && isOfAll(one) && isOfNoPart(one) && !FOR_ONE_USE.test(one.plain),
  );
  const taken = list.find((one) => isTaken(one));
  if (denial !== undefined && taken !== undefined && denial !== taken)
    return [{ kind: 'denied', places: [placeOf(taken), placeOf(denial)] }];
  const [only, ...more] = list;
  if (only === undefined || more.length > 0 || !NONE.test(only.plain)) return [];
  const stillTaken = told.find((one) => TAKES.test(one.plain) && isTaken(one) && isOwn(one));
  return stillTaken === undefined ? [] : [{ kind: 'denied', places: [placeOf(only), placeOf(stillTaken)] }];
}

const isOfNoPart = ({ facts }: Statement): boolean => facts.every(({ kind }) => kind !== 'anatomy');

function isTaken(one: Statement): boolean {
  return (
    one.facts.some(({ kind, isDenied }) => kind === 'drug' && !isDenied) &&
    !STOPPED.test(one.plain) &&
    !NOT_DONE.test(one.plain) &&
    !one.isSupposed &&
    !one.facts.some(({ kind }) => kind === 'date')
  );
}

const AID = String.raw`(?:cannes?|bequilles?|marchettes?|deambulateurs?|ambulateurs?|canes?|crutch(?:es)?|walkers?|walking sticks?)`;
const NO_AID = new RegExp(
  String.raw`(?<![a-z])(?:sans (?:aucune )?aide(?: technique| a la marche| a la deambulation)?|sans ${AID}|n'utilise(?: pas d'| aucune?| plus d'| plus aucune?) ?(?:aide|auxiliaire|appareil|${AID})|unaided|without (?:an? |any )?(?:walking |technical |gait )?(?:aids?|assistance|assistive device|${AID})|uses no (?:walking |gait |technical )?(?:aids?|assistive devices?|${AID})|no (?:walking|gait) aid)(?![a-z])`,
  'u',
);
const WITH_AID = new RegExp(
  String.raw`(?<![a-z])(?:(?:marche|se deplace|circule|deambule|walks|ambulates|gets around|moves about)[a-z ,']{0,40} (?:avec|a l'aide d'|with|using|on)|utilise|se sert d|uses|relies on|needs|requires)(?: ?(?:une?|des?|d'une|deux|sa|ses|his|her|an?|two|toujours|encore|still|always))* ?${AID}(?![a-z])`,
  'u',
);
/** Used at times only: then it may be left at the door of the examining room. */
const AT_TIMES =
  /(?<![a-z])(?:exterieur|dehors|hors|longues?|distances?|parfois|besoin|occasion[a-z]*|hiver|escaliers?|quelquefois|a l'occasion|souvent|crises?|outdoors?|outside|long|sometimes|needed|winter|stairs|often|flares?|at times)(?![a-z])/u;
const USES_NONE = /n'utilise|uses no|no (?:walking|gait) aid/u;
const DISTANCE =
  /(?<![a-z])(?:metres?|pas|escaliers?|stairs|steps|pointes?|talons?|tandem|heels?|toes|domicile|home|maison|interieur|indoors|salle|bureau|office|room|courte?s?|short)(?![a-z])/u;

/** « Marche sans aide » at the examination beside a cane that the complaints tell of. */
function walkingAid({ statements }: ReportReading): readonly Opposed[] {
  const told = statements
    .ofSection('section8')
    .filter((one) => WITH_AID.test(one.plain) && !NOT_DONE.test(one.plain) && isNow(one));
  const [first] = told;
  if (first === undefined) return [];
  const denial = [
    ...statements.ofSection('section9'),
    ...statements.ofSection('section8'),
    ...statements.ofSection('section11'),
  ].find(
    (one) =>
      NO_AID.test(one.plain) &&
      isNow(one) &&
      !DISTANCE.test(one.plain) &&
      !/(?<![a-z])(?:peut|capable|can|able)(?![a-z])/u.test(one.plain),
  );
  if (denial === undefined || denial === first) return [];
  const isSometimes = AT_TIMES.test(first.plain);
  if (isSometimes && !USES_NONE.test(denial.plain)) return [];
  return [{ kind: 'denied', places: [placeOf(first), placeOf(denial)] }];
}

function isNow(one: Statement): boolean {
  return (
    !one.isSupposed &&
    !one.isOther &&
    !one.facts.some(({ kind }) => kind === 'date') &&
    !/(?<![a-z])(?:avai[a-z]*|etai[a-z]*|pendant|durant|jusqu'[a-z]*|puis|had|was|until|for [a-z]+ (?:weeks|months)|then|mais|but)(?![a-z])/u.test(
      one.plain,
    )
  );
}

const NO_CLAIM =
  /^(?:aucune?s?|nil|neant|none|no)[ .]*$|(?<![a-z])(?:aucune?|pas de|pas d'|no|never (?:had|made|filed) (?:an?|any)|n'a jamais (?:eu|fait|presente|produit) (?:de |d'une? |une? |d'autre )?)(?: ?(?:autre|other|previous|prior|earlier))? ?(?:reclamations?|dossiers?|lesions? professionnelles?|accidents? du travail|antecedents?|claims?|files?|work (?:accident|injury|injuries)|compensation claims?)(?: (?:anterieure?s?|prealable|a la cnesst|cnesst|with the cnesst|before))*(?! (?:pour|de |au|a la|a l'|aux|of|for|to|in) ?)(?![a-z])/u;
const CLAIMED =
  /(?<![a-z])(?:indemnisee?|indemnites|reclamations?|accidents? du travail|lesions? professionnelles?|csst|cnesst|wcb|compensated|claims?|compensation|work (?:accident|injury)|dossier)(?![a-z])/u;
const UNCLAIMED =
  /(?<![a-z])(?:refus[a-z]*|rejet[a-z]*|saaq|jamais|aucune?|pas|denied|refused|never|no|not|ivac|employeur|employer|pere|mere|conjointe?|father|mother|wife|husband)(?![a-z])/u;

/** Every year that a sentence names, in a date or alone, lies before that of the event. */
function isOfYearsBefore(one: Statement, event: string): boolean {
  const years = one.plain.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? [];
  return years.length > 0 && years.every((year) => year < event.slice(0, 4));
}

/** « Aucune réclamation antérieure » beside one of an earlier year. */
function claims({ statements, text }: ReportReading): readonly Opposed[] {
  const event = text('originalEventDate').trim();
  const [denial] = statements
    .ofField('antecedentsCnesst')
    .filter(
      (one) =>
        NO_CLAIM.test(one.plain) &&
        isOfNoPart(one) &&
        !one.facts.some(({ kind }) => kind === 'date' || kind === 'side' || kind === 'spine-level') &&
        !/(?<![a-z])(?:sauf|hormis|outre|autre|except|other|apart)(?![a-z])/u.test(one.plain),
    );
  if (denial === undefined) return [];
  const claimed = [...statements.ofSection('section5'), ...statements.ofSection('section7')].find(
    (one) =>
      one !== denial && CLAIMED.test(one.plain) && !UNCLAIMED.test(one.plain) && isOfYearsBefore(one, event),
  );
  return claimed === undefined ? [] : [{ kind: 'denied', places: [placeOf(denial), placeOf(claimed)] }];
}
