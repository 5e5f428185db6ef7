import type { Timeline } from '@tarima/contract';

/** The 2D context of a browser or of @napi-rs/canvas. Both draw the same. */
export type Canvas2D = CanvasRenderingContext2D;

export type Bounds = { x: number; y: number; width: number; height: number };
export type Size = { width: number; height: number };

/**
 * One layer of a scene's picture, back to front. While `stateAt` returns the same string, a
 * renderer may skip, cache or copy the layer. A player may simply draw every layer each frame.
 */
export type Layer = {
  name: string;
  /** Whole pixels; all drawing stays inside. */
  bounds: Bounds;
  /** `t` is in seconds from the scene's start. Equal states are equal pictures. */
  stateAt: (t: number) => string;
  /**
   * True if equal states of this layer are equal pictures in every scene. A renderer may then reuse
   * them between scenes.
   */
  shared?: boolean;
  /** True if its changes say something. Ground, presenter, captions and progress do not. */
  tells?: boolean;
  draw: (context: Canvas2D, t: number) => void;
};

export type ScenePicture = { width: number; height: number; duration: number; layers: Layer[] };

/** The picture of this name (SHA-256), ready to be drawn; null if it is not there. */
export type FindPicture = (name: string) => CanvasImageSource | null;

/**
 * Builds the layers of one scene. `context` measures text; its font Inter is loaded. A scene whose
 * picture is missing is drawn as if it had none.
 */
export type CreateScenePicture = (
  context: Canvas2D,
  timeline: Timeline,
  sceneIndex: number,
  findPicture: FindPicture,
) => ScenePicture;
