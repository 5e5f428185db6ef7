import type { Studio } from '#server/studio.ts';
import { keepOwnersLink } from './data-folder.ts';

/**
 * Prints the studio's address, with the link that signs the owner in. Others may read a collected log. There
 * the link goes into a file of this user.
 */
export async function sayReady(studio: Studio, address: string): Promise<void> {
  await sayAddress(studio, address);
  if (await studio.services.voiceModels.areWanting())
    console.log('Natural voices are a press away: Settings › Voices, or npm run tarima -- voices');
}

async function sayAddress({ context, services }: Studio, address: string): Promise<void> {
  const link = `${address}/?auth=${await services.session.launchOwner()}`;
  if (process.stdout.isTTY) {
    console.log(`Tarima is ready: ${link}`);
    return;
  }
  const path = keepOwnersLink(context.settings.dataFolder, link);
  console.log(`Tarima is ready: ${address}/ (${path} has the link that signs its owner in, once)`);
}
