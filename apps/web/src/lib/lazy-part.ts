import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const NEXT_TRY_MS = 5_000;

/**
 * A lazy screen or part, fetched until it arrives. Meanwhile the rest of the page stays, with the text
 * somebody is typing. React's own `lazy` never retries.
 */
export const lazyPart = <Props>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => untilFetched(fetchPart));

async function untilFetched<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch {
    if (await isOutdated()) loadAnew();
    await nextChance();
    return untilFetched(fetchPart);
  }
}

/** True if the studio was updated since this page was loaded: its old parts no longer exist. */
async function isOutdated(): Promise<boolean> {
  const page = await fetch('/', { cache: 'no-store' })
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null);
  const [own] = document.querySelectorAll('script[type="module"][src]');
  const source = own?.getAttribute('src');
  return page !== null && !!source && !page.includes(source);
}

let wasLoadedAnew = false;

/** Only once: with unsaved text the browser asks, and a person may decline. */
function loadAnew(): void {
  if (wasLoadedAnew) return;
  wasLoadedAnew = true;
  window.location.reload();
}

/** Resolves when the network is back, or after a while: not every return fires an event. */
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
