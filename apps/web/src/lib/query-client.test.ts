import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

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
