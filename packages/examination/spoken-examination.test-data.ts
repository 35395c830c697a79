import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { NOTHING_SAID, understandUtterance } from './index.ts';
import type { ExaminationState, Outcome, Write } from './index.ts';

export type Language = 'fr' | 'en';

/** A form and what is said over it, utterance by utterance. */
export class Spoken {
  readonly values = new Map<string, string>();
  state: ExaminationState = NOTHING_SAID;
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  say(text: string): Outcome {
    const form = {
      value: (field: string): string => this.values.get(field) ?? '',
      isOpen: (field: string): boolean => (this.values.get(field) ?? '') === '',
    };
    const heard = understandUtterance(
      { text, language: this.#language, type: MEDICAL_EVALUATION, form },
      this.state,
    );
    ({ state: this.state } = heard);
    for (const write of heard.outcome.writes) this.#keep(write);
    return heard.outcome;
  }

  #keep({ field, value, adds }: Write): void {
    const before = this.values.get(field) ?? '';
    const after = adds && before !== '' ? `${before} ${value}` : value;
    if (after === '') this.values.delete(field);
    else this.values.set(field, after);
  }
}
