import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** Milliseconds that a running process and its threads have had of the processor; nothing where the system does not say (only Linux has /proc). */
export function processorMsOf(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name in parentheses: user and system time are fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
}
