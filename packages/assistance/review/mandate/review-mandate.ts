/** Whether each point that the mandate asks is answered in the conclusion (LATMP, section 212; decision 83). */
import type { FieldId, FlagId } from '@constat/report/catalogue';
import type { Hundredths } from '@constat/report/rules/impairment';
import { openBlanks } from '../open-blanks.ts';
import { quoteSpan } from '../quotes.ts';
import type { QuotedSpan } from '../quotes.ts';
import { evaluates } from '../reading/limits.ts';
import { placeOf } from '../reading/opposed.ts';
import type { ReportReading } from '../reading/report-reading.ts';
import type { Statement } from '../reading/statements.ts';
import { computedTotal } from '../rules/computed-total.ts';
import { isOfAnotherHand, notConsolidated } from '../rules/consolidation.ts';
import { daysOf, isDay } from '../rules/stated-days.ts';

/** The points of section 212, the fourth and the fifth in two boxes. */
export type MandatePoint = 1 | 2 | 3 | 4 | 5;

/**
 * `answered`; `premature` with its reason; `open`: asked and without an answer; `unasked`: answered and not asked;
 * `none`: neither asked nor answered.
 */
export type MandateState = 'answered' | 'premature' | 'open' | 'unasked' | 'none';

/** Why a point that is asked counts as open. */
export type OpenReason =
  /** Nothing is written. */
  | 'blank'
  /** A bracket is left, or « à déterminer ». */
  | 'unfinished'
  /** Neither a day nor a period of consolidation. */
  | 'no-date'
  /** « Prématuré » without saying why. */
  | 'no-reason'
  /** What is written answers another point. */
  | 'other-point'
  /** Section 12 computes the percentage, and the conclusion does not write it. */
  | 'not-written';

export interface MandateBox {
  readonly flag: FlagId;
  readonly point: MandatePoint;
  readonly isAsked: boolean;
  readonly state: MandateState;
  readonly reason: OpenReason | null;
  /** Where the answer stands, or belongs. */
  readonly field: FieldId;
  /** The passage that answers, or that leaves it open; null where there is none. */
  readonly passage: QuotedSpan | null;
  /** The total of section 12, where it alone answers; null otherwise. */
  readonly computed: Hundredths | null;
}

interface Box {
  readonly flag: FlagId;
  readonly point: MandatePoint;
  /** Where it is answered, the place of choice first. */
  readonly fields: readonly FieldId[];
  /** Whether a statement answers, in lower case without accents; any does where absent. */
  readonly answers?: (plain: string) => boolean;
}

/** In the field of the percentage a number alone is one, in digits or in words. */
const ANY_NUMBER = /^[\d.]+\|%?$/u;
const PERCENT = /\d\s?%|(?<![a-z])(?:pour cent|percent|%|nulle?|zero|aucune?)(?![a-z])/u;
/** A class of the scale, a weight, or none. */
const GRADES =
  /(?<![a-z])(?:class[e]? [1-4iv]+|maximum|(?:no|pas de|pas d') ?[a-z]+|aucune?s?|sans limitation|none)(?![a-z])|\d\s?(?:kg|kilos?|kilogram(?:me)?s?|livres|pounds?|lbs?)(?![a-z])/u;
const BOXES: readonly Box[] = [
  { flag: 'mandatDiagnostic', point: 1, fields: ['conclusionDiagnostic'] },
  { flag: 'mandatConsolidation', point: 2, fields: ['conclusionDateConsolidation'] },
  { flag: 'mandatSoins', point: 3, fields: ['conclusionSoinsTraitements'] },
  { flag: 'mandatAtteinte', point: 4, fields: ['conclusionAtteintePermanente'] },
  {
    flag: 'mandatAtteintePourcentage',
    point: 4,
    fields: ['conclusionPourcentageAtteinte', 'conclusionAtteintePermanente'],
    answers: (plain) => PERCENT.test(plain),
  },
  {
    flag: 'mandatLimitations',
    point: 5,
    fields: ['conclusionLimitationsFonctionnelles', 'conclusionEvaluationLimitations'],
  },
  {
    flag: 'mandatLimitationsEvaluation',
    point: 5,
    fields: ['conclusionEvaluationLimitations', 'conclusionLimitationsFonctionnelles'],
    answers: (plain) => evaluates(plain) || GRADES.test(plain),
  },
];
const LATER = String.raw`(?:a (?:determiner|preciser|completer|fixer|venir|evaluer|confirmer|discuter|suivre)|to be (?:determined|completed|confirmed|specified|set|stated|assessed|discussed)|en suspens|pending)`;
/** What is left for later, alone or after the name of the point: « à préciser », « soins : à préciser », « date à fixer ». */
const UNFINISHED = new RegExp(
  String.raw`^(?:[a-z' ]{2,40}:\s*|(?:(?:le|la|les|l'|the)\s?)?(?:date|diagnosti[ck]s?|diagnosis|soins|traitements?|care|treatments?|pourcentage|percentage|limitations?|atteinte|impairment|consolidation)[a-z' ]{0,30}\s)?(?:is |are |est |sont |reste(?:nt)? |remains? )?${LATER}(?: plus tard| ulterieurement| later)?[\s.…]*$|^(?:a (?:determiner|preciser|completer|fixer)|to be (?:determined|completed|specified|set|stated))(?![a-z])(?!.*premature)|(?<![a-z])(?:tbd|xxx+)(?![a-z])|\?\?+|_{3,}`,
  'u',
);
const NO_ANSWER =
  /^(?:[-–—.…?\s]*|s\.?o\.?|n\.?a\.?|n\/a|sans objet|idem|voir (?:plus haut|ci-dessus|resume)|see above|as above|not applicable)\.?$/u;
/** « Voir la section 10. » leads to another place of the report; « voir un orthopédiste » is care. */
const SEE =
  /^(?:voir|vide|cf\.?|se (?:referer|rapporter) (?:a|au|aux)|(?:please )?(?:see|refer to)|as (?:in|stated in))(?: (?:a|aux?|also|plutot|aussi))? ?(?:l'|la |le |les |the |my |ma |mon )?(?:discussion|sections?|analyse|analysis|resume|summary|points?|pages?|plus (?:haut|bas)|ci-(?:dessus|dessous)|above|below|tableaux?|tables?|annexes?|appendix|conclusions?|rapport|report|historique|history|reponses?|answers?|questions?|paragraphes?|paragraphs?|items?|rubriques?|parties?|parts?|commentaires?|comments?|corps|texte|text|body|n[o°]|\d)[a-z\d .,'°()-]{0,50}$/u;
const PREMATURE = /(?<![a-z])(?:prematuree?s?|trop tot|premature|too (?:soon|early))(?![a-z])/u;
/** « Prématuré de se prononcer » is of the point; « de cesser la physiothérapie » is of something else. */
const OF_POINT =
  /^(?: ?(?:de |d'|pour |a |to |for )(?:(?:pouvoir|bien|encore|me|nous|se|s'|y|en|l'|la |les? |the |an? |any |this |its? |be able to) ?)*)(?:consolid|dat|evalu|determin|prononc|fix|chiffr|statu|conclu|etabl|quantif|cot|precis|decid|diagnos|pourcent|percent|atteinte|impairment|limit|sequel|assess|rat(?:e|ing)|stat(?:e|ing)|set|judg|measur|answer|repon|calcul|attribu|reten|retain|reconn|recogni|accord|octroy|give|say|parl|express|offer|establish|decide|conclud|comment|opin|propos)/u;
const REASON =
  /(?<![a-z])(?:car|puisque|parce|comme|vu|etant donne|en attente|en raison|tant que|avant|n'est pas|non consolid[a-z]*|as long as|because|since|as the|given|until|pending|awaiting|is not|not (?:yet )?consolidated|due to|before)(?![a-z])/u;
const NOT_ASKED =
  /(?<![a-z])(?:(?:non|pas) (?:ete )?demandee?s?|n'est pas demande[a-z]*|hors mandat|not (?:asked|requested|part of (?:the|this) mandate)|outside (?:the|this) mandate)(?![a-z])/u;
/** A period in which the consolidation is foreseen. */
const PERIOD =
  /(?<![a-z])(?:d'ici|dans|within|in|environ|about|apres|after|vers|around|by|prev[a-z]*|expected|foresee[a-z]*|fin|debut|end of|early|late|spring|summer|fall|autumn|winter|printemps|ete|automne|hiver)(?![a-z]).*(?:\d|mois|semaines?|jours?|ans?|months?|weeks?|deux|trois|quatre|six|two|three|four|(?:19|20)\d\d)/u;
const PRESENT_DAY =
  /(?<![a-z])(?:ce jour|aujourd'hui|today|date de (?:la presente|l'evaluation|l'expertise)|(?:lors de|le jour de|au moment de|a) (?:mon|notre|la presente|cette) (?:examen|evaluation|expertise)|(?:day|date|time) of (?:my|this|the present) (?:examination|assessment|evaluation)|(?:at|on) (?:my|this) (?:examination|assessment|evaluation)|deja consolidee?|already consolidated)(?![a-z])/u;

/** What stands before a day of somebody else that the signer takes up. */
const TAKEN_UP =
  /(?<![a-z])(?:soit|retenue?s?|je retiens|d'accord|i retain|retained|namely|accepted|agree[a-z]*)(?![a-z])|:\s*(?:le |the )?$/u;

/** The signer agrees, in the first person; « je ne partage pas » does not. */
const AGREES =
  /(?<![a-z])(?:(?:je |j'|nous )(?:y |m'y |en |me |l[ae]s? )?(?:souscri[a-z]+|adher[a-z]+|enterin[a-z]+|partag[a-z]+|fai[st] mien[a-z]*|maintien[a-z]*|maintenons|accept[a-z]+|confirm[a-z]+|endoss[a-z]+|approuv[a-z]+|appui[a-z]+|abond[a-z]+|concour[a-z]+|retien[a-z]*|retenons|ralli[a-z]+|fixe|etabli[st]|consolide|situe|determine|suis (?:en |tout a fait )?(?:d'accord|accord|du meme avis|de cet avis|de son avis))|(?:i|we) (?:fully |also |entirely )?(?:set|place|fix|establish|agree|concur|endorse|adopt|share|accept|confirm|retain|support|maintain|approve|uphold|am (?:in agreement|of (?:the same|that|this) (?:opinion|view))))(?![a-z])/u;

/** The seven boxes, in the order of section 1; none for a type of report that has no mandate. */
export function reviewMandate(reading: ReportReading): readonly MandateBox[] {
  const { report } = reading;
  return BOXES.filter(({ flag }) => report.type.field(flag) !== undefined).map((box) => {
    const isAsked = report.formData[box.flag] === true;
    return { flag: box.flag, point: box.point, isAsked, ...judged(box, isAsked, reading) };
  });
}

type Judged = Pick<MandateBox, 'state' | 'reason' | 'field' | 'passage'>;

/** As the texts answer the box, or as section 12 does where nothing is written for it. */
function judged(box: Box, isAsked: boolean, reading: ReportReading): Judged & Pick<MandateBox, 'computed'> {
  const found = judge(box, isAsked, reading);
  const total = computedTotal(reading);
  const isComputed =
    box.flag === 'mandatAtteintePourcentage' &&
    (found.reason === 'blank' || found.reason === 'other-point') &&
    reading.text(box.fields[0] ?? found.field).trim() === '';
  if (!isComputed || total === undefined) return { ...found, computed: null };
  return {
    state: 'open',
    reason: 'not-written',
    field: box.fields[0] ?? found.field,
    passage: quoteSpan(reading.text(total.field), total),
    computed: reading.impairment?.total ?? null,
  };
}

function judge(box: Box, isAsked: boolean, reading: ReportReading): Judged {
  const [first] = box.fields;
  const field = first ?? 'conclusionResume';
  const told = box.fields
    .flatMap((id) => reading.statements.ofField(id))
    .filter(({ plain }) => !NO_ANSWER.test(plain.trim()) && !SEE.test(plain.trim()));
  const quoted = (one: Statement | undefined): QuotedSpan | null =>
    one === undefined ? null : quoteSpan(reading.text(one.field), placeOf(one));
  const answer = told.find((one) => isAnswer(one, box, reading));
  if (!isAsked) {
    // The existence may be said where the evaluation is asked: only the field of choice counts as an answer unasked.
    const own = answer?.field === field && !NOT_ASKED.test(answer.plain) && box.answers === undefined;
    return own
      ? { state: 'unasked', reason: null, field, passage: quoted(answer) }
      : { state: 'none', reason: null, field, passage: null };
  }
  const open = told.find((one) => isUnfinished(one, reading));
  // A bracket in the answer leaves the point open, however much of it is written.
  if (open !== undefined && (answer === undefined || open.field === answer.field))
    return { state: 'open', reason: 'unfinished', field: open.field, passage: quoted(open) };
  const early = told.find(({ plain, isReported }) => isPremature(plain) && !isReported);
  if (early !== undefined && (box.flag !== 'mandatLimitations' || early.field === field)) {
    const isExplained = REASON.test(early.plain) || notConsolidated(reading) !== undefined;
    return isExplained
      ? { state: 'premature', reason: null, field: early.field, passage: quoted(early) }
      : { state: 'open', reason: 'no-reason', field: early.field, passage: quoted(early) };
  }
  if (answer !== undefined)
    return { state: 'answered', reason: null, field: answer.field, passage: quoted(answer) };
  if (told.length === 0) return { state: 'open', reason: 'blank', field, passage: null };
  const reason = box.flag === 'mandatConsolidation' ? 'no-date' : 'other-point';
  return { state: 'open', reason, field, passage: quoted(told[0]) };
}

function isPremature(plain: string): boolean {
  const match = PREMATURE.exec(plain);
  if (match === null) return false;
  const after = plain.slice(match.index + match[0].length);
  return !/^ ?(?:de |d'|pour |to )/u.test(after) || OF_POINT.test(after);
}

function isUnfinished(one: Statement, reading: ReportReading): boolean {
  const text = reading.text(one.field).slice(one.start, one.end);
  return UNFINISHED.test(one.plain) || openBlanks(text).length > 0 || /\[(?:…|\.{3})?\]?$/u.test(text.trim());
}

function isAnswer(one: Statement, { flag, answers }: Box, reading: ReportReading): boolean {
  if (isUnfinished(one, reading) || NOT_ASKED.test(one.plain)) return false;
  if (flag === 'mandatConsolidation') {
    if (isOfAnotherHand(one) && !isTakenUp(one, reading)) return false;
    return (
      daysOf(one).length > 0 ||
      isDay(one.plain.trim()) ||
      PERIOD.test(one.plain) ||
      PRESENT_DAY.test(one.plain) ||
      one.facts.some(({ kind }) => kind === 'date')
    );
  }
  if (
    one.field === 'conclusionPourcentageAtteinte' &&
    (/\d/u.test(one.plain) || one.facts.some(({ kind, key }) => kind === 'number' && ANY_NUMBER.test(key)))
  )
    return true;
  return (answers === undefined || answers(one.plain)) && /[a-z0-9]/u.test(one.plain);
}

/** « Celle du médecin traitant, soit le 3 juin », « le Dr Roy a consolidé le 3 juin. Je partage cet avis. » */
function isTakenUp(one: Statement, { statements }: ReportReading): boolean {
  if (AGREES.test(one.plain)) return true;
  if (daysOf(one).some(({ start }) => TAKEN_UP.test(one.plain.slice(0, start - one.start)))) return true;
  const list = statements.ofField(one.field);
  const next = list[list.indexOf(one) + 1];
  return next !== undefined && AGREES.test(next.plain) && daysOf(next).length === 0;
}
