import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

/** The typed arguments: documents, and a text for each known `--option`. */
export function parseOptions<Name extends string>(
  args: string[],
  names: readonly Name[],
): { files: string[]; values: Partial<Record<Name, string>> } {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    // Only the named options are taken, and each is text.
    return { files: positionals, values: values as Partial<Record<Name, string>> };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The value of an option, if it is one of the known values. */
export function oneOf<Known extends string>(
  option: string,
  known: readonly Known[],
  value: string | undefined,
): Known | undefined {
  if (value === undefined) return undefined;
  const found = known.find((name) => name === value);
  if (!found) throw new UsageError(`--${option} is one of ${known.join(', ')}; not "${value}".`);
  return found;
}
