import { REPORT_TYPES } from '../catalogue/index.ts';
import type { DraftContent } from '../merge/index.ts';
import { buildContent } from '../merge/merge.test-data.ts';
import type { FormData } from '../rules/index.ts';
import { advance, beginSaved, nextWake, statusOf } from './index.ts';
import type { SaveAnswer, SyncEffect, SyncEvent, SyncState, SyncStatus } from './index.ts';

export const OWNER = 'physician-1';
export const BASE = buildContent({ emploi: 'a' });
/** Long enough for what was typed to be sent. */
export const SAVE_MS = 2_000;

export type EffectOf<Type extends SyncEffect['type']> = Extract<SyncEffect, { readonly type: Type }>;

/** A machine that is moved by hand, with its screen. The device keeps after 20 ms unless told otherwise. */
export class TestMachine {
  now = 100_000;
  content: DraftContent;
  state: SyncState;
  readonly effects: { readonly at: number; readonly effect: SyncEffect }[] = [];
  deviceAnswers: 'kept' | 'keep-refused' | 'nothing' = 'kept';
  #keys = 0;
  readonly #answers: { readonly at: number; readonly event: SyncEvent }[] = [];

  constructor(
    state: SyncState = beginSaved(OWNER, { formId: 'form-1', version: 3, content: BASE }, 100_000),
    content: DraftContent = BASE,
  ) {
    this.state = state;
    this.content = content;
    this.pass(1000);
    this.effects.length = 0;
  }

  get status(): SyncStatus {
    return statusOf(this.state);
  }

  /** The effects of a type, the first one first. */
  all<Type extends SyncEffect['type']>(type: Type): readonly EffectOf<Type>[] {
    return this.effects.flatMap(({ effect }) => (effect.type === type ? [effect as EffectOf<Type>] : []));
  }

  /** The last effect of a type. Throws when there was none. */
  last<Type extends SyncEffect['type']>(type: Type): EffectOf<Type> {
    const effect = this.all(type).at(-1);
    if (effect === undefined) throw new Error(`no ${type}`);
    return effect;
  }

  send(event: SyncEvent): void {
    const { state, effects } = advance(this.state, event, {
      types: REPORT_TYPES,
      now: this.now,
      chance: 0.5,
      newKey: () => `key-${(this.#keys += 1)}`,
      content: () => this.content,
    });
    this.state = state;
    for (const effect of effects) {
      this.effects.push({ at: this.now, effect });
      if (effect.type === 'show') this.content = effect.content;
      const isForDevice = effect.type === 'keep' || effect.type === 'set-aside';
      if (isForDevice && this.deviceAnswers !== 'nothing') {
        this.plan(20, { type: this.deviceAnswers, id: effect.id });
      }
    }
  }

  /** An event that comes later. */
  plan(delay: number, event: SyncEvent): void {
    this.#answers.push({ at: this.now + delay, event });
  }

  edit(formData: FormData, meta: Partial<DraftContent['meta']> = {}): void {
    const { content } = this;
    this.content = {
      ...content,
      formData: { ...content.formData, ...formData },
      meta: { ...content.meta, ...meta },
    };
    this.send({ type: 'edited' });
  }

  /** Lets time pass, waking the machine when it asks for it. */
  pass(duration: number): void {
    const end = this.now + duration;
    for (let step = 0; ; step += 1) {
      if (step > 10_000) throw new Error('the machine keeps itself busy');
      const wake = nextWake(this.state) ?? Number.POSITIVE_INFINITY;
      const answer = this.#answers.toSorted((one, other) => one.at - other.at)[0];
      const isAnswer = answer !== undefined && answer.at <= wake;
      const at = Math.max(this.now, isAnswer ? answer.at : wake);
      if (at > end) break;
      this.now = at;
      if (isAnswer) this.#answers.splice(this.#answers.indexOf(answer), 1);
      this.send(isAnswer ? answer.event : { type: 'woke' });
    }
    this.now = end;
  }

  /** Answers the save that was sent last. */
  answer(answer: SaveAnswer): void {
    this.send({ type: 'answered', key: this.last('save').key, answer });
  }

  /** Answers the last reading of the draft. */
  present(version: number, content: DraftContent): void {
    const { id } = this.last('fetch');
    this.send({ type: 'fetched', id, answer: { kind: 'present', isFinal: false, version, content } });
  }
}

/** A machine with one save under way, of the text "ab". */
export function saving(): TestMachine {
  const machine = new TestMachine();
  machine.edit({ emploi: 'ab' });
  machine.pass(SAVE_MS);
  machine.last('save');
  return machine;
}
