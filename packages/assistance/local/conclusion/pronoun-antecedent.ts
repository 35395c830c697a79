import type { TextLanguage } from '../../fidelity/difference.ts';

/**
 * Whom or what the pronoun means that a sentence opens with. In a report about the worker a pronoun for the worker is
 * understood by itself; one for the clinician who acts or for the image that shows is not.
 */
export interface RequiredAntecedent {
  readonly kind: 'clinician' | 'image' | 'clinician-or-image' | 'worker';
  readonly gender: 'male' | 'female' | 'either';
}

/** What may stand before the pronoun without naming anybody: a date, a place, a link. */
const OPENING = {
  fr: /^(?:le\s+\d|[àa](?=\s|l[’'])|au|aux|en|lors|apr[èe]s|avant|depuis|d[èe]s|par|puis|ensuite|enfin|vers|du|dans|pendant|durant|devant|selon|suite|et|mais|donc|toutefois|cependant)(?![\p{L}])/iu,
  en: /^(?:on|in|at|after|before|since|by|during|upon|then|following|from|finally|and|but|however|subsequently)(?!\p{L})/iu,
} as const;
const PRONOUN = {
  fr: /(?<![\p{L}’'])(?<pronoun>il|elle)(?!\p{L})/iu,
  en: /(?<![\p{L}’'])(?<pronoun>he|she|it)(?!\p{L})/iu,
} as const;
/** Between a pronoun and its verb. */
const LINK = {
  fr: String.raw`^\s+(?:(?:ne|le|la|les|lui|y|en|a|avait|alors|aussi|puis)\s+|[nl][’']\s?)*`,
  en: String.raw`^\s+(?:(?:has|had|then|also)\s+)*`,
} as const;
const ACTS = {
  fr: String.raw`(?:proc[èé]d(?:e|ait|é)|opère|opéré|retient|retenu|consolid(?:e|é)|diagnostiqu(?:e|é)|infiltr(?:e|é)|recommand(?:e|é)|conclu[ts]?|revoit|établit|prescrit)(?!\p{L})`,
  en: String.raw`(?:perform(?:s|ed)|operate[sd]|retain(?:s|ed)|declare[sd]|consolidate[sd]|diagnose[sd]|inject(?:s|ed)|recommend(?:s|ed)|conclude[sd]|prescribe[sd])(?!\p{L})`,
} as const;
const SHOWS = {
  fr: String.raw`(?:(?:dé)?montr(?:e|ait|é)|révèl(?:e|ait)|révélé|objectiv(?:e|é)|met\s+en\s+évidence)(?!\p{L})`,
  en: String.raw`(?:show(?:s|ed|n)|reveal(?:s|ed)|demonstrate[sd])(?!\p{L})`,
} as const;
const CONFIRMS = {
  fr: String.raw`confirm(?:e|é)(?!\p{L})`,
  en: String.raw`confirm(?:s|ed)(?!\p{L})`,
} as const;

const MALE_CLINICIAN = /(?<!\p{L})(?:docteur|dr|(?:neuro)?chirurgien|omnipraticien|plasticien)(?!\p{L})/iu;
const FEMALE_CLINICIAN =
  /(?<!\p{L})(?:docteure|dre|(?:neuro)?chirurgienne|omnipraticienne|plasticienne)(?!\p{L})/iu;
const CLINICIAN =
  /(?<!\p{L})(?:médecin|physiatre|orthopédiste|neurologue|rhumatologue|spécialiste|urgentologue|interniste|psychiatre|doctor|dr|physician|surgeon|physiatrist|orthopaedist|neurologist|rheumatologist|specialist)(?!\p{L})/iu;
const IMAGE =
  /(?<!\p{L})(?:(?:arthro-?)?(?:irm|scan|tdm)|arthrographie|échographie|radiographie|résonance|tomodensitométrie|scintigraphie|électromyographie|emg|doppler|imagerie|myélographie|mri|ct|ultrasound|x-ray|radiograph|arthrogram|imaging)(?!\p{L})/iu;
const WORKER = {
  male: /(?<!\p{L})(?:travailleur|patient|monsieur|worker)(?!\p{L})/iu,
  female: /(?<!\p{L})(?:travailleuse|patiente|madame|worker|patient)(?!\p{L})/iu,
} as const;

/** What a sentence needs named before it; null where its first clause names its own subject. */
export function requiredAntecedentOf(sentence: string, language: TextLanguage): RequiredAntecedent | null {
  const match = PRONOUN[language].exec(sentence);
  const pronoun = match?.groups?.['pronoun']?.toLowerCase();
  if (match === null || pronoun === undefined) return null;
  const before = sentence.slice(0, match.index).trim();
  if (before !== '' && (!OPENING[language].test(before) || namesSomebody(before))) return null;
  const after = sentence.slice(match.index + pronoun.length);
  const gender = pronoun === 'it' ? 'either' : pronoun === 'il' || pronoun === 'he' ? 'male' : 'female';
  const opensWith = (verbs: string) => new RegExp(LINK[language] + verbs, 'iu').test(after);
  if (opensWith(SHOWS[language])) return { kind: 'image', gender };
  if (opensWith(CONFIRMS[language])) return { kind: 'clinician-or-image', gender };
  if (opensWith(ACTS[language])) return { kind: 'clinician', gender };
  return pronoun === 'it' ? null : { kind: 'worker', gender };
}

/** Whether a sentence names what another one needs. */
export function names(
  sentence: string,
  { kind, gender }: RequiredAntecedent,
  language: TextLanguage,
): boolean {
  if (kind === 'worker') return gender !== 'either' && WORKER[gender].test(sentence);
  const isImage = kind !== 'clinician' && IMAGE.test(sentence);
  return isImage || (kind !== 'image' && namesClinician(sentence, gender, language));
}

/** A French title tells the gender; « physiatre » and "doctor" do not. */
function namesClinician(
  sentence: string,
  gender: RequiredAntecedent['gender'],
  language: TextLanguage,
): boolean {
  if (language === 'en') return CLINICIAN.test(sentence);
  const [own, other] =
    gender === 'male' ? [MALE_CLINICIAN, FEMALE_CLINICIAN] : [FEMALE_CLINICIAN, MALE_CLINICIAN];
  return own.test(sentence) || (CLINICIAN.test(sentence) && !other.test(sentence));
}

function namesSomebody(text: string): boolean {
  return [MALE_CLINICIAN, FEMALE_CLINICIAN, CLINICIAN, WORKER.male, WORKER.female].some((noun) =>
    noun.test(text),
  );
}
