/** Whether a sentence of the history depends on what was told before it, or only speaks of the worker. */
import { withoutQuotes } from '@constat/language/text';
import type { TextLanguage } from '../fidelity/difference.ts';

const LEANING =
  /(?<![\p{L}\p{M}’'])(?:il|elle|ils|elles|celui-ci|celle-ci|ce dernier|cette derni[èe]re|le m[êe]me|la m[êe]me|cette date|he|she|they|it|the latter|the same|that (?:day|date))(?![\p{L}\p{M}])/iu;

/** What a pronoun does that a person alone does or undergoes: no imaging, treatment or lesion falls or consults. */
const PERSONAL = {
  fr: String.raw`(?:(?:\s+|(?<=[’']))(?:[ns][’']|(?:ne|se|y|a|avait|est|était|été|alors|puis|ensuite|déjà|aussi)(?!\p{L})))*(?:\s+|(?<=[’']))(?:tomb|chut[eéa]|gliss[eéa]|trébuch|soul[èe]v|transport(?:e|ait)\s|ressen|rapport[eéa]|consult[eéa]|bless[eéa]|tord|heurt[eéa]|cogn[eéa]|coinc[eéa]|travaill|marche|dort|plaint|(?:re)?prend le travail|(?:a )?repris le travail|(?:re)?tourn[eé]e? au travail|cess[eé] (?:le|son|de) trava|mal\s|(?<=(?:est|été|était)\s)(?:opéré|hospitalisé|transporté|mise? en arrêt|vue?\s+(?:par|à|en|au|chez)\s))`,
  en: String.raw`(?:[’']d)?(?:\s+(?:has|had|was|is|then|also|first|initially|again))*\s+(?:fell|fall|slip|trip|twist|lift|carr(?:y|ied)|felt|feel|report|complain|consult|went|saw\s|seen\s|had\s|injur|hurt|strain|sprain|stopped work|returned to|hospitali[sz]|underwent|started|began)`,
} as const;
const PRONOUN = {
  fr: { male: 'il', female: 'elle' },
  en: { male: 'he', female: 'she' },
} as const;
/** Whom a pronoun may mean beside the worker: clinicians, kin, colleagues, and whoever bears a name. */
const ANOTHER =
  /(?<!\p{L})(?:docteure?|dre?|médecin|physiatre|orthopédiste|[\p{L}-]{0,20}chirurgien(?:ne)?|[\p{L}-]{1,20}logue|[\p{L}-]{1,20}thérapeute|infirmi(?:er|ère)|spécialiste|expert[e]?|omnipraticien(?:ne)?|urgentologue|conjointe?|mari|épou(?:x|se)|femme|homme|frère|sœur|soeur|mère|père|fils|fille|amie?|collègue|superviseure?|contremaître(?:sse)?|patron(?:ne)?|employeur|agente?|cliente?|témoin|bénéficiaire|résidente?|élève|conduct(?:eur|rice)|doctor|physician|[\p{L}-]{0,20}surgeon|[\p{L}-]{1,20}(?:ologist|iatrist|aedist)|specialist|[\p{L}-]{0,20}therapist|nurse|husband|wife|spouse|partner|brother|sister|mother|father|son|daughter|friend|co-?worker|colleague|supervisor|foreman|boss|employer|driver|client|man|woman)s?(?!\p{L})/iu;
/** Persons whose gender a French pronoun of the other gender leaves out; « docteur » is said of women too. */
const OF_OTHER_GENDER: Readonly<Record<string, RegExp>> = {
  il: /(?<!\p{L})(?:(?:docteure|dre|madame|mme)(?:\.?[ \u00A0]\p{Lu}[\p{L}-]+){0,2}|(?:(?:neuro)?chirurgien|omnipraticien)ne|infirmière|conjointe|épouse|femme|mère|sœur|soeur|fille)(?!\p{L})/giu,
  elle: /(?<!\p{L})(?:(?:monsieur)(?:[ \u00A0]\p{Lu}[\p{L}-]+){0,2}|infirmier|conjoint|époux|mari|homme|père|frère|fils)(?!\p{L})/giu,
};
const WORKER = /(?<!\p{L})(?:travailleu(?:r|se)|worker)(?!\p{L})/iu;
const NAMED =
  /(?<=[\p{L},;] )(?!(?:Janu|Febru|March|April|May|June|July|August|Septem|Octo|Novem|Decem|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun))\p{Lu}\p{Ll}+/u;

export interface WorkerReading {
  /** True when the sentence needs what was told before it: it must stay behind that. */
  leans(sentence: string, before: string): boolean;
  /** False when a pronoun for the worker could be read, after `before`, as one for somebody else. */
  canFollow(sentence: string, before: string): boolean;
}

/** Reads the pronouns of one history. They may mean the worker where the text names one of that gender alone. */
export function readWorker(text: string, language: TextLanguage): WorkerReading {
  const own = withoutQuotes(text);
  const pronoun = pronounOf(own, language);
  const ofWorker =
    pronoun === null
      ? null
      : new RegExp(String.raw`(?<![\p{L}\p{M}’'])${pronoun}(?=${PERSONAL[language]})`, 'giu');
  const ofAny =
    pronoun === null ? null : new RegExp(String.raw`(?<![\p{L}\p{M}’'])${pronoun}(?![\p{L}\p{M}])`, 'giu');
  // Beside « le travailleur », a patient is somebody else: a nurse or an orderly looks after patients.
  const isWorkerNamed = WORKER.test(own);
  const isOther = (before: string): boolean => {
    const otherGender = OF_OTHER_GENDER[pronoun ?? ''];
    const visible = withoutQuotes(before);
    const said = otherGender === undefined ? visible : visible.replaceAll(otherGender, ' ');
    return ANOTHER.test(said) || NAMED.test(said) || (isWorkerNamed && /(?<!\p{L})patient/iu.test(said));
  };
  /** The worker is named before the pronoun, in the sentence, and nobody else is. */
  const isToldInside = (said: string, lead: string): boolean =>
    ofAny !== null && WORKER.test(lead) && !isOther(lead) && !LEANING.test(said.replaceAll(ofAny, ' '));
  return {
    leans(sentence, before) {
      const said = withoutQuotes(sentence);
      const lead = said.slice(0, LEANING.exec(said)?.index ?? 0);
      if (!LEANING.test(said) || isToldInside(said, lead)) return false;
      if (ofWorker === null || LEANING.test(said.replaceAll(ofWorker, ''))) return true;
      return isOther(before) || isOther(lead);
    },
    canFollow: (sentence, before) => !LEANING.test(withoutQuotes(sentence)) || !isOther(before),
  };
}

/** The pronoun that the worker alone can have; null where the text names none, or persons of both genders. */
function pronounOf(text: string, language: TextLanguage): string | null {
  const has = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu').test(text);
  const { male, female } = PRONOUN[language];
  if (language === 'en') {
    if (!has('worker|patient|claimant')) return null;
    return has(male) === has(female) ? null : has(male) ? male : female;
  }
  const isMale = has('travailleur|patient');
  return isMale === has('travailleuse|patiente') ? null : isMale ? male : female;
}
