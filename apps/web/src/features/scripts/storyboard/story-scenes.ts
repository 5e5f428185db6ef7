import { parseSceneDirection, parseScript, type SceneDirection } from '@tarima/text';
import type { Node } from '@tiptap/pm/model';
import { blocksOf } from '../editor/move-block.ts';
import { documentToScript } from '../editor/script-document.ts';

/** A scene of the text, with its place in the editor's document. */
export type StoryScene = {
  from: number;
  to: number;
  /** Empty for text before the first title. Such a scene must stay the first. */
  title: string;
  choices: SceneDirection;
  spoken: string;
  points: string[];
  /** Its place among the scenes of the video; null if it has nothing to say or show. */
  place: number | null;
};

/**
 * The scenes of the editor's document, as the script will have them. `firstPlace` is the place of
 * the first in the video, after a company's intro.
 */
export function storyScenes(document: Node, firstPlace = 0): StoryScene[] {
  let place = firstPlace;
  return scenesOf(document).map(({ from, to, blocks }) => {
    const content = blocks.map((block) => block.toJSON());
    const [scene = { title: '', blocks: [] }] = parseScript(
      documentToScript({ type: 'doc', content }),
    );
    const textsOf = (kind: string) =>
      scene.blocks.filter((block) => block.kind === kind).map(({ text }) => text);
    const choices = parseSceneDirection(textsOf('scene').join('; '));
    const spoken = textsOf('speech').join(' ');
    const points = textsOf('point');
    const isShown =
      /[\p{L}\p{N}]/u.test(spoken) ||
      points.length > 0 ||
      textsOf('table').length > 0 ||
      choices.figure !== null;
    const own = { from, to, title: scene.title, choices, spoken, points };
    return { ...own, place: isShown ? place++ : null };
  });
}

type Range = { from: number; to: number; blocks: Node[] };

function scenesOf(document: Node): Range[] {
  const scenes: Range[] = [];
  for (const { node, position } of blocksOf(document)) {
    const to = position + node.nodeSize;
    const hasWords = node.textContent.trim() !== '';
    const last = scenes.at(-1);
    if (node.type.name === 'heading' && hasWords) {
      scenes.push({ from: position, to, blocks: [node] });
    } else if (last) {
      last.to = to;
      last.blocks.push(node);
    } else if (hasWords || node.type.name !== 'paragraph') {
      scenes.push({ from: position, to, blocks: [node] });
    }
  }
  return scenes;
}
