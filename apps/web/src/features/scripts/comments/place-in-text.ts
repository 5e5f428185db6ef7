import type { ReviewComment } from '@tarima/contract';
import type { EditorState } from '@tiptap/pm/state';
import { trackedSentences } from '../editor/sentence-tracking.ts';
import { storyScenes } from '../storyboard/story-scenes.ts';

type Range = { from: number; to: number };

/** The place of a comment in the editor's text; null if neither its sentence nor its scene is there. */
export function placeInText(
  state: EditorState,
  { sentence, sceneTitle, sceneIndex }: ReviewComment,
): Range | null {
  const scenes = storyScenes(state.doc);
  const scene =
    scenes[sceneIndex]?.title === sceneTitle
      ? scenes[sceneIndex]
      : (scenes.find(({ title }) => title === sceneTitle) ?? scenes[sceneIndex]);
  const same = trackedSentences(state).filter(({ text }) => text === sentence);
  const isInScene = ({ from, to }: Range) =>
    scene !== undefined && scene.from <= from && to <= scene.to;
  const found = same.find(isInScene) ?? same[0];
  if (found) return found;
  return scene ? { from: scene.from + 1, to: scene.from + 1 } : null;
}
