import { describe, expect, test } from 'vitest';
import { checkChain, hashOfEvent } from './audit-chain.ts';
import type { ChainedEvent } from './audit-chain.ts';

const EVENT: ChainedEvent = {
  position: 1,
  id: 'a',
  at: 1,
  actorId: 'b',
  accountId: 'b',
  action: 'form-opened',
  subjectId: 'c',
  reportId: 'c',
  sessionId: 'd',
  detail: '{"n":1}',
  sealedReason: new Uint8Array([1, 2]),
};

function buildChain(length: number): (ChainedEvent & { hash: string })[] {
  const events: (ChainedEvent & { hash: string })[] = [];
  for (let position = 1; position <= length; position += 1) {
    const event = { ...EVENT, position, id: `id-${position}` };
    events.push({ ...event, hash: hashOfEvent(event, events.at(-1)?.hash ?? '') });
  }
  return events;
}

describe('a chain of events', () => {
  test('is whole as it was made, checked at once or in parts', () => {
    const events = buildChain(5);
    const whole = { events: 5, head: events[4]?.hash, brokenAt: null };
    expect(checkChain(events)).toEqual(whole);
    expect(checkChain(events.slice(2), checkChain(events.slice(0, 2)))).toEqual(whole);
    expect(checkChain([])).toEqual({ events: 0, head: '', brokenAt: null });
  });

  const changes: Partial<ChainedEvent>[] = [
    { position: 7 },
    { id: 'other' },
    { at: 2 },
    { actorId: null },
    { accountId: 'e' },
    { action: 'form-deleted' },
    { subjectId: null },
    { reportId: 'f' },
    { sessionId: null },
    { detail: null },
    { sealedReason: new Uint8Array([1, 3]) },
    { sealedReason: null },
  ];
  test.each(changes)('breaks where an event is changed: %o', (change) => {
    const events = buildChain(4);
    events[2] = { ...events[2], ...change } as (typeof events)[number];
    expect(checkChain(events)).toMatchObject({ events: 2, brokenAt: 3 });
  });

  test('breaks where an event is missing, doubled or in another place', () => {
    const [first, second, third, fourth] = buildChain(4) as [Chained, Chained, Chained, Chained];
    expect(checkChain([first, third, fourth]).brokenAt).toBe(2);
    expect(checkChain([first, first, second]).brokenAt).toBe(2);
    expect(checkChain([first, third, second, fourth]).brokenAt).toBe(2);
    expect(checkChain([second, third]).brokenAt).toBe(1);
  });
});

type Chained = ReturnType<typeof buildChain>[number];
