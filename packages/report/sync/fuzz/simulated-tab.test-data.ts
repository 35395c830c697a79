import { REPORT_TYPES } from '../../catalogue/index.ts';
import type { DraftContent } from '../../merge/index.ts';
import { beginSaved, nextWake, resume, statusOf } from '../index.ts';
import type { advance } from '../index.ts';
import type { FetchAnswer, SaveAnswer, SyncEffect, SyncEvent, SyncState, SyncStatus } from '../index.ts';
import { stopOf } from '../state.ts';
import type { SimulatedDevice } from './simulated-device.test-data.ts';
import type { SimulatedServer } from './simulated-server.test-data.ts';
import type { Draw, Timeline } from './timeline.test-data.ts';

export interface World {
  readonly time: Timeline;
  readonly draw: Draw;
  readonly server: SimulatedServer;
  readonly advance: typeof advance;
  /** Looks at a tab after each of its steps. */
  readonly onStep: (tab: SimulatedTab, event: SyncEvent, effects: readonly SyncEffect[]) => void;
}

export type Opened = { readonly state: SyncState; readonly content: DraftContent };

/** A page that drives the machine as the web pages do. */
export class SimulatedTab {
  readonly name: string;
  readonly device: SimulatedDevice;
  readonly #world: World;
  /** Null while it is closed or crashed. */
  opened: Opened | null = null;
  isConnected = true;
  /** True once this page was told that somebody else signed in. */
  isOthers = false;
  #wake: (() => void) | null = null;
  #life = 0;
  #keys = 0;
  #isProbing = false;

  constructor(name: string, device: SimulatedDevice, world: World) {
    this.name = name;
    this.device = device;
    this.#world = world;
  }

  get status(): SyncStatus | null {
    return this.opened === null ? null : statusOf(this.opened.state);
  }

  /** True when the physician can type here. */
  get isEditable(): boolean {
    if (this.opened === null) return false;
    const stop = stopOf(this.opened.state);
    return stop !== 'elsewhere' && stop !== 'other-user';
  }

  /** Opens the report: what the device keeps, else what the server holds. Takes it over from another tab if asked to. */
  open(isTakingOver: boolean): void {
    const { time, server, draw } = this.#world;
    const { device } = this;
    const { holder } = device;
    const isFree = holder === null || holder === this;
    if (device.record === null && !(server.isUp && this.isConnected && device.user === server.owner)) return;
    if (isFree || isTakingOver) device.holder = this;
    if (!isFree && isTakingOver && holder !== null) {
      const life = holder.#life;
      time.after(draw.between(0, 300), () => {
        if (holder.#life === life && device.holder !== holder) holder.step({ type: 'taken-over' });
      });
    }
    this.isOthers = false;
    const record = structuredClone(device.record);
    const { version, content } = server.present;
    this.opened =
      record === null
        ? { state: beginSaved(server.owner, { formId: 'form-1', version, content }, time.now), content }
        : { state: resume(record, time.now), content: record.content };
    if (device.holder === this) {
      for (const late of device.late.values()) this.step({ type: 'late-text', ...structuredClone(late) });
      this.step({ type: 'woke' });
    } else this.step({ type: 'taken-over' });
  }

  /** The page is gone at once, with all that it held in memory. */
  crash(): void {
    this.opened = null;
    this.isOthers = false;
    this.#isProbing = false;
    this.#life += 1;
    this.#wake?.();
    if (this.device.holder === this) this.device.holder = null;
  }

  edit(content: DraftContent): void {
    if (this.opened === null) return;
    this.opened = { ...this.opened, content };
    this.step({ type: 'edited' });
  }

  step(event: SyncEvent): void {
    if (this.opened === null) return;
    if (event.type === 'signed-in') this.isOthers = event.user !== this.#world.server.owner;
    const { time, draw, advance, onStep } = this.#world;
    const newKey = (): string => `${this.name}-${(this.#keys += 1)}`;
    const { content } = this.opened;
    const context = {
      types: REPORT_TYPES,
      now: time.now,
      chance: draw.number(),
      newKey,
      content: () => content,
    };
    const { state, effects } = advance(this.opened.state, event, context);
    const shown = effects.find((effect) => effect.type === 'show');
    this.opened = { state, content: shown?.content ?? content };
    onStep(this, event, effects);
    for (const effect of effects) this.#run(effect);
    this.#sleep();
    this.#probe();
  }

  #sleep(): void {
    this.#wake?.();
    this.#wake = null;
    if (this.opened === null) return;
    const wake = nextWake(this.opened.state);
    if (wake === null) return;
    this.#wake = this.#world.time.after(wake - this.#world.time.now, () => this.step({ type: 'woke' }));
  }

  /** A page that was told that nobody is signed in asks who is. */
  #probe(): void {
    if (this.opened?.state.isSignedIn !== false || this.#isProbing) return;
    this.#isProbing = true;
    this.#later(1000, () => {
      this.#isProbing = false;
      const { user } = this.device;
      if (user !== null) this.step({ type: 'signed-in', user });
      else this.#probe();
    });
  }

  /** The same life of this page, if it still lives. */
  #later(delay: number, run: () => void): void {
    const life = this.#life;
    this.#world.time.after(delay, () => {
      if (this.#life === life) run();
    });
  }

  #run(effect: SyncEffect): void {
    const { time, draw, server } = this.#world;
    if (effect.type === 'keep' || effect.type === 'set-aside') {
      const life = this.#life;
      time.after(draw.between(1, 60), () => {
        // A write that was begun when the page died may be made or not.
        const isAlive = this.#life === life;
        if (!isAlive && draw.isOneIn(2)) return;
        const { device } = this;
        let isKept = !device.isRefusing;
        let isTakenOver = false;
        if (isKept && effect.type === 'set-aside') device.setAside(effect);
        else if (isKept && effect.type === 'keep') {
          isKept = device.write(isAlive ? this : null, effect.record, effect.absorbed);
          isTakenOver = !isKept;
        }
        if (!isAlive) return;
        this.#later(draw.between(1, 20), () => {
          const { id } = effect;
          this.step(isKept ? { type: 'kept', id } : { type: 'keep-refused', id, isTakenOver });
        });
      });
    } else if (effect.type === 'save') {
      const request = structuredClone({ key: effect.key, version: effect.version, content: effect.content });
      this.#ask(
        () => server.save(request, this.device.user),
        (answer: SaveAnswer) => this.step({ type: 'answered', key: effect.key, answer }),
      );
    } else if (effect.type === 'fetch') {
      this.#ask(
        () => server.read(this.device.user),
        (answer: FetchAnswer) => this.step({ type: 'fetched', id: effect.id, answer }),
      );
    }
  }

  /** A request over a network that delays, loses and repeats. */
  #ask<Answer extends SaveAnswer | FetchAnswer>(
    serve: () => Answer,
    hear: (answer: Answer | { readonly kind: 'unanswered'; readonly cause: 'no-answer' }) => void,
  ): void {
    const { time, draw } = this.#world;
    const fail = (): void => {
      // Some failures are noticed by the browser, of others nothing is ever heard.
      if (draw.isOneIn(2)) {
        this.#later(draw.between(10, 3000), () => hear({ kind: 'unanswered', cause: 'no-answer' }));
      }
    };
    const delay = (): number => (draw.isOneIn(12) ? draw.between(1000, 25_000) : draw.between(5, 300));
    if (!this.isConnected) {
      fail();
      return;
    }
    let isRefused = false;
    const arrive = (isRepeated: boolean): void => {
      // A request that the server refuses for itself is refused again.
      if (isRepeated && isRefused) return;
      if (draw.isOneIn(20)) {
        fail();
        return;
      }
      const answer = serve();
      isRefused = answer.kind === 'refused' || answer.kind === 'gone';
      if (isRepeated) return;
      if (!this.isConnected || draw.isOneIn(12)) fail();
      else this.#later(delay(), () => hear(answer));
    };
    time.after(delay(), () => arrive(false));
    if (draw.isOneIn(25)) time.after(delay() + 2000, () => arrive(true));
  }
}
