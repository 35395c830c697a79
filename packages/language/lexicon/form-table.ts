import { type FormReading, type InflectionRequest, matchOf, type PartOfSpeech } from './reading.ts';
import { CLASS_NAMES, readTags } from './tags.ts';

interface Paradigm {
  readonly partOfSpeech: PartOfSpeech;
  readonly lemmaEnding: string;
  /** For each ending, its tags. */
  readonly endings: ReadonlyMap<string, string>;
}

/** A table of words as text: its paradigms, and for each first letter of a stem the lines of stems. */
export interface TableText {
  readonly paradigms: readonly string[];
  readonly sections: ReadonlyMap<string, string>;
}

/**
 * The text of a generated table, cut up. The paradigms come first, one a line: the letter of a class with the ending of
 * the lemma, then each ending with its tags. A line `=x` opens the stems that begin with x; there a line is the number
 * of a paradigm, a bar, and what follows the first letter of each stem.
 */
export function cutTable(source: string): TableText {
  const [paradigms = '', ...parts] = source.split('\n=');
  const sections = parts.map((part): [string, string] => {
    const end = part.indexOf('\n');
    return [part.slice(0, end), part.slice(end + 1)];
  });
  return { paradigms: paradigms.split('\n'), sections: new Map(sections) };
}

/** Lines of one paradigm and its stems, with a bar between, as a table. */
export function tableOfLines(source: string): TableText {
  const paradigms: string[] = [];
  const sections = new Map<string, string>();
  for (const line of source.split('\n')) {
    const bar = line.indexOf('|');
    if (bar < 0) continue;
    const index = paradigms.push(line.slice(0, bar)) - 1;
    for (const stem of line.slice(bar + 1).split(' ')) {
      const letter = stem.charAt(0);
      sections.set(letter, `${sections.get(letter) ?? ''}${index}|${stem.slice(1)}\n`);
    }
  }
  return { paradigms, sections };
}

/** A form that serves a request, and how many of the features asked for it tells. */
export interface InflectedForm {
  readonly form: string;
  readonly told: number;
}

/** Words by paradigm. A form is read by cutting it at each place where a stem may end. */
export class FormTable {
  readonly #text: TableText;
  readonly #paradigms: (Paradigm | undefined)[] = [];
  /** For each first letter that was asked for, the paradigms of each stem, without its first letter. */
  readonly #sections = new Map<string, ReadonlyMap<string, number | number[]>>();

  constructor(text: TableText) {
    this.#text = text;
  }

  /** All readings of a form. */
  read(form: string): FormReading[] {
    const readings: FormReading[] = [];
    this.#eachParadigm(form, (paradigm, stem, ending) => {
      const tags = paradigm.endings.get(ending);
      if (tags === undefined) return;
      const { partOfSpeech } = paradigm;
      const lemma = stem + paradigm.lemmaEnding;
      for (const features of readTags(tags, partOfSpeech))
        readings.push({ lemma, partOfSpeech, ...features });
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

  /** The forms of a word that may have the features asked for, with the number of these that each tells. */
  inflect(lemma: string, request: InflectionRequest): InflectedForm[] {
    const found: InflectedForm[] = [];
    this.#eachParadigm(lemma, (paradigm, stem, ending) => {
      if (paradigm.partOfSpeech !== request.partOfSpeech || paradigm.lemmaEnding !== ending) return;
      for (const [other, tags] of paradigm.endings) {
        const matches = readTags(tags, paradigm.partOfSpeech).map((features) => matchOf(features, request));
        const told = Math.max(...matches);
        if (told >= 0) found.push({ form: stem + other, told });
      }
    });
    return found;
  }

  #eachParadigm(form: string, visit: (paradigm: Paradigm, stem: string, ending: string) => void): void {
    const letter = form.charAt(0);
    const section = this.#section(letter);
    if (section.size > 0) {
      for (let length = form.length; length > 0; length -= 1) {
        const found = section.get(form.slice(1, length));
        if (found !== undefined) this.#visitAll(found, form, length, visit);
      }
    }
    const whole = this.#section('').get('');
    if (whole !== undefined) this.#visitAll(whole, form, 0, visit);
  }

  #visitAll(
    found: number | readonly number[],
    form: string,
    length: number,
    visit: (paradigm: Paradigm, stem: string, ending: string) => void,
  ): void {
    const stem = form.slice(0, length);
    const ending = form.slice(length);
    for (const index of typeof found === 'number' ? [found] : found)
      visit(this.#paradigm(index), stem, ending);
  }

  #section(letter: string): ReadonlyMap<string, number | number[]> {
    const known = this.#sections.get(letter);
    if (known) return known;
    const section = new Map<string, number | number[]>();
    for (const line of (this.#text.sections.get(letter) ?? '').split('\n')) {
      const bar = line.indexOf('|');
      if (bar < 0) continue;
      const index = Number(line.slice(0, bar));
      for (const stem of line.slice(bar + 1).split(' ')) {
        const found = section.get(stem);
        if (found === undefined) section.set(stem, index);
        else if (typeof found === 'number') section.set(stem, [found, index]);
        else found.push(index);
      }
    }
    this.#sections.set(letter, section);
    return section;
  }

  #paradigm(index: number): Paradigm {
    const known = this.#paradigms[index];
    if (known) return known;
    const [head = '', ...endings] = (this.#text.paradigms[index] ?? '').split(';');
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
