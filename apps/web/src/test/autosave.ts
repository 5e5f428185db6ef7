import { afterEach, beforeEach } from 'vitest';
import { AUTOSAVE_TIMES } from '#web/features/scripts/autosave-times.ts';

const USUAL = { ...AUTOSAVE_TIMES };
const LONGER_THAN_A_TEST_MS = 3_600_000;

/** Turns automatic saving and retries off: between steps, slow machines then save nothing. */
export function saveOnlyWhenAsked(): void {
  beforeEach(() => {
    AUTOSAVE_TIMES.restingMs = LONGER_THAN_A_TEST_MS;
    AUTOSAVE_TIMES.retryMs = LONGER_THAN_A_TEST_MS;
  });
  afterEach(saveByItself);
}

/** Editors opened from now on save by themselves again. */
export function saveByItself(): void {
  Object.assign(AUTOSAVE_TIMES, USUAL);
}
