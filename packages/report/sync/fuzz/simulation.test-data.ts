import { joinTexts, sameContent, textAt } from '../../merge/index.ts';
import type { DraftContent } from '../../merge/index.ts';
import { buildContent } from '../../merge/merge.test-data.ts';
import { advance as realAdvance, nextWake, statusOf } from '../index.ts';
import type { SyncEffect } from '../index.ts';
import { SAVE_EVERY_MS } from '../timings.ts';
import { stopOf } from '../state.ts';
import { editOf, replaceAt, tokensIn } from './edits.test-data.ts';
import { SimulatedDevice } from './simulated-device.test-data.ts';
import { SimulatedServer } from './simulated-server.test-data.ts';
import { SimulatedTab } from './simulated-tab.test-data.ts';
import type { World } from './simulated-tab.test-data.ts';
import { Draw, Timeline } from './timeline.test-data.ts';

const OWNER = 'physician-1';

export interface SimulationOptions {
  readonly operations: number;
  /** The machine under test. */
  readonly advance?: typeof realAdvance;
}

export interface Outcome {
  readonly saves: number;
  readonly edits: number;
  readonly conflicts: number;
  readonly overwritten: number;
  readonly tabs: number;
}

/** What became of a text that was typed. */
interface Typed {
  readonly at: number;
  readonly tab: string;
  /** Somebody who saw it wrote or chose something else. */
  isOverwritten: boolean;
  /** It was typed just before a crash, or under the words that it is kept nowhere. */
  isExcused: boolean;
}

/** The save that a tab sent last. */
interface Sending {
  readonly key: string;
  readonly body: string;
  readonly at: number;
  readonly isAnswered: boolean;
}

/** One seeded run: a few tabs on a few devices, one draft, and everything that can go wrong in between. */
export class Simulation {
  readonly #time = new Timeline();
  readonly #draw: Draw;
  readonly #server: SimulatedServer;
  readonly #tabs: SimulatedTab[] = [];
  readonly #devices: SimulatedDevice[] = [];
  readonly #typed = new Map<string, Typed>();
  readonly #confirmable = new Set<string>();
  readonly #sending = new Map<SimulatedTab, Sending>();
  readonly #hurried = new Set<SimulatedTab>();
  readonly #isSingle: boolean;
  #conflicts = 0;
  #edits = 0;
  #tokens = 0;

  constructor(seed: number, { advance = realAdvance }: SimulationOptions) {
    this.#draw = new Draw(seed);
    // In every fourth run one tab alone types: nothing it does may end in a conflict.
    this.#isSingle = seed % 4 === 0;
    this.#server = new SimulatedServer(OWNER, buildContent({ emploi: 'début' }));
    const world: World = {
      time: this.#time,
      draw: this.#draw,
      server: this.#server,
      advance,
      onStep: (tab, event, effects) => this.#check(tab, event, effects),
    };
    const count = 1 + Math.floor(this.#draw.between(0, 4));
    for (let index = 0; index < count; index += 1) {
      const shared = this.#devices.at(-1);
      const device = shared !== undefined && this.#draw.isOneIn(3) ? shared : new SimulatedDevice(OWNER);
      if (device !== shared) this.#devices.push(device);
      const tab = new SimulatedTab(`tab${index}`, device, world);
      this.#tabs.push(tab);
      tab.open(false);
    }
  }

  /** Runs the operations, mends everything, and looks whether all hold the same or show what differs. */
  run(operations: number): Outcome {
    for (let index = 0; index < operations; index += 1) {
      this.#operate();
      this.#time.pass(this.#draw.isOneIn(8) ? this.#draw.between(2000, 15_000) : this.#draw.between(20, 900));
    }
    this.#heal();
    this.#assertConverged();
    for (let round = 0; round < 12 && this.#holders().some(hasConflicts); round += 1) {
      for (const tab of this.#holders()) this.#settle(tab);
      this.#settleDown();
    }
    this.#assertConverged();
    if (this.#holders().some(hasConflicts)) this.#fail('conflicts come back however often they are settled');
    this.#assertNothingLost(() => false);
    const overwritten = [...this.#typed.values()].filter(({ isOverwritten }) => isOverwritten).length;
    return {
      saves: this.#server.versions.length - 1,
      edits: this.#edits,
      conflicts: this.#conflicts,
      overwritten,
      tabs: this.#tabs.length,
    };
  }

  #fail(what: string): never {
    throw new Error(`at ${Math.round(this.#time.now - 1_000_000)} ms: ${what}`);
  }

  #holders(): readonly SimulatedTab[] {
    return this.#tabs.filter((tab) => tab.opened !== null && tab.device.holder === tab);
  }

  #operate(): void {
    const draw = this.#draw;
    const tab = draw.pick(this.#tabs as [SimulatedTab, ...SimulatedTab[]]);
    const chance = draw.number();
    if (chance < 0.5) this.#edit(this.#isSingle ? (this.#tabs[0] ?? tab) : tab);
    else if (chance < 0.58) tab.isConnected = !draw.isOneIn(3);
    else if (chance < 0.62) tab.step({ type: tab.isConnected ? 'went-online' : 'went-offline' });
    else if (chance < 0.64) this.#server.isUp = !draw.isOneIn(3);
    else if (chance < 0.65) this.#server.isRefusing = draw.isOneIn(2);
    else if (chance < 0.66) this.#server.isGone = draw.isOneIn(2);
    else if (chance < 0.69) this.#crash(tab);
    else if (chance < 0.78) this.#reopen(tab);
    else if (chance < 0.81) tab.device.isRefusing = !this.#isSingle && draw.isOneIn(2);
    else if (chance < 0.86) this.#changeSession(tab.device);
    else if (chance < 0.92) tab.step({ type: 'look' });
    else if (chance < 0.95) this.#hurry(tab);
    else if (chance < 0.98) this.#settle(tab);
    else if (chance < 0.99) this.#time.pass(600_000);
    else this.#server.forgetKeys();
  }

  #edit(tab: SimulatedTab): void {
    const { opened } = tab;
    if (opened === null || !tab.isEditable) return;
    const { content, token, confirmed } = editOf(opened.content, this.#draw, (this.#tokens += 1));
    if (confirmed !== null) this.#confirmable.add(confirmed);
    this.#edits += 1;
    if (token !== null) {
      this.#typed.set(token, {
        at: this.#time.now,
        tab: tab.name,
        isOverwritten: false,
        isExcused: false,
      });
    }
    this.#overwrite(tokensIn(opened.content), content);
    tab.edit(content);
  }

  /** Whoever saw these texts wrote something else. */
  #overwrite(seen: ReadonlySet<string>, content: DraftContent): void {
    const present = tokensIn(content);
    for (const token of seen) {
      const typed = this.#typed.get(token);
      if (typed !== undefined && !present.has(token)) typed.isOverwritten = true;
    }
  }

  #settle(tab: SimulatedTab): void {
    const { opened } = tab;
    if (opened === null || !tab.isEditable) return;
    for (const conflict of opened.state.conflicts) {
      const screen = tab.opened;
      if (screen === null) return;
      if (!screen.state.conflicts.includes(conflict)) continue;
      const mine = textAt(screen.content, conflict);
      const both = joinTexts({ ...conflict, mine });
      const chosen = this.#draw.pick([mine, conflict.theirs, both ?? mine]);
      const content = replaceAt(screen.content, conflict, chosen);
      if (conflict.id === 'rachisFlexion') this.#confirmable.add(chosen);
      const shown = screen.state.conflicts.filter(
        ({ part, id }) => part === conflict.part && id === conflict.id,
      );
      this.#overwrite(tokensIn(screen.content, ...shown.map(({ theirs }) => theirs)), content);
      tab.edit(content);
      tab.step({ type: 'settled', place: conflict });
    }
  }

  #hurry(tab: SimulatedTab): void {
    this.#hurried.add(tab);
    tab.step({ type: 'flush', isForced: this.#draw.isOneIn(3) });
  }

  #crash(tab: SimulatedTab): void {
    const { opened, status } = tab;
    if (opened === null) return;
    const { record, late } = tab.device;
    const kept = tokensIn(
      ...this.#server.versions,
      ...[...late.values()].flatMap(({ content, conflicts }) => [
        content,
        ...conflicts.map(({ theirs }) => theirs),
      ]),
      ...(record === null ? [] : [record.content, ...record.conflicts.map(({ theirs }) => theirs)]),
    );
    const isToldNotKept = status?.kind === 'not-kept' || (status?.kind === 'stopped' && !status.isKept);
    for (const token of tokensIn(opened.content)) {
      const typed = this.#typed.get(token);
      if (typed === undefined || typed.isOverwritten || kept.has(token)) continue;
      const isElsewhere = this.#tabs.some(
        (other) => other !== tab && other.opened !== null && tokensIn(other.opened.content).has(token),
      );
      if (isElsewhere) continue;
      if (!isToldNotKept && this.#time.now - typed.at > 500) {
        this.#fail(
          `${token} is kept nowhere after ${Math.round(this.#time.now - typed.at)} ms (${status?.kind})`,
        );
      }
      typed.isExcused = true;
    }
    this.#sending.delete(tab);
    tab.crash();
  }

  #reopen(tab: SimulatedTab): void {
    this.#sending.delete(tab);
    if (tab.opened === null) tab.open(this.#draw.isOneIn(2));
    else if (tab.opened.state.isElsewhere && isAtRest(tab)) tab.open(true);
  }

  #changeSession(device: SimulatedDevice): void {
    device.user = this.#draw.pick([null, OWNER, OWNER, OWNER, OWNER, 'physician-2']);
    // A session may also end unheard.
    if (this.#draw.isOneIn(2)) return;
    for (const tab of this.#tabs) {
      if (tab.device !== device) continue;
      tab.step(device.user === null ? { type: 'signed-out' } : { type: 'signed-in', user: device.user });
    }
  }

  /** Everything works again, and everybody is there. */
  #heal(): void {
    this.#server.isUp = true;
    this.#server.isRefusing = false;
    this.#server.isGone = false;
    for (const device of this.#devices) {
      device.isRefusing = false;
      device.user = OWNER;
    }
    for (const tab of this.#tabs) {
      tab.isConnected = true;
      tab.step({ type: 'went-online' });
      tab.step({ type: 'signed-in', user: OWNER });
      if (tab.opened === null) tab.open(false);
    }
    for (const device of this.#devices) {
      if (device.holder !== null) continue;
      this.#tabs.find((tab) => tab.device === device && isAtRest(tab))?.open(true);
    }
    this.#settleDown();
    // What the server refused for its content is sent again only when somebody asks for it.
    for (const tab of this.#holders()) tab.step({ type: 'flush', isForced: true });
    this.#settleDown();
  }

  /** Time enough for every retry, and for every tab to see what the others saved. */
  #settleDown(): void {
    this.#time.pass(180_000);
    for (let round = 0; round < 3; round += 1) {
      for (const tab of this.#holders()) tab.step({ type: 'look' });
      this.#time.pass(120_000);
    }
  }

  /** What must hold after each step of a tab. */
  #check(...[tab, event, effects]: Parameters<World['onStep']>): void {
    const { opened } = tab;
    if (opened === null) return;
    const { state, content } = opened;
    const status = statusOf(state);
    this.#conflicts +=
      effects.filter(({ type }) => type === 'show').length === 0 ? 0 : state.conflicts.length;
    if (this.#isSingle && state.conflicts.length > 0) {
      this.#fail(
        `${tab.name} shows a conflict although one tab alone types: ${JSON.stringify(state.conflicts)}`,
      );
    }
    if (status.kind === 'saving' && nextWake(state) === null) {
      this.#fail(`${tab.name} says that it is saving, and nothing will happen`);
    }
    if (status.kind === 'on-server') {
      const version = state.base?.version ?? 0;
      const held = this.#server.versions[version - 1];
      if (held === undefined || !sameContent(held, content)) {
        this.#fail(`${tab.name} says that the server holds its text, and it does not`);
      }
    }
    const isSaidKept = status.kind === 'device-only' || (status.kind === 'conflict' && status.at !== null);
    if (isSaidKept && tab.device.holder === tab) {
      const { record } = tab.device;
      if (record === null || !sameContent(record.content, content)) {
        this.#fail(`${tab.name} says that the device holds its text, and it does not`);
      }
    }
    if (state.attempt === null && !state.hurry.save && !state.hurry.isForced) this.#hurried.delete(tab);
    const last = this.#sending.get(tab);
    if (event.type === 'answered' && last?.key === event.key) {
      const isAnswered = !['unanswered', 'signed-out'].includes(event.answer.kind);
      this.#sending.set(tab, { ...last, isAnswered: last.isAnswered || isAnswered });
    }
    for (const effect of effects) if (effect.type === 'save') this.#checkSave(tab, effect);
  }

  #checkSave(tab: SimulatedTab, { key, content }: Extract<SyncEffect, { readonly type: 'save' }>): void {
    const stop = tab.opened === null ? null : stopOf(tab.opened.state);
    if (stop !== null || tab.isOthers) this.#fail(`${tab.name} saves although it was stopped`);
    const last = this.#sending.get(tab);
    const body = JSON.stringify(content);
    if (last !== undefined && !last.isAnswered && (last.key !== key || last.body !== body)) {
      this.#fail(`${tab.name} sends ${key} although ${last.key} may have arrived`);
    }
    const pause = this.#time.now - (last?.at ?? 0);
    if (last !== undefined && last.key !== key && pause < SAVE_EVERY_MS && !this.#hurried.has(tab)) {
      this.#fail(`${tab.name} saved again after ${pause} ms`);
    }
    this.#sending.set(tab, { key, body, at: this.#time.now, isAnswered: false });
  }

  #assertConverged(): void {
    const { content: onServer } = this.#server.present;
    for (const tab of this.#tabs) {
      const { opened, status } = tab;
      if (opened === null || status === null) this.#fail(`${tab.name} did not open again`);
      if (tab.device.holder !== tab) {
        if (status.kind !== 'stopped' || !status.isKept)
          this.#fail(`${tab.name} has text that is kept nowhere`);
        continue;
      }
      const { state, content } = opened;
      if (state.conflicts.length === 0) {
        if (status.kind !== 'on-server') this.#fail(`${tab.name} rests as ${JSON.stringify(status)}`);
        if (!sameContent(content, onServer))
          this.#fail(`${tab.name} and the server differ, and nothing says so`);
      }
      for (const conflict of state.conflicts) {
        if (conflict.source === 'server' && textAt(onServer, conflict) !== conflict.theirs) {
          this.#fail(`${tab.name} shows another text of ${conflict.id} than the server holds`);
        }
      }
    }
    for (const content of this.#server.versions) {
      const value = content.formData.rachisFlexion ?? '';
      if (content.meta.confirmed.includes('rachisFlexion') && value !== '' && !this.#confirmable.has(value)) {
        this.#fail(`${value} is confirmed, and nobody confirmed it`);
      }
    }
    this.#assertNothingLost((token) =>
      this.#holders().some(({ opened }) => {
        const conflicts = opened?.state.conflicts ?? [];
        const screen = conflicts.map((conflict) => (opened === null ? '' : textAt(opened.content, conflict)));
        return tokensIn(...screen, ...conflicts.map(({ theirs }) => theirs)).has(token);
      }),
    );
  }

  #assertNothingLost(isShown: (token: string) => boolean): void {
    const held = tokensIn(this.#server.present.content);
    for (const [token, { tab, isOverwritten, isExcused }] of this.#typed) {
      if (held.has(token) || isOverwritten || isExcused || isShown(token)) continue;
      this.#fail(`${token} of ${tab} is lost`);
    }
  }
}

function hasConflicts({ opened }: SimulatedTab): boolean {
  return (opened?.state.conflicts.length ?? 0) > 0;
}

/** True when a tab that was taken over has nothing left to put aside. */
function isAtRest({ opened }: SimulatedTab): boolean {
  return (
    opened !== null && opened.state.keeping === null && opened.state.kept?.revision === opened.state.revision
  );
}

/** Runs one seed. Throws with what went wrong. */
export function simulate(seed: number, options: SimulationOptions): Outcome {
  return new Simulation(seed, options).run(options.operations);
}
