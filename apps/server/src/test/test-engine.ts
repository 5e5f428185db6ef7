import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/**
 * Leaves the embedded engine as V8's baseline compiler makes it: to optimise it costs half a start, which pays
 * in a studio that runs for days and never in a test. A process takes it as an argument, before all others.
 */
export const BASELINE_ENGINE = '--liftoff-only';

/** The embedded engine, for tests of this process. */
export function createTestEngine(options: PGliteOptions): Promise<PGlite> {
  setFlagsFromString(BASELINE_ENGINE);
  return PGlite.create(options);
}
