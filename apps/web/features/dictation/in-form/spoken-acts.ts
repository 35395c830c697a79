import type { WrittenAct } from './speech-view.ts';

/** Makes an act; gives the way back. It may be made again after that. */
export type MakeAct = () => () => void;

interface Made {
  readonly act: WrittenAct;
  readonly make: MakeAct;
  undo: () => void;
}

/** What was written by voice, each utterance undone and made again as one, the last first. */
export interface SpokenActs {
  /** Not undone, the last first. */
  readonly list: () => readonly WrittenAct[];
  readonly make: (act: Omit<WrittenAct, 'id'>, make: MakeAct) => void;
  /** The act that was undone; null where none is left. */
  readonly undo: () => WrittenAct | null;
  readonly redo: () => WrittenAct | null;
}

export function createSpokenActs(): SpokenActs {
  const made: Made[] = [];
  let undone: Made[] = [];
  let count = 0;
  return {
    list: () => made.map(({ act }) => act).toReversed(),
    make(told, make) {
      count += 1;
      made.push({ act: { id: count, ...told }, make, undo: make() });
      undone = [];
    },
    undo() {
      const last = made.pop();
      if (last === undefined) return null;
      last.undo();
      undone.push(last);
      return last.act;
    },
    redo() {
      const last = undone.pop();
      if (last === undefined) return null;
      last.undo = last.make();
      made.push(last);
      return last.act;
    },
  };
}
