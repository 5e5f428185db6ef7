import { homedir } from 'node:os';
import { runInGroup } from './run-in-group.ts';

/**
 * LibreOffice on this machine: its command and its version, as in `24.8.4.2`. It finds the programs
 * that it uses itself on the search path.
 */
export type LibreOffice = { command: string; version: string; searchPath?: string | undefined };

const COMMANDS = ['soffice', 'libreoffice'];
const VERSION = /^LibreOffice\S* (\d+(?:\.\d+)+)/m;
/** The first start after an update takes seconds. */
const LONGEST_ANSWER_MS = 20_000;

/**
 * Finds LibreOffice by its command, or by its usual ones on the search path. Null if it is missing
 * or does not answer in time.
 */
export async function findLibreOffice({
  command,
  searchPath,
  clockMs = LONGEST_ANSWER_MS,
}: {
  command?: string | undefined;
  /** As in PATH. */
  searchPath?: string | undefined;
  clockMs?: number;
} = {}): Promise<LibreOffice | null> {
  const env = { PATH: searchPath, HOME: homedir() };
  for (const each of command ? [command] : COMMANDS) {
    const asking = runInGroup([each, '--version'], { env, clockMs });
    const answer = await asking.catch(() => undefined);
    const version = answer && VERSION.exec(answer.output)?.[1];
    if (version) return { command: each, version, searchPath };
  }
  return null;
}
