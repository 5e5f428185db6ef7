import { podcastEndpoints, videoEndpoints } from '@tarima/contract';
import type { Settings } from '#server/env.ts';
import { hostAddress } from '#server/host-choice.ts';
import { enabledScreens } from '#server/http/enabled-screens.ts';
import type { FinishedAsset } from '../host-platform/host-message.ts';

type Asset = Pick<FinishedAsset, 'id' | 'type'>;
type Place = Pick<Settings, 'hostPlatform' | 'routes' | 'publicUrl'>;

/** The call that answers an asset's file. */
export const fileAddress = ({ id, type }: Asset): string =>
  (type === 'video' ? videoEndpoints.file : podcastEndpoints.audio).path.replace('{id}', id);

/** Where an asset is seen: at the host, else on its page of the studio, else as a file where that page is off. */
export function viewAddress(asset: Asset, { hostPlatform, routes, publicUrl = '' }: Place): string {
  const { id, type } = asset;
  if (hostPlatform.redirect) return hostAddress(hostPlatform.redirect, { id, type });
  const screens = enabledScreens(routes);
  if (type === 'video' && screens.includes('videos')) return `${publicUrl}/videos?video=${id}`;
  if (type === 'podcast' && screens.includes('podcasts')) return `${publicUrl}/podcasts/${id}`;
  return `${publicUrl}${fileAddress(asset)}`;
}
