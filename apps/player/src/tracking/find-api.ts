/** Platforms nest frames. A longer chain is none, or one that ends in itself. */
const MOST_FRAMES = 10;

/** A window as far as the search needs it. Reading one of another site throws. */
export type SearchedWindow = {
  parent?: SearchedWindow | null;
  opener?: SearchedWindow | null;
  readonly [name: string]: unknown;
};

/**
 * The platform's run-time object by its name: first in this window and those around it, then in
 * the one that opened this window and those around that.
 */
export function findApi(start: SearchedWindow, name: 'API' | 'API_1484_11'): unknown {
  const around = chainOf(start);
  const openers = around.map((window) => attempt(() => window.opener));
  const windows = [...around, ...openers.flatMap((opener) => (opener ? chainOf(opener) : []))];
  return windows.map((window) => attempt(() => window[name])).find(Boolean) ?? null;
}

function chainOf(start: SearchedWindow): SearchedWindow[] {
  const chain = [start];
  while (chain.length <= MOST_FRAMES) {
    const last = chain.at(-1);
    const parent = attempt(() => last?.parent);
    if (!parent || parent === last) break;
    chain.push(parent);
  }
  return chain;
}

function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
