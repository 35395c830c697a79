/** Whether the day of a clause is that of an act which it names, or that of a visit at which the act is spoken of. */
import { toldAct } from './operation.ts';
import type { FoundAct } from './operation.ts';

/** A visit or a paper directly before its own day: « lors de la visite du », "seen on". */
const OF_VISIT =
  /(?<![a-z])(?:visites?|consultation|rendez-vous|rencontre|suivi|vue?|revue?|rapport|note|lettre|avis|expertise|decision|visit|appointment|follow-up|seen|evaluated|(?<!(?:mri|ct|x-ray|ultrasound|emg) )report|letter|opinion)(?: (?:medicale?|de (?:suivi|controle)|en [a-z]+|(?:par|by|with|of|avec|du) [^,;]{1,30}))?,? (?:du|le|au|of|on|dated|en date du) $/u;
/** What is said or read of an act on another day than its own, or came of it. */
const TELLING =
  /(?<![a-z])(?:expliqu[a-z]*|discut[a-z]*|comment[a-z]*|revoi[a-z]*|revue?s?|relue?s?|lue?s?|lit|mentionn[a-z]*|rapport(?:e|ait)[a-z]*|dit|annonc[a-z]*|remet|remise?s?|transm[a-z]*|resultats? (?:de|du|des)|explain[a-z]*|discuss[a-z]*|review[a-z]*|read|told|says?|said|mention[a-z]*|reported|inform[a-z]*|results? of|interpret[a-z]*|consolid[a-z]*|guerie?s?|heal[a-z]*|united)(?![a-z])/u;
/** Between an act and the day of its own: « l'IRM du genou droit du », "the MRI, ", and not « l'IRM, revue le ». */
const OWN_DAY = /^[a-z]*[^.;:]{0,60}?(?:,|:|\(|(?<![a-z])(?:du|de|of|from|dated|datee? du|en date du)) ?$/u;

/** Whether the words before a day make it that of a visit or a paper. */
function isOfVisit(before: string): boolean {
  return OF_VISIT.test(before);
}

/** An act that what is told lies after. */
const AFTER_ACT =
  /(?<![a-z])(?:apres|depuis|suite a|suivant|grace a|avant|after|following|since|before|with|thanks to) (?:l'|la |sa |son |cette |une |un |le |the |his |her |this |a |an )?(?:[a-z]+ )?$/u;

/**
 * Whether the day is that of the act: what is planned, denied or spoken of took place on another day, or never.
 *
 * @param clause in lower case without accents
 * @param day the first character of the day in the clause
 */
export function isDayOfAct(clause: string, act: FoundAct, day: number): boolean {
  return toldAct(clause, [act]) === 'done' && isOwnDay(clause, act, day);
}

/** The same for an act that is known to have taken place. */
export function isOwnDay(clause: string, act: FoundAct, day: number): boolean {
  const before = clause.slice(0, day);
  if (isOfVisit(before)) return false;
  const end = act.index + act[0].length;
  if (end <= day && OWN_DAY.test(before.slice(end))) return true;
  return !TELLING.test(clause) && !AFTER_ACT.test(clause.slice(0, act.index));
}
