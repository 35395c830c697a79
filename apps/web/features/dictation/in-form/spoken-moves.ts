import { readMove } from '@constat/dictation/navigation';
import type { Move } from '@constat/dictation/navigation';
import { fieldsOfSection } from '@constat/report/catalogue';
import type { RegionId } from '@constat/report/catalogue';
import type { Focus } from '@constat/examination';
import type { Store } from '../../../shared/external-store.ts';
import type { DictatedCells } from './dictated-cells.ts';
import type { DictatedTexts } from './dictated-texts.ts';
import type { FormSpeechView, Target } from './speech-view.ts';
import type { SpokenForm } from './spoken-form.ts';
import { aimOfField } from './dictation-target.ts';

const EXAMINATION = 'section9';

/** Goes through the report by voice. */
export interface SpokenMoves {
  /** What is asked to go to; in the examination, its own parts are left to what reads it. */
  readonly read: (words: string) => Move | null;
  readonly make: (move: Move, words: string) => void;
  /** True while a move gives the focus to a control: it tells of where it goes at once, and not from that moment on. */
  readonly isGoing: () => boolean;
  /** What goes through the doubtful places for « prochain doute » and « garde »; null where nothing shows them. */
  readonly followDoubts: (shown: ShownDoubts | null) => void;
  /** True while one of them is looked at. */
  readonly isAtDoubt: () => boolean;
  /** It stands as it is. */
  readonly keepDoubt: () => void;
}

/** The doubtful places as the page shows them. */
export interface ShownDoubts {
  /** The one that is looked at; null where none is. */
  readonly current: object | null;
  readonly step: (by: 1 | -1) => void;
  readonly keep: () => void;
}

export interface MoveParts {
  readonly form: SpokenForm;
  readonly texts: DictatedTexts;
  readonly cells: DictatedCells;
  readonly view: Store<FormSpeechView>;
  /** Where what is said goes now. */
  readonly target: () => Target;
  readonly moveTo: (target: Target, focus: Focus | null) => void;
}

export function createSpokenMoves({ form, texts, cells, view, target, moveTo }: MoveParts): SpokenMoves {
  let isGoing = false;
  let doubts: ShownDoubts | null = null;

  /** Where the physician is, for names that several parts of the report share. */
  function near(): string | undefined {
    const at = target();
    if (at.kind === 'examination') return `region-${cells.focus().place ?? ''}`;
    if (at.field === null) return undefined;
    const region = form.type().regionOf(at.field);
    return region === undefined ? form.type().sectionOf(at.field)?.id : `region-${region}`;
  }

  function read(words: string): Move | null {
    const at = target();
    const isExamination = at.kind === 'examination';
    const isAlone = at.kind !== 'text' || texts.isAtStart(at.field);
    const place = near();
    const context = {
      language: form.language(),
      type: form.type(),
      ...(place !== undefined && { near: place }),
    };
    const move = readMove(words, { ...context, isAlone });
    if (!isExamination || move?.kind !== 'place') return move;
    if (move.place.kind === 'section') return move.place.id === EXAMINATION ? null : move;
    // A name alone is said of what is examined.
    const asked = readMove(words, { ...context, isAlone: false });
    return asked?.kind === 'place' && asked.place.kind === 'field' ? asked : null;
  }

  function make(move: Move, words: string): void {
    if (move.kind === 'unknown')
      view.patch({ words, unwritten: { kind: 'no-place', words, name: move.name } });
    else if (move.kind === 'place') {
      const from = target();
      goTo(move);
      view.patch({ words, unwritten: { kind: 'moved', words, place: move.place, from } });
    } else {
      const { unit, by } = move;
      const at = target();
      if (unit === 'doubt') doubts?.step(by);
      else if (unit !== 'blank') going(() => form.step(unit, by));
      else if (at.kind === 'text') texts.stepBlank(at.field, by);
      view.patch({ words, unwritten: null });
    }
  }

  function going(go: () => void): void {
    isGoing = true;
    go();
    isGoing = false;
    texts.rest();
  }

  function goTo({ place: { kind, id }, side }: Extract<Move, { kind: 'place' }>): void {
    const type = form.type();
    const beside = side === null ? {} : { side };
    if (kind === 'region') {
      going(() => form.go(id));
      moveTo({ kind: 'examination' }, { place: id.slice('region-'.length) as RegionId, ...beside });
    } else if (kind === 'table') {
      going(() => form.go(id));
      const place = type.regions.find(({ group }) =>
        group.blocks.some((block) => 'id' in block && block.id === id),
      );
      moveTo({ kind: 'examination' }, { ...(place && { place: place.id }), table: id, ...beside });
    } else if (id === EXAMINATION) {
      going(() => form.go(id));
      moveTo({ kind: 'examination' }, beside);
    } else {
      const section = type.section(id);
      const first =
        section &&
        fieldsOfSection(section).find(
          (one) => (one.kind === 'text' || one.kind === 'line') && one.optional !== true,
        );
      const field = kind === 'field' ? type.field(id) : first;
      going(() => form.go(field?.id ?? id));
      const place = field ?? (section && fieldsOfSection(section)[0]);
      const aim =
        place === undefined
          ? { target: { kind: 'value', field: null } as const, focus: null }
          : aimOfField(type, place.id);
      moveTo(aim.target, aim.focus);
    }
  }

  return {
    read,
    make,
    isGoing: () => isGoing,
    followDoubts(shown) {
      doubts = shown;
    },
    isAtDoubt: () => doubts !== null && doubts.current !== null,
    keepDoubt: () => doubts?.keep(),
  };
}
