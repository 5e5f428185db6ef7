import { errorMessage } from '@tarima/contract';
import { asAppError } from '#server/kit/errors.ts';
import { STUDIO_VERSION } from '#server/kit/studio-version.ts';
import type { Settings } from '#server/settings/env.ts';
import { commands } from './commands.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const EXIT = { done: 0, failed: 1, misused: 2 } as const;

/** Runs what was typed after `npm run tarima --` and returns the exit code. */
export async function runCommandLine(
  [name, ...args]: string[],
  readSettings: () => Settings,
  terminal: Terminal,
): Promise<number> {
  if (name === '--version') {
    terminal.out(STUDIO_VERSION);
    return EXIT.done;
  }
  const command = commands.find((known) => known.name === name);
  if (!command) {
    const isHelp = name === undefined || name === 'help' || name === '--help' || name === '-h';
    (isHelp ? terminal.out : terminal.err)(overview(isHelp ? undefined : name));
    return isHelp ? EXIT.done : EXIT.misused;
  }
  if (args.includes('--help') || args.includes('-h')) {
    terminal.out(command.help());
    return EXIT.done;
  }
  try {
    await command.run(args, readSettings(), terminal);
    return EXIT.done;
  } catch (error) {
    terminal.err(`\n${sentenceOf(error)}`);
    if (error instanceof UsageError) terminal.err(`\nnpm run tarima -- ${name} --help`);
    return error instanceof UsageError ? EXIT.misused : EXIT.failed;
  }
}

function overview(unknown: string | undefined): string {
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(16)} ${summary}`);
  return [
    ...(unknown ? [`There is no command "${unknown}".`, ''] : []),
    'npm run tarima -- COMMAND [--help]',
    'npm run tarima -- --version',
    '',
    ...list,
  ].join('\n');
}

function sentenceOf(error: unknown): string {
  const known = asAppError(error);
  if (known) {
    const file = known.details?.file ?? '';
    const sentence = errorMessage(known.code, 'en', file);
    return sentence.includes(file) ? sentence : `${file}: ${sentence}`;
  }
  return error instanceof Error ? error.message : String(error);
}
