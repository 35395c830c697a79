import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('asks once: no retry, no second look at what is known, none on focus or by the clock', async () => {
  const client = createQueryClient();
  const failing = vi.fn(() => Promise.reject(new Error('down')));
  await expect(client.fetchQuery({ queryKey: ['failing'], queryFn: failing })).rejects.toThrow('down');
  expect(failing).toHaveBeenCalledTimes(1);

  const answering = vi.fn(() => Promise.resolve('known'));
  await client.fetchQuery({ queryKey: ['known'], queryFn: answering });
  expect(await client.fetchQuery({ queryKey: ['known'], queryFn: answering })).toBe('known');
  expect(answering).toHaveBeenCalledTimes(1);

  const observer = new QueryObserver(client, { queryKey: ['known'], queryFn: answering });
  expect(observer.options).toMatchObject({ refetchOnWindowFocus: false, refetchInterval: false });
  client.clear();
});
