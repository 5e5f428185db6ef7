import { useState } from 'react';

/**
 * A part of the page that the first load does without: null until it is there, fetched when it is first
 * wanted. One that cannot be fetched is fetched again the next time that it is wanted.
 */
export function useFetchedPart<Part>(fetchPart: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const want = (): void => {
    if (part) return;
    fetchPart().then(
      (fetched) => setPart(() => fetched),
      () => undefined,
    );
  };
  return { part, want };
}
