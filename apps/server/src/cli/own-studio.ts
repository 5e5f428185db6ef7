import type { Settings } from '../env.ts';
import type { SignedIn } from '../features/session/session.service.ts';
import { createProviders } from '../providers/create-providers.ts';
import { startStudio } from '../start-studio.ts';
import type { Studio } from '../studio.ts';

/**
 * Works on the studio's own data, as its owner. With the embedded database the server must be stopped
 * first, which the lock says; with PostgreSQL both may run.
 */
export async function inOwnStudio(
  settings: Settings,
  work: (studio: Studio, owner: SignedIn) => Promise<void>,
): Promise<void> {
  const studio = await startStudio({ ...settings, logLevel: 'silent' }, createProviders);
  try {
    const { session } = studio.services;
    const { token } = await session.login(await session.launchOwner());
    const owner = await session.authenticate(token);
    try {
      await work(studio, owner);
    } finally {
      await session.signOut(owner);
    }
  } finally {
    await studio.stop();
  }
}
