import { QueryClientProvider } from '@tanstack/react-query';
import { podcastEndpoints } from '@tarima/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startTranslations } from '#web/i18n/index.ts';
import { studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';
import { ApiContext } from './api.ts';
import { createApiClient } from './api-client.ts';
import { createQueryClient } from './query-client.ts';
import { useChange } from './use-change.ts';
import { useEndpoint } from './use-endpoint.ts';

const studio = studioServerForTests();
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const OTHER = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

/** A list, and a deletion that refreshes it. */
async function openListAndDeletion() {
  await startTranslations();
  studio().answer(podcastEndpoints.list, () => ({ podcasts: [], page: 1, pages: 1 }));
  const api = createApiClient({ readToken: () => null, readLanguage: () => 'es' });
  const queryClient = createQueryClient(api);
  const failure = vi.fn();
  const view = renderHook(
    () => ({
      list: useEndpoint(podcastEndpoints.list, { query: { page: 1 } }),
      deletion: useChange(podcastEndpoints.delete, { failure, refreshes: [podcastEndpoints.list] }),
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
  return { remove, failure, listCalls };
}

it('refreshes the list before the change counts as done', async () => {
  studio().answer(podcastEndpoints.delete, () => ({ id: ID, name: '' }));
  const { remove, listCalls } = await openListAndDeletion();
  const callsWhenShown = await new Promise((resolve) =>
    act(() => remove(ID, () => resolve(listCalls()))),
  );
  expect(callsWhenShown).toBe(2);
});

it('refreshes the list after a refusal too', async () => {
  studio().answer(podcastEndpoints.delete, () => {
    throw new Refusal(404, 'NOT_FOUND');
  });
  const { remove, failure, listCalls } = await openListAndDeletion();
  act(() => remove(ID));
  await waitFor(() => expect(listCalls()).toBe(2));
  expect(failure).toHaveBeenCalledOnce();
});

it('leaves the list alone where nothing was decided', async () => {
  studio().answer(podcastEndpoints.delete, () => {
    throw new Refusal(503, 'DATABASE_AWAY');
  });
  const { remove, failure, listCalls } = await openListAndDeletion();
  act(() => remove(ID));
  await waitFor(() => expect(failure).toHaveBeenCalledOnce());
  expect(listCalls()).toBe(1);
});

it('sends the same change once while it is under way, and another one beside it', async () => {
  studio().answer(podcastEndpoints.delete, () => ({ id: ID, name: '' }));
  const { remove, listCalls } = await openListAndDeletion();
  act(() => {
    for (const id of [ID, ID, OTHER]) remove(id);
  });
  await waitFor(() => expect(listCalls()).toBeGreaterThan(1));
  const ids = studio().callsOf(podcastEndpoints.delete);
  expect(ids.map(({ params }) => params.id).sort()).toEqual([ID, OTHER].sort());
});
