import { loadEnvironment, readSettings } from '../env.ts';
import { runCommandLine } from './run-command-line.ts';
import { processTerminal } from './terminal.ts';

const settings = () => readSettings(loadEnvironment());

process.exit(await runCommandLine(process.argv.slice(2), settings, processTerminal));
