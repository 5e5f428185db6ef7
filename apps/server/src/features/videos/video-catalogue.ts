import type { Avatar, Voice } from '@tarima/contract';
import type { AvatarsService } from '#server/features/catalogue/avatars.service.ts';
import type { VoicesService } from '#server/features/catalogue/voices.service.ts';
import type { VideoRow } from './videos.repo.ts';

/** An announcement may show a name that is so old. */
const KEPT_MS = 60_000;

/** All presenters and voices, for their names. One that is no longer offered shows its id. */
export type Catalogue = { avatars: Avatar[]; voices: Voice[] };

type Sources = { avatars: Pick<AvatarsService, 'known'>; voices: Pick<VoicesService, 'list'> };

/** Loads the catalogue, and keeps it for announcements, which come twice a second. */
export function createVideoCatalogue({ avatars, voices }: Sources) {
  let latest: { catalogue: Catalogue; loadedAt: number } | null = null;

  async function load(): Promise<Catalogue> {
    const catalogue = { avatars: await avatars.known(), voices: await voices.list() };
    latest = { catalogue, loadedAt: performance.now() };
    return catalogue;
  }

  return {
    load,
    /** The kept catalogue. Loads a new one if it is old or lacks the video's names. */
    async latestFor(video: VideoRow): Promise<Catalogue> {
      if (!latest || performance.now() - latest.loadedAt > KEPT_MS) return load();
      return isNamedIn(video, latest.catalogue) ? latest.catalogue : load();
    },
  };
}

function isNamedIn({ recipe: { settings } }: VideoRow, { avatars, voices }: Catalogue): boolean {
  const { presenterId, portrait, voiceId } = settings;
  const hasPresenter =
    !presenterId ||
    portrait !== undefined ||
    avatars.some(({ avatar_id }) => avatar_id === presenterId);
  return hasPresenter && voices.some(({ voice_id }) => voice_id === voiceId);
}
