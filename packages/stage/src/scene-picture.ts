import type { Timeline } from '@tarima/contract';

/** The 2D context of a browser or of @napi-rs/canvas; both draw the same. */
export type Canvas2D = CanvasRenderingContext2D;

export type Bounds = { x: number; y: number; width: number; height: number };

/**
 * One layer of a scene's picture, back to front. A renderer may skip, cache or copy a layer for
 * as long as `stateAt` answers the same string; a player may simply draw every layer each frame.
 */
export type Layer = {
  name: string;
  /** Whole pixels; nothing is ever drawn outside. */
  bounds: Bounds;
  /** `t` in seconds from the scene's start. Equal states are equal pictures. */
  stateAt: (t: number) => string;
  /**
   * True where equal states of the layer of this name are equal pictures in every scene of the
   * timeline, so that a renderer may keep them from scene to scene.
   */
  shared?: boolean;
  draw: (context: Canvas2D, t: number) => void;
};

export type ScenePicture = { width: number; height: number; duration: number; layers: Layer[] };

/** Builds the layers of one scene; text is measured with `context`, whose font Inter is loaded. */
export type CreateScenePicture = (
  context: Canvas2D,
  timeline: Timeline,
  sceneIndex: number,
) => ScenePicture;
