import { FRAME_SIZES } from '@tarima/contract';
import { avatarLayers } from './avatar-scene.ts';
import { drawableScene, drawableText } from './drawable-text.ts';
import type { CreateScenePicture } from './scene-picture.ts';
import { stockLayers } from './stock-scene.ts';

/**
 * Builds the layers of one scene, back to front.
 * @param context measures text; its font Inter (400–800) is loaded.
 * @throws RangeError if the timeline lacks the scene or names an unknown presenter
 */
export const createScenePicture: CreateScenePicture = (context, timeline, sceneIndex) => {
  const planned = timeline.scenes[sceneIndex];
  if (!planned) throw new RangeError(`stage: the timeline has no scene ${sceneIndex}`);
  const scene = drawableScene(planned);
  const size = FRAME_SIZES[timeline.format];
  const build = timeline.mode === 'avatar' ? avatarLayers : stockLayers;
  context.save();
  const layers = build(
    context,
    size,
    { ...timeline, kicker: drawableText(timeline.kicker) },
    scene,
  );
  context.restore();
  return { ...size, duration: scene.duration, layers };
};
