import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { blocksOf } from '../move-block.ts';
import type { SceneChoices } from './scene-block.ts';

/** Changes choices of a scene block, as one step to undo. A block that has gone stays away. */
export function chooseForScene(
  state: EditorState,
  block: Node,
  change: Partial<SceneChoices>,
): Transaction {
  const found = blocksOf(state.doc).find(({ node }) => node === block);
  if (!found) return state.tr;
  const choices = { ...block.attrs.choices, ...change };
  const tr = closeHistory(state.tr);
  return tr.setNodeMarkup(found.position, null, { ...block.attrs, choices });
}
