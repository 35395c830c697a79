/** What a statement of the conclusion says of care to come: that there is none, or that some is advised. */
import { OF_ANOTHER_ORGAN } from './operations-on-other-organs.ts';
import { clauseAround } from './polarity.ts';
import type { Statement } from './statements.ts';

/** What a worker is treated with; upkeep and drugs are left out. */
const CARE = String.raw`(?<![a-z])(?:physiotherap[a-z]*|ergotherap[a-z]*|kinesitherap[a-z]*|psychotherap[a-z]*|therap(?:y|ies|ie)|infiltr[a-z]*|injections?|chirurgies?|surgery|surgeries|operations?|arthroscop[a-z]*|arthrodes[a-z]*|[a-z]{3,}(?:otom|ectom|plast|rraph|rrhaph)(?:ies?|y)|[a-z]{4,}odes(?:es?|is)|(?:exploration|correction|revision|prise en charge) chirurgicale|surgical (?:exploration|treatment|correction|revision|management)|chirurgicalement|surgically|liberee?s?|operee?s?|infiltree?s?|reconstruite?s?|reparee?s?|decomprimee?s?|released|operated on|injected|repaired|reconstructed|decompressed|neuroly[a-z]*|tenoly[a-z]*|rhizotom[a-z]*|denervation|fusion|decompressions?|liberation d|releases? of|reconstructions?|reparations?|repairs?|greffes?|(?:tendon|bone|ligament|skin) grafts?|grafting|blocs? (?:facettaires?|nerveux)|nerve blocks?|epidurales?|chiropra[a-z]*|osteopath[a-z]*|acupunct[a-z]*|readaptation|rehabilitation|reeducation|prothes[a-z]*|(?:knee|hip|joint|shoulder) replacement|retrait d|ablation d|exerese d|removal of|excision|debridement|ondes de choc|shock-?waves?|clinique de la douleur|pain clinic|(?:seances|sessions|visits) (?:de|d'|of|supplementaires|additionnelles))(?![a-z]{2})`;
/** Advice, need or a plan, of now. */
const ADVICE = String.raw`(?<![a-z])(?:(?:je|nous|on|i|we) (?:lui |vous |therefore |would |strongly |donc )?(?:recommand(?:e|ons)|sugger(?:e|ons)|propos(?:e|ons)|conseill(?:e|ons)|preconis(?:e|ons)|prescri(?:s|vons)|prevoi(?:s|t)|prevoyons|demand(?:e|ons)|recommend|advise|suggest|propose|advocate|prescribe|plan|foresee|favou?r)|j'envisage|(?:est|sont|demeurent?|restent?|m'apparait|semble|is|are|remains?) (?:[a-z]+ment |encore |toujours |donc |maintenant |still |also |clearly |now |therefore |further )?(?:indique|requis|necessaire|recommande|prevu|souhaitable|planifie|programme|suggere|conseille|de mise|indicated|required|needed|necessary|recommended|advised|warranted|advisable|desirable|planned|scheduled|called for|in order)[a-z]*|a (?:prevoir|planifier|faire|debuter|commencer|effectuer|realiser|entreprendre|programmer|poursuivre|envisager)|to be (?:done|performed|scheduled|planned|carried out|started|undertaken|continued|considered|arranged)|s'impose(?:nt)?|il (?:faut|faudra)|il (?:y a lieu|convient|conviendrait)|(?:doi|devr)(?:t|vent|a|ont|ait|aient) (?:d'abord |encore |aussi |donc )?(?:etre (?:liberee?s?|operee?s?|infiltree?s?|reconstruite?s?|reparee?s?|decomprimee?s?|faite?s?|realisee?s?|effectuee?s?|entreprise?s?|planifiee?s?|prevue?s?|poursuivie?s?)|subir|recevoir|beneficier|avoir|entreprendre|suivre|poursuivre|continuer|se poursuivre|proceder)|beneficier(?:ait|a) d|(?:commande|appelle|justifie|merite) (?:[a-z]+ment |encore |toujours |aussi |donc )?(?:une?|des|la|le|d|que|dix|douze|huit|six|\d)|(?:demeure|reste|constitue|est|remains|is) (?:l'|la |le |the )(?:meilleure? |only |seule? |best )?(?:option|solution|traitement|treatment|choix|prochaine etape|next step|choice)|(?:candidate?|inscrite?) (?:a|pour|for)|calls? for|plan (?:comporte|prevoit|comprend|inclut|includes|provides for)|(?:is|are|remains?) (?:still )?(?:waiting for|awaiting|on (?:a|the) waiting list|a candidate for|due for|booked for)|awaits?|en attente d|necessite(?:ra|nt)?|requiert|requerra|attend (?:une|son|sa)|(?:should|must|ought to|has to|have to|needs to|need to|will have to|will) (?:first |still |also |now |then )?(?:undergo|have|receive|attend|continue|start|begin|be (?:released|operated on|injected|repaired|reconstructed|decompressed|planned|scheduled|performed|done|offered|carried out|undertaken|continued|started|given))|(?:will )?(?:need|require)s?(?! (?:for|to|not|be))|would (?:benefit|profit|gain)|(?:tirera(?:it)?|retirera(?:it)?) (?:profit|avantage|benefice)|gagnera(?:it)? a)(?![a-z])`;
/** Care in general, which may be advised as a sort of it is. */
const ANY_CARE = String.raw`(?<![a-z])(?:traitements?|soins?|interventions?|treatments?|care)(?![a-z])`;
const CARE_NAMED = new RegExp(CARE, 'u');
const ALL_CARE = new RegExp(`${CARE}|${ANY_CARE}`, 'gu');
const ADVISED = new RegExp(ADVICE, 'u');
/** What was done or advised before, by whomever. */
const THEN =
  /(?<![a-z])(?:avai(?:t|ent)|etai(?:t|ent)|(?:a|ont|avoir) (?:deja |bien )?(?:ete|recu|subi|eu|suivi|beneficie|tente|essaye)|devai(?:t|ent)|fu(?:t|rent)|aurai[a-z]*|realisee?s? (?:en|le)|was|were|had|has been|have been|has had|received|underwent|attended|tried|took place|performed (?:in|on))(?![a-z])/u;
const DENIED =
  /(?<![a-z])(?:aucune?s?|pas|plus (?=d[e'u]|necess|requi|indiqu|a )|ni|jamais|sans (?!delai|attendre|tarder|plus)|inutiles?|no|not|none|nor|neither|never|without (?!delay)|refus[a-z]*|declin[a-z]*|annul[a-z]*|cancel[a-z]*|contre-?indiqu[a-z]*|contraindicated|unnecessary|useless|nothing|rien)(?![a-z])/u;
const UNDER_CONDITION =
  /(?<![a-z])(?:si|s'ils?|advenant|en cas|au cas|a moins|eventuel[a-z]*|pourrai(?:t|ent)|possible[a-z]*|selon (?:la|l')|if|in case|in the event|unless|might|could|may|possibly|should (?=(?:pain|the|his|her|symptoms?) ))(?![a-z])/u;
/** Care that keeps a worker as he is, at home or as needed, or that is of a personal condition. */
const UPKEEP =
  /(?<![a-z])(?:entretien|soutien|maintien|maintenir|palliati[a-z]*|symptomatiques?|au besoin|confort|prn|maintenance|supportive|maintain|as needed|symptomatic|palliative|comfort|domicile|home|analges[a-z]*|medica[a-z]*|ponctuel[a-z]*|occasion[a-z]*|flare-?ups?|personnel(?:le)?s?|personal|non reliee?s?|unrelated|independamment|independently)(?![a-z])/u;

/** Where a statement advises, orders or plans care for this injury; undefined where it does not. */
export function advisedCare(one: Statement): Statement | undefined {
  const { plain } = one;
  if (
    one.isReported ||
    one.isOther ||
    OF_ANOTHER_ORGAN.test(plain) ||
    UPKEEP.test(plain) ||
    UNDER_CONDITION.test(plain)
  )
    return undefined;
  // « En janvier » may be to come; a day with its year is most often past.
  if (one.facts.some(({ kind, key }) => kind === 'date' && /^\d{4}/u.test(key))) return undefined;
  for (const care of plain.matchAll(ALL_CARE)) {
    const clause = clauseOf(plain, care.index);
    if (ADVISED.test(clause) && !DENIED.test(clause) && !THEN.test(clause)) return one;
  }
  return undefined;
}

/** The clause of a treatment with an advice that a comma parts from it: « une infiltration, à prévoir en mai ». */
function clauseOf(plain: string, index: number): string {
  const own = clauseAround(plain, index);
  if (ADVISED.test(own)) return own;
  const after = plain.slice(plain.indexOf(own) + own.length);
  return /^, (?:a|to be) /u.test(after) ? `${own}${after.slice(0, 40)}` : own;
}

const BARE =
  /^(?:non|not) (?:requi[a-z]*|necessaires?|indique[a-z]*|required|needed|necessary|indicated)[ .]*$|^(?:(?:il n'y a|there is|there are) )?(?:aucune?s?|nil|neant|rien|none|nothing|no|non)(?: (?:d'autre|de plus|autres?|other|further|more|additional|else|supplementaires?))?[ .]*$/u;
const TREATMENT = String.raw`(?:traitements?|soins?|therapies?|suivis?|treatments?|care|therapy|follow-?up)`;
const NO_CARE = new RegExp(
  String.raw`(?<![a-z])(?:(?:plus |pas )?(?:aucune?s?|nul|pas d'|pas de|plus de|no|not any|neither)(?: ?(?:autres?|nouveaux?|other|further|additional|more|active|actif)){0,2} ?(?:(?:soins?|care) (?:ni|ou|or|nor|et) (?:de )?)?${TREATMENT}|(?:plus|pas) lieu d(?:'|e )(?:offrir|prevoir|envisager|poursuivre|proposer)|rien (?:d'autre|de plus|a (?:ajouter|offrir|proposer|prevoir|envisager))|nothing (?:else|more|further|additional|to (?:add|offer|propose)|needs to be (?:added|offered|done))|(?:les |le |the )?${TREATMENT}(?: [a-z]+){0,5} (?:suffi(?:t|sants?|sante)?|suffisent|termine[a-z]*|complete[a-z]*|prennent fin|cesser|epuise[a-z]*|sufficient|sufficed|complete|finished|over|ended|stop|exhausted|adequate)|no reason to (?:offer|continue|propose))(?![a-z])`,
  'u',
);
/** The parts of an answer in other words: a denial, what is offered, and a file that is closed. */
const NEGATIVE =
  /(?<![a-z])(?:aucune?s?|rien|nul(?:le)?|pas|plus (?=d[e'u]|lieu|besoin|a )|no|none|nothing|nil|neither|not|cannot)(?![a-z])/u;
const OFFERED =
  /(?<![a-z])(?:offrir|envisag[a-z]*|prevoir|propos[a-z]*|offerte?s?|ajouter|recommand[a-z]*|indique[a-z]*|requi[a-z]*|necessaires?|besoin|entreprendre|offer[a-z]*|consider[a-z]*|add[a-z]*|recommend[a-z]*|plan[a-z]*|needed|need|required?|necessary|indicated|warranted|undertaken)(?![a-z])/u;
const THERAPEUTIC =
  /(?<![a-z])(?:therapeuti[a-z]*|modalites?|mesures?|interventions?|options?|approches?|suivi|therapeutically|measures?|modalit(?:y|ies)|approach|follow-?up)(?![a-z])/u;
/** « Il a eu tout ce qu'il fallait. » */
const ALL_GIVEN =
  /(?<![a-z])(?:a (?:deja )?(?:eu|recu)|has (?:already )?(?:had|received)|received) (?:tout|tous|toutes|all|everything)(?![a-z])/u;
const CLOSED =
  /(?<![a-z])(?:dossier|volet|plan|episode|file|chapter|phase|arsenal|options?|ressources|moyens|resources|means)(?: [a-z]+){0,3} (?:epuisee?s?|exhausted|clos|close|ferme|termine|complet|acheve|closed|complete|over|finished)(?![a-z])/u;
/** Said of a part, a sort or a time, or with an exception. */
const OF_SOME =
  /(?<![a-z])(?:sauf|hormis|excepte|outre|autres? que|d'autre que|other than|except|apart|besides|beyond|au-dela|mais|but|toutefois|cependant|however|chirurgica[a-z]*|surgical|medica[a-z]*|pharmaco[a-z]*|invasi[a-z]*|jusqu'[a-z]*|until|avant|before|pour l'instant|for now|pour le moment|n'etai(?:t|ent)|(?:was|were) not|si|if|insuffisant[a-z]*|insufficient|pas (?:ete )?(?:suffi[a-z]*|termine[a-z]*|complete[a-z]*)|not (?:been )?(?:sufficient|complete[a-z]*|enough))(?![a-z])/u;

/**
 * Whether a statement says that no care is needed any more.
 * @param isAnswer whether it answers the question of care, which « aucun » then is of
 */
export function deniesCare(one: Statement, isAnswer: boolean): boolean {
  const { plain } = one;
  if (one.isReported || one.isOther || OF_SOME.test(plain)) return false;
  if (one.facts.some(({ kind }) => kind === 'date' || kind === 'anatomy' || kind === 'side')) return false;
  if (NO_CARE.test(plain) || (isAnswer && BARE.test(plain.trim()))) return true;
  // « Aucune physiothérapie n'est requise » is of one treatment.
  if (isAnswer && (ALL_GIVEN.test(plain) || CLOSED.test(plain))) return true;
  if (!isAnswer || CARE_NAMED.test(plain) || THEN.test(plain)) return false;
  return NEGATIVE.test(plain) && (OFFERED.test(plain) || THERAPEUTIC.test(plain));
}

export const namesCare = (plain: string): boolean => CARE_NAMED.test(plain);
