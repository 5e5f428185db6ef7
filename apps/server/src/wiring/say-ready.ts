import type { Studio } from '#server/studio.ts';
import { keepOwnersLink } from './data-folder.ts';

/**
 * Prints the studio's address, with the link that signs the owner in. Others may read a collected log. There
 * the link goes into a file of this user.
 */
export async function sayReady({ context, services }: Studio, address: string): Promise<void> {
  const link = `${address}/?auth=${await services.session.launchOwner()}`;
  if (process.stdout.isTTY) {
    console.log(`Tarima is ready: ${link}`);
    return;
  }
  const path = keepOwnersLink(context.settings.dataFolder, link);
  console.log(`Tarima is ready: ${address}/ (${path} has the link that signs its owner in, once)`);
}
