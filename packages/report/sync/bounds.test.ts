/** Each delay that the machine of synchronisation names, one millisecond before it and at it. */
import { expect, it } from 'vitest';
import { retryDelay } from './timings.ts';
import { saving, TestMachine } from './machine.test-data.ts';

/** The count of what `read` gives one millisecond before a time, and at it. */
function around(machine: TestMachine, time: number, read: () => number): readonly [number, number] {
  machine.pass(time - 1);
  const before = read();
  machine.pass(1);
  return [before, read()];
}

it('the device is written to every 250 ms', () => {
  const machine = new TestMachine();
  machine.edit({ emploi: 'ab' });
  machine.pass(20);
  machine.edit({ emploi: 'abc' });
  expect(around(machine, 250, () => machine.all('keep').length)).toEqual([1, 2]);
});

it('a save begins 1,500 ms after the first change, and 2,000 ms after the save before', () => {
  const machine = new TestMachine();
  const begun = (): number => (machine.state.attempt === null ? 0 : 1);
  machine.edit({ emploi: 'ab' });
  expect(around(machine, 1500, begun)).toEqual([0, 1]);
  machine.pass(20);
  expect(machine.all('save')).toHaveLength(1);
  machine.edit({ emploi: 'abc' });
  machine.answer({ kind: 'saved', version: 4 });
  expect(around(machine, 2000, begun)).toEqual([0, 1]);
});

it('a device that does not answer holds a save back for 500 ms, and has refused after 5,000', () => {
  const machine = new TestMachine();
  machine.edit({ emploi: 'ab' });
  machine.pass(1000);
  machine.deviceAnswers = 'nothing';
  machine.edit({ emploi: 'abc' });
  const { now } = machine;
  machine.pass(500);
  expect(around(machine, 500, () => machine.all('save').length)).toEqual([0, 1]);
  const refused = (): number => (machine.state.isDeviceRefusing ? 1 : 0);
  expect(around(machine, 5000 - (machine.now - now), refused)).toEqual([0, 1]);
});

it('a device that refused is asked again after 1,000 ms', () => {
  const machine = new TestMachine();
  machine.deviceAnswers = 'keep-refused';
  machine.edit({ emploi: 'ab' });
  machine.pass(20);
  expect(around(machine, 1000, () => machine.all('keep').length)).toEqual([1, 2]);
});

it('a server that does not answer within 15,000 ms has lost the request', () => {
  const machine = new TestMachine();
  machine.edit({ emploi: 'ab' });
  machine.pass(1520);
  expect(machine.all('save')).toHaveLength(1);
  expect(around(machine, 15_000, () => machine.all('abort').length)).toEqual([0, 1]);
});

it('a wait for another try begins at 1,000 ms and ends at 30,000', () => {
  expect(retryDelay(1, 1)).toBe(1000);
  expect(retryDelay(9, 1)).toBe(30_000);
  expect(retryDelay(1, 1, 30_001)).toBe(30_000);
});

it('three saves of which nobody knows whether they were made are remembered', () => {
  const machine = saving();
  const remembered: number[] = [];
  for (const text of ['abc', 'abcd', 'abcde', 'abcdef']) {
    machine.answer({ kind: 'unanswered', cause: 'no-answer' });
    machine.answer({ kind: 'refused', reason: 'refused' });
    remembered.push(machine.state.uncertain.length);
    machine.edit({ emploi: text });
    machine.pass(40_000);
  }
  expect(remembered).toEqual([1, 2, 3, 3]);
});
