import { join } from 'node:path';
import { Agent, request } from 'undici';
import { DUMP_PATH, dumpAnswerSchema, dumpStateSchema } from '#server/backup/dump-call.ts';
import type { RowSource } from '#server/backup/row-source.ts';
import { signCommand } from '#server/kit/command-token.ts';
import type { Settings } from '#server/settings/env.ts';
import { readOrMakeLaunchKey } from '#server/wiring/data-folder.ts';

/** Hosts that mean every address of the machine. */
const ANY_HOST = ['0.0.0.0', '::', ''];

/** The rows of the studio that runs on this data folder with its embedded database. */
export function rowsOfRunningStudio(settings: Settings): RowSource {
  const { dataFolder, host, port } = settings;
  const name = ANY_HOST.includes(host) ? '127.0.0.1' : host;
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  // A large dump takes its time before the first byte of the answer.
  const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

  async function ask(method: 'GET' | 'POST'): Promise<unknown> {
    const token = await signCommand(readOrMakeLaunchKey(settings), new Date());
    const authorization = `Bearer ${token}`;
    const { statusCode, body } = await request(`${address}${DUMP_PATH}`, {
      ...{ method, dispatcher, headers: { authorization } },
    }).catch((cause: unknown) => {
      throw new Error(notThere(dataFolder, address), { cause });
    });
    if (statusCode === 200) return body.json();
    await body.dump();
    throw new Error(
      statusCode === 404
        ? notThere(dataFolder, address)
        : `The studio answered ${statusCode} to the backup: its log says why.`,
    );
  }
  return {
    dataVersion: async () => dumpStateSchema.parse(await ask('GET')).dataVersion,
    async dump() {
      const { folder, ...dump } = dumpAnswerSchema.parse(await ask('POST'));
      return { folder: join(dataFolder, 'temporary', folder), ...dump };
    },
  };
}

const notThere = (dataFolder: string, address: string) =>
  `A Tarima uses ${dataFolder}, but the one at ${address} is another or does not answer. ` +
  'Give this command the PORT and HOST of that studio, or stop it first.';
