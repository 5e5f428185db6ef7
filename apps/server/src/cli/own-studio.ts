import type { SignedIn } from '#server/kit/actor.ts';
import { createProviders } from '#server/providers/create-providers.ts';
import type { Settings } from '#server/settings/env.ts';
import type { Studio } from '#server/studio.ts';
import { startStudio } from '#server/wiring/start-studio.ts';

/**
 * Works on the studio's own data as its owner. With the embedded database the server must be stopped first, and
 * the lock says so. With PostgreSQL both may run.
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
