import { errorMessage } from '@tarima/contract';
import { loadEnvironment, readSettings } from '../env.ts';
import { asAppError } from '../errors.ts';
import { commands } from './commands.ts';
import { UsageError } from './usage-error.ts';

const EXIT = { done: 0, failed: 1, misused: 2 } as const;

process.exit(await main(process.argv.slice(2)));

async function main([name, ...args]: string[]): Promise<number> {
  const command = commands.find((known) => known.name === name);
  if (!command) {
    const isHelp = name === undefined || name === 'help' || name === '--help' || name === '-h';
    (isHelp ? console.log : console.error)(overview(isHelp ? undefined : name));
    return isHelp ? EXIT.done : EXIT.misused;
  }
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.help);
    return EXIT.done;
  }
  try {
    await command.run(args, readSettings(loadEnvironment()));
    return EXIT.done;
  } catch (error) {
    console.error(`\n${sentenceOf(error)}`);
    if (error instanceof UsageError) console.error(`\nnpm run tarima -- ${name} --help`);
    return error instanceof UsageError ? EXIT.misused : EXIT.failed;
  }
}

function overview(unknown: string | undefined): string {
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`);
  return [
    ...(unknown ? [`There is no command "${unknown}".`, ''] : []),
    'npm run tarima -- COMMAND [--help]',
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
