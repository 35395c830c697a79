/** What a sentence says that is not the physician's own finding of this injury: from such sentences nothing is concluded. */
import { isOther } from '../../local/conclusion/find-event.ts';
import { namesSource } from './named-sources.ts';

/** What of a sentence keeps it from being the physician's own word on this injury. */
export interface AssertionStatus {
  /** Somebody else's opinion or words. */
  readonly isReported: boolean;
  /** Of an earlier accident, another file or a condition of the person. */
  readonly isOther: boolean;
  /** The other side is named as what this one is compared with. */
  readonly isCompared: boolean;
  /** Possible, planned or under a condition. */
  readonly isSupposed: boolean;
  /** A diagnosis that is not retained. */
  readonly isRuledOut: boolean;
}

const REPORTED =
  /(?<![a-z])(?:aux dires|au dire|suivant l'avis|dr|dre|drs|docteure?s?|(?:le|la|son|sa) (?:medecin|chirurgien(?:ne)?|orthopediste|physiatre|physiotherapeute|ergotherapeute|radiologiste)|medecins? (?:designee?|traitante?|evaluat[a-z]+|de l'employeur|qui a charge|experte?)|(?:l'|cet |un )expert(?:e|ise)?|employeur|bureau d'evaluation|bem|tribunal|in the (?:opinion|view) of|dr\.|doctor|(?:his|her|their) (?:own |family |treating |attending )?(?:physician|doctor|surgeon)|the (?:attending|treating|designated|employer's|family|independent) (?:physician|doctor|surgeon|expert|examiner)|employer|the (?:surgeon|radiologist|physiatrist|physiotherapist)|tribunal)(?![a-z])/u;
/** « J'estime que », "I believe that" are the physician's own word. */
const TELLS =
  /(?<![a-z])(?<!(?<![a-z])(?:je|nous|on|i|we) )(?<!j')(?:rapporte|affirme|allegue|declare|mentionne|dit|croit|estime|se plaint|mentionnait|rapportait|reports?|states?|claims?|alleges?|believes?|complains?|says?|mentions?|reported|stated|told)(?: that| qu[e'])/u;
const PERSONAL =
  /(?<![a-z])(?:condition personnelle|(?:autre|ancien|precedent|different) employeur|employeur (?:precedent|anterieur)|(?:another|other|former|previous|prior|different|earlier) employer|preexist[a-z]+|personnel(?:le)?s? (?:et|non)|non reliee?s?|sans (?:relation|lien) (?:avec|causal)|etrangere?s? (?:a|au)|degenerat[a-z]+ connue?s?|connue?s? depuis (?:19|20)\d\d|pre-?existing|unrelated|personal condition|not related to|known since (?:19|20)\d\d|in (?:19|200|201)\d(?! )|jadis|dans l'enfance|in childhood|years ago|il y a (?:[a-z]+|\d+) ans|deja (?:subi|eu|ete opere)|previously|anterieurement|par le passe|in the past|remote|ancienne?s?|(?:son|sa|his|her|the worker's) (?:frere|soeur|pere|mere|conjointe?|epou[xs]e?|mari|fils|fille|brother|sister|father|mother|husband|wife|spouse|son|daughter))(?![a-z])/u;
const COMPARED =
  /(?<![a-z])(?:compar[a-z]+|par rapport|contralateral[a-z]*|controlateral[a-z]*|cote oppose|autre cote|opposite|other side|versus|vs|contre(?! une?(?![a-z]))|against(?! an? )|(?<!(?:retiens|retient|estime|crois|pense|conclus|considere|constate|avis|note|montre) )que (?:du|le|la|a|au)|qu'a|than (?:on|the)|saine?s?|indemnes?|uninjured|unaffected|uninvolved|non atteinte?s?|asymptomatiques?|sound side|alors que|tandis que|while|whereas|reference|referen[a-z]+|memes?(?! jour| date| moment| periode| soir)|same(?! day| date| time)|similaires?|semblables?|similar|identical)(?![a-z])/u;
const SUPPOSED =
  /(?<![a-z])(?:si|advenant|en cas|eventuel[a-z]*|pourrait|pourraient|possible(?:s|ment)?|possibilite|probables?|envisag[a-z]+|propos[a-z]+|prevue?s?|prevoi[rt]|planifi[a-z]+|differentiels?|a exclure|a eliminer|suspicion|soupcon[a-z]*|suspecte[a-z]*|recommand[a-z]+|demandee?s?|en attente|hypothe[a-z]+|if|should|may(?! \d)|might|could|possible|possibly|potential|planned|scheduled|proposed|offered|differential|suspect[a-z]*|recommended|considered|awaiting|pending|requested|would)(?![a-z])/u;
const RULED_OUT =
  /(?<![a-z])(?:ecart[a-z]+|elimine[a-z]*|exclu(?:e|s|es|t)?|refuse[a-z]*|infirm[a-z]+|rejet[a-z]+|(?:n'est|ne sont|n'a|n'ont|n'etait|non|pas) (?:pas )?(?:ete )?(?:retenue?s?|reconnue?s?|acceptee?s?|retrouvee?s?|objectivee?s?|maintenue?s?)|ne (?:retiens?|retient|retenons) pas|ruled out|excluded|not (?:retained|accepted|recognized|supported|confirmed|found|related)|rejected|refused|denied|do not (?:retain|accept)|cannot be (?:retained|supported))(?![a-z])/u;

/**
 * @param plain the sentence in lower case without accents
 * @param text the sentence as it stands, its letters where those of `plain` stand; its capitals tell a name
 */
export function assertionStatusOf(plain: string, text = plain): AssertionStatus {
  return {
    isReported: REPORTED.test(plain) || TELLS.test(plain) || namesSource(plain, text),
    isOther: isOther(plain) || PERSONAL.test(plain),
    isCompared: COMPARED.test(plain),
    isSupposed: SUPPOSED.test(plain),
    isRuledOut: RULED_OUT.test(plain),
  };
}
