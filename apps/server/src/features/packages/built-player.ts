import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#server/kit/errors.ts';

/** The folder of the learners' player. Refuses where nobody has built it. */
export function builtPlayer({ playerFolder }: { playerFolder: string }): string {
  if (existsSync(join(playerFolder, 'index.html'))) return playerFolder;
  const reason = `the learners' player is not in ${playerFolder}; "npm start" builds it`;
  throw new AppError('PACKAGE_FAILED', { details: { reason } });
}
