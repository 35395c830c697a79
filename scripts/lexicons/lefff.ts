import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Word, type WordClass, WordCollector } from './paradigm.ts';

const CLASSES: Readonly<Record<string, WordClass>> = { nc: 'n', adj: 'a', v: 'v', adv: 'd' };
const PLAIN = /^\p{Ll}(?:[\p{Ll}'-]*\p{Ll})?$/u;

/**
 * The common words of the Lefff that the spelling dictionary accepts, without names, function words and expressions.
 * Participles stand under their verb only, not a second time as adjectives.
 */
export function readLefff(folder: string, spelled: ReadonlySet<string>): Word[] {
  const ligatures = new Map<string, string>();
  for (const form of spelled) if (/[œæ]/u.test(form)) ligatures.set(withoutLigatures(form), form);
  const text = readFileSync(join(folder, 'src', 'lefff-3.4.mlex', 'lefff-3.4.mlex'), 'utf8');
  const collector = new WordCollector();
  for (const line of text.split('\n')) {
    const [form = '', category = '', lemmaText = '', tag = ''] = line.split('\t');
    const partOfSpeech = CLASSES[category];
    const lemma = lemmaText.replace(/__.*$/u, '');
    if (!partOfSpeech || !PLAIN.test(form) || !PLAIN.test(lemma)) continue;
    if (partOfSpeech === 'a' && tag.startsWith('K')) continue;
    const spelling = ligatures.get(lemma) ?? lemma;
    if (!spelled.has(spelling)) continue;
    collector.add(spelling, partOfSpeech, ligatures.get(form) ?? form, tag === 'e' ? '' : tag);
  }
  return collector.words();
}

function withoutLigatures(form: string): string {
  return form.replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}
