import type { PictureWidth } from '@tarima/contract';

const WIDTH: PictureWidth = '640';

/** The address of a poster or cover in the size of a list. */
export function smallPicture(address: string | null): string | null {
  if (!address) return null;
  // A cover's address names its version already.
  return `${address}${address.includes('?') ? '&' : '?'}width=${WIDTH}`;
}
