import { WORKER } from './change.ts';
import type { Referent } from './change.ts';
import { wordAt } from './french-view.ts';
import type { FrenchView } from './french-view.ts';
import { FRENCH_LEXICON } from './lexicon-french.ts';
import type { Entry } from './lexicon-french.ts';
import { ADVERBS, DONE_TO_WORKER, HAVING, LINKING } from './verbs-french.ts';

const JOINERS = new Set(['et', 'ou', 'ni', 'mais', 'puis']);
const AS_A = new Set([
  'comme',
  'apprenti',
  'apprentie',
  'titre',
  'statut',
  'poste',
  'emploi',
  'métier',
  "qu'",
]);
const OWN_OBJECT = new Set([
  'le',
  'la',
  "l'",
  'les',
  'un',
  'une',
  'deux',
  'des',
  'son',
  'sa',
  'ses',
  'compte',
]);
const STATE_PARTICIPLES = new Set([
  'resté',
  'restée',
  'devenu',
  'devenue',
  'senti',
  'sentie',
  'retrouvé',
  'retrouvée',
  'arrivé',
  'arrivée',
  'reparti',
]);

const POSTURES = /^(?:accroupie?|agenouillée?|couchée?|assise?|allongée?)$/u;

/** Whom an adjective or participle is about; undefined when the sentence does not say. */
export function saidOf(view: FrenchView, index: number, entry: Entry): Referent | undefined {
  if (view.tokens[index - 1]?.text === '-' && view.lastAdjective?.index === index - 2)
    return view.lastAdjective.of;
  let at = index - 1;
  while (
    ADVERBS.has(wordAt(view.tokens, at)) ||
    wordAt(view.tokens, at).startsWith('ancien') ||
    view.tokens[at]?.text === '-'
  )
    at -= 1;
  const before = view.tokens[at];
  if (isListedPosture(view, index, before?.text)) return undefined;
  const lower = before?.kind === 'word' ? before.lower : '';
  if (view.lastAdjective?.index === at && STATE_PARTICIPLES.has(lower)) return view.lastAdjective.of;
  if (view.lastAdjective !== undefined && (JOINERS.has(lower) || before?.text === ',')) {
    const { index: last, of } = view.lastAdjective;
    if (at - last <= 4 || (entry.kind === 'human' && of.kind === 'worker')) return of;
  }
  const subject = view.subject ?? (view.previousSubject.kind === 'other' ? view.previousSubject : WORKER);
  if (HAVING.has(lower) && ["l'", 'ait'].includes(wordAt(view.tokens, at - 1))) {
    return DONE_TO_WORKER.has(wordAt(view.tokens, index)) ? WORKER : undefined;
  }
  if (LINKING.has(lower)) {
    const isReflexive = wordAt(view.tokens, at - 1) === "s'";
    if (isReflexive && OWN_OBJECT.has(wordAt(view.tokens, index + 1))) return undefined;
    return subject;
  }
  if (entry.kind === 'occupation' && AS_A.has(lower)) return subject;
  const startsSentence = before === undefined || before.kind === 'stop';
  if (startsSentence) return isElliptic(view, index, entry) ? subject : undefined;
  if (lower !== '' && isWorkerNoun(view, at)) return entry.kind === 'occupation' ? undefined : WORKER;
  const closesAge = lower === 'ans';
  if (before.kind === 'comma' || closesAge || (JOINERS.has(lower) && entry.kind === 'human')) {
    const noun = view.noun;
    if (noun === undefined) return entry.kind === 'human' ? subject : undefined;
    if (noun.kind !== 'thing') return noun;
    return entry.kind === 'human' ? subject : undefined;
  }
  return undefined;
}

/** « éviter : ramper; accroupi; bras levés » names a posture, of whomever. */
function isListedPosture(view: FrenchView, index: number, before: string | undefined): boolean {
  const closing = view.tokens[index + 1];
  return (
    /^[;,:]$/u.test(before ?? '') &&
    POSTURES.test(wordAt(view.tokens, index)) &&
    (closing === undefined || closing.kind === 'comma' || closing.kind === 'stop') &&
    view.subject === undefined
  );
}

/** A sentence without a subject: « Droitière. », « Revue le 3 mars. », « Soudeur chez un fabricant ». */
function isElliptic(view: FrenchView, index: number, entry: Entry): boolean {
  if (entry.kind !== 'shared') return true;
  const next = wordAt(view.tokens, index + 1);
  return (
    ['par', 'en', 'le', 'à', 'au', 'pour', 'aux', "d'", 'depuis', ''].includes(next) &&
    !/^(?:pris|limit|consta|act|ponct|compl|prés|abs|plac|diminu|retenu|reçu|soulag|suje|suivi$|remis)/u.test(
      wordAt(view.tokens, index),
    )
  );
}

function isWorkerNoun(view: FrenchView, index: number): boolean {
  return FRENCH_LEXICON.get(wordAt(view.tokens, index))?.kind === 'noun' && view.noun?.kind === 'worker';
}
