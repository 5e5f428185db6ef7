import { podcastEndpoints, videoEndpoints } from '@tarima/contract';
import type { FinishedAsset } from '#server/db/tables/host-message.ts';
import { enabledScreens } from '#server/settings/enabled-screens.ts';
import type { Choices, Settings } from '#server/settings/env.ts';
import { hostAddress } from '#server/settings/host-choice.ts';

type Asset = Pick<FinishedAsset, 'id' | 'type'>;
type Place = Pick<Settings, 'routes' | 'publicUrl'> & Pick<Choices, 'hostPlatform'>;

/** The address of an asset's file in the API. */
export const fileAddress = ({ id, type }: Asset): string =>
  (type === 'video' ? videoEndpoints.file : podcastEndpoints.audio).path.replace('{id}', id);

/** The address to see an asset: the host's page, the studio's page, or the file itself. */
export function viewAddress(asset: Asset, { hostPlatform, routes, publicUrl = '' }: Place): string {
  const { id, type } = asset;
  if (hostPlatform.redirect) return hostAddress(hostPlatform.redirect, { id, type });
  const screens = enabledScreens(routes);
  if (type === 'video' && screens.includes('videos')) return `${publicUrl}/videos?video=${id}`;
  if (type === 'podcast' && screens.includes('podcasts')) return `${publicUrl}/podcasts/${id}`;
  return `${publicUrl}${fileAddress(asset)}`;
}
