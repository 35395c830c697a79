/** Findings that stand in sentences of their own: of an operation that was told before, or of a physician's visit. */
import { readForm, termClassesOf } from '@constat/language/lexicon';
import type { TermClass } from '@constat/language/lexicon';
import { splitWords } from '@constat/language/text';
import type { FactKind, TextLanguage } from '../../fidelity/difference.ts';
import { readFacts } from '../../fidelity/facts/read-facts.ts';
import type { TextFacts } from '../../fidelity/facts/read-facts.ts';
import { toldOperation } from './operation.ts';
import { STRUCTURE } from './operation-words.ts';
import type { ToldSentence } from './history-passages.ts';
import type { Topics } from './sentence-topics.ts';

/** What a finding is of, and the sentence that tells the operation, or that dates the visit and names the physician. */
export interface Finding {
  readonly kind: 'operation' | 'visit';
  readonly place: number;
}

/** A sentence with its topics. */
type TopicSentence = ToldSentence & { readonly topics: Topics };

/** « à l'exploration », "intraoperatively": a moment of an operation. What it is « of » must be a part of the body. */
const OF_THING = String.raw`(?!\s+(?:de la |de l'|du |des |de |d'|of (?:the |a |his |her )?)(?!${STRUCTURE}))`;
const MOMENT = {
  fr: new RegExp(
    String.raw`(?<![a-z])(?:(?:a|en|lors de|pendant|durant|au cours de|au moment de|sous)\s+(?:l'|la |cette |une |son )?(?:exploration|intervention|operation|chirurgie|arthroscopie|laparoscopie|ouverture|incision|dissection)(?:\s+chirurgicale)?(?![a-z])${OF_THING}|(?:en\s+)?(?:per|intra)-?operatoire(?:s|ment)?(?![a-z]))`,
    'u',
  ),
  en: new RegExp(
    String.raw`(?<![a-z])(?:(?:at|on|upon|during|in)\s+(?:the time of\s+)?(?:the |this |that |his |her )?(?:surgical |open |arthroscopic )?(?:exploration|surgery|operation|procedure|arthroscopy|laparoscopy|opening|incision|dissection|intervention)(?![a-z])${OF_THING}|intra-?operative(?:ly)?(?![a-z]))`,
    'u',
  ),
} as const;
const SURGEON = /(?<![a-z])(?:chirurgien(?:ne)?|operateur|operatrice|surgeon)(?![a-z])/u;
/** What a clinician does who finds something. */
const FOUND = {
  fr: String.raw`(?:a\s+)?(?:note|trouve|retrouve|constate|observe|decouvre|decouvert|visualise|identifie|mesure|objective|decrit|releve|voit|vu)e?s?(?![a-z])`,
  en: String.raw`(?:has\s+|had\s+)?(?:note[sd]|found|finds|saw|sees|observe[sd]|identifie[sd]|measure[sd]|describe[sd]|record(?:s|ed)|documented|discovered)(?![a-z])`,
} as const;
const PRONOUN = {
  fr: /(?<![a-z])(?:il(?!\s+(?:n'\s?)?y\s)|elle|travailleu[a-z]*|patiente?|monsieur|madame|mme)(?![a-z])/u,
  en: /(?<![a-z])(?:he|she|worker|patient)(?![a-z])/u,
} as const;
const FINDER = {
  fr: new RegExp(String.raw`(?<![a-z])(?:il|elle)\s+(?:y\s+)?${FOUND.fr}`, 'u'),
  en: new RegExp(String.raw`(?<![a-z])(?:he|she)\s+${FOUND.en}`, 'u'),
} as const;
const FINDS = {
  fr: new RegExp(String.raw`(?<![a-z])${FOUND.fr}`, 'u'),
  en: new RegExp(String.raw`(?<![a-z])${FOUND.en}`, 'u'),
} as const;
/** A state, or that something is there. */
const STATE = {
  fr: /(?<![a-z])(?:est|sont|etai(?:t|ent)|fut|furent|apparait|apparaissait|semblait|presentait|montre|montrait|il y a(?:vait)?)(?![a-z])/u,
  en: /(?<![a-z])(?:is|are|was|were|appeared|looked|showed|there (?:is|was))(?![a-z])/u,
} as const;
const OF_BODY = new RegExp(STRUCTURE, 'u');
const PHYSICIAN =
  /(?<![a-z])(?:docteure?|dre?|medecin|omnipraticien(?:ne)?|urgentologue|physiatre|orthopediste|(?:neuro)?chirurgien(?:ne)?|neurologue|rhumatologue|plasticien(?:ne)?|psychiatre|specialiste|doctor|physician|surgeon|physiatrist|orthop(?:a)?edist|neurologist|rheumatologist|psychiatrist|specialist|neurosurgeon)(?![a-z])/u;
/** A clinician who is no physician. */
const THERAPIST =
  /(?<![a-z])(?:[a-z]*therapeutes?|[a-z]*therapists?|chiropra[a-z]*|osteopathes?|osteopaths?|infirmi[a-z]*|nurses?|kinesiolog[a-z]*|acupunct[a-z]*|psycholog(?:ue|ist)s?|inspect(?:eur|rice|or)s?)(?![a-z])/u;
/** Somebody is seen or examined. */
const SEEN = {
  fr: /(?<![a-z])(?:vue?s?|voi(?:t|ent)|revue?s?|revoi(?:t|ent)|rencontr[a-z]*|(?:re-?)?(?:consult|evalu|examin)[a-z]*|examen|suivi|visite|recoi(?:t|vent)|expertise[a-z]*)(?![a-z])/u,
  en: /(?<![a-z])(?:seen|sees|saw|met|meets|(?:re-?)?(?:consult|evaluat|examin|assess)[a-z]*|follow-?up|visit[a-z]*|review[a-z]*)(?![a-z])/u,
} as const;
/** The physician who writes, or the day of the evaluation. */
const EVALUATOR = {
  fr: /(?<![a-z])(?:j'|je|nous|mon|ma|mes|notre|nos|soussignee?|ce jour(?!-)|aujourd'hui|presente (?:evaluation|expertise)|present examen|examen actuel|actuellement)(?![a-z])/u,
  en: /(?<![a-z])(?:i|we|my|our|undersigned|today|(?:present|current|this) (?:evaluation|examination)|currently)(?![a-z])/u,
} as const;
/** What the worker says or feels. */
const ACCOUNT = {
  fr: /(?<![a-z])(?:se plai(?:nt|gnent|gnait)|plaintes?|rapporte|dit|declare|mentionne|nie|decrit|ressent|affirme|estime|allegue|selon (?:le|la) (?:travailleu|patient)[a-z]*)(?![a-z])/u,
  en: /(?<![a-z])(?:complain[a-z]*|report(?:s|ed)|sa(?:ys|id)|state[sd]|mention(?:s|ed)|denie[sd]|describe[sd]|feels|felt|told|claim(?:s|ed))(?![a-z])/u,
} as const;
/** What only an examination gives: a test, a movement. */
const EXAMINED: ReadonlySet<FactKind> = new Set<FactKind>(['test', 'movement']);
const EXAMINED_CLASSES: ReadonlySet<TermClass> = new Set<TermClass>(['sign', 'movement']);
/** Movement as a whole, which no lexicon lists with the movements. */
const MOTION = /(?<![a-z])(?:mouvements?|amplitudes?|movements?|motion)(?![a-z])/u;
const DEGREES = /\|deg$/u;
const MODAL_EN =
  /(?<![a-z])(?:will|would|should|could|might|must|may(?! \d)|to be|planned|scheduled)(?![a-z])/u;
/** Findings of one operation, and sentences of a visit after the one that dates it. */
const MOST_AFTER = 12;

/**
 * The findings among the sentences of a history, by place. A finding of an operation names its moment (« à l'exploration »)
 * or is what the surgeon finds right after it, and is neither planned nor the worker's doing. A finding of a visit is what a
 * physician other than the one who writes found on a dated day: a test, a movement, a sign, and no mere complaint.
 *
 * @param evaluated the day of the evaluation, `yyyymmdd`, or 0
 */
export function findingsOf(
  told: readonly TopicSentence[],
  language: TextLanguage,
  evaluated: number,
): ReadonlyMap<number, Finding> {
  const findings = operationFindings(told, language);
  const visits = visitSentences(told, language, evaluated).filter(({ index }) => !findings.has(index));
  const readings = readFacts(
    visits.map(({ index }) => told[index]?.own ?? ''),
    language,
  );
  visits.forEach(({ index, place }, at) => {
    const sentence = told[index];
    const reading = readings[at];
    if (sentence !== undefined && reading !== undefined && tellsOfFinding(sentence, reading, language))
      findings.set(index, { kind: 'visit', place });
  });
  return findings;
}

function operationFindings(told: readonly TopicSentence[], language: TextLanguage): Map<number, Finding> {
  const findings = new Map<number, Finding>();
  /** The operation that was told last, and whether the sentence before is of it. */
  let operation = -1;
  let last = -1;
  let count = 0;
  told.forEach((sentence, index) => {
    const { plain, dates, topics, opensParagraph } = sentence;
    const found = MOMENT[language].exec(plain);
    const moment = found?.[0] ?? null;
    if (
      operation >= 0 &&
      count < MOST_AFTER &&
      (moment !== null || last === index - 1) &&
      !isPlanned(sentence, language)
    ) {
      const known = told[operation]?.dates ?? [];
      const isSameDay = dates.every((date) => known.includes(date));
      const isOfPerson =
        topics.isOfFamily || (PRONOUN[language].test(plain) && !FINDER[language].test(plain));
      const isOwnAct =
        topics.injection !== 'none' ||
        topics.isWork ||
        (topics.operation !== 'none' &&
          (moment === null || toldOperation(plain.replace(moment, ' '), language) !== 'none'));
      const isFound =
        moment !== null
          ? OF_BODY.test(plain) ||
            FINDS[language].test(plain) ||
            (found?.index === 0 && STATE[language].test(plain))
          : (SURGEON.test(plain) && FINDS[language].test(plain)) ||
            (!opensParagraph && findings.has(index - 1) && OF_BODY.test(plain) && dates.length === 0);
      if (isSameDay && !isOfPerson && !isOwnAct && isFound && !THERAPIST.test(plain)) {
        findings.set(index, { kind: 'operation', place: operation });
        last = index;
        count += 1;
        return;
      }
    }
    if (topics.operation !== 'done') return;
    operation = index;
    last = index;
    count = 0;
  });
  return findings;
}

/** Told of the future, as a condition or as a need. */
function isPlanned({ own, plain }: TopicSentence, language: TextLanguage): boolean {
  if (language === 'en') return MODAL_EN.test(plain);
  return splitWords(own, language).some(
    ({ kind, text }) =>
      kind === 'word' &&
      /r(?:ai|a|ons|ont|ait|aient)$/u.test(text) &&
      readForm(text, language).some(({ tense, mood }) => tense === 'future' || mood === 'conditional'),
  );
}

/** The sentences that tell of a visit, each with the one that dates it and names the physician. */
function visitSentences(
  told: readonly TopicSentence[],
  language: TextLanguage,
  evaluated: number,
): readonly { readonly index: number; readonly place: number }[] {
  const found: { index: number; place: number }[] = [];
  let visit = -1;
  told.forEach((sentence, index) => {
    const { plain, dates, opensParagraph, topics } = sentence;
    if (opensParagraph || dates.length > 0 || index - visit > MOST_AFTER) visit = -1;
    const isForeign =
      THERAPIST.test(plain) ||
      EVALUATOR[language].test(plain) ||
      dates.includes(evaluated) ||
      topics.isOfFamily;
    const isAct = topics.operation !== 'none' || topics.injection !== 'none' || topics.imaging !== 'none';
    if (isForeign || isAct) {
      visit = -1;
      return;
    }
    const isVisit = SEEN[language].test(plain) || FINDS[language].test(plain);
    if (dates.length > 0 && PHYSICIAN.test(plain) && isVisit) visit = index;
    if (visit >= 0) found.push({ index, place: visit });
  });
  return found;
}

/** Whether a sentence holds what an examination gives, beyond what the worker says. */
function tellsOfFinding(
  { own, plain }: TopicSentence,
  { facts }: TextFacts,
  language: TextLanguage,
): boolean {
  const isMeasured = facts.some(
    ({ kind, key }) => EXAMINED.has(kind) || (kind === 'number' && DEGREES.test(key)),
  );
  if (ACCOUNT[language].test(plain)) return isMeasured && FINDS[language].test(plain);
  return (
    isMeasured ||
    MOTION.test(plain) ||
    splitWords(own, language).some(
      ({ kind, text }) =>
        kind === 'word' && termClassesOf(text, language).some((named) => EXAMINED_CLASSES.has(named)),
    )
  );
}
