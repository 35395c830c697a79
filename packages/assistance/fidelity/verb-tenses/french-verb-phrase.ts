import { readForm } from '@constat/language/lexicon';
import type { FormReading } from '@constat/language/lexicon';
import type { Token } from '../text/token.ts';
import type { Aspect, Time, VerbPhrase } from './verb-phrase.ts';

/** Words between an auxiliary and its verb: « n’a pas encore été revu ». */
const MOST_BETWEEN = 3;
const BETWEEN =
  /^(?:pas|plus|jamais|point|aussi|deja|encore|donc|ensuite|puis|bien|alors|t|il|elle|on|ils|elles|y|en|\p{L}{3,}ment)$/u;
const AUXILIARIES = new Set(['avoir', 'être']);
/** Their past has « être »: « est tombé ». */
const OF_MOTION = new Set(
  'aller venir tomber retourner arriver partir sortir entrer rentrer rester monter descendre devenir revenir décéder mourir naître'.split(
    ' ',
  ),
);
const TIMES = { future: 'future', imperfect: 'past', past: 'past', present: 'present' } as const;

/** « sera opéré », « a été revu », « va consulter », « reprendra » */
export function readFrenchVerbPhrase(tokens: readonly Token[], at: number): VerbPhrase | null {
  const told = finiteAt(tokens, at);
  if (told === null) return null;
  const { lemma, time, ...view } = told;
  if (lemma === 'aller' && time === 'present') {
    const infinitive = wordAfter(tokens, at, isInfinitive);
    if (infinitive !== null) return withPassive(tokens, at, infinitive, 'future');
  }
  if (!AUXILIARIES.has(lemma)) return { time, ...view, lemma, first: at, last: at };
  const participle = wordAfter(tokens, at, isParticiple);
  if (participle === null) return { time, ...view, lemma, first: at, last: at };
  const phrase = withPassive(tokens, at, participle, time);
  if (isOver(tokens, at, lemma, phrase.lemma))
    return time === 'present' ? { ...phrase, time: 'past', aspect: 'over' } : phrase;
  return { ...phrase, ...view };
}

/** « a vu », « est tombé », « s’est blessé », and not « est vu ». */
function isOver(tokens: readonly Token[], at: number, auxiliary: string, lemma: string): boolean {
  return auxiliary === 'avoir' || OF_MOTION.has(lemma) || /^(?:s|se)$/u.test(tokens[at - 1]?.key ?? '');
}

/** The verb at `at`, or the participle after « été » and « être ». */
function withPassive(tokens: readonly Token[], first: number, at: FoundVerb, time: Time): VerbPhrase {
  const participle = at.lemma === 'être' ? wordAfter(tokens, at.at, isParticiple) : null;
  const last = participle ?? at;
  return { time, lemma: last.lemma, first, last: last.at };
}

interface FoundVerb {
  readonly at: number;
  readonly lemma: string;
}

function wordAfter(
  tokens: readonly Token[],
  at: number,
  fits: (reading: FormReading) => boolean,
): FoundVerb | null {
  for (let next = at + 1; next <= at + 1 + MOST_BETWEEN; next += 1) {
    const token = tokens[next];
    if (token?.kind !== 'word') return null;
    const reading = readForm(token.text, 'fr').find(fits);
    if (reading !== undefined) return { at: next, lemma: reading.lemma };
    if (!BETWEEN.test(token.key)) return null;
  }
  return null;
}

const isParticiple = ({ verbForm }: FormReading): boolean => verbForm === 'participle';
const isPersonal = ({ verbForm, person }: FormReading): boolean => verbForm === 'finite' && person !== 2;
const isInfinitive = ({ verbForm }: FormReading): boolean => verbForm === 'infinitive';

function finiteAt(
  tokens: readonly Token[],
  at: number,
): { readonly lemma: string; readonly time: Time; readonly aspect?: Aspect } | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const readings = readForm(token.text, 'fr');
  if (!readings.some(isPersonal)) return null;
  const finite = readings.filter(isPersonal);
  // « je suggérerais » is no more than polite.
  const conditional = finite.find(({ mood, person }) => mood === 'conditional' && person === 3);
  if (conditional !== undefined) return { lemma: conditional.lemma, time: 'later' };
  const told = finite.filter(({ mood }) => mood === 'indicative');
  // « finit », « dit » may be of either time; « étaient » is a form of « étayer » too.
  const reading =
    told.find((one) => AUXILIARIES.has(one.lemma)) ??
    told.find(({ tense }) => tense === 'present') ??
    told[0];
  if (reading?.tense === undefined) return null;
  const { lemma, tense } = reading;
  return { lemma, time: TIMES[tense], ...(tense === 'imperfect' && { aspect: 'ongoing' }) };
}
