import { groupBy } from './group.ts';
import type { HunspellDictionary, HunspellEntry } from './hunspell.ts';
import { type Word, WordCollector } from './paradigm.ts';

const PLAIN = /^\p{Ll}[\p{Ll}'-]*\p{Ll}$/u;
const NOMINAL_FLAGS = new Set(['S.', 'S=', 'X.', 'F.', 'F+', 'W.', 'Fs', 'Fc', 'Fe', 'Fx', 'I.', 'A.']);
const PAIRED_FLAG = /^(?:F.|W\.)$/u;
const VERB_FLAG = /^[a-z]\d$/u;
const LONGEST_ENDING = 7;
const LEAST_SUPPORT = 12;
const LEAST_SHARE = 0.25;
const SURE_SHARE = 0.96;

interface Counts {
  all: number;
  noun: number;
  adjective: number;
  masculine: number;
  feminine: number;
}

/**
 * The words of the spelling dictionary that the Lefff lacks. The dictionary gives their forms; their class and gender
 * are those of the words of the Lefff that have the same flag and the same ending, where nearly all of these agree.
 */
export function readAdditions(dictionary: HunspellDictionary, words: readonly Word[]): Word[] {
  const knownForms = new Set(words.flatMap((word) => [...word.forms.keys()]));
  const lemmas = groupBy(words, (word) => word.lemma);
  const counts = countEndings(dictionary, lemmas);
  const verbs = verbsByFlag(dictionary, lemmas);
  const collector = new WordCollector();
  for (const entry of dictionary.entries) {
    if (!PLAIN.test(entry.word) || isCovered(dictionary, entry, knownForms)) continue;
    const verbFlag = entry.flags.find((flag) => VERB_FLAG.test(flag));
    if (verbFlag) addVerb(collector, entry.word, verbs.get(verbFlag) ?? []);
    else addNominal(collector, dictionary, entry, counts);
  }
  return collector.words();
}

/** A word is covered when the Lefff has it; one with a feminine, when the Lefff has the feminine too. */
function isCovered(
  dictionary: HunspellDictionary,
  entry: HunspellEntry,
  knownForms: ReadonlySet<string>,
): boolean {
  const paired = entry.flags.some((flag) => PAIRED_FLAG.test(flag));
  return (paired ? dictionary.formsOf(entry) : [entry.word]).every((form) => knownForms.has(form));
}

/** A verb is conjugated as the verb of the same flag with which it shares most letters at its end. */
function addVerb(collector: WordCollector, infinitive: string, models: readonly Word[]): void {
  let best: { model: Word; shared: number } | undefined;
  for (const model of models) {
    const shared = sharedEnding(infinitive, model.lemma);
    if (shared > (best?.shared ?? 0)) best = { model, shared };
  }
  if (!best) return;
  const cut = infinitive.length - best.shared;
  const modelCut = best.model.lemma.length - best.shared;
  const modelStem = best.model.lemma.slice(0, modelCut);
  for (const [form, tags] of best.model.forms) {
    if (!form.startsWith(modelStem)) return;
    for (const tag of tags)
      collector.add(infinitive, 'v', infinitive.slice(0, cut) + form.slice(modelCut), tag);
  }
}

function addNominal(
  collector: WordCollector,
  dictionary: HunspellDictionary,
  entry: HunspellEntry,
  counts: ReadonlyMap<string, Counts>,
): void {
  const { word } = entry;
  const flag = entry.flags.find((one) => NOMINAL_FLAGS.has(one));
  if (!flag) {
    if (entry.flags.includes("L'") || entry.flags.includes("D'")) {
      if (word.endsWith('ment')) collector.add(word, 'd', word, '');
      else if (word.length > 3) collector.add(word, 'n', word, '');
    }
    return;
  }
  const count = bestCounts(counts, flag, word);
  const paired = PAIRED_FLAG.test(flag);
  const asNoun = !count || count.noun / count.all >= LEAST_SHARE;
  const asAdjective = count !== undefined && count.adjective / count.all >= LEAST_SHARE;
  for (const form of dictionary.formsOf(entry)) {
    const plural = form !== word && /[sx]$/u.test(form) && !(paired && form.endsWith('eux'));
    const number = plural ? 'p' : 's';
    const gender = paired ? genderOfForm(form, word) : nounGender(count);
    if (asNoun) collector.add(word, 'n', form, gender + number);
    if (asAdjective) collector.add(word, 'a', form, (paired ? gender : '') + number);
  }
}

function genderOfForm(form: string, masculine: string): 'm' | 'f' {
  return form === masculine || form === `${masculine}s` || /(?:aux|eaux|eux)$/u.test(form) ? 'm' : 'f';
}

function nounGender(count: Counts | undefined): 'm' | 'f' | '' {
  if (!count || count.noun === 0) return '';
  if (count.feminine / count.noun >= SURE_SHARE) return 'f';
  return count.masculine / count.noun >= SURE_SHARE ? 'm' : '';
}

function countEndings(
  dictionary: HunspellDictionary,
  lemmas: ReadonlyMap<string, readonly Word[]>,
): Map<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const entry of dictionary.entries) {
    const flag = entry.flags.find((one) => NOMINAL_FLAGS.has(one));
    const found = lemmas.get(entry.word);
    if (!flag || !found) continue;
    const noun = found.find((word) => word.partOfSpeech === 'n');
    const tags = noun?.forms.get(entry.word);
    for (let length = 1; length <= LONGEST_ENDING; length += 1) {
      const key = `${flag}${entry.word.slice(-length)}`;
      const count = counts.get(key) ?? { all: 0, noun: 0, adjective: 0, masculine: 0, feminine: 0 };
      counts.set(key, count);
      count.all += 1;
      if (noun) count.noun += 1;
      if (found.some((word) => word.partOfSpeech === 'a')) count.adjective += 1;
      if (tags?.has('ms')) count.masculine += 1;
      if (tags?.has('fs')) count.feminine += 1;
    }
  }
  return counts;
}

function bestCounts(counts: ReadonlyMap<string, Counts>, flag: string, word: string): Counts | undefined {
  for (let length = Math.min(LONGEST_ENDING, word.length); length > 0; length -= 1) {
    const count = counts.get(`${flag}${word.slice(-length)}`);
    if (count && count.all >= LEAST_SUPPORT) return count;
  }
  return undefined;
}

function verbsByFlag(
  dictionary: HunspellDictionary,
  lemmas: ReadonlyMap<string, readonly Word[]>,
): Map<string, Word[]> {
  const verbs = new Map<string, Word[]>();
  for (const entry of dictionary.entries) {
    const flag = entry.flags.find((one) => VERB_FLAG.test(one));
    const verb = lemmas.get(entry.word)?.find((word) => word.partOfSpeech === 'v');
    if (flag && verb) verbs.set(flag, [...(verbs.get(flag) ?? []), verb]);
  }
  return verbs;
}

function sharedEnding(first: string, second: string): number {
  let length = 0;
  while (
    length < first.length &&
    length < second.length &&
    first.at(-1 - length) === second.at(-1 - length)
  ) {
    length += 1;
  }
  return length;
}
