import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { blocksOf } from '../editor/move-block.ts';
import type { SceneChoices } from '../editor/scene/scene-block.ts';
import { DIRECTION_NODES } from '../editor/script-document.ts';
import type { StoryScene } from './story-scenes.ts';

/** Changes choices of a scene. It gets a scene block below its title if it has none. */
export function chooseForStoryScene(
  state: EditorState,
  { from, to, title }: StoryScene,
  change: Partial<SceneChoices>,
): Transaction {
  const { schema, doc } = state;
  const tr = closeHistory(state.tr);
  const inside = blocksOf(doc).filter(({ position }) => position >= from && position < to);
  const directions = inside.filter(({ node }) => node.type.name === DIRECTION_NODES.scene);
  const last = directions.at(-1);
  if (!last) {
    const block = schema.nodes[DIRECTION_NODES.scene]?.create();
    const heading = title === '' ? undefined : inside[0];
    const place = heading ? heading.position + heading.node.nodeSize : from;
    return block ? tr.insert(place, withChoices(block, change)) : tr;
  }
  // Of several blocks the last one counts. The others keep no such choice.
  const none = Object.fromEntries(Object.keys(change).map((name) => [name, null]));
  for (const { node, position } of directions) {
    const changed = withChoices(node, node === last.node ? change : none);
    tr.setNodeMarkup(position, null, changed.attrs);
  }
  return tr;
}

const withChoices = (block: Node, change: object): Node =>
  block.type.create(
    { ...block.attrs, choices: { ...block.attrs.choices, ...change } },
    block.content,
  );

/** The gaps where a scene may go. Text before the first title cannot follow another scene. */
export const firstGap = (scenes: readonly StoryScene[]): number =>
  scenes[0]?.title === '' ? 1 : 0;

/** Moves a scene to a gap: before scene `gap`, or after the last. Null if it stays. */
export function moveScene(
  state: EditorState,
  scenes: readonly StoryScene[],
  index: number,
  gap: number,
): Transaction | null {
  const scene = scenes[index];
  const first = firstGap(scenes);
  if (!scene || index < first || gap < first || gap > scenes.length) return null;
  if (gap === index || gap === index + 1) return null;
  const target = scenes[gap]?.from ?? state.doc.content.size;
  const blocks = state.doc.slice(scene.from, scene.to).content;
  const tr = closeHistory(state.tr);
  tr.delete(scene.from, scene.to);
  const position = tr.mapping.map(target);
  tr.insert(position, blocks);
  return tr.setSelection(TextSelection.near(tr.doc.resolve(position + 1)));
}

/** Puts the cursor at the first spoken words of a scene. */
export function selectScene(state: EditorState, { from, to }: StoryScene): Transaction {
  const first = blocksOf(state.doc).find(
    ({ node, position }) => position >= from && position < to && node.type.name === 'paragraph',
  );
  const place = state.doc.resolve((first?.position ?? from) + 1);
  return state.tr.setSelection(TextSelection.near(place));
}
