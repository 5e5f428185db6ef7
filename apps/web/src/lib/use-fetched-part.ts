import { useState } from 'react';

/**
 * A part outside of the first load: null until it arrives, fetched when first wanted. A failed fetch is
 * repeated the next time.
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
