import type { ErrorCode } from '@tarima/contract';

/** A refused setting: its problem for people by `code`, and for whoever starts the studio by `reason`. */
export type SettingProblem = { name: string; code: ErrorCode; reason: string };

/** Settings that cannot be used. The message has a line for each; none has a value. */
export class SettingsError extends Error {
  readonly problems: readonly SettingProblem[];

  constructor(problems: readonly SettingProblem[]) {
    const lines = problems.map(({ name, reason }) => `${name}: ${reason}`);
    super(`These settings cannot be used:\n  ${lines.join('\n  ')}`);
    this.problems = problems;
  }
}

export function refuseSetting(name: string, code: ErrorCode, reason: string): never {
  throw new SettingsError([{ name, code, reason }]);
}
