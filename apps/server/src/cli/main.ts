import { loadEnvironment, readSettings } from '../env.ts';
import { keepFilesPrivate } from '../private-files.ts';
import { runCommandLine } from './run-command-line.ts';
import { processTerminal } from './terminal.ts';

keepFilesPrivate();
const settings = () => readSettings(loadEnvironment());

process.exit(await runCommandLine(process.argv.slice(2), settings, processTerminal));
