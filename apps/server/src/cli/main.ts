import { keepFilesPrivate } from '#server/kit/private-files.ts';
import { loadEnvironment, readSettings } from '#server/settings/env.ts';
import { runCommandLine } from './run-command-line.ts';
import { processTerminal } from './terminal.ts';

keepFilesPrivate();
const settings = () => readSettings(loadEnvironment());

process.exit(await runCommandLine(process.argv.slice(2), settings, processTerminal));
