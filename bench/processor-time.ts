import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/**
 * Processor seconds (user and system) of this process and its ended children; 0 without /proc. On a
 * shared machine they are more reliable than the clock.
 */
function processorSeconds(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // After the name in parentheses, utime, stime, cutime and cstime are fields 14 to 17.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return ticks / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}

export type Measured<Result> = { result: Result; seconds: number; processor: number };

/** Runs `work` and returns its time by the clock and by the processor. */
export async function measure<Result>(work: () => Promise<Result>): Promise<Measured<Result>> {
  const processorBefore = processorSeconds();
  const before = performance.now();
  const result = await work();
  return {
    result,
    seconds: (performance.now() - before) / 1000,
    processor: processorSeconds() - processorBefore,
  };
}
