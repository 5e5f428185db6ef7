import { join } from 'node:path';
import { connectEmbedded } from '../apps/server/src/db/open-database.ts';
import { copyProject } from '../apps/server/src/test/copy-project.ts';
import type { Calls } from '../e2e/support/calls.ts';
import { makeVideo } from '../e2e/support/filled-studio.ts';
import type { Studio } from '../e2e/support/studio.ts';
import { gather } from './people.ts';

/** Makes one video in an empty studio, copies its rows and starts the studio again. Returns its owner's calls. */
export async function fillWithVideos(studio: Studio, videos: number): Promise<Calls> {
  await studio.start();
  const [first] = await gather(studio.origin, 1, 1);
  if (!first) throw new Error('nobody is signed in');
  const projectId = await makeVideo(first);
  await studio.kill();
  const database = await connectEmbedded(join(studio.dataFolder, 'db'));
  await copyProject(database.db, projectId, videos - 1);
  await database.close();
  await studio.start();
  return first;
}
