import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/**
 * Keeps V8's baseline compiler for the embedded engine. Optimizing costs half a start, which pays only in a
 * studio that runs for days. A process takes it as its first argument.
 */
export const BASELINE_ENGINE = '--liftoff-only';

/** The embedded engine, for tests of this process. */
export function createTestEngine(options: PGliteOptions): Promise<PGlite> {
  setFlagsFromString(BASELINE_ENGINE);
  return PGlite.create(options);
}
