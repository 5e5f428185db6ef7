import type { PictureWidth } from '@tarima/contract';

const WIDTH: PictureWidth = '640';

/** The address of a poster or cover in the size of a list. */
export const smallPicture = (address: string | null): string | null =>
  address && `${address}?width=${WIDTH}`;
