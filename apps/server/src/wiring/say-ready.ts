import type { Studio } from '#server/studio.ts';
import { keepOwnersLink } from './data-folder.ts';

/**
 * Says where the studio is, with the link that signs its owner in. What a log collects is read by
 * others too: there, a file of this user's has the link.
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
