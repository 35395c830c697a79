import { readForm } from '@constat/language/lexicon';
import type { FormReading } from '@constat/language/lexicon';
import type { Token } from '../text/token.ts';
import type { Time, VerbPhrase } from './verb-phrase.ts';

/** Words between an auxiliary and its verb: "will not yet be seen". */
const MOST_BETWEEN = 3;
const BETWEEN = /^(?:not|t|longer|also|already|again|still|then|yet|never|he|she|it|they|\p{L}{3,}ly)$/u;
const FUTURE = /^(?:will|ll|shall|won)$/u;
const WRITERS = /^(?:i|we)$/u;
const LATER = /^(?:would|d)$/u;

/** "will be operated on", "has been seen", "is going to have", "underwent" */
export function readEnglishVerbPhrase(tokens: readonly Token[], at: number): VerbPhrase | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const { key } = token;
  // "I would suggest" is no more than polite.
  if (LATER.test(key) && WRITERS.test(tokens[at - 1]?.key ?? '')) return null;
  if (FUTURE.test(key) || LATER.test(key)) {
    const verb = verbAfter(tokens, at, isBase);
    return verb === null ? null : wholeOf(tokens, at, verb, FUTURE.test(key) ? 'future' : 'later');
  }
  const finite = finiteOf(token.text);
  if (finite === undefined) return null;
  const { lemma, time } = finite;
  if (lemma === 'be') return phraseOfBeing(tokens, at, time);
  if (lemma === 'have') {
    const participle = verbAfter(tokens, at, isParticiple);
    if (participle !== null)
      return { ...wholeOf(tokens, at, participle, 'past'), aspect: time === 'past' ? 'over' : 'perfect' };
  }
  if (lemma === 'do') {
    const verb = verbAfter(tokens, at, isBase);
    if (verb !== null) return { time, lemma: verb.lemma, first: at, last: verb.at };
  }
  return { time, lemma, first: at, last: at };
}

/** "is to undergo", "is going to have", "was seen", "is walking" */
function phraseOfBeing(tokens: readonly Token[], at: number, time: Time): VerbPhrase {
  const toAt = [at + 1, at + 2].find((place) => tokens[place]?.key === 'to');
  if (toAt === at + 1 || (toAt === at + 2 && tokens[at + 1]?.key === 'going')) {
    const verb = verbAfter(tokens, toAt, isBase);
    if (verb !== null) return wholeOf(tokens, at, verb, time === 'present' ? 'future' : 'later');
  }
  const participle = verbAfter(tokens, at, isParticiple);
  if (participle !== null)
    return { time, aspect: 'passive', lemma: participle.lemma, first: at, last: participle.at };
  const gerund = verbAfter(tokens, at, isGerund);
  return gerund === null
    ? { time, aspect: 'ongoing', lemma: 'be', first: at, last: at }
    : { time, aspect: 'ongoing', lemma: gerund.lemma, first: at, last: gerund.at };
}

/** The verb found, or the participle after "be" and "have". */
function wholeOf(tokens: readonly Token[], first: number, verb: FoundVerb, time: Time): VerbPhrase {
  let last = verb;
  for (const auxiliary of ['have', 'be']) {
    if (last.lemma !== auxiliary) continue;
    last = verbAfter(tokens, last.at, isParticiple) ?? last;
  }
  return { time, lemma: last.lemma, first, last: last.at };
}

interface FoundVerb {
  readonly at: number;
  readonly lemma: string;
}

function verbAfter(
  tokens: readonly Token[],
  at: number,
  fits: (reading: FormReading) => boolean,
): FoundVerb | null {
  for (let next = at + 1; next <= at + 1 + MOST_BETWEEN; next += 1) {
    const token = tokens[next];
    if (token?.kind !== 'word') return null;
    // "is no longer worn", and not "has no known allergies".
    const isBetween = token.key === 'no' ? tokens[next + 1]?.key === 'longer' : BETWEEN.test(token.key);
    if (!isBetween) {
      const reading = readForm(token.text, 'en').find(fits);
      return reading === undefined ? null : { at: next, lemma: reading.lemma };
    }
  }
  return null;
}

const isParticiple = ({ verbForm }: FormReading): boolean => verbForm === 'participle';
const isBase = ({ verbForm }: FormReading): boolean => verbForm === 'infinitive';
const isGerund = ({ verbForm }: FormReading): boolean => verbForm === 'gerund';

function finiteOf(text: string): { readonly lemma: string; readonly time: Time } | undefined {
  if (/^can$/iu.test(text)) return { lemma: 'can', time: 'present' };
  const readings = readForm(text, 'en');
  // "cut", "quit" are of either time, "lift" may be an infinitive.
  const finite = readings.filter(
    ({ verbForm, person }) => verbForm === 'finite' && person !== 1 && person !== 2,
  );
  const past = finite.find(({ tense }) => tense === 'past');
  const present = finite.find(({ tense, person }) => tense === 'present' && person === 3);
  if (past !== undefined) return { lemma: past.lemma, time: 'past' };
  if (present !== undefined) return { lemma: present.lemma, time: 'present' };
  return /^(?:are|have|do|has|is)$/u.test(text.toLowerCase()) && readings[0] !== undefined
    ? { lemma: readings.find(({ partOfSpeech }) => partOfSpeech === 'verb')?.lemma ?? '', time: 'present' }
    : undefined;
}
