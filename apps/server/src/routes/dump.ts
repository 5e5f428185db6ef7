import { basename } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DUMP_PATH, type DumpAnswer } from '#server/backup/dump-call.ts';
import { rowsOf } from '#server/backup/row-source.ts';
import { isCommand } from '#server/kit/command-token.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Studio } from '#server/studio.ts';

const SCHEME = 'Bearer ';

/** Writes the embedded database's rows into the data folder. The command line makes a backup of them. */
export function registerDump(app: FastifyInstance, { context }: Studio): void {
  const { settings, db, ownKey, now } = context;
  if (settings.databaseUrl) return;
  const rows = rowsOf(db, settings.dataFolder);
  const options = {
    schema: { hide: true },
    async onRequest({ headers: { authorization = '' } }: { headers: { authorization?: string } }) {
      const token = authorization.startsWith(SCHEME) ? authorization.slice(SCHEME.length) : '';
      if (!(await isCommand(ownKey, token, now()))) throw new AppError('NOT_FOUND');
    },
  };
  app.get(DUMP_PATH, options, async () => ({ dataVersion: await rows.dataVersion() }));
  app.post(DUMP_PATH, options, async (): Promise<DumpAnswer> => {
    const { folder, ...dump } = await rows.dump();
    return { folder: basename(folder), ...dump };
  });
}
