import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient, keepHeard } from './query-client.ts';

it('repeats no call by itself, neither on failure nor on a timer nor when the window is looked at', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    retry: false,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  expect(mutations).toMatchObject({ retry: false });
});

it('keeps what was heard where an older answer arrives after it', async () => {
  const queryClient = createQueryClient();
  const queryKey = ['state'];
  let answer = Promise.resolve('begun');
  const asked = new QueryObserver(queryClient, { queryKey, queryFn: () => answer });
  const shown: unknown[] = [];
  const stop = asked.subscribe(({ data }) => shown.push(data));
  await vi.waitFor(() => expect(shown).toContain('begun'));

  const older = Promise.withResolvers<string>();
  answer = older.promise;
  const refetch = asked.refetch();
  answer = Promise.resolve('done');
  keepHeard(queryClient, queryKey, 'done');
  older.resolve('begun');
  await refetch;
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked.getCurrentResult().data).toBe('done');
  expect(shown.lastIndexOf('begun')).toBeLessThan(shown.indexOf('done'));
  stop();
});
