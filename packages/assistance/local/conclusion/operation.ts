/** Whether a sentence of a history tells of an operation that took place. */
import type { TextLanguage } from '../../fidelity/difference.ts';
import { OPERATED_FR, OPERATIONS } from './operation-words.ts';
import { plainText } from './plain-text.ts';

/** A new clause, with a verb of its own: what governs the one before it does not govern this one. */
const BORDER =
  /[;!?]|\.(?=\s|$)|,?\s(?:mais|puis(?!\s(?:a\s|d'|de\s|une?\s))|toutefois|cependant|but|then(?!\s(?:an?|to)\s)|however)\s/gu;

/** The specialty, not the act. */
const SPECIALTY =
  /(?:(?<![a-z])en|(?:consultation|consulte|avis|service|clinique|departement|unite|salle|residente?|specialiste|fellow|rendez-vous|consult)\s+(?:en|de|d')|(?:opinion|note|report)\s+from\s+(?:[a-z]+\s+){0,2}|(?:referred|referral|consultation|seen|evaluated|department|clinic|resident|consulted|directed)\s+(?:to|in|by|of|with|for)\s+(?:[a-z]+\s+){0,2})\s*$/u;
/** An operation that what is told lies after. */
const PRESUPPOSED =
  /(?<![a-z])(?:depuis|apres|suite a|suivant|malgre|since|after|following|despite)\s+(?:l'|la |sa |son |cette |une |the |his |her |this |a |an )?(?:[a-z]+\s+){0,1}$/u;

const DONE_ACTIVE =
  /(?:,|(?<![a-z])(?:et|and|qui|which|or)(?![a-z]))[^,;.]*(?<![a-z])(?:subit|subi|procede|pratique|realise|effectue|execute|complete|underwent|performed|performs|carried out|did|had|has had)(?![a-z])/u;
const DONE_VERB = /(?<![a-z])(?:procede a|procedait a|subit|underwent|performed|pratique|realise)(?![a-z])/u;
const DONE_AFTER =
  /(?<!(?:pas|jamais|not|never|sera|seront|serait|etre|will be|be|to be|been not)\s(?:[a-z]+\s)?)(?<![a-z])(?:faite?s?|realisee?s?|pratiquee?s?|effectuee?s?|executee?s?|subie?s?|eu lieu|a lieu|deroulee?|performed|carried out|took place|done)(?![a-z])/u;

const DENIED =
  /(?<![a-z])(?:pas|aucune?s?|sans|jamais|ni|non|refus[a-z]*|declin[a-z]*|contre-indi[a-z]*|evite[a-z]*|plutot que|au lieu|no|not|never|without|nor|denie[sd]|neither|rather than|instead of|avoid[a-z]*|refrain[a-z]*)(?![a-z])/gu;
const DENIED_AFTER =
  /(?<![a-z])(?:n'(?:a|ont|avait) (?:pas )?pu |could not |n'(?:a|est|etait|avait|ont|sont) (?:pas|jamais) (?:encore |ete |eu lieu|indiqu|reten|recommand|envisag|prev|fait|realis|autoris|necess|requis|accept|possib)|(?:est|a ete|ont ete|avait ete|avaient ete|etait|etaient|fut|sont) (?:[a-z]+\s)?(?:refus|annul|report|ecart|contre-indiqu|exclu|declin|differ|remis)|did not (?:take|happen|occur)|(?:was|were|is|are|has been|have been|had been) (?:[a-z]+\s)?(?:not|never|cancel|declin|refus|postpon|deferr|ruled out|contraindicat|delayed)|(?:decline|refuse|hesite|declines|refuses|declined|refused)(?![a-z]))/u;
const PLANNED =
  /(?<![a-z])(?:envisag[a-z]*|prevoi[a-z]*|prevu[a-z]*|planifi[a-z]*|propos[a-z]*|recommand[a-z]*|sugger[a-z]*|discut[a-z]*|parl[a-z]*|candidate?|attente|attend[a-z]*|indication[a-z]*|pourr[a-z]*|devr[a-z]*|doit|sera|seront|serait|(?:subi|procede|pratique|effectue|realise|execute|beneficie|passe|opere|tente|complete|recev|fe|au)(?:ra|ront)|devai(?:t|ent)|(?:va|vont)\s(?:[a-z]+\s)?(?:[a-z]+(?:[eio]r|re)|etre)|aurait\sune?|besoin|veut|veulent|voul[a-z]*|esper(?:e|ent|ait)|advenant|options?|considere[a-z]*|necessit[a-z]*|requete|consentement|en vue|autoris[a-z]*|offr[a-z]*|offert[a-z]*|souhait[a-z]*|demande[a-z]*|risques?|si|s'il|planned|plans?|planning|consider[a-z]*|recommend[a-z]*|suggest[a-z]*|discuss[a-z]*|waiting|await[a-z]*|may(?! \d)(?=\s[a-z])|might|could|would|will|should|scheduled|if|request[a-z]*|offered|needs?|needed|decision|consent|pending|risks?|hop(?:es?|ed|ing)|wants?|wish(?:es)?|intend(?:s|ed)?|expects?|(?:is|are|was|were)\s(?:(?:due|set|booked|about|going)\s)?to)(?![a-z])/gu;
/** These tell of the noun that follows them at once. */
const UNCERTAIN =
  /(?<![a-z])(?:eventuel[a-z]*|possib[a-z]*|probab[a-z]*|potenti[a-z]*|future?s?)\s+(?:d'|de\s|of\s)?(?:[a-z]+['\s]){0,3}$/u;
const PLANNED_AFTER =
  /^[^;.]{0,60}?(?<![a-z])(?:(?:est|sont|sera|serait|etait|etaient|a ete|ont ete|avait ete|avaient ete|fut|demeure|reste|is|are|was|were|remains|has been|have been|had been|soit)\s+(?:[a-z]+\s){0,2}?(?:a\s)?(?:envisag|prev|planifi|propos|recommand|sugger|discut|indiqu|consider|requis|necess|possib|probab|offert|demand|prescri|mention|evoqu|soulev|abord|planned|recommend|suggest|discuss|indicated|scheduled|required|requested|ordered|prescribed|needed|offered|raised|contemplated|an option|une option|fixee?s?\s(?:au|pour)|set(?![a-z])|booked|due|to\s(?:be|take)(?![a-z]))|(?:au|se\s(?:fe|tiend)|aide|soulage|permett)(?:ra|ront)(?![a-z])|pourr|devr|sera(?![a-z])|will(?![a-z])|might(?![a-z])|could(?![a-z])|may be|should(?![a-z])|would(?![a-z]))|^\s*(?:[a-z]+\s){0,2}(?:envisage|prevue?|proposee?|eventuelle|planned|proposed)/u;

/** What comes after is told of something else: « il subit une arthrodèse et un suivi est prévu ». */
const UNDERGONE = /(?<![a-z])(?:subi(?:e?s?|t)|underwent|undergone|procede a)\s[^,;.]*$/u;

/** How far a word may stand from the act that it governs, in characters. */
const REACH = 240;
/** More acts than these in one sentence are not looked at. */
const MOST_ACTS = 40;

/** Whether a sentence names an act as done, or names it otherwise (planned, proposed, denied, refused), or not at all. */
export type ToldAct = 'done' | 'named' | 'none';

/** The words of an act, as a pattern finds them. */
export type FoundAct = Pick<RegExpExecArray, 'index' | 0>;

/** An operation that a sentence names: characters of the sentence, and whether it is told as done. */
export interface NamedOperation {
  readonly start: number;
  readonly end: number;
  readonly isDone: boolean;
}

/**
 * The operations that a sentence names. The specialty of that name and work on machines are none.
 *
 * @param sentence with its quotations: a protocol is often cited
 */
export function operationsIn(sentence: string, language: TextLanguage): readonly NamedOperation[] {
  const composed = sentence.normalize('NFC').toLowerCase();
  const text = plainText(sentence);
  const named = OPERATIONS[language].flatMap((term) => [...text.matchAll(term)]);
  const operated = language === 'fr' ? OPERATED_FR.flatMap((term) => [...composed.matchAll(term)]) : [];
  return actsIn(text, [...named, ...operated]);
}

/** How the sentence tells of an operation. */
export function toldOperation(sentence: string, language: TextLanguage): ToldAct {
  return toldAs(operationsIn(sentence, language));
}

/** Whether the sentence tells of an operation as done. */
export function tellsOfOperation(sentence: string, language: TextLanguage): boolean {
  return toldOperation(sentence, language) === 'done';
}

/** How acts that were found in a text are told: done where one of them is. */
export function toldAct(text: string, acts: readonly FoundAct[]): ToldAct {
  return toldAs(actsIn(text, acts));
}

function actsIn(text: string, acts: readonly FoundAct[]): readonly NamedOperation[] {
  return acts
    .slice(0, MOST_ACTS)
    .filter(({ index, 0: act }) => !isSpecialty(text, index, act))
    .map(({ index: start, 0: act }) => {
      const end = start + act.length;
      return { start, end, isDone: isDone(text, start, end) };
    });
}

function toldAs(acts: readonly NamedOperation[]): ToldAct {
  if (acts.length === 0) return 'none';
  return acts.some((act) => act.isDone) ? 'done' : 'named';
}

function isSpecialty(text: string, start: number, term: string): boolean {
  return /surger|chirurgie/u.test(term) && SPECIALTY.test(text.slice(Math.max(0, start - REACH), start));
}

function isDone(text: string, start: number, end: number): boolean {
  const near = text.slice(Math.max(0, start - REACH), start);
  const before = near.slice(
    [...near.matchAll(BORDER)].map(({ index, 0: mark }) => index + mark.length).at(-1) ?? 0,
  );
  const rest = text.slice(end, end + REACH);
  const [border] = rest.matchAll(BORDER);
  const after = rest.slice(0, border?.index ?? rest.length);
  if (PRESUPPOSED.test(before)) return true;
  if (governs(DENIED, before) || DENIED_AFTER.test(after)) return false;
  if (DONE_AFTER.test(after)) return true;
  if (governs(PLANNED, before) || UNCERTAIN.test(before)) return false;
  return UNDERGONE.test(before) || !PLANNED_AFTER.test(after);
}

/** True when the word stands before the operation and no clause of something done begins in between. */
function governs(words: RegExp, before: string): boolean {
  const last = [...before.matchAll(words)].at(-1);
  if (last === undefined) return false;
  const between = before.slice(last.index + last[0].length);
  return !DONE_ACTIVE.test(between) && !/^[^,;.]*,[^;.]*$/u.test(DONE_VERB.test(between) ? between : '');
}
