import { type LibraryWork, libraryEndpoints } from '@tarima/contract';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

const MOST = 8;

/** What somebody worked on last, the unfinished first; null until it is known. */
export function useRecentWork(): LibraryWork[] | null {
  const { data } = useEndpoint(
    libraryEndpoints.list,
    { query: { sort: 'unfinished' } },
    {
      refetchOnMount: 'always',
      // Asked again while one of them goes on by itself.
      pollWhile: ({ works }) => works.some(({ state }) => state === 'working'),
    },
  );
  return data?.works.slice(0, MOST) ?? null;
}
