import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/**
 * Milliseconds of processor time used by a process and its threads. Undefined if the system has
 * no /proc (other than Linux).
 */
export function processorMsOf(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Counted after the name in parentheses: user and system time are fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
}
