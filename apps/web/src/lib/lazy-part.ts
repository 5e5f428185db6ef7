import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const NEXT_TRY_MS = 5_000;

/**
 * A screen or a part of one that is fetched when it is first shown, again and again until it comes: the
 * rest, in which somebody may be typing, stays meanwhile. React's own keeps a failure for good.
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

/** Whether the studio was renewed since this page was loaded: then its parts are gone for good. */
async function isOutdated(): Promise<boolean> {
  const page = await fetch('/', { cache: 'no-store' })
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null);
  const [own] = document.querySelectorAll('script[type="module"][src]');
  const source = own?.getAttribute('src');
  return page !== null && !!source && !page.includes(source);
}

let wasLoadedAnew = false;

/** Once: where something is unsaved the browser asks, and who stays is not asked again. */
function loadAnew(): void {
  if (wasLoadedAnew) return;
  wasLoadedAnew = true;
  window.location.reload();
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
