import type { Timeline } from '@tarima/contract';
import type { FigureFile } from './figure-files.ts';

/** A part of a scene, in frames from the scene's start. */
export type SegmentRange = { sceneIndex: number; firstFrame: number; frameCount: number };

export type WorkerTask =
  | { kind: 'segment'; range: SegmentRange; path: string }
  | { kind: 'poster'; sceneIndex: number; t: number; path: string };

/** The first message to every drawing process of a video. */
export type WorkerSetUp = {
  kind: 'set-up';
  timeline: Timeline;
  /** The pictures that its scenes show. */
  figures: readonly FigureFile[];
  cacheFolder: string;
  /** This process's number and the number of processes. */
  part: number;
  parts: number;
};

/** A message from the renderer to its drawing process. */
export type WorkerOrder = WorkerSetUp | WorkerTask;

/** A message from the drawing process to the renderer. */
export type WorkerNews =
  | { kind: 'frames'; count: number }
  | { kind: 'done' }
  | { kind: 'failed'; message: string };
