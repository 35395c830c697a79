import type { Language } from '@constat/language';
import { readCardinal } from '@constat/language/numbers';
import type { Word } from '@constat/language/text';
import { fold, plainForms, stem, tokenise } from '@constat/language/text';

/** A word, a run of digits or a mark of what was said; offsets are UTF-16 units. */
export interface SaidWord extends Word {
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  readonly glued: boolean;
  readonly isMark: boolean;
}

const FORMS = plainForms();
const TITLES = new Set(['dr', 'dre', 'drs', 'mr', 'mrs', 'ms', 'mme', 'no']);

/** The words of an utterance: compounds and elisions in their parts, marks apart. */
export function readWords(text: string, language: Language): readonly SaidWord[] {
  const tokens = tokenise(text, FORMS);
  // « Dr. » ends no sentence.
  const isPoint = (at: number): boolean =>
    tokens[at]?.text === '.' && TITLES.has(fold(tokens[at - 1]?.text ?? ''));
  const words: readonly SaidWord[] = tokens
    .filter((_, at) => !isPoint(at))
    .map(({ kind, text: form, key, start, end, glued, joiner }) => ({
      text: form,
      key: key === '\n' ? key : fold(form),
      stem: kind === 'word' ? stem(form) : key,
      glue: glued || joiner !== '' ? '' : ' ',
      kind: kind === 'word' || kind === 'digits' ? 'word' : 'mark',
      spoken: true,
      ambiguity: null,
      start,
      end,
      glued,
      isMark: kind === 'mark' || kind === 'break',
    }));
  return joinLetters(words.filter((_, at) => !isHesitation(words, at, language)));
}

const LETTER = /^[a-z]$/u;
/** Letters of an abbreviation that is spelled: « m c p », « i p p ». */
const SPELLED = /^(?:mcp|mtp|ipp|ipd|pip|dip|lca|lcp|lci|lce|acl|pcl|mcl|lcl|slr)$/u;

/** Abbreviations that are spelled letter by letter, each as one word. */
function joinLetters(words: readonly SaidWord[]): readonly SaidWord[] {
  const joined: SaidWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const letters = words.slice(at, at + 3);
    const text = letters.map(({ key }) => key).join('');
    const [first] = letters;
    const last = letters.at(-1);
    const isSpelled = letters.every(({ key, isMark }) => LETTER.test(key) && !isMark) && SPELLED.test(text);
    if (first !== undefined && last !== undefined && isSpelled) {
      joined.push({ ...first, text, key: text, stem: stem(text), end: last.end });
      at += 2;
    } else if (first !== undefined) joined.push(first);
  }
  return joined;
}

const HESITATIONS = new Set(['euh', 'heu', 'hum', 'hem', 'uh', 'um', 'er', 'hmm', 'mmm']);

/** « la flexion euh latérale ». Between two numbers the second corrects the first, so the sound is kept. */
function isHesitation(words: readonly SaidWord[], at: number, language: Language): boolean {
  if (!HESITATIONS.has(words[at]?.key ?? '')) return false;
  const isNumber = (index: number): boolean => readCardinal(words, index, language) !== null;
  const isHundred = language === 'en' && words[at - 1]?.key === 'one';
  return isHundred || !(isNumber(at - 1) && isNumber(at + 1));
}
