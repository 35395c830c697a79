import { describe, expect, it } from 'vitest';
import { buildContent } from '../merge/merge.test-data.ts';
import type { LateText } from './index.ts';
import { OWNER, TestMachine } from './machine.test-data.ts';

/** A machine whose last text "ab" is not on the device yet. */
function typing(): TestMachine {
  const machine = new TestMachine();
  machine.edit({ age: '41' });
  machine.pass(30);
  machine.effects.length = 0;
  machine.edit({ emploi: 'ab' });
  return machine;
}

function takenOver(): TestMachine {
  const machine = typing();
  machine.send({ type: 'taken-over' });
  return machine;
}

function late(from: LateText['from'], content: LateText['content'], conflicts: LateText['conflicts'] = []) {
  return { type: 'late-text', id: 'late-1', from, content, conflicts } as const;
}

describe('a tab that was taken over', () => {
  it('puts aside what it had not kept, and neither keeps nor sends any more', () => {
    const machine = takenOver();
    expect(machine.all('set-aside')).toMatchObject([
      { from: { formData: { emploi: 'a' } }, content: { formData: { emploi: 'ab' } } },
    ]);
    expect(machine.status).toEqual({ kind: 'stopped', reason: 'elsewhere', isKept: false });
    machine.pass(60_000);
    expect(machine.status).toEqual({ kind: 'stopped', reason: 'elsewhere', isKept: true });
    expect([machine.all('keep'), machine.all('save'), machine.all('set-aside').length]).toEqual([[], [], 1]);
  });

  it('sends no save that the device did not keep for the other tab', () => {
    const machine = typing();
    machine.deviceAnswers = 'nothing';
    machine.send({ type: 'flush' });
    const { id, record } = machine.last('keep');
    expect(record.attempt).not.toBeNull();
    machine.send({ type: 'keep-refused', id, isTakenOver: true });
    expect(machine.status).toEqual({ kind: 'stopped', reason: 'elsewhere', isKept: false });
    machine.pass(5000);
    expect([machine.all('save'), machine.all('set-aside').length]).toEqual([[], 1]);
  });

  it('stays so whoever signs in meanwhile', () => {
    const machine = takenOver();
    machine.send({ type: 'signed-in', user: 'physician-2' });
    machine.send({ type: 'signed-in', user: OWNER });
    expect(machine.status).toMatchObject({ kind: 'stopped', reason: 'elsewhere' });
  });

  it('hears no answer any more: the tab that took over does', () => {
    const machine = new TestMachine();
    machine.send({ type: 'look' });
    machine.edit({ emploi: 'ab' });
    machine.send({ type: 'taken-over' });
    machine.present(4, buildContent({ emploi: 'x' }));
    expect([machine.content.formData.emploi, machine.state.conflicts]).toEqual(['ab', []]);
  });

  it('puts aside its own changes alone, not what came from the server', () => {
    const machine = new TestMachine();
    machine.send({ type: 'look' });
    machine.present(4, buildContent({ emploi: 'x' }));
    machine.send({ type: 'taken-over' });
    machine.pass(1000);
    expect([machine.all('set-aside'), machine.status]).toEqual([
      [],
      { kind: 'stopped', reason: 'elsewhere', isKept: true },
    ]);
  });

  it('hands its open conflicts on with its text', () => {
    const machine = typing();
    machine.send({ type: 'look' });
    machine.present(4, buildContent({ emploi: 'x' }));
    machine.send({ type: 'taken-over' });
    expect(machine.last('set-aside').conflicts).toMatchObject([{ id: 'emploi', theirs: 'x' }]);
  });
});

describe('the tab that took over', () => {
  const base = buildContent({ emploi: 'a' });

  it('takes the late text in, once, and lets the device forget it', () => {
    const machine = new TestMachine();
    machine.edit({ age: '41' });
    machine.send(late(base, buildContent({ emploi: 'ab' })));
    machine.edit({ emploi: 'abc' });
    machine.send(late(base, buildContent({ emploi: 'ab' })));
    expect(machine.content.formData).toMatchObject({ age: '41', emploi: 'abc' });
    machine.pass(300);
    expect(machine.last('keep').absorbed).toEqual(['late-1']);
    expect([machine.state.absorbed, machine.state.conflicts]).toEqual([[], []]);
  });

  it('shows a late text of a field that it changed itself', () => {
    const machine = new TestMachine();
    machine.edit({ emploi: 'ac' });
    machine.send(late(base, buildContent({ emploi: 'ab' })));
    expect(machine.state.conflicts).toMatchObject([{ mine: 'ac', theirs: 'ab', source: 'tab' }]);
    machine.pass(5000);
    expect([machine.content.formData.emploi, machine.all('save')]).toEqual(['ac', []]);
  });

  it('shows the conflicts that came with it, and both other texts of one field', () => {
    const machine = new TestMachine();
    machine.edit({ emploi: 'ac' });
    const brought = { part: 'answer', id: 'emploi', kind: 'line', mine: 'ab', theirs: 'x' } as const;
    machine.send(late(base, buildContent({ emploi: 'ab' }), [{ ...brought, source: 'server' }]));
    machine.send({ type: 'look' });
    machine.present(4, buildContent({ emploi: 'y' }));
    expect(machine.state.conflicts.map((conflict) => conflict.theirs)).toEqual(['ab', 'x', 'y']);
    machine.pass(400);
    expect(machine.status).toMatchObject({ kind: 'conflict', places: 1 });
    machine.send({ type: 'settled', place: brought });
    expect(machine.state.conflicts).toEqual([]);
  });
});
