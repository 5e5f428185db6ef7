import { type LibraryWork, libraryEndpoints } from '@tarima/contract';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** Whole rows of four on a wide window. */
const ROW = 4;

/** The newest works, the unfinished first; null until they are known. */
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
  if (!data) return null;
  const { works } = data;
  return works.slice(0, works.length < 2 * ROW ? ROW : 2 * ROW);
}
