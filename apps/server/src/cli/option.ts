import { z } from 'zod';

/** One option of a command. A table has them by the contract's names of the fields. */
export type Option<Schema extends z.ZodType = z.ZodType> = {
  /** As it is typed, such as `--tone TONE`. */
  usage: string;
  schema: Schema;
  /** `{values}` and `{default}` stand for those of the schema. */
  help: string;
  /** Words a wrong value. Without it the schema does. */
  mistake?: (typed: string) => string;
};

export const option = <Schema extends z.ZodType>(
  usage: string,
  schema: Schema,
  help = '{values} ({default})',
  mistake?: Option['mistake'],
): Option<Schema> => ({ usage, schema, help, mistake });

/** Text that is checked where it is used. */
export const anyText = z.string().optional();

export const nameOf = ({ usage }: Option): string => usage.replace(/^--| .*/gu, '');

/** The values, limits and default of an option. */
export const limitsOf = ({ schema }: Option) => z.toJSONSchema(schema, { io: 'input' });

/** The lines of a table in the help of its command. */
export const optionLines = (table: Record<string, Option>, column = 22): string =>
  Object.values(table)
    .map((option) => `  ${option.usage}`.padEnd(column) + helpOf(option))
    .join('\n');

function helpOf(option: Option): string {
  const { enum: known, minimum, maximum, multipleOf, default: usual } = limitsOf(option);
  const separator = known?.join('').includes(',') ? ' | ' : ', ';
  const values = known?.join(separator) ?? `${minimum} to ${maximum} in steps of ${multipleOf}`;
  return option.help.replace('{values}', values).replace('{default}', String(usual));
}
