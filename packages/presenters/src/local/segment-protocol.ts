import type { Timeline } from '@tarima/contract';
import type { FigureFile } from './figure-files.ts';

/** A part of a scene, in frames from the scene's start. */
export type SegmentRange = { firstFrame: number; frameCount: number };

export type WorkerTask =
  | { kind: 'segment'; range: SegmentRange; path: string }
  | { kind: 'poster'; t: number; path: string };

/** The first message to every drawing process of a video. */
export type WorkerSetUp = {
  kind: 'set-up';
  /** The pictures that its scenes may show. */
  figures: readonly FigureFile[];
  cacheFolder: string;
  /** This process's number and the number of processes. */
  part: number;
  parts: number;
};

/** The scene of the next tasks: a timeline of it alone. */
export type WorkerScene = { kind: 'scene'; scene: Timeline };

/** A message from the renderer to its drawing process. */
export type WorkerOrder = WorkerSetUp | WorkerScene | WorkerTask;

/** A message from the drawing process to the renderer. */
export type WorkerNews =
  | { kind: 'frames'; count: number }
  | { kind: 'done' }
  | { kind: 'failed'; message: string };
