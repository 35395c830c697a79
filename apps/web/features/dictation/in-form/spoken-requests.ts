import { readAct } from '@constat/dictation/navigation';
import type { SpokenAct } from '@constat/dictation/navigation';
import { foldPhrase } from '@constat/language/text';
import type { CommandLists } from '../written/use-written.ts';
import type { DictatedCells } from './dictated-cells.ts';
import type { DictatedTexts, DictationParts } from './dictated-texts.ts';
import type { Target } from './speech-view.ts';
import type { SpokenMoves } from './spoken-moves.ts';
import type { SpokenTemplates } from './spoken-templates.ts';

/** Does what is asked of the report by voice, beside moving through it. */
export interface SpokenRequests {
  /** What is asked; null where the words are something else. */
  readonly read: (words: string) => SpokenAct | null;
  readonly perform: (act: SpokenAct, words: string) => void;
}

export interface RequestParts extends DictationParts {
  readonly texts: DictatedTexts;
  readonly cells: DictatedCells;
  readonly moves: SpokenMoves;
  readonly templates: SpokenTemplates;
  /** The physician's own commands. */
  readonly commands: () => CommandLists;
  readonly target: () => Target;
  /** Shows what was written. */
  readonly show: () => void;
}

export function createSpokenRequests(parts: RequestParts): SpokenRequests {
  const { form, acts, view, texts, cells, moves, templates, commands, target, show } = parts;
  const isOwnCommand = (words: string): boolean =>
    commands().voiceCommands.some(({ trigger }) => foldPhrase(trigger) === foldPhrase(words));

  return {
    read(words) {
      const act = readAct(words, form.language(), form.type());
      if (act?.kind === 'keep') return moves.isAtDoubt() ? act : null;
      // Within a sentence such words are text.
      const at = target();
      if (at.kind === 'text' && !texts.isAtStart(at.field)) return null;
      return isOwnCommand(words) ? null : act;
    },
    perform(act, words) {
      if (act.kind === 'template') {
        void templates.insert(act.name, words, target()).then(show);
        return;
      }
      if (act.kind === 'not-examined') {
        const { place } = cells.focus();
        const region = act.region ?? form.type().regions.find(({ id }) => id === place)?.id;
        if (region !== undefined)
          acts.make({ words, kind: 'not-examined', written: [] }, () => form.leaveOut(region));
      } else if (act.kind === 'keep') moves.keepDoubt();
      else form.perform(act.kind);
      view.patch({ words, unwritten: null });
    },
  };
}
