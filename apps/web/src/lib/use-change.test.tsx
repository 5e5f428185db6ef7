import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { podcastEndpoints, videoEndpoints } from '@tarima/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notices, toast } from '#web/components/ui/toast.ts';
import { startTranslations } from '#web/i18n/index.ts';
import { studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';
import { ApiContext, type Queries } from './api.ts';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';
import { useChange } from './use-change.ts';
import { useEndpoint } from './use-endpoint.ts';

const studio = studioServerForTests();
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const OTHER = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

type Options = {
  refreshesAfterFailure?: boolean | ((error: unknown) => Queries[]);
  manyAtOnce?: boolean;
  failure?: () => void;
};

/** A list, and a deletion that refreshes it. */
async function openListAndDeletion(options: Options = {}) {
  await startTranslations();
  studio().answer(podcastEndpoints.list, () => ({ podcasts: [], page: 1, pages: 1 }));
  const api = createApiClient({ readToken: () => null, readLanguage: () => 'es' });
  const queryClient = createQueryClient(api);
  const failure = vi.fn();
  const view = renderHook(
    () => ({
      list: useEndpoint(podcastEndpoints.list, { query: { page: 1 } }),
      deletion: useChange(podcastEndpoints.delete, {
        ...{ failure, refreshes: [podcastEndpoints.list] },
        ...options,
      }),
    }),
    {
      wrapper: ({ children }) => (
        <ApiContext value={api}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </ApiContext>
      ),
    },
  );
  await waitFor(() => expect(view.result.current.list.isSuccess).toBe(true));
  const remove = (id: string, onShown?: () => void) =>
    view.result.current.deletion.mutate({ params: { id } }, onShown);
  const listCalls = () => studio().callsOf(podcastEndpoints.list).length;
  const removed = () =>
    studio()
      .callsOf(podcastEndpoints.delete)
      .map(({ params }) => params.id);
  return { remove, failure, listCalls, removed };
}

const succeed = () => studio().answer(podcastEndpoints.delete, () => ({ id: ID, name: '' }));
const refuse = () =>
  studio().answer(podcastEndpoints.delete, () => {
    throw new Refusal(503, 'DATABASE_AWAY');
  });

it('refreshes the list before the change counts as done', async () => {
  succeed();
  const { remove, listCalls } = await openListAndDeletion();
  const callsWhenShown = await new Promise((resolve) =>
    act(() => remove(ID, () => resolve(listCalls()))),
  );
  expect(callsWhenShown).toBe(2);
});

it('leaves the list alone after a failure', async () => {
  refuse();
  const { remove, failure, listCalls } = await openListAndDeletion();
  act(() => remove(ID));
  await waitFor(() => expect(failure).toHaveBeenCalledOnce());
  expect(listCalls()).toBe(1);
});

it('refreshes the list after a failure if that may have changed it', async () => {
  refuse();
  const { remove, failure, listCalls } = await openListAndDeletion({ refreshesAfterFailure: true });
  act(() => remove(ID));
  await waitFor(() => expect(listCalls()).toBe(2));
  expect(failure).toHaveBeenCalledOnce();
});

it('refreshes what an error makes outdated', async () => {
  refuse();
  const asked: unknown[] = [];
  const { remove, failure, listCalls } = await openListAndDeletion({
    refreshesAfterFailure: (error) => {
      asked.push(error);
      return [podcastEndpoints.list];
    },
  });
  act(() => remove(ID));
  await waitFor(() => expect(listCalls()).toBe(2));
  expect(asked).toEqual([expect.any(ApiError)]);
  expect(failure).toHaveBeenCalledOnce();
});

it('closes the notice of its failure when it is tried again', async () => {
  refuse();
  const { remove } = await openListAndDeletion({
    failure: () => toast.error('Error al eliminar'),
  });
  act(() => remove(ID));
  await waitFor(() => expect(notices.newest()).toMatchObject({ isOpen: true }));
  succeed();
  act(() => remove(ID));
  await waitFor(() => expect(notices.newest()).toMatchObject({ isOpen: false }));
});

it('leaves the notice of one row alone while another row is tried', async () => {
  refuse();
  const { remove, removed } = await openListAndDeletion({
    failure: () => toast.error('Error al eliminar'),
    manyAtOnce: true,
  });
  act(() => remove(ID));
  await waitFor(() => expect(notices.newest()).toMatchObject({ isOpen: true }));
  succeed();
  act(() => remove(OTHER));
  await waitFor(() => expect(removed()).toHaveLength(2));
  expect(notices.newest()).toMatchObject({ isOpen: true });
});

it('sends one change at a time', async () => {
  succeed();
  const { remove, listCalls, removed } = await openListAndDeletion();
  act(() => {
    for (const id of [ID, ID, OTHER]) remove(id);
  });
  await waitFor(() => expect(listCalls()).toBe(2));
  expect(removed()).toEqual([ID]);
});

it('sends changes of different rows side by side', async () => {
  succeed();
  const { remove, removed } = await openListAndDeletion({ manyAtOnce: true });
  act(() => {
    for (const id of [ID, ID, OTHER]) remove(id);
  });
  await waitFor(() => expect(removed()).toHaveLength(2));
  expect(removed().sort()).toEqual([ID, OTHER].sort());
});

it('calls the endpoint of the press, whatever renders meanwhile', async () => {
  await startTranslations();
  const { restore, delete: removal } = videoEndpoints;
  studio().answer(removal, () => ({ id: ID, name: '', goneAt: new Date(0).toISOString() }));
  const api = createApiClient({ readToken: () => null, readLanguage: () => 'es' });
  const queryClient = createQueryClient(api);
  onlineManager.setOnline(false);
  const view = renderHook(({ endpoint }) => useChange(endpoint), {
    initialProps: { endpoint: removal as typeof removal | typeof restore },
    wrapper: ({ children }) => (
      <ApiContext value={api}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </ApiContext>
    ),
  });
  act(() => view.result.current.mutate({ params: { id: ID } }));
  view.rerender({ endpoint: restore });
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(studio().callsOf(removal)).toHaveLength(1));
  expect(studio().callsOf(restore)).toHaveLength(0);
});
