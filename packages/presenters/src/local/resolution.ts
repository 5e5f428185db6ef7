import { RESOLUTION_SCALES, RESOLUTIONS, type Timeline } from '@tarima/contract';

/** Pixels of the video file for each pixel of the drawing, along one side. */
export const scaleOf = ({ resolution }: Pick<Timeline, 'resolution'>): number =>
  RESOLUTION_SCALES[resolution ?? RESOLUTIONS[0]];
