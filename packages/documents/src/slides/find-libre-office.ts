import { runInGroup } from './run-in-group.ts';

/** LibreOffice on this machine: its command and its version, as in `24.8.4.2`. */
export type LibreOffice = { command: string; version: string };

const COMMANDS = ['soffice', 'libreoffice'];
const VERSION = /^LibreOffice\S* (\d+(?:\.\d+)+)/m;
/** The first start after an update takes seconds. */
const LONGEST_ANSWER_MS = 20_000;

/** Finds LibreOffice by this command, or on the PATH. Null if it is missing or does not answer. */
export async function findLibreOffice(
  command?: string,
  { clockMs = LONGEST_ANSWER_MS } = {},
): Promise<LibreOffice | null> {
  for (const each of command ? [command] : COMMANDS) {
    const version = await versionOf(each, clockMs);
    if (version) return { command: each, version };
  }
  return null;
}

async function versionOf(command: string, clockMs: number): Promise<string | undefined> {
  const { PATH, HOME } = process.env;
  const answer = await runInGroup([command, '--version'], { env: { PATH, HOME }, clockMs }).catch(
    () => undefined,
  );
  return answer && VERSION.exec(answer.output)?.[1];
}
