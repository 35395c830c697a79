import type { Language } from '@constat/language';
import { soundDistance, soundsOf } from '@constat/language/phonetics';
import { foldPhrase } from '@constat/language/text';
import type { VocabularyEntry } from './entry.ts';
import { phoneticKeysOf } from './phonetic-keys.ts';

/** An entry that something sounds like. */
export interface Candidate {
  readonly entry: VocabularyEntry;
  /** 0 the same sounds, 1 nothing in common; 0 too where the physician has said that it is heard so. */
  readonly distance: number;
  /** Whether the entry names what was heard among its forms as heard. */
  readonly isHeardForm: boolean;
}

interface Reading {
  readonly entry: VocabularyEntry;
  readonly sounds: string;
}

/** Fewer sounds say too little: such an entry is found by its forms as heard alone. */
const FEWEST_SOUNDS = 3;
/** Entries compared that share a skeleton; more would be read one after the other for each word. */
const MOST_COMPARED = 60;
/** The share of the sounds of the longer side that the other may lack. */
const MOST_MISSING = 0.5;

/** The entries of a physician, found by what was heard; a look-up does not read through them. */
export class Vocabulary {
  readonly size: number;
  /** The words of the longest entry or form, as one counts them between blanks. */
  readonly longest: number;
  readonly #language: Language;
  readonly #terms = new Set<string>();
  readonly #heard = new Map<string, VocabularyEntry>();
  readonly #readings = new Map<string, Reading[]>();

  /** @param language in which is dictated */
  constructor(entries: readonly VocabularyEntry[], language: Language) {
    this.#language = language;
    this.size = entries.length;
    let longest = 0;
    for (const entry of entries) {
      this.#terms.add(foldPhrase(entry.term));
      for (const form of entry.heard) {
        this.#heard.set(foldPhrase(form), entry);
        longest = Math.max(longest, form.split(' ').length);
      }
      const readings = [entry.term, ...entry.heard].flatMap((form) => this.#read(form));
      longest = Math.max(longest, entry.term.split(' ').length);
      for (const sounds of new Set(readings)) this.#add({ entry, sounds });
    }
    this.longest = longest;
  }

  /** Whether a folded phrase is an entry as it stands. */
  has(phrase: string): boolean {
    return this.#terms.has(phrase);
  }

  /** The nearest entry to what was heard, given as a folded phrase and as its sounds. */
  nearest(phrase: string, sounds: string): Candidate | null {
    const named = this.#heard.get(phrase);
    if (named !== undefined) return { entry: named, distance: 0, isHeardForm: true };
    if (sounds.length < FEWEST_SOUNDS) return null;
    let best: Candidate | null = null;
    const seen = new Set<Reading>();
    for (const skeleton of phoneticKeysOf(sounds)) {
      for (const reading of this.#readings.get(skeleton) ?? []) {
        if (seen.has(reading)) continue;
        seen.add(reading);
        const longer = Math.max(sounds.length, reading.sounds.length);
        if (Math.abs(sounds.length - reading.sounds.length) > MOST_MISSING * longer) continue;
        const distance = soundDistance(sounds, reading.sounds);
        if (best === null || distance < best.distance)
          best = { entry: reading.entry, distance, isHeardForm: false };
      }
    }
    return best;
  }

  /** A term may be of either language, whichever is dictated. */
  #read(form: string): readonly string[] {
    const other = this.#language === 'fr' ? 'en' : 'fr';
    return [soundsOf(form, this.#language), soundsOf(form, other)].filter(
      ({ length }) => length >= FEWEST_SOUNDS,
    );
  }

  #add(reading: Reading): void {
    for (const skeleton of phoneticKeysOf(reading.sounds)) {
      const readings = this.#readings.get(skeleton) ?? [];
      if (readings.length < MOST_COMPARED) readings.push(reading);
      this.#readings.set(skeleton, readings);
    }
  }
}
