/** What a statement says of functional limitations: that there are none, or that some are permanent. */
import { forbids } from './limits.ts';
import { isLimitedToAPart } from './is-limited-to-a-part.ts';
import { clauseAround } from './polarity.ts';
import type { Statement } from './statements.ts';

const NONE_ANSWERED =
  /^(?:non|no|nil|neant)(?= ?(?:[.,;:]|$))|^(?:none|aucune?s?)(?![a-z])|(?:reponse|answer) (?:est|is) (?:non|no|negative)(?![a-z])|(?<![a-z])(?:n'en [a-z]+ (?:pas|aucune)|n'y en a (?:pas|aucune)|(?:pas|aucune?) (?:de |d')?(?:lieu|raison|motif|indication|besoin) (?:d'en|de l'[a-z]+)|(?:there (?:are|is)|(?:i|we) [a-z]+|requires?|has|needs) none|no (?:reason|need|grounds?) (?:to [a-z]+|for) any|(?:pas de|sans|no|without)(?: functional| permanent){0,2} (?:limitations?|restrictions?))(?![a-z])/u;
const BUT =
  /(?<![a-z])(?:sauf|hormis|excepte|outre|autres? que|mais|toutefois|cependant|nouvel[a-z]*|additionnel[a-z]*|supplementaires?|autres?|anterieures?|except|apart|besides|but|however|other|new|additional|further|previous|si|if|avant|before|pour l'instant|for now|temporaires?|temporary|etai(?:t|ent)|avai(?:t|ent)|had|was|were)(?![a-z])/u;

/** Whether an answer to the question of limitations says that there are none: its subject is not named again. */
export function answersNoLimits(one: Statement): boolean {
  if (one.isReported || one.isOther || BUT.test(one.plain)) return false;
  const match = NONE_ANSWERED.exec(one.plain);
  // « Aucun travail en hauteur » forbids.
  if (match === null || forbids(one.plain)) return false;
  return !isLimitedToAPart(one, match.index + match[0].length);
}

const LIMITS = String.raw`(?:limitations?|restrictions?|limites)(?: fonctionnelles?)?`;
const PERMANENT_LIMITS = new RegExp(
  String.raw`(?<![a-z])(?:${LIMITS} (?:[a-z]+ )?(?:permanentes?|definitives?)|(?:permanent|definitive|lasting) (?:functional )?(?:limitations?|restrictions?)|(?:limitee?s?|restreinte?s?) (?:de facon|de maniere) (?:permanente|definitive)|permanently (?:limited|restricted))(?![a-z])`,
  'u',
);
const HELD =
  /(?<![a-z])(?:necessaires?|requises?|indiquees?|retenues?|justifiees?|conserv[a-z]*|gard(?:e|era)|demeur[a-z]*|rest(?:e|ent|era|eront)|subsist[a-z]*|persist[a-z]*|s'impos[a-z]*|presente|porteu(?:r|se)|doi(?:t|vent)|il y a|existent?|(?:je|nous) (?:retiens|retenons|recommande|recommandons|emets|emettons)|est limitee?|needed|necessary|required|retained|warranted|indicated|justified|keeps?|remains?|left with|has|have|exist|apply|persist|must|i (?:retain|recommend|impose)|is (?:permanently )?(?:limited|restricted))(?![a-z])/u;
const DENIED =
  /(?<![a-z])(?:aucune?s?|pas|plus|ni|jamais|sans|no|not|none|nor|neither|never|without)(?![a-z])/u;

/** Whether a statement says that limitations of this injury are permanent. */
export function statesPermanentLimits(one: Statement): boolean {
  const { plain } = one;
  const match = PERMANENT_LIMITS.exec(plain);
  if (match === null || one.isReported || one.isOther || BUT.test(plain)) return false;
  if (one.facts.some(({ kind }) => kind === 'date') || PERSONAL.test(plain)) return false;
  const clause = clauseAround(plain, match.index);
  return HELD.test(clause) && !DENIED.test(clause);
}

const PERSONAL = /(?<![a-z])(?:personnel(?:le)?s?|personal|unrelated|non reliee?s?)(?![a-z])/u;
/** Said of the whole: of the worker's job, or of functional limitations. */
const SAYS_NONE =
  /(?<![a-z])(?:n'est|ne demeure|n'est plus) (?:pas|aucunement|nullement|en rien) (?:limitee?|restreinte?)(?= (?:dans|a|au) )|(?<![a-z])in no way (?:limited|restricted)|(?<![a-z])is (?:not|no longer) (?:limited|restricted)(?= in (?:his|her) (?:work|job|duties))|(?<![a-z])(?:sans|aucune|pas de|no|without|with no)(?: (?:la|le|the|any|aucune|moindre|slightest|single)){0,2} (?:(?:limitations?|restrictions?) fonctionnelles?|functional (?:limitations?|restrictions?)|(?:limitations?|restrictions?)(?: (?:residuelles?|aucune|quelconque|permanentes?|d'aucune (?:sorte|nature)|at all|whatsoever|of any (?:kind|sort|nature)|(?:n'est|ne sont|is|are) (?:imposee?s?|retenue?s?|necessaires?|requise?s?|emise?s?|justifiee?s?|required|needed|imposed|retained|warranted|indicated|issued))|(?=[.,;]|$)))/u;
const OF_PERSON =
  /(?<![a-z])(?:travail|emploi|poste|metier|fonctions|apte|capacites?|activites|taches|work|capacity|activities|tasks|job|duties|occupation|employment|fit|fonctionnelles?|functional)(?![a-z])/u;
const OF_A_TIME =
  /(?<![a-z])(?:leger[a-z]*|light|assign[a-z]*|modifi[a-z]*|progressi[a-z]*|gradual[a-z]*|jusqu'[a-z]*|until|puis|then|ensuite|initialement|initially|depuis|since|repris|returned|resumed)(?![a-z])/u;

/** Whether the summary says that the worker is left without any limitation. */
export function saysNoLimits(one: Statement): boolean {
  const match = SAYS_NONE.exec(one.plain);
  if (match === null || one.isReported || one.isOther || one.isSupposed) return false;
  if (BUT.test(one.plain) || OF_A_TIME.test(one.plain) || !OF_PERSON.test(one.plain)) return false;
  if (one.facts.some(({ kind }) => kind === 'date' || kind === 'side')) return false;
  const end = match.index + match[0].length;
  return IN_JOB.test(one.plain.slice(end)) || !isLimitedToAPart(one, end);
}

const IN_JOB =
  /^ (?:dans|a|au|in|at) (?:son|sa|ses|le|la|les|his|her|the) (?:travail|emploi|poste|metier|fonctions|work|job|duties)(?! (?:de|d'|a|leger|modifie|light)(?![a-z]))/u;
