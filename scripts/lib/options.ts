import { randomInt } from 'node:crypto';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Reads a command's options. A wrong option ends it with `usage`. */
export function readOptions<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), usage);
  }
}

/** The given seed, or a new one; both are short enough to type. */
export function seedOf(asked: string | undefined, usage: string): string {
  if (asked === undefined) return String(randomInt(1_000_000));
  return /^\d{1,9}$/u.test(asked)
    ? asked
    : refuse(`A seed is a whole number of up to nine digits, not "${asked}".`, usage);
}

/** Ends the command before it does anything. */
export function refuse(why: string, usage: string): never {
  console.error(`${why}\n${usage}`);
  process.exit(1);
}
