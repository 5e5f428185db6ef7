import { runCommandLine } from '#server/cli/run-command-line.ts';
import { readSettings } from '#server/settings/env.ts';

export type Typed = { code: number; out: string; err: string };

/** Runs a command as somebody types it, with this environment. */
export async function typeCommand(
  environment: NodeJS.ProcessEnv,
  ...args: string[]
): Promise<Typed> {
  const lines: Record<'out' | 'err', string[]> = { out: [], err: [] };
  const settings = () => readSettings({ LOG_LEVEL: 'silent', ...environment });
  const code = await runCommandLine(args, settings, {
    out: (text) => lines.out.push(text),
    err: (text) => lines.err.push(text),
    isWatched: false,
    ask: async () => null,
  });
  return { code, out: lines.out.join('\n'), err: lines.err.join('\n') };
}
