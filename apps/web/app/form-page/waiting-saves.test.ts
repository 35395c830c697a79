import { expect, it, vi } from 'vitest';
import { announceSession } from '../../shared/api/session-events.ts';
import { WaitingSaves } from './waiting-saves.ts';

/** Saves that wait, and the names of those that were begun. */
function open() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const waiting = new WaitingSaves();
  const add = (formType: 'draft' | 'copy', name: string): void =>
    waiting.add({
      formType,
      save: () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
    });
  return { begun, add, endOne: () => ends.shift()?.() };
}

it('makes the latest of each kind, one after another, once the session is open again', async () => {
  const { begun, add, endOne } = open();
  add('draft', 'first draft');
  announceSession('lost');
  add('copy', 'copy');
  add('draft', 'second draft');
  expect(begun).toEqual([]);
  announceSession('opened');
  expect(begun).toEqual(['copy']);
  endOne();
  await vi.waitFor(() => expect(begun).toEqual(['copy', 'second draft']));
});

it('makes each once, and what meets the end of another session again', () => {
  const { begun, add } = open();
  add('draft', 'draft');
  announceSession('opened');
  announceSession('opened');
  expect(begun).toEqual(['draft']);
  add('draft', 'draft again');
  announceSession('opened');
  expect(begun).toEqual(['draft', 'draft again']);
});

it('makes none for a physician who signs out, nor for whoever signs in after that', () => {
  const { begun, add } = open();
  add('draft', 'draft');
  announceSession('left');
  announceSession('opened');
  expect(begun).toEqual([]);
});
