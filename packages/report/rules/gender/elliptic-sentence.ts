/** Sentences whose subject is not said, or comes later: « Droitière. », « Convaincu de son droit, il a contesté ». */
import { wordAt } from './french-view.ts';
import type { FrenchView } from './french-view.ts';
import { readIl } from './impersonal-french.ts';
import { entryOf, isDeterminer } from './lexicon-french.ts';
import type { Entry } from './lexicon-french.ts';
import { isOnlyVerb, readWord } from './word-readings.ts';

const POSTURES = /^(?:accroupie?|agenouillée?|couchée?|assise?|allongée?)$/u;

/** « éviter : ramper; accroupi; bras levés » names a posture, of whomever. */
export function isListedPosture(view: FrenchView, index: number, before: string | undefined): boolean {
  const closing = view.tokens[index + 1];
  return (
    /^[;,:]$/u.test(before ?? '') &&
    POSTURES.test(wordAt(view.tokens, index)) &&
    (closing === undefined || closing.kind === 'comma' || closing.kind === 'stop') &&
    view.subject === undefined
  );
}

/** Words of a job title at the most. */
const TITLE_LENGTH = 8;
/** Words looked through for the subject after « Convaincu de son droit, il a contesté ». */
const DETACHED_LENGTH = 20;

/** True at the head of a sentence whose subject follows a comma: « il », « elle », or the worker. */
export function isDetached(view: FrenchView, index: number, { gender }: Pick<Entry, 'gender'>): boolean {
  for (let at = index + 1; at < index + DETACHED_LENGTH; at += 1) {
    const token = view.tokens[at];
    if (token === undefined || token.kind === 'stop') return false;
    if (token.text !== ',') continue;
    const word = wordAt(view.tokens, at + 1);
    if (word === (gender === 'male' ? 'il' : 'elle')) return readIl(view.tokens, at + 2) === 'somebody';
    if (isDeterminer(word)) return entryOf(wordAt(view.tokens, at + 2))?.kind === 'noun';
  }
  return false;
}

/** « Assistante dentaire »: a text of a few words that holds nothing else. */
function isTitleLine(view: FrenchView, index: number): boolean {
  const rest = view.tokens.slice(0, TITLE_LENGTH + 1);
  return (
    index === 0 &&
    rest.length <= TITLE_LENGTH &&
    rest.every(({ kind, lower }) => kind === 'word' && !isOnlyVerb(lower))
  );
}

/** A sentence without a subject: « Droitière. », « Revue le 3 mars. », « Soudeur chez un fabricant ». */
export function isElliptic(view: FrenchView, index: number, entry: Entry): boolean {
  if (entry.kind !== 'shared') return true;
  if (readWord(wordAt(view.tokens, index)).noun !== undefined && isTitleLine(view, index)) return true;
  const next = wordAt(view.tokens, index + 1);
  return (
    ['par', 'en', 'le', 'à', 'au', 'pour', 'aux', "d'", 'depuis', ''].includes(next) &&
    !/^(?:pris|limit|consta|act|ponct|compl|prés|abs|plac|diminu|retenu|reçu|soulag|suje|suivi$|remis)/u.test(
      wordAt(view.tokens, index),
    )
  );
}
