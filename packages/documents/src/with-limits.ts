import { spawnSync } from 'node:child_process';

/** Limits that the system itself keeps, for a process and each of its children. */
export type SystemLimits = { dataBytes: number; processorSeconds: number; fileBytes?: number };

let prlimitFound: boolean | undefined;

/** Linux has it (util-linux). Other systems rely on the caller's timer. */
export function hasPrlimit(): boolean {
  prlimitFound ??= spawnSync('prlimit', ['--version']).status === 0;
  return prlimitFound;
}

/** Runs a command within limits where the system supports that. */
export function withLimits(
  command: [string, ...string[]],
  { dataBytes, processorSeconds, fileBytes }: SystemLimits,
): [string, ...string[]] {
  if (!hasPrlimit()) return command;
  const limits = [`--data=${dataBytes}`, `--cpu=${processorSeconds}`, '--core=0'];
  const files = fileBytes === undefined ? [] : [`--fsize=${fileBytes}`];
  return ['prlimit', ...limits, ...files, '--', ...command];
}
