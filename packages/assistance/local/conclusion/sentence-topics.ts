/** What a sentence of a history tells that a conclusion repeats. */
import { splitWords } from '@constat/language/text';
import { termClassesOf } from '@constat/language/lexicon';
import type { TextLanguage } from '../../fidelity/difference.ts';
import { toldAct, toldOperation } from './operation.ts';
import type { ToldAct } from './operation.ts';
import type { ToldSentence } from './history-passages.ts';

/** What a sentence tells, each on its own. */
export interface Topics {
  readonly operation: ToldAct;
  readonly injection: ToldAct;
  /** An examination by image or by current, with its result or its absence of findings. */
  readonly imaging: ToldAct;
  readonly isDiagnosis: boolean;
  /** A diagnosis that was not retained, was ruled out or refused. */
  readonly isRefusedDiagnosis: boolean;
  /** The claim, or the event by its name. */
  readonly isEvent: boolean;
  readonly isWork: boolean;
  readonly isRelapse: boolean;
  readonly isComplication: boolean;
  /** Care that is no operation and no injection. */
  readonly isCare: boolean;
  /** A lesion that is seen or found, and is not denied. */
  readonly isFinding: boolean;
  /** What came of an act: relief, a complication or none. */
  readonly isEffect: boolean;
  /** Of the worker's family: nothing of it is the worker's. */
  readonly isOfFamily: boolean;
  readonly isImpairment: boolean;
  readonly isLimitation: boolean;
}

type Cues = Readonly<Record<TextLanguage, RegExp>>;

const INJECTION: Cues = {
  fr: /(?<![a-z])(?:(?:re-?)?infiltrations?(?!\s+(?:graiss|adip|oedemat|inflammat|liquid|hemorrag|tumor|cellul)[a-z]*)|infiltree?s?|blocs?(?=\s+(?:facettaires?|nerveux|anesthesi\w*|tronculaires?|stellaires?|sympathiques?|diagnosti\w*|epidura\w*|foramina\w*|radicula\w*|moteurs?|de branche|du|des?|l\d|c\d|sacro\w*|bilatera\w*))|(?<!(?:fibrose|espace|hematome|abces|lipomatose|graisse|stenose|cicatrice|tissu)\s)(?:epi|peri)durales?|viscosuppl[a-z]*|acide hyaluronique|prp|plasma riche|rhizolyses?|rhizotomies?|radiofrequences?|thermocoagulations?|arthro-?distensions?|prolotherapie|mesotherapie|ponctions?|injections?(?!\s+(?:im|iv|sc|de ketorolac|d'insuline)))(?![a-z])/gu,
  en: /(?<![a-z])(?:injections?|injected|(?<!(?:fat|fatty|marrow|inflammatory|o?edematous|tumou?r|cellular|neoplastic)\s)infiltrations?|epidurals?(?!\s+(?:fibrosis|space|h(?:a)?ematoma|abscess|fat|lipomatosis|scar))|(?:nerve|facet|medial branch|diagnostic|sacroiliac|root|ganglion|sympathetic|transforaminal|anesthetic|trigger point)\s+blocks?|blocks?(?=\s+(?:at|of)\s)|viscosuppl[a-z]*|hyaluronic acid|hyaluronate|prp|platelet-rich|rhizolys[ie]s|rhizotom(?:y|ies)|radiofrequency|prolotherapy|hydrodilat[a-z]*|aspirations?)(?![a-z])/gu,
};
const MUSCLE =
  /(?<![a-z])(?:im|intramusculaire|intramuscular|iv|vaccin[a-z]*|insulin[a-z]*|tetan[a-z]*)(?![a-z])/u;
const IMAGING_SHORT =
  /(?<![a-z])(?:arthro-?)?(?:irm|tdm|rx|emg|mri|ct|x-?rays?|radiographs?|doppler|scans?|scanner|taco|ultrasound|sonogram|electromyogra[a-z]*|films?|cliches?)(?![a-z])/gu;
/** An image that guides an act is no examination. */
const GUIDE = /(?<![a-z])(?:sous|under|par|guidage|by|with|guid[a-z]*)\s+(?:controle\s+|guidage\s+)?$/u;

const DIAGNOSIS: Cues = { fr: /diagnosti/u, en: /diagnos/u };
/** Somebody was seen, and the diagnosis stands after a colon. */
const SEEN =
  /(?<![a-z])(?:vue?s?|revue?s?|consult[a-z]*|evaluee?|examinee?|dre?|docteure?|medecin|seen|saw|evaluated|doctor|physician)(?![a-z])[^:]{0,80}:\s/u;
const JUDGED: Cues = {
  fr: /(?<![a-z])(?:retien(?:t|nent)|retenue?s?|retint|conclu[a-z]*|ecart[a-z]*|elimin[a-z]*|reconnai[a-z]*|reconnue?s?|accept[a-z]*|refus[a-z]*|exclu[a-z]*|infirme[a-z]*|evoqu[a-z]*)(?![a-z])/u,
  en: /(?<![a-z])(?:retain(?:s|ed)|conclude[sd]|rule[sd] out|ruled out|recogni[sz]ed|accept(?:s|ed)|refuse[sd]|denied|rejected|excluded|disproved)(?![a-z])/u,
};
const REFUSED: Cues = {
  fr: /(?:(?:n'est|ne sont|n'a|n'ont|ne fut|n'etait)\s+pas\s+(?:ete\s+)?(?:retenue?s?|reconnue?s?|acceptee?s?|confirmee?s?)|(?:ne|n')\s?(?:retien|reconnai|accept)[a-z]*\s+pas|non\s+retenue?s?|(?<![a-z])(?:ecarte|refuse|elimine|infirme|rejete|exclu)e?s?(?![a-z])|(?:est|sont|a ete)\s+(?:ecarte|refuse|elimine|infirme|rejete|exclu)e?s?)/u,
  en: /(?:(?:not|never)\s+(?:[a-z]+\s)?(?:retain|recogni[sz]|accept|confirm)(?:ed)?|(?<![a-z])(?:ruled out|rules out|refuse[sd]|rejected|excluded|denied)(?![a-z]))/u,
};

const EVENT: Cues = {
  fr: /fiche de reclamation|declaration d'accident|(?<!(?:depuis|avant|apres|hors|pre)\s(?:l'|cet |cette )?)(?:evenement|accident)(?:s?)(?![a-z])/u,
  en: /claim form|accident report|(?<!(?:since|before|after|pre)\s(?:the |this |his |her )?)(?:event|accident)(?:s?)(?![a-z])/u,
};
/** Another source that dates the event told before it: « le registre le situe au 15 mars ». */
const DATED_ELSEWHERE: Cues = {
  fr: /(?<![a-z])l[ae]\s+(?:situ|dat|fix|plac)e(?:nt)?\s+(?:au|le|du)(?![a-z])/u,
  en: /(?<![a-z])(?:places?|placed|dates?|dated|puts?)\s+it\s+(?:on|at|to|in)(?![a-z])/u,
};
const WORK_NOUN: Cues = {
  fr: /(?<![a-z])(?:travail|travaux|emploi|taches|fonctions|assignation|mi-temps|temps plein|quart|travailler|poste|retour progressif|demi-journees?)(?![a-z])/u,
  en: /(?<![a-z])(?:work|duty|duties|job|assignment|employment|working|gradual return|progressive return|half[- ]days?)(?![a-z])/u,
};
/** Going back to work, or leaving it again. */
const WORK_MOVE: Cues = {
  fr: /(?<![a-z])(?:retour[a-z]*|repri[st][a-z]*|repren[a-z]*|recommenc[a-z]*|revien[a-z]*|revenue?s?|reint[a-z]*|ces[ss][a-z]*|arret[a-z]*|interromp[a-z]*|tente[a-z]*|essa(?:i|ie|yer?|ye|yee?s?)|fin|debut[a-z]*|abandon[a-z]*|echou[a-z]*|echec|quitt[a-z]*|demission[a-z]*|licenci[a-z]*|congedi[a-z]*|retraite|assignation temporaire|autoris[a-z]*|mise? en arret|se termin[a-z]*|termine)(?![a-z])/u,
  en: /(?<![a-z])(?:return[a-z]*|went back|go back|back (?:to|at|on)|resum[a-z]*|stop[a-z]*|ceas[a-z]*|attempt[a-z]*|tried|trial|began|begun|begin|start[a-z]*|end(?:ed|s)?|abandon[a-z]*|failed|off work|taken off|put (?:back )?on|left|quit|resign[a-z]*|laid off|dismissed|retired)(?![a-z])/u,
};
/** With a date they tell of work by themselves. */
const FULL_TIME =
  /(?<![a-z])(?:temps plein|temps partiel|plein temps|full[- ]time|part[- ]time|full duty|full duties)(?![a-z])/u;
const RELAPSE: Cues = {
  fr: /(?<![a-z])(?:rechut[a-z]*|recidiv[a-z]*|aggrav(?:ation|e|ee|ait|er))(?![a-z])/u,
  en: /(?<![a-z])(?:relaps[a-z]*|recurren[a-z]*|aggravat(?:ed|ion)|re-?injur[a-z]*|flare-?ups?)(?![a-z])/u,
};
const COMPLICATION: Cues = {
  fr: /(?<![a-z])(?:infection|thrombose|tvp|embolie|algodystrophie|sdrc|pseudarthrose|dehiscence|capsulite|phlebite)(?![a-z])/gu,
  en: /(?<![a-z])(?:infection|thrombosis|dvt|embolism|crps|complex regional|non-?union|dehiscence)(?![a-z])/gu,
};
const CARE: Cues = {
  fr: /(?<![a-z])(?:[a-z]*therapies?|acu(?:punc|ponc)ture|chiropra[a-z]*|osteopath[a-z]*|kinesi[a-z]*|readaptation|reeducation|developpement des capacites|ondes de choc|ortheses?|attelle|immobilisation|platree?|clinique de la douleur|reduction fermee)(?![a-z])/u,
  en: /(?<![a-z])(?:[a-z]*therap(?:y|ies)|acupuncture|chiropractic|osteopath[a-z]*|kinesi[a-z]*|rehabilitation|work hardening|shock ?waves?|orthosis|brace|splint|sling|cast|immobili[sz][a-z]*|massage|pain clinic|closed reduction)(?![a-z])/u,
};
const FINDING: Cues = {
  fr: /hernie|fracture|dechirure|(?:de)?montre|revele|confirme|objective/gu,
  en: /herniation|fracture|tear|show(?:s|ed)|reveal|confirm|demonstrate/gu,
};
const EFFECT: Cues = {
  fr: /(?<![a-z])(?:soulag[a-z]*|effets?|amelior[a-z]*|benefi[a-z]*|complications?|reponse|suites)(?![a-z])/u,
  en: /(?<![a-z])(?:relie[fv][a-z]*|benefi[a-z]*|improv[a-z]*|complications?|effects?|respon[sd][a-z]*|helped)(?![a-z])/u,
};
const IMPAIRMENT: Cues = {
  fr: /atteinte permanente|(?<![a-z])(?:apipp|aipp|sequelles?)(?![a-z])/u,
  en: /permanent (?:physical |mental |functional )?impairment|(?<![a-z])sequelae(?![a-z])/u,
};
const LIMITATION: Cues = {
  fr: /limitations?\s+(?:fonctionnelles?|permanentes?|temporaires?)|restrictions?\s+(?:fonctionnelles?|permanentes?)/u,
  en: /(?:functional|permanent|temporary|work)\s+(?:limitation|restriction)s?/u,
};
/** What names somebody of the worker's family. */
const RELATIVE: Readonly<Record<TextLanguage, string>> = {
  fr: '(?:belle-|beau-|grand-?|demi-)?(?:meres?|peres?|freres?|soeurs?|fils|filles?|conjointe?s?|epouses?|epoux|mari|oncles?|tantes?|cousine?s?|parents?|enfants?)(?![a-z])',
  en: '(?:half-|step-?|grand)?(?:mothers?|fathers?|brothers?|sisters?|sons?|daughters?|parents?|spouse|wife|husband|uncles?|aunts?|cousins?|children)(?![a-z])',
};
/** A sentence whose subject is of the worker's family, first or after what tells the time (« pendant la chirurgie, »). */
const FAMILY: Cues = {
  fr: new RegExp(
    String.raw`^(?:(?:(?:sa|son|ses|la|le|les|l')\s?)?|(?:pendant|durant|lors|apres|avant|depuis|a|en|ce|le \d)(?![a-z])[^,;:]{0,60},\s(?:sa|son|ses)\s)${RELATIVE.fr}`,
    'u',
  ),
  en: new RegExp(
    String.raw`^(?:(?:(?:his|her|their|the|the worker's|the patient's)\s)?|(?:during|after|before|since|at|in|on|while)\s[^,;:]{0,60},\s(?:his|her|their)\s|(?:during|after|before|at)\s(?:the\s)?(?![a-z]*ing\s)[a-z]+\s(?:his|her|their)\s)${RELATIVE.en}`,
    'u',
  ),
};
/** What is said not to be there is no finding that is present. */
const DENIED =
  /(?<![a-z])(?:pas|aucune?|sans|jamais|nie|no|not|never|without|denies|denied)(?![a-z])[^,;.]{0,40}$/u;
const DENIED_AFTER = /^[a-z]{0,20}\s+(?:pas|aucune?|no|not)(?![a-z])/u;

const NOTHING: Topics = {
  operation: 'none',
  injection: 'none',
  imaging: 'none',
  isDiagnosis: false,
  isRefusedDiagnosis: false,
  isEvent: false,
  isWork: false,
  isRelapse: false,
  isComplication: false,
  isCare: false,
  isFinding: false,
  isEffect: false,
  isOfFamily: true,
  isImpairment: false,
  isLimitation: false,
};

/** The topics of a sentence. */
export function topicsOf(
  sentence: Pick<ToldSentence, 'text' | 'own' | 'plain' | 'dates'>,
  language: TextLanguage,
): Topics {
  const { text, own, plain, dates } = sentence;
  const has = (cues: Cues): boolean => cues[language].test(plain);
  const isNamed = has(DIAGNOSIS);
  const isRefused = has(REFUSED);
  const isSeen = SEEN.test(plain);
  const terms = isNamed || (!isRefused && !isSeen && !has(JUDGED)) ? null : classesOf(own, language);
  const isDiagnosis = isNamed || terms?.has('diagnosis') === true;
  if (has(FAMILY)) return NOTHING;
  return {
    operation: toldOperation(text, language),
    injection: MUSCLE.test(plain) ? 'none' : toldAct(plain, [...plain.matchAll(INJECTION[language])]),
    imaging: toldAct(plain, imagesIn(own, plain, language)),
    isDiagnosis,
    isRefusedDiagnosis: isDiagnosis && isRefused,
    isEvent: has(EVENT) || (dates.length > 0 && has(DATED_ELSEWHERE)),
    isWork: (has(WORK_NOUN) && has(WORK_MOVE)) || (dates.length > 0 && FULL_TIME.test(plain)),
    isRelapse: has(RELAPSE),
    isComplication: isStated(plain, COMPLICATION[language]),
    isCare: has(CARE),
    isFinding: isStated(plain, FINDING[language]),
    isEffect: has(EFFECT),
    isOfFamily: false,
    isImpairment: has(IMPAIRMENT),
    isLimitation: has(LIMITATION),
  };
}

/** Whether a sentence goes on about a stop or a resumption that the one before it speaks of. */
export function tellsOfMove(plain: string, language: TextLanguage): boolean {
  return WORK_MOVE[language].test(plain);
}

/** Whether a sentence tells of a drug, by the lexicon. */
export function namesDrug(own: string, language: TextLanguage): boolean {
  return classesOf(own, language).has('drug');
}

/** Whether a sentence tells of a lesion, by the lexicon. */
export function namesLesion(own: string, language: TextLanguage): boolean {
  return classesOf(own, language).has('diagnosis');
}

function classesOf(own: string, language: TextLanguage): ReadonlySet<string> {
  return new Set(
    splitWords(own, language).flatMap(({ text, kind }) =>
      kind === 'word' ? termClassesOf(text, language) : [],
    ),
  );
}

/** The names of examinations, by the lexicon and by their abbreviations, where they do not guide an act. */
function imagesIn(own: string, plain: string, language: TextLanguage): readonly RegExpExecArray[] {
  const named = splitWords(own, language)
    .filter(
      ({ kind, text }) =>
        kind === 'word' && text.length > 4 && termClassesOf(text, language).includes('imaging'),
    )
    .slice(0, 40)
    .flatMap(({ start, text }) => {
      const found = new RegExp(`.{${Math.min(text.length, 60)}}`, 'suy');
      found.lastIndex = start;
      const match = found.exec(plain);
      return match === null ? [] : [match];
    });
  return [...named, ...plain.matchAll(IMAGING_SHORT)].filter(
    ({ index }) => !GUIDE.test(plain.slice(Math.max(0, index - 30), index)),
  );
}

/** True when the word stands in the text and is not denied. */
function isStated(plain: string, cue: RegExp): boolean {
  return [...plain.matchAll(cue)]
    .slice(0, 40)
    .some(
      ({ index, 0: found }) =>
        !DENIED.test(plain.slice(Math.max(0, index - 60), index)) &&
        !DENIED_AFTER.test(plain.slice(index + found.length, index + found.length + 30)),
    );
}
