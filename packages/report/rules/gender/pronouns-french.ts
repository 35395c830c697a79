/** Pronouns of a French text that may stand for the worker: « il », « lui », « le ». */
import { NOBODY } from './gender-change.ts';
import type { Gender, Referent } from './gender-change.ts';
import type { FrenchScan } from './scan-state-french.ts';
import { setSubject, wordAt } from './discourse-french.ts';
import { readIl } from './impersonal-french.ts';
import { objectReferent } from './object-pronoun.ts';
import { resolveSubject } from './resolve-subject.ts';
import { STRESSED_COUNTERPARTS, opensSentence, stressedGender } from './stressed-pronoun.ts';
import type { Token } from './gender-tokens.ts';
import { PREPOSITIONS } from './verbs-french.ts';

/** Reads « il » or « elle »: whom it stands for becomes what the clause is about. */
export function readPronoun(scan: FrenchScan, index: number, token: Token): void {
  const gender = token.lower === 'il' ? 'male' : 'female';
  const isSelf = scan.tokens[index + 1]?.isHyphenated === true && wordAt(scan.tokens, index + 1) === 'même';
  const isToo = wordAt(scan.tokens, index + 1) === 'aussi' && opensSentence(scan.view, index);
  if (gender === 'female' && (isSelf || isToo || PREPOSITIONS.has(wordAt(scan.tokens, index - 1))))
    return readStressed(scan, index, token);
  const isAfterDetached = scan.view.subject === undefined && scan.view.lastAdjective?.of.kind === 'worker';
  const read = gender === 'male' ? readIl(scan.tokens, index + 1) : 'somebody';
  const reading = read === 'unclear' && isAfterDetached ? 'somebody' : read;
  if (reading === 'impersonal') return setSubject(scan.view, NOBODY);
  const resolved = resolveSubject(scan.view, index, gender);
  const referent =
    reading === 'unclear' && resolved.kind === 'worker' ? ({ kind: 'unclear', gender } as const) : resolved;
  setSubject(scan.view, referent);
  scan.view.noun = referent;
  scan.view.nounIndex = index;
  if (referent.kind === 'worker') scan.view.written = gender;
  if (gender === scan.words.from) changePronoun(scan, index, token, referent);
}

/** « s’il » is « si elle » in the other gender. */
function changePronoun(scan: FrenchScan, index: number, token: Token, referent: Referent): void {
  const before = scan.tokens[index - 1];
  const isIf = scan.words.from === 'male' ? before?.lower === "s'" : before?.lower === 'si';
  if (before === undefined || !isIf)
    return scan.words.change(token, scan.words.from === 'male' ? 'elle' : 'il', referent);
  const whole = {
    ...token,
    text: `${before.text}${scan.words.from === 'male' ? '' : ' '}${token.text}`,
    start: before.start,
  };
  scan.words.change(whole, scan.words.from === 'male' ? 'si elle' : `s${scan.apostrophe}il`, referent);
}

/** Reads « lui », « celui » and « celle » where they stand for the worker. */
export function readStressed(scan: FrenchScan, index: number, token: Token): void {
  const gender = stressedGender(scan.view, index);
  if (gender === scan.words.from) scan.words.change(token, STRESSED_COUNTERPARTS[token.lower] ?? token.lower);
}

/** Reads « le » or « la » before a verb: « je la revois ». */
export function readObject(scan: FrenchScan, index: number, token: Token): void {
  const gender: Gender = token.lower === 'le' ? 'male' : 'female';
  const referent = noteObject(scan, index, gender);
  if (gender === scan.words.from && referent !== undefined)
    scan.words.change(token, gender === 'male' ? 'la' : 'le', referent);
}

/** Notes whom or what the object pronoun before a verb stands for. */
export function noteObject(scan: FrenchScan, index: number, gender: Gender): Referent | undefined {
  const referent = objectReferent(
    scan.view,
    { verb: wordAt(scan.tokens, index + 1), next: wordAt(scan.tokens, index + 2) },
    gender,
  );
  if (referent === undefined) delete scan.view.object;
  else scan.view.object = { referent, verbIndex: index + 1 };
  return referent;
}
