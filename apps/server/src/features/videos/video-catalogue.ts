import type { Avatar, Voice } from '@tarima/contract';
import type { AvatarsService } from '#server/features/catalogue/avatars.service.ts';
import type { VoicesService } from '#server/features/catalogue/voices.service.ts';
import type { VideoRow } from './videos.repo.ts';

/** Names of the chosen presenters and voices. One that is no longer offered shows its id. */
export type Catalogue = { avatars: Avatar[]; voices: Voice[] };

type Sources = { avatars: Pick<AvatarsService, 'known'>; voices: Pick<VoicesService, 'list'> };

/** Loads the catalogue, and keeps it for announcements, which come twice a second. */
export function createVideoCatalogue({ avatars, voices }: Sources) {
  let latest: Catalogue | null = null;

  async function load(): Promise<Catalogue> {
    latest = { avatars: await avatars.known(), voices: await voices.list() };
    return latest;
  }

  return {
    load,
    /** The kept catalogue while it knows the video's names; otherwise a new one. */
    latestFor: async (video: VideoRow): Promise<Catalogue> =>
      latest && isNamedIn(video, latest) ? latest : load(),
  };
}

function isNamedIn({ recipe: { settings } }: VideoRow, { avatars, voices }: Catalogue): boolean {
  const { presenterId, voiceId } = settings;
  const hasPresenter = !presenterId || avatars.some(({ avatar_id }) => avatar_id === presenterId);
  return hasPresenter && voices.some(({ voice_id }) => voice_id === voiceId);
}
