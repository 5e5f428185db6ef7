import type { reviewerEndpoints, SeenComment } from '@tarima/contract';
import type { z } from 'zod';
import type { Draft, Place } from './reviewer-memory.ts';

type ReviewedScript = z.output<(typeof reviewerEndpoints)['script']['data']>;
export type ScriptScene = ReviewedScript['scenes'][number];

/** A scene with all that was written about it. */
export type ReviewedScene = ScriptScene & {
  index: number;
  comments: SeenComment[];
  drafts: PlacedDraft[];
};

/** A draft, and the place that it would be sent to now: the whole scene once its sentence is gone. */
export type PlacedDraft = { draft: Draft; place: Place };

/** The scenes with their comments and drafts. Those without a scene stand at the nearest. */
export function reviewedScenes(
  { scenes, comments }: ReviewedScript,
  drafts: readonly Draft[],
): ReviewedScene[] {
  const last = scenes.length - 1;
  const placed = drafts.map((draft) => placedDraft(scenes, draft));
  return scenes.map((scene, index) => ({
    ...scene,
    index,
    comments: comments.filter(({ sceneIndex }) => Math.min(sceneIndex, last) === index),
    drafts: placed.filter(({ place }) => place.sceneIndex === index),
  }));
}

function placedDraft(scenes: readonly ScriptScene[], draft: Draft): PlacedDraft {
  const sceneIndex = placeOf(scenes, draft);
  const scene = scenes[sceneIndex];
  const { contentId, sentence } = draft;
  const isThere = sentence !== null && scene?.sentences.includes(sentence) === true;
  const place = { contentId, sceneIndex, sceneTitle: scene?.title ?? '' };
  return { draft, place: { ...place, sentence: isThere ? sentence : null } };
}

/** Its own scene, one that has the sentence or the title now, or the nearest. */
function placeOf(scenes: readonly ScriptScene[], { sceneIndex, sceneTitle, sentence }: Draft) {
  const isIt = (scene: ScriptScene | undefined) =>
    sentence === null ? scene?.title === sceneTitle : scene?.sentences.includes(sentence) === true;
  if (isIt(scenes[sceneIndex])) return sceneIndex;
  const found = scenes.findIndex(isIt);
  return found >= 0 ? found : Math.min(sceneIndex, scenes.length - 1);
}
