import { openSherpa } from './sherpa-library.ts';

/** The program of the process that finds out whether the engine loads. It prints the reason. */
try {
  openSherpa(process.argv[2] ?? '');
} catch (error) {
  process.stdout.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
