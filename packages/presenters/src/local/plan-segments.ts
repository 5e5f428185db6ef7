import { join } from 'node:path';
import { FRAMES_PER_SECOND, type Timeline } from '@tarima/contract';
import { contentHash, isKept, VIDEO_ENCODER_ARGS } from '@tarima/media';
import { STAGE_VERSION } from '@tarima/stage';
import type { SegmentRange } from './segment-protocol.ts';

/** Raise it whenever the same drawing results in other pictures here. */
const COMPOSITOR_VERSION = 1;
/** Longer scenes are cut, so that all cores have work until the end. */
const LONGEST_SEGMENT_FRAMES = 20 * FRAMES_PER_SECOND;

export type Segment = { range: SegmentRange; path: string };

/** The parts of a timeline that shape all its pictures, without its scenes. */
export function lookOf({ scenes: _scenes, duration: _duration, ...style }: Timeline): unknown {
  return [COMPOSITOR_VERSION, STAGE_VERSION, style];
}

/**
 * The parts of a scene in order, each with its file. A file's name is a hash of all that shapes the
 * part. Changes of other scenes do not change it. The timeline has one scene.
 */
export function planSegments(timeline: Timeline, cacheFolder: string): Segment[] {
  return timeline.scenes.flatMap((scene) => {
    const sceneKey = contentHash([lookOf(timeline), VIDEO_ENCODER_ARGS, scene]);
    return cutFrames(Math.round(scene.duration * FRAMES_PER_SECOND)).map((range) => ({
      range,
      path: join(cacheFolder, `segment-${sceneKey}-${range.firstFrame}-${range.frameCount}.h264`),
    }));
  });
}

function cutFrames(frames: number): SegmentRange[] {
  const parts = Math.ceil(frames / LONGEST_SEGMENT_FRAMES);
  return Array.from({ length: parts }, (_, index) => {
    const firstFrame = Math.round((frames * index) / parts);
    return { firstFrame, frameCount: Math.round((frames * (index + 1)) / parts) - firstFrame };
  });
}

/** The parts that have no file yet. */
export async function missingSegments(segments: Segment[]): Promise<Segment[]> {
  const missing: Segment[] = [];
  for (const segment of segments) {
    if (!(await isKept(segment.path))) missing.push(segment);
  }
  return missing;
}
