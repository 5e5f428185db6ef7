import { setFlagsFromString } from 'node:v8';

/**
 * Leaves the embedded engine as V8's baseline compiler makes it: to optimise it costs half a start, which pays
 * in a studio that runs for days and never in a test. A process takes it as an argument, before all others.
 */
export const BASELINE_ENGINE = '--liftoff-only';

setFlagsFromString(BASELINE_ENGINE);
