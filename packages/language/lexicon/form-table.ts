import { type FormReading, hasFeatures, type InflectionRequest, type PartOfSpeech } from './reading.ts';
import { CLASS_NAMES, readTags } from './tags.ts';

interface Paradigm {
  readonly partOfSpeech: PartOfSpeech;
  readonly lemmaEnding: string;
  /** For each ending, its tags. */
  readonly endings: ReadonlyMap<string, string>;
}

/**
 * Words by paradigm. The source has one paradigm a line: the letter of its class with the ending of the lemma, the other
 * endings with their tags, and after a bar the stems. A form is read by cutting it at each place where a stem may end.
 */
export class FormTable {
  readonly #lines: string[] = [];
  readonly #paradigms: (Paradigm | undefined)[] = [];
  readonly #stems = new Map<string, number | number[]>();
  #longestStem = 0;

  constructor(source: string) {
    for (const line of source.split('\n')) {
      const bar = line.indexOf('|');
      if (bar < 0) continue;
      const index = this.#lines.push(line.slice(0, bar)) - 1;
      for (const stem of line.slice(bar + 1).split(' ')) this.#addStem(stem, index);
    }
  }

  /** All readings of a form. */
  read(form: string): FormReading[] {
    const readings: FormReading[] = [];
    this.#eachParadigm(form, (paradigm, stem, ending) => {
      const tags = paradigm.endings.get(ending);
      if (tags === undefined) return;
      const { partOfSpeech } = paradigm;
      const lemma = stem + paradigm.lemmaEnding;
      for (const features of readTags(tags, partOfSpeech)) readings.push({ lemma, partOfSpeech, ...features });
    });
    return readings;
  }

  has(form: string): boolean {
    let found = false;
    this.#eachParadigm(form, (paradigm, _stem, ending) => {
      found ||= paradigm.endings.has(ending);
    });
    return found;
  }

  /** The forms of a word that have the features asked for. */
  inflect(lemma: string, request: InflectionRequest): string[] {
    const forms: string[] = [];
    this.#eachParadigm(lemma, (paradigm, stem, ending) => {
      if (paradigm.partOfSpeech !== request.partOfSpeech || paradigm.lemmaEnding !== ending) return;
      for (const [other, tags] of paradigm.endings) {
        const fits = readTags(tags, paradigm.partOfSpeech).some((features) => hasFeatures(features, request));
        if (fits) forms.push(stem + other);
      }
    });
    return forms;
  }

  #addStem(stem: string, index: number): void {
    const known = this.#stems.get(stem);
    if (known === undefined) this.#stems.set(stem, index);
    else if (typeof known === 'number') this.#stems.set(stem, [known, index]);
    else known.push(index);
    if (stem.length > this.#longestStem) this.#longestStem = stem.length;
  }

  #eachParadigm(form: string, visit: (paradigm: Paradigm, stem: string, ending: string) => void): void {
    for (let length = Math.min(form.length, this.#longestStem); length >= 0; length -= 1) {
      const stem = form.slice(0, length);
      const found = this.#stems.get(stem);
      if (found === undefined) continue;
      const ending = form.slice(length);
      for (const index of typeof found === 'number' ? [found] : found) visit(this.#paradigm(index), stem, ending);
    }
  }

  #paradigm(index: number): Paradigm {
    const known = this.#paradigms[index];
    if (known) return known;
    const [head = '', ...endings] = (this.#lines[index] ?? '').split(';');
    const paradigm: Paradigm = {
      partOfSpeech: CLASS_NAMES[head.charAt(0)] ?? 'noun',
      lemmaEnding: head.slice(1),
      endings: new Map(
        endings.map((pair) => {
          const at = pair.indexOf('=');
          return [pair.slice(0, at), pair.slice(at + 1)];
        }),
      ),
    };
    this.#paradigms[index] = paradigm;
    return paradigm;
  }
}
