import { REPORT_TYPES } from '../catalogue/index.ts';
import { describe, expect, it } from 'vitest';
import { buildContent } from '../merge/merge.test-data.ts';
import { advance } from './index.ts';
import { SAVE_MS, saving, TestMachine } from './machine.test-data.ts';

const theirs = (emploi: string) => buildContent({ emploi });

describe('another computer', () => {
  it('its changes of other fields come in, and both stand', () => {
    const machine = saving();
    machine.answer({ kind: 'stale' });
    machine.edit({ age: '41' });
    machine.present(4, buildContent({ emploi: 'a', dominance: 'droitier' }));
    expect(machine.content.formData).toMatchObject({ emploi: 'ab', age: '41', dominance: 'droitier' });
    machine.pass(SAVE_MS);
    expect(machine.last('save')).toMatchObject({ version: 4, content: machine.content });
    machine.answer({ kind: 'saved', version: 5 });
    expect([machine.status.kind, machine.state.conflicts]).toEqual(['on-server', []]);
  });

  it('its text of the same field stays on the server until the physician has chosen', () => {
    const machine = saving();
    machine.edit({ age: '41' });
    machine.answer({ kind: 'stale', present: { version: 4, content: theirs('x') } });
    expect(machine.state.conflicts).toMatchObject([{ id: 'emploi', mine: 'ab', theirs: 'x' }]);
    machine.pass(SAVE_MS);
    expect(machine.content.formData.emploi).toBe('ab');
    expect(machine.last('save').content.formData).toMatchObject({ emploi: 'x', age: '41' });
    machine.answer({ kind: 'saved', version: 5 });
    machine.pass(400);
    expect(machine.status).toMatchObject({ kind: 'conflict', places: 1, at: machine.state.kept?.at });
    expect(machine.last('keep').record.conflicts).toMatchObject([{ theirs: 'x' }]);
    machine.edit({ emploi: 'x, ab' });
    machine.send({ type: 'settled', place: { part: 'answer', id: 'emploi' } });
    machine.pass(SAVE_MS);
    expect(machine.last('save').content.formData.emploi).toBe('x, ab');
    machine.answer({ kind: 'saved', version: 6 });
    expect(machine.status.kind).toBe('on-server');
  });

  it('is heard of by looking, without a save', () => {
    const machine = new TestMachine();
    machine.send({ type: 'look' });
    machine.present(4, theirs('x'));
    expect(machine.content.formData.emploi).toBe('x');
    expect([machine.status.kind, machine.all('save')]).toEqual(['on-server', []]);
  });

  it('one’s own save that the server made without an answer is no conflict', () => {
    const machine = saving();
    machine.edit({ emploi: 'abc' });
    machine.answer({ kind: 'unanswered', cause: 'no-answer' });
    machine.pass(1000);
    machine.answer({ kind: 'stale' });
    machine.present(4, theirs('ab'));
    expect([machine.state.conflicts, machine.content.formData.emploi]).toEqual([[], 'abc']);
  });

  it('a server that came back from an older copy overwrites nothing', () => {
    const machine = new TestMachine();
    machine.edit({ emploi: 'ab', age: '41' });
    machine.send({ type: 'look' });
    machine.present(2, theirs('old'));
    expect(machine.content.formData).toMatchObject({ emploi: 'ab', age: '41' });
    expect(machine.state.conflicts).toMatchObject([{ id: 'emploi', mine: 'ab', theirs: 'old' }]);
  });
});

it('asks for the screen at most once per event', () => {
  const machine = saving();
  machine.answer({ kind: 'stale' });
  let reads = 0;
  const { id } = machine.last('fetch');
  advance(
    machine.state,
    { type: 'fetched', id, answer: { kind: 'present', isFinal: false, version: 4, content: theirs('x') } },
    {
      types: REPORT_TYPES,
      now: machine.now + 10_000,
      chance: 0,
      newKey: () => 'k',
      content: () => ((reads += 1), machine.content),
    },
  );
  expect(reads).toBe(1);
});
