const NEXT_TRY_MS = 5_000;

/**
 * Fetches a part of a screen, again and again until it comes: the rest of the screen, in which somebody
 * may be typing, stays meanwhile.
 */
export async function untilFetched<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch {
    await nextChance();
    return untilFetched(fetchPart);
  }
}

/** When the network is back, or after a while: not every way back is told. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, NEXT_TRY_MS);
    window.addEventListener('online', go);
  });
