import { FRAMES_PER_SECOND } from '@tarima/contract';

/**
 * x264 without look-ahead: constant quantiser, no B pictures, one slice a picture. `h264-repeat.ts`
 * relies on these settings. A key picture comes after at most 250 distinct pictures.
 */
export const VIDEO_ENCODER_ARGS = [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '22', '-pix_fmt', 'yuv420p'],
  ...['-x264-params', 'threads=1:bframes=0:weightp=0:ref=1:scenecut=0:keyint=250:min-keyint=1'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
  ...['-color_range', 'tv', '-r', String(FRAMES_PER_SECOND), '-f', 'h264'],
];
