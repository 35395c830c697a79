import { WORKER } from './gender-change.ts';
import type { FoundWords, Gender } from './gender-change.ts';
import { DETERMINERS, isAfterHyphen, opensClause, startEnglishScan } from './scan-state-english.ts';
import type { EnglishScan } from './scan-state-english.ts';
import { nameOther, readNoun } from './nouns-english.ts';
import { GENDER_OF, wordAt } from './pronoun-case-english.ts';
import { isPronoun, readPronoun } from './pronouns-english.ts';

/** Reads an English text from its start, and collects the words about the worker that are not in the gender wanted. */
export function scanEnglish(text: string, to: Gender): FoundWords {
  const scan = startEnglishScan(text, to);
  for (let index = 0; index < scan.tokens.length; index += 1) readWordAt(scan, index);
  return scan.words.found();
}

function readWordAt(scan: EnglishScan, index: number): void {
  const token = scan.tokens[index];
  if (token === undefined) return;
  if (token.kind === 'stop') {
    if (scan.view.subject !== undefined) scan.view.previousSubject = scan.view.subject;
    if (token.text === '\n') scan.view.previousSubject = WORKER;
    scan.view.subject = undefined;
    if (token.text !== ';' || scan.view.previousSubject.isProfessional !== true)
      scan.view.isWorkerObject = false;
    scan.view.isSameSentence = token.text === ';';
    scan.view.earlierProfessional = scan.view.professional;
    scan.view.professional = undefined;
    scan.view.earlierKin = scan.view.kin;
    scan.view.kin = undefined;
  }
  if (token.kind === 'stop' || token.kind === 'comma') scan.view.relative = undefined;
  if (token.kind !== 'word') return;
  const word = wordAt(scan.tokens, index);
  const gender = isPronoun(scan, index) ? GENDER_OF[word] : undefined;
  if (word === 'who') scan.view.relative = scan.view.named;
  if (gender !== undefined) {
    readPronoun(scan, index, token, gender);
    if (DETERMINERS.has(word)) nameOther(scan, index);
    return;
  }
  if (word === 'dr' || DETERMINERS.has(word)) nameOther(scan, index);
  if (
    opensClause(scan, index) &&
    !isAfterHyphen(scan, index) &&
    /^(?:worker|patient|claimant|employee)$/u.test(token.lower)
  )
    scan.view.subject = WORKER;
  readNoun(scan, index, token, word);
}
