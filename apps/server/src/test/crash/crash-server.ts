import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createServerClient, type ServerClient } from '#server/test/server-client.ts';
import { placeEmbedded, testDatabaseUrl } from '#server/test/test-database.ts';

/** Only a guard against hanging: on an idle machine a life takes two seconds. */
export const LONGEST_CRASH_TEST_MS = 1_200_000;

export type CrashServer = { server: ServerClient; dataFolder: string };

/** A server to kill in a file's tests, with its own data folder and database. */
export function useCrashServer(
  environment: () => Promise<Record<string, string>> = async () => ({}),
): () => CrashServer {
  let crash: CrashServer | undefined;
  beforeAll(async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'tarima-crash-'));
    await placeEmbedded(dataFolder);
    const databaseUrl = await testDatabaseUrl();
    const server = createServerClient({
      STUDIO_DATA_DIR: dataFolder,
      LOG_LEVEL: 'error',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(await environment()),
    });
    crash = { server, dataFolder };
    await server.start();
  });
  afterAll(async () => {
    await crash?.server.kill();
    if (crash) await rm(crash.dataFolder, { recursive: true, force: true });
  });
  return () => {
    if (!crash) throw new Error('the server is there from beforeAll on');
    return crash;
  };
}
