import { adjectivePlace } from './adjective-place.ts';
import {
  asWritten,
  carryOn,
  isBeforeItsNoun,
  isDitSaid,
  isTitleHere,
  noteAdjective,
  readAttribute,
  readDit,
  readEntry,
} from './attributes-french.ts';
import { NOBODY, WORKER } from './gender-change.ts';
import type { FoundWords, Gender } from './gender-change.ts';
import { startFrenchScan } from './scan-state-french.ts';
import type { FrenchScan } from './scan-state-french.ts';
import { endSentence, setSubject, wordAt } from './discourse-french.ts';
import { inflected } from './inflect-french.ts';
import { titleByEnding } from './job-titles.ts';
import { entryOf } from './lexicon-french.ts';
import { isName, nameNoun, readIntroduction, readTitle } from './nouns-french.ts';
import { isObjectPronoun } from './object-pronoun.ts';
import { introducedNoun } from './worker-introduction.ts';
import { noteObject, readObject, readPronoun, readStressed } from './pronouns-french.ts';
import { isHaving, isLinking } from './linking-verbs.ts';
import { nounPhraseAt } from './phrases-french.ts';
import { opensClause } from './subject-phrase.ts';
import { isPresentParticiple } from './present-participle.ts';
import { CLITICS, isAdverb } from './verbs-french.ts';
import { readWord } from './word-readings.ts';

/** Whoever writes, or nobody in particular. */
const WRITERS = /^(?:je|j'|nous|on|vous|c'|ça|cela)$/u;

/** Reads a French text from its start, and collects the words about the worker that are not in the gender wanted. */
export function scanFrench(text: string, to: Gender): FoundWords {
  const scan = startFrenchScan(text, to);
  for (let index = 0; index < scan.tokens.length; index += 1) readWordAt(scan, index);
  return scan.words.found();
}

function readWordAt(scan: FrenchScan, index: number): void {
  const token = scan.tokens[index];
  if (token === undefined || index <= scan.skipTo) return;
  if (token.kind === 'stop') {
    endSentence(scan.view, token.text === '\n');
    scan.view.isSameSentence = token.text === ';';
  }
  if (token.kind === 'stop' || token.kind === 'comma' || opensClause(token.lower)) {
    scan.view.clause = { start: index + 1, hasSubject: false };
    delete scan.view.relative;
  }
  if (token.kind !== 'word') return;
  readRelative(scan, index);
  const { lower } = token;
  if (WRITERS.test(lower) && !scan.view.clause.hasSubject) return setSubject(scan.view, NOBODY);
  if (lower === 'il' || lower === 'elle') return readPronoun(scan, index, token);
  if (lower === 'lui' || lower === 'celui' || lower === 'celle') return readStressed(scan, index, token);
  if ((lower === 'le' || lower === 'la') && isObjectPronoun(scan.view, index)) {
    return readObject(scan, index, token);
  }
  if (lower === "l'" && readWord(wordAt(scan.tokens, index + 1)).isFinite)
    noteObject(scan, index, scan.view.written ?? scan.words.from);
  if (lower === 'm' || lower === 'mme') return readTitle(scan, index, token);
  if (lower === 'qui' && scan.view.noun !== undefined) setSubject(scan.view, scan.view.noun);
  const presented = introducedNoun(scan.view, index);
  if (presented !== undefined) return readIntroduction(scan, presented);
  const phrase = nounPhraseAt(scan.tokens, index);
  if (phrase !== undefined) {
    if (phrase.referent.kind === 'other') scan.skipTo = phrase.noun;
    return nameNoun(scan, index, phrase.referent);
  }
  if (/^dite?$/u.test(lower) && isDitSaid(scan, index)) return readDit(scan, index, token);
  if (isPresentParticiple(scan.view, index)) return carryOn(scan, index);
  const isNoEntry = isBeforeItsNoun(scan, index, lower) || isName(scan, index);
  const entry = isNoEntry ? undefined : entryOf(lower);
  if (entry !== undefined) return readEntry(scan, index, token, asWritten(scan, index, entry));
  const reading = readWord(lower);
  const isTitle = !isNoEntry && reading.isNoun && !isAdverb(lower) && isTitleHere(scan, index);
  const title = isTitle && reading.nounGender === 'male' ? titleByEnding(lower) : undefined;
  if (title !== undefined) return readAttribute(scan, index, token, { kind: 'occupation', ...title });
  // « concierge », « machiniste »: a list of titles may go on from it.
  if (isTitle && reading.nounGender === undefined)
    scan.view.lastAdjective = { index, of: scan.view.subject ?? WORKER, isTitle: true };
  else if (reading.isAdjective && !reading.isFunctionWord) return noteAdjective(scan, index);
  const isParticiple = reading.isGerund && !reading.isFunctionWord && !isAdverb(lower);
  if ((reading.isKnown && !isParticiple) || isName(scan, index)) return;
  const place = adjectivePlace(scan.view, index);
  const made = place === undefined ? undefined : inflected(lower, place);
  if (made !== undefined) readAttribute(scan, index, token, made);
}

/** « (une cliente) qu’il déplaçait est tombée »: after the verb of the clause the sentence goes on about her. */
function readRelative({ tokens, view }: FrenchScan, index: number): void {
  const word = wordAt(tokens, index);
  if (word === "qu'" && view.noun?.kind === 'other' && /^(?:il|elle)$/u.test(wordAt(tokens, index + 1))) {
    let verb = index + 2;
    while (CLITICS.has(wordAt(tokens, verb))) verb += 1;
    view.relative = { of: view.noun, verb };
    return;
  }
  const { relative } = view;
  if (relative === undefined || index <= relative.verb) return;
  if (!(isLinking(word) || isHaving(word)) || !readWord(word).isFinite) return;
  setSubject(view, relative.of);
  delete view.relative;
}
