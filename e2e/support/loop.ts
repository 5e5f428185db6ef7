import type { Locator } from '@playwright/test';

/** Sounds and videos that repeat never end before a busy machine looks at them. */
export const loop = (media: Locator): Promise<void> =>
  media.evaluateAll((all: HTMLMediaElement[]) => {
    for (const each of all) each.loop = true;
  });
