import { describe, expect, it } from 'vitest';
import { buildContent } from '../merge/merge.test-data.ts';
import { beginUnsaved, nextWake, resume } from './index.ts';
import type { DeviceOnlyReason, KeptDraft, SaveAnswer } from './index.ts';
import { BASE, OWNER, SAVE_MS, saving, TestMachine } from './machine.test-data.ts';
import { retryDelay, RETRY_MOST_MS } from './timings.ts';

describe('pace', () => {
  it('each keystroke is on the device within 500 ms and on the server within 3 s, a save every 2 s at most', () => {
    const machine = new TestMachine();
    const typed: number[] = [];
    const kept = new Map<number, number>();
    const saved = new Map<number, number>();
    const start = machine.now;
    let sent = 0;
    while (machine.now < start + 30_000) {
      typed.push(machine.now);
      machine.edit({ emploi: `a${'x'.repeat(typed.length)}` });
      machine.pass(130);
      const count = (text = ''): number => text.length - 1;
      for (const save of machine.all('save').slice(sent)) {
        sent += 1;
        const { at } = machine.effects.findLast(({ effect }) => effect === save) ?? { at: 0 };
        machine.plan(300, { type: 'answered', key: save.key, answer: { kind: 'saved', version: 3 + sent } });
        saved.set(count(save.content.formData.emploi), at + 300);
      }
    }
    machine.pass(5000);
    for (const { at, effect } of machine.effects) {
      if (effect.type === 'keep') kept.set((effect.record.content.formData.emploi ?? '').length - 1, at + 20);
    }
    const delays = (times: ReadonlyMap<number, number>): readonly number[] =>
      typed
        .slice(0, -30)
        .map((at, index) => ([...times].find(([count]) => count > index)?.[1] ?? Number.NaN) - at);
    expect(Math.max(...delays(kept))).toBeLessThanOrEqual(500);
    expect(Math.max(...delays(saved))).toBeLessThanOrEqual(3000);
    const times = machine.effects.filter(({ effect }) => effect.type === 'save').map(({ at }) => at);
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2000);
    expect(machine.all('show')).toEqual([]);
  });

  it('a report that was never saved is on the device within 500 ms and says so after the autosave of 2000 ms', () => {
    const machine = new TestMachine(beginUnsaved(OWNER, 100_000));
    expect(machine.status).toEqual({ kind: 'not-saved' });
    machine.edit({ emploi: 'ab' });
    machine.pass(480);
    expect(machine.last('keep').record).toMatchObject({
      formId: null,
      content: { formData: { emploi: 'ab' } },
    });
    expect(machine.state.kept?.revision).toBe(1);
    machine.pass(1519);
    expect(machine.status).toEqual({ kind: 'not-saved' });
    machine.pass(1);
    expect(machine.status).toEqual({ kind: 'device-only', reason: 'never-saved', at: machine.now });
    expect(machine.all('save')).toEqual([]);
    expect(nextWake(machine.state)).toBeNull();
  });

  it('waits longer after each failure, never beyond 30 s', () => {
    for (let tries = 1; tries < 2000; tries += 1) {
      expect(retryDelay(tries, 1)).toBeLessThanOrEqual(RETRY_MOST_MS);
      expect(retryDelay(tries, 0)).toBeGreaterThanOrEqual(500);
    }
    expect([1, 2, 3].map((tries) => retryDelay(tries, 0.5))).toEqual([750, 1500, 3000]);
    expect([retryDelay(1, 0, 5000), retryDelay(1, 0, 90_000)]).toEqual([5000, RETRY_MOST_MS]);
  });

  it('saves at once when asked to, and sends what the server holds already only when forced', () => {
    const machine = new TestMachine();
    machine.edit({ emploi: 'ab' });
    machine.send({ type: 'flush' });
    // The device keeps the text, then the save with it.
    machine.pass(40);
    machine.answer({ kind: 'saved', version: 4 });
    machine.send({ type: 'flush' });
    machine.pass(5000);
    expect(machine.all('save')).toHaveLength(1);
    machine.send({ type: 'flush', isForced: true });
    machine.pass(20);
    expect(machine.last('save')).toMatchObject({ version: 4, content: { formData: { emploi: 'ab' } } });
  });

  it('sends nothing when what was typed is taken back', () => {
    const machine = new TestMachine();
    machine.edit({ emploi: 'ab' });
    machine.edit({ emploi: 'a' });
    expect(machine.status.kind).toBe('saving');
    machine.pass(5000);
    expect([machine.status, machine.all('save')]).toEqual([{ kind: 'on-server', at: null }, []]);
  });
});

describe('a save', () => {
  it('names the version, and what was typed meanwhile follows with the new one', () => {
    const machine = saving();
    machine.edit({ emploi: 'abc' });
    machine.pass(5000);
    expect(machine.all('save')).toMatchObject([{ owner: OWNER, formId: 'form-1', version: 3 }]);
    machine.answer({ kind: 'saved', version: 4 });
    expect(machine.status.kind).toBe('saving');
    machine.pass(SAVE_MS);
    expect(machine.last('save')).toMatchObject({ version: 4, content: { formData: { emploi: 'abc' } } });
    machine.answer({ kind: 'saved', version: 5 });
    expect(machine.status).toEqual({ kind: 'on-server', at: machine.now });
    expect(machine.all('show')).toEqual([]);
  });

  it('lies on the device before it is sent', () => {
    const machine = saving();
    const { key, content } = machine.last('save');
    expect(machine.last('keep').record.attempt).toEqual({ key, version: 3, content });
    const order = machine.effects.map(({ effect }) => effect.type);
    expect(order.lastIndexOf('keep')).toBeLessThan(order.indexOf('save'));
  });

  it('whose answer is lost is sent again as it was, then what was typed since', () => {
    const machine = saving();
    const first = machine.last('save');
    machine.edit({ emploi: 'abc' });
    machine.answer({ kind: 'unanswered', cause: 'no-answer' });
    machine.pass(600);
    expect(machine.status).toMatchObject({ kind: 'device-only', reason: 'no-answer' });
    machine.pass(400);
    expect(machine.all('save')).toEqual([first, first]);
    machine.answer({ kind: 'saved', version: 4 });
    machine.pass(SAVE_MS);
    expect(machine.last('save')).toMatchObject({ version: 4, content: { formData: { emploi: 'abc' } } });
  });

  it('that is never answered is ended after 15 s, and its late answer still counts', () => {
    const machine = saving();
    machine.pass(15_100);
    expect(machine.all('abort')).toEqual([{ type: 'abort', key: machine.last('save').key }]);
    machine.answer({ kind: 'saved', version: 4 });
    machine.pass(20_000);
    expect(machine.all('save')).toHaveLength(1);
    expect(machine.status.kind).toBe('on-server');
  });

  it('waits as long as the server asks, at most 30 s', () => {
    const machine = saving();
    machine.answer({ kind: 'unanswered', cause: 'server-error', retryAfterMs: 9000 });
    machine.pass(8999);
    expect(machine.status).toMatchObject({ kind: 'device-only', reason: 'server-error' });
    expect(machine.all('save')).toHaveLength(1);
    machine.pass(1);
    expect(machine.all('save')).toHaveLength(2);
  });

  it.each<readonly [SaveAnswer, DeviceOnlyReason]>([
    [{ kind: 'final' }, 'final'],
    [{ kind: 'gone' }, 'gone'],
    [{ kind: 'signed' }, 'signed'],
    [{ kind: 'refused', reason: 'too-large' }, 'too-large'],
    [{ kind: 'refused', reason: 'refused' }, 'refused'],
    [{ kind: 'signed-out' }, 'signed-out'],
  ])('that is answered by %j stays on the device, and is not tried again by itself', (answer, reason) => {
    const machine = saving();
    machine.answer(answer);
    machine.pass(120_000);
    expect(machine.all('save')).toHaveLength(1);
    expect(machine.status).toMatchObject({ kind: 'device-only', reason });
    machine.edit({ emploi: 'abc' });
    machine.pass(120_000);
    // A text that was refused for itself is sent once it is another one.
    const keys = new Set(machine.all('save').map(({ key }) => key));
    expect(keys.size).toBe(answer.kind === 'refused' ? 2 : 1);
    expect(machine.last('keep').record.content.formData.emploi).toBe('abc');
  });

  it('that was refused for its content is said to be so after a look at the server too', () => {
    const machine = saving();
    machine.answer({ kind: 'refused', reason: 'too-large' });
    machine.send({ type: 'look' });
    machine.pass(2000);
    machine.present(3, BASE);
    machine.pass(5000);
    expect(machine.status).toMatchObject({ kind: 'device-only', reason: 'too-large' });
  });

  it.each<SaveAnswer>([{ kind: 'gone' }, { kind: 'refused', reason: 'refused' }])(
    'that may have been made before it was answered by %j is no conflict with oneself later',
    (answer) => {
      const machine = saving();
      machine.edit({ emploi: 'abc' });
      machine.answer({ kind: 'unanswered', cause: 'no-answer' });
      machine.pass(1000);
      machine.answer(answer);
      machine.send({ type: 'look' });
      machine.pass(2000);
      machine.present(3, BASE);
      machine.send({ type: 'look' });
      machine.present(4, buildContent({ emploi: 'ab' }));
      expect([machine.content.formData.emploi, machine.state.conflicts]).toEqual(['abc', []]);
    },
  );

  it('stops where the server is of a later version, and goes on keeping on the device', () => {
    const machine = saving();
    machine.answer({ kind: 'server-newer' });
    machine.edit({ emploi: 'abc' });
    expect(machine.status).toEqual({ kind: 'stopped', reason: 'server-newer', isKept: false });
    machine.pass(120_000);
    expect(machine.status).toEqual({ kind: 'stopped', reason: 'server-newer', isKept: true });
    expect(machine.all('save')).toHaveLength(1);
  });

  it('takes no answer to another save for its own', () => {
    const machine = saving();
    machine.send({ type: 'answered', key: 'of another page', answer: { kind: 'saved', version: 9 } });
    expect([machine.state.base?.version, machine.status.kind]).toEqual([3, 'saving']);
  });

  it('goes on when an erased or expired draft is there again', () => {
    const machine = saving();
    machine.answer({ kind: 'gone' });
    machine.send({ type: 'look' });
    machine.send({ type: 'fetched', id: machine.last('fetch').id, answer: { kind: 'expired' } });
    expect(machine.status).toMatchObject({ kind: 'device-only', reason: 'expired' });
    machine.send({ type: 'look' });
    machine.present(4, BASE);
    machine.pass(SAVE_MS);
    expect(machine.last('save')).toMatchObject({ version: 4, content: { formData: { emploi: 'ab' } } });
  });
});

describe('a draft of its own', () => {
  it('a report that was saved for the first time is in step from then on, with what was typed meanwhile', () => {
    const machine = new TestMachine(beginUnsaved(OWNER, 100_000));
    machine.edit({ emploi: 'ab' });
    const { content } = machine;
    machine.edit({ emploi: 'abc' });
    machine.send({ type: 'adopted', formId: 'form-2', version: 1, content });
    expect(machine.status.kind).toBe('saving');
    machine.pass(SAVE_MS);
    expect(machine.last('save')).toMatchObject({ formId: 'form-2', version: 1, content: machine.content });
    machine.answer({ kind: 'saved', version: 2 });
    expect(machine.status.kind).toBe('on-server');
    machine.pass(400);
    expect(machine.last('keep').record).toMatchObject({ formId: 'form-2', base: { version: 2 } });
  });

  it('a report that was locked takes the text again once its lock was undone', () => {
    const machine = saving();
    machine.answer({ kind: 'signed' });
    const look = (version: number, isLocked: boolean): void => {
      machine.send({ type: 'look' });
      const { id } = machine.last('fetch');
      machine.send({
        type: 'fetched',
        id,
        answer: { kind: 'present', isFinal: false, isLocked, version, content: BASE },
      });
      machine.pass(SAVE_MS);
    };
    look(4, true);
    look(4, false);
    expect(machine.all('save')).toHaveLength(1);
    expect(machine.status).toMatchObject({ kind: 'device-only', reason: 'signed' });
    look(5, false);
    expect(machine.last('save')).toMatchObject({ version: 5, content: machine.content });
    machine.answer({ kind: 'saved', version: 6 });
    expect(machine.status.kind).toBe('on-server');
  });

  it('a new draft after a copy or an erased one lifts the stop', () => {
    const machine = saving();
    machine.answer({ kind: 'final' });
    machine.send({ type: 'adopted', formId: 'form-2', version: 1, content: machine.content });
    expect(machine.status).toEqual({ kind: 'on-server', at: machine.now });
  });
});

describe('sign-in and network', () => {
  it('a save that met the end of the session is sent again for the same user only', () => {
    const machine = saving();
    machine.answer({ kind: 'signed-out' });
    machine.send({ type: 'signed-in', user: 'physician-2' });
    expect(machine.status).toMatchObject({ kind: 'stopped', reason: 'other-user', isKept: true });
    machine.pass(60_000);
    expect(machine.all('save')).toHaveLength(1);
    machine.send({ type: 'signed-in', user: OWNER });
    expect(machine.all('save').map(({ key }) => key)).toEqual([
      machine.last('save').key,
      machine.last('save').key,
    ]);
    machine.answer({ kind: 'saved', version: 4 });
    expect(machine.status.kind).toBe('on-server');
  });

  it('offline is said until a save arrives, on this computer too, and the network coming back sends at once', () => {
    const machine = new TestMachine();
    machine.send({ type: 'went-offline' });
    machine.edit({ emploi: 'ab' });
    machine.pass(400);
    expect(machine.status).toMatchObject({ kind: 'device-only', reason: 'offline' });
    machine.pass(SAVE_MS);
    machine.answer({ kind: 'unanswered', cause: 'no-answer' });
    machine.send({ type: 'went-online' });
    expect(machine.all('save')).toHaveLength(2);
    machine.answer({ kind: 'saved', version: 4 });
    expect(machine.status.kind).toBe('on-server');
    expect(machine.all('fetch')).toHaveLength(1);
  });
});

describe('the device', () => {
  it('that refuses leaves the server, and the report is said to be kept nowhere until that has it', () => {
    const machine = new TestMachine();
    machine.deviceAnswers = 'keep-refused';
    machine.edit({ emploi: 'ab' });
    machine.pass(400);
    expect(machine.status).toEqual({ kind: 'not-kept' });
    machine.pass(SAVE_MS);
    expect(machine.status).toEqual({ kind: 'not-kept' });
    machine.answer({ kind: 'saved', version: 4 });
    expect(machine.status.kind).toBe('on-server');
    machine.deviceAnswers = 'kept';
    machine.pass(6000);
    expect(machine.state).toMatchObject({ isDeviceRefusing: false, kept: { revision: 1 } });
  });

  it('that does not answer holds a save back for half a second only', () => {
    const machine = new TestMachine();
    machine.deviceAnswers = 'nothing';
    machine.edit({ emploi: 'ab' });
    machine.pass(2100);
    expect(machine.all('save')).toHaveLength(1);
    machine.pass(5000);
    expect(machine.status).toEqual({ kind: 'not-kept' });
  });

  it('gives back a save that was under way, which is sent again under its key', () => {
    const record: KeptDraft = JSON.parse(JSON.stringify(saving().last('keep').record));
    const machine = new TestMachine(resume(record, 100_000), record.content);
    expect(machine.state.attempt).toMatchObject({ phase: 'sent', key: record.attempt?.key });
    machine.send({ type: 'answered', key: record.attempt?.key ?? '', answer: { kind: 'saved', version: 4 } });
    expect(machine.status.kind).toBe('on-server');
    expect(machine.all('fetch')).toHaveLength(1);
  });
});
