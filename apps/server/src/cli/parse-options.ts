import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { limitsOf, nameOf, type Option } from './option.ts';
import { UsageError } from './usage-error.ts';

type Values<Table extends Record<string, Option>> = {
  [Field in keyof Table]: z.output<Table[Field]['schema']>;
};

/** The typed words, such as documents, and a value for each option of the table. */
export function parseOptions<Table extends Record<string, Option>>(
  args: string[],
  table: Table,
): { words: string[]; values: Values<Table> } {
  const { positionals, values } = split(args, Object.values(table));
  const mistakes: string[] = [];
  const read = Object.entries(table).map(([field, option]) => {
    const typed = values[nameOf(option)];
    const isNumber = /number|integer/u.test(String(limitsOf(option).type));
    const value = isNumber && typed !== undefined ? Number(typed) : typed;
    const { data, error } = option.schema.safeParse(value);
    if (error) mistakes.push(...mistakesOf(field, option, String(typed ?? ''), error));
    return [field, data];
  });
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'));
  // Each value is the output of its own schema, which `fromEntries` cannot say.
  return { words: positionals, values: Object.fromEntries(read) as Values<Table> };
}

function split(args: string[], table: Option[]) {
  const options = Object.fromEntries(
    table.map((option) => [
      nameOf(option),
      { type: isFlag(option) ? 'boolean' : 'string' } as const,
    ]),
  );
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A flag stands alone, without a value. */
const isFlag = (option: Option) => limitsOf(option).type === 'boolean';

function mistakesOf(field: string, option: Option, typed: string, error: z.ZodError): string[] {
  if (option.mistake) return [option.mistake(typed)];
  return error.issues.map((issue) =>
    issue.code === 'invalid_value'
      ? notOneOf(nameOf(option), issue.values, typed)
      : `${field}: ${issue.message}`,
  );
}

/** The value of an option, if it is one of the known values. */
export function oneOf<Known extends string>(
  option: string,
  known: readonly Known[],
  value: string | undefined,
): Known | undefined {
  const found = known.find((name) => name === value);
  if (value !== undefined && !found) throw new UsageError(notOneOf(option, known, value));
  return found;
}

const notOneOf = (option: string, known: readonly unknown[], value: string) =>
  `--${option} is one of ${known.join(', ')}; not "${value}".`;
