/** Sides that a history names for what hurts, and those of which a report says that they are not at issue. */
import type { Statement } from '../reading/statements.ts';

/** Where it first hurt: « une douleur est apparue au coude gauche », "her left elbow began to hurt". */
const COMPLAINT =
  /(?<![a-z])(?:douleurs?|mal|malaise|sensibilite|engourdissements?|brulures?|inconfort|symptomes?|pain|aches?|hurt(?:s|ing)?|soreness|discomfort|numbness|tingling|symptoms?)(?![a-z])/u;
const BEGINS =
  /(?<![a-z])(?:appar[a-z]*|commenc[a-z]*|debut[a-z]*|ressent[a-z]*|senti[a-z]*|developp[a-z]*|install[a-z]*|surven[a-z]*|s'est mise? a|eprouv[a-z]*|manifest[a-z]*|appear[a-z]*|came on|began|begun|started|develop[a-z]*|felt|feels?|notic[a-z]*|set in|arose|onset|experienc[a-z]*)(?![a-z])/u;
const OF_LATER =
  /(?<![a-z])(?:ensuite|puis|plus tard|par la suite|aussi|egalement|compens[a-z]*|irradi[a-z]*|later|then|also|afterwards|subsequently|overus[a-z]*|radiat[a-z]*|n'|pas|jamais|aucune|no|not|never)(?![a-z])/u;

/** « C'est la cheville droite qui a tourné. » */
const IT_WAS =
  /(?<![a-z])(?:c'est|c'etait|it (?:is|was)) (?:la |le |l'|the |his |her |son |sa )[a-z ]{3,30} (?:qui (?:a (?:tourne|cede|ete|heurte|frappe|recu|plie|craque|absorbe|mal)|s'est|lui fait|fait|devient)|(?:that|which) (?:turned|twisted|rolled|gave|was|got|hurts?|hit|struck|buckled|took|began|started))(?![a-z])/u;

export const isFirstComplaint = ({ plain }: Statement): boolean =>
  ((COMPLAINT.test(plain) && BEGINS.test(plain)) || IT_WAS.test(plain)) && !OF_LATER.test(plain);

/** « L'épaule gauche, atteinte en 2016, n'est pas en cause. » */
const NOT_AT_ISSUE =
  /(?<![a-z])(?:(?:n'est|ne sont|n'etait) (?:pas|nullement|aucunement|plus) (?:en (?:cause|jeu|litige)|concernee?s?|visee?s?|impliquee?s?|touchee?s?|atteinte?s?|evaluee?s?|l'objet)|(?:is|are|was) (?:not|no longer) (?:at issue|in question|in cause|concerned|involved|affected|the (?:object|subject)|part of)|ne fait pas (?:partie|l'objet)|(?:atteinte?|blessee?|operee?|lesee?|fracturee?|injured|operated on|hurt|fractured) (?:en|in) (?:19|20)\d\d)(?![a-z])/u;

export const isAtIssue = ({ plain }: Statement): boolean => !NOT_AT_ISSUE.test(plain);

/** « Une douleur au genou gauche, en compensation »: of the other side than the injury. */
export const isCompensation = ({ plain }: Statement): boolean =>
  /(?<![a-z])(?:compens[a-z]*|surutilis[a-z]*|surcharge|overus[a-z]*|overload[a-z]*)(?![a-z])/u.test(plain);
