import { z } from 'zod';
import { dumpSchema } from '#server/db/dump/dump-rows.ts';

/** The command line asks the studio here for its rows: only one process can open the embedded database. */
export const DUMP_PATH = '/internal/dump';

/** Answer to a GET. */
export const dumpStateSchema = z.object({ dataVersion: z.string().nullable() });

/** Answer to a POST. Both processes have the data folder. */
export const dumpAnswerSchema = z.object({
  /** The name of a folder in the data folder's temporary one. */
  folder: z.uuid(),
  dataVersion: z.string(),
  tables: dumpSchema,
});
export type DumpAnswer = z.infer<typeof dumpAnswerSchema>;
