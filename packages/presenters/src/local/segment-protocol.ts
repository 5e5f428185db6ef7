import type { Timeline } from '@tarima/contract';

/** A part of a scene, in frames from the scene's start. */
export type SegmentRange = { sceneIndex: number; firstFrame: number; frameCount: number };

export type WorkerTask =
  | { kind: 'segment'; range: SegmentRange; path: string }
  | { kind: 'poster'; sceneIndex: number; t: number; path: string };

/** What every drawing process of a video is told first. */
export type WorkerSetUp = {
  kind: 'set-up';
  timeline: Timeline;
  cacheFolder: string;
  /** This process's number and how many there are. */
  part: number;
  parts: number;
};

/** What the renderer tells its drawing process. */
export type WorkerOrder = WorkerSetUp | WorkerTask;

/** What the drawing process tells the renderer. */
export type WorkerNews =
  | { kind: 'frames'; count: number }
  | { kind: 'done' }
  | { kind: 'failed'; message: string };
