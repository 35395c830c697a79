/** What an evaluation of limitations forbids, bounds or allows. */

/** What a worker may have to do less: acts, postures, loads and places. */
const ACT = String.raw`(?:accroup[a-z]*|agenouil[a-z]*|genoux|ramp(?:er|ement)|grimp[a-z]*|escalad[a-z]*|escaliers?|echelles?|escabeaux?|hauteurs?|echafaud[a-z]*|march(?:e|er|es)|debout|assise?|stations?|positions?|postures?|charges?|lever|soulev[a-z]*|levage|port(?:er|age)|pousser|poussee|tirer|traction|torsions?|flexions?|extensions?|rotations?|mouvements?|gestes?|travail|travaux|efforts?|vibrations?|secousses?|conduite|conduire|terrains?|saut[a-z]*|courir|course|prehension|manipul[a-z]*|outils?|pivot[a-z]*|elevation|exposition|squat[a-z]*|kneel[a-z]*|crawl[a-z]*|climb[a-z]*|ladders?|stairs?|heights?|scaffold[a-z]*|walk[a-z]*|stand(?:ing)?|sit(?:ting)?|loads?|lift[a-z]*|carry[a-z]*|push[a-z]*|pull[a-z]*|twist[a-z]*|bend[a-z]*|movements?|motions?|work(?:ing)?|exertion|jolts?|driv(?:e|ing)|ground|jump[a-z]*|run(?:ning)?|grip[a-z]*|handl[a-z]*|tools?|crouch[a-z]*|reach[a-z]*|exposure|overhead)`;
/** « Pas de travail en hauteur », "no prolonged squatting"; « pas de douleur à la marche » forbids nothing. */
const NO_ACT = String.raw`(?:pas|plus|aucune?s?|no|without) (?:de |d')?(?!limit|restrict|contre|contra|difficult|problem|douleur|pain|besoin|need|gene|autre|other|further|longer|more)(?:[a-z]+ ){0,2}?(?:${ACT}|us(?:e|age)|utilisation)`;

/** What must not be done, or only less: « éviter », "must not", « pas de travail en hauteur », « limiter la marche ». */
const FORBIDS = new RegExp(
  String.raw`(?<![a-z])(?:eviter|evite[rz]?|interdit[a-z]*|proscri[a-z]+|contre-?indiqu[a-z]+|deconseill[a-z]+|contraindicated|forbidden|prohibited|ne (?:doit|peut|devrait|devra|pourra)(?: pas| plus)?|avoid[a-z]*|must not|should not|cannot|can not|may not|not (?:lift|carry)|ne (?:pas|plus) [a-z]+(?:er|ir|re)|do not|s'abst[a-z]+|refrain[a-z]*|restreindre|restrein[a-z]*|restrict(?:ed|s|ing)? (?!exist)[a-z]+|limit(?:er|ez|e)? (?:the |la |le |l'|les )?(?:[a-z]+ )?${ACT}|limit[a-z]* (?:a|de|to|of) (?:la |le |l'|les |the )?(?:[a-z]+ )?(?:${ACT}|\d|une?|deux|trente|[a-z]+ (?:minutes|heures|hours?))|${NO_ACT})(?![a-z])`,
  'u',
);
/** « Il n'a plus à éviter », "no longer needs to avoid". */
const FREED =
  /(?<![a-z])(?:(?:n'a|n'ont|n'est|ne) (?:plus|pas) .{0,25}(?:evite|restrein|limit)|no longer .{0,25}(?:avoid|restrict|limit)|(?:need not|no need|not (?:need|have|required)|without having) .{0,20}(?:avoid|restrict|limit))/u;
/** « Il peut soulever », « capable de marcher », "may drive". */
const ALLOWED =
  /(?<![a-z])(?:(?<!ne |n')(?:peut|peuvent|pourra|pourront)|capables?|aptes?|en mesure|permis(?:e|es)?|autorisee?s?|can|may|able|allowed|permitted)(?! ?(?:pas|plus|not)(?![a-z]))(?![a-z])/u;
const AT_MOST =
  /(?<![a-z])(?:au plus|au maximum|maximum|maximale?s?|jusqu'a|pas plus|moins de|seulement|que|at most|up to|no more than|not more than|less than|under|only|at a time)(?![a-z])/u;

/** Whether something is said to be allowed, without a bound: « il peut soulever 25 kg ». */
export function allows(plain: string): boolean {
  return ALLOWED.test(plain) && !AT_MOST.test(plain);
}

const IS_ACT = new RegExp(String.raw`(?<![a-z])${ACT}(?![a-z])`, 'u');
const OPENS_WITH_ACT = new RegExp(String.raw`^(?:-|–|•|\d+[.)])? ?${ACT}(?![a-z])`, 'u');
/** « Travail léger seulement. » */
const ONLY = /(?<![a-z])(?:seulement|uniquement|exclusivement|only|exclusively)(?![a-z])/u;
const MODAL =
  /(?<![a-z])(?:doi(?:t|vent)|devr[a-z]+|peut|peuvent|must|should|can|may|needs?|has to|have to)(?![a-z])/u;
const ALTERNATES =
  /(?<![a-z])(?:pauses?|repos|breaks?|rests?|altern[a-z]+|chang[a-z]+ (?:de |of |his |her |its |their |the |regularly |often )*(?:positions?|postures?))(?![a-z])/u;

/** Whether an act, a posture, a load or a place is named that a worker may have to do less of. */
export const namesAct = (plain: string): boolean => IS_ACT.test(plain);

/** Whether an evaluation says what a worker can do and cannot: forbidden, bounded, to be alternated, or a list of acts. */
export function evaluates(plain: string): boolean {
  if (forbids(plain) || ALTERNATES.test(plain) || OPENS_WITH_ACT.test(plain)) return true;
  return (
    IS_ACT.test(plain) &&
    (MODAL.test(plain) ||
      AT_MOST.test(plain) ||
      /(?<![a-z])(?:plus|moins|more|less|over) (?:de |d'|than )?(?:\d|[a-z]+)/u.test(plain))
  );
}

/** Whether something is forbidden or bounded: « éviter de ramper », « charges de 10 kg », « peut soulever 5 kg au plus ». */
export function forbids(plain: string): boolean {
  if (FREED.test(plain)) return false;
  if (FORBIDS.test(plain) || (IS_ACT.test(plain) && ONLY.test(plain))) return true;
  return /\d\s?kg/u.test(plain) && !allows(plain);
}
