import { afterEach, beforeEach } from 'vitest';
import { AUTOSAVE_TIMES } from '#web/features/scripts/autosave-times.ts';

const USUAL = { ...AUTOSAVE_TIMES };
const LONGER_THAN_A_TEST_MS = 3_600_000;

/** In a test of this file nothing is saved by itself between two of its steps, however slow the machine is. */
export function saveOnlyWhenAsked(): void {
  beforeEach(() => {
    AUTOSAVE_TIMES.restingMs = LONGER_THAN_A_TEST_MS;
  });
  afterEach(saveByItself);
}

/** What is opened from now on saves by itself again, as it does for a person. */
export function saveByItself(): void {
  Object.assign(AUTOSAVE_TIMES, USUAL);
}
