import { QueryObserver } from '@tanstack/react-query';
import { projectEndpoints } from '@tarima/contract';
import { expect, it } from 'vitest';
import { studioServerForTests } from '#web/test/render-studio.tsx';
import { endpointQuery } from './api.ts';
import { createApiClient } from './api-client.ts';
import { ApiError, UnreadableAnswerError } from './api-error.ts';
import { createQueryClient, keepHeard } from './query-client.ts';

const api = createApiClient({ readToken: () => null, readLanguage: () => 'es' });

const studio = studioServerForTests();

it('fetches the first element of a key by default', async () => {
  const projects = { projects: [], page: 2, pages: 3 };
  studio().answer(projectEndpoints.list, ({ query }) => ({
    ...projects,
    page: Number(query.page),
  }));
  const queryClient = createQueryClient(api);
  expect(await queryClient.fetchQuery({ queryKey: ['/api/v1/projects?page=2'] })).toEqual(projects);
  const asked = endpointQuery(projectEndpoints.list, { query: { page: 2 } });
  expect(await queryClient.fetchQuery(asked)).toEqual(projects);
  const unlike = { ...asked, queryKey: ['/api/v1/config'] };
  await expect(queryClient.fetchQuery(unlike)).rejects.toThrow(UnreadableAnswerError);
  await expect(queryClient.fetchQuery({ queryKey: ['/api/v1/nothing'] })).rejects.toThrow(ApiError);
});

it('repeats no call by itself: not on failure, on a timer or on focus', () => {
  const { queries, mutations } = createQueryClient(api).getDefaultOptions();
  expect(queries).toMatchObject({
    retry: false,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  expect(mutations).toMatchObject({ retry: false });
});

it('keeps an event when an older answer arrives after it', async () => {
  const queryClient = createQueryClient(api);
  const queryKey = ['state'];
  let answer = Promise.resolve('begun');
  const asked = new QueryObserver(queryClient, { queryKey, queryFn: () => answer });
  const shown: unknown[] = [];
  const stop = asked.subscribe(({ data }) => shown.push(data));
  await expect.poll(() => shown).toContain('begun');

  const older = Promise.withResolvers<string>();
  answer = older.promise;
  const refetch = asked.refetch();
  answer = Promise.resolve('done');
  keepHeard(queryClient, queryKey, 'done');
  older.resolve('begun');
  await refetch;
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(asked.getCurrentResult().data).toBe('done');
  expect(shown.lastIndexOf('begun')).toBeLessThan(shown.indexOf('done'));
  stop();
});
