import { findTemplates } from '@constat/dictation/navigation';
import type { SpokenTemplate } from '@constat/dictation/navigation';
import type { FieldId } from '@constat/report/catalogue';
import type { DictatedTexts, DictationParts } from './dictated-texts.ts';
import type { Target } from './speech-view.ts';

/** Inserts templates of the report by their name. */
export interface SpokenTemplates {
  /** Resolves once it is inserted, or is told that it cannot be. */
  readonly insert: (name: string, words: string, target: Target) => Promise<void>;
  /** Inserts one of those that were offered. */
  readonly choose: (template: SpokenTemplate, words: string) => void;
}

export function createSpokenTemplates(
  { form, acts, view }: DictationParts,
  texts: Pick<DictatedTexts, 'rest'>,
): SpokenTemplates {
  function write({ field, text, replaces }: SpokenTemplate, words: string): void {
    const before = form.value(field);
    const value = replaces || before.trim() === '' ? text : `${before.trimEnd()}\n${text}`;
    const change = {
      texts: new Map<FieldId, string>([[field, value]]),
      stated: [],
      setAside: replaces && before !== '' ? [field] : [],
    };
    const written = { field, value, before, isNormal: false, isDoubtful: false, adds: !replaces };
    texts.rest();
    acts.make({ words, kind: 'text', written: [written] }, () => form.write(change));
    form.moveCaret(field, value.length);
    form.reveal(field);
    view.patch({ words, unwritten: null });
  }
  return {
    async insert(name, words, target) {
      const field = target.kind === 'text' ? target.field : null;
      const found = findTemplates(name, await form.templates(), { type: form.type(), target: field });
      const [only] = found;
      if (only !== undefined && found.length === 1) write(only, words);
      else view.patch({ words, unwritten: { kind: 'which-template', words, templates: found } });
    },
    choose: write,
  };
}
