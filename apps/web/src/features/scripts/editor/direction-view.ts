import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';
import { dragBlock } from './drag-block.ts';
import { focusedChain } from './focused-chain.ts';
import { blocksOf, moveBlock, stepBlock } from './move-block.ts';
import { chooseForScene } from './scene/choose-for-scene.ts';
import { type SceneWording, sceneControls } from './scene/scene-controls.ts';

export type DirectionWording = {
  /** The visible name of the block. */
  label: string;
  grip: string;
  remove: string;
  /** Called after a move, to announce the new place to screen readers. */
  onMoved: (place: number, total: number) => void;
  /** Of a scene block. */
  scene?: SceneWording & { onChooseFigure: (block: Node) => void };
};

type DirectionViewOptions = {
  editor: Editor;
  node: Node;
  direction: 'scene' | 'voice';
  position: () => number | undefined;
  wording: DirectionWording;
};

/** A direction on the page: its grip, its name, its text and its remove button. */
export function directionView(options: DirectionViewOptions): NodeView {
  const { editor, node, direction, position, wording } = options;
  const dom = document.createElement('div');
  dom.dataset.direction = direction;
  dom.dataset.label = wording.label;
  const contentDOM = document.createElement('span');
  const grip = control('grip', wording.grip);
  const remove = control('remove', wording.remove);
  // One tab stop per block is enough: Delete on the grip removes it too.
  remove.tabIndex = -1;
  grip.setAttribute('aria-keyshortcuts', 'ArrowUp ArrowDown Delete');
  let block = node;
  const scene = wording.scene;
  const controls =
    scene &&
    sceneControls({
      wording: scene,
      onChange: (change) => {
        const { state, view } = editor;
        view.dispatch(chooseForScene(state, block, change));
      },
      onChooseFigure: () => scene.onChooseFigure(block),
    });
  controls?.show(node.attrs.choices);
  dom.append(grip, contentDOM, ...(controls ? [controls.dom] : []), remove);

  const go = (found: ReturnType<typeof moveBlock>) => {
    if (!found) return;
    const { transaction, moved } = found;
    editor.view.dispatch(transaction.scrollIntoView());
    gripAt(editor, moved.position)?.focus({ preventScroll: true });
    wording.onMoved(moved.place, moved.total);
  };
  const step = (by: -1 | 1) => {
    const from = position();
    if (from !== undefined) go(stepBlock(editor.state, from, by));
  };
  const takeAway = () => {
    const from = position();
    if (from === undefined) return;
    const size = editor.state.doc.nodeAt(from)?.nodeSize ?? 0;
    // Focuses the text first: the removed block would take the focus with it.
    focusedChain(editor)
      .deleteRange({ from, to: from + size })
      .run();
  };

  grip.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    grip.focus({ preventScroll: true });
    dragBlock(event, {
      view: editor.view,
      block: dom,
      label: `${wording.label}: ${contentDOM.textContent}`,
      onDrop: (gap) => {
        const from = position();
        if (from !== undefined) go(moveBlock(editor.state, from, gap));
      },
    });
  });
  grip.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'Delete' || event.key === 'Backspace') takeAway();
    else return;
    event.preventDefault();
  });
  remove.addEventListener('click', takeAway);
  dom.addEventListener('mousedown', (event) => {
    const from = position();
    const isBeside = event.target === dom || event.target === controls?.dom;
    if (event.button !== 0 || !isBeside || from === undefined) return;
    // The browser would put its cursor where no text can be, and lose typed letters.
    event.preventDefault();
    focusedChain(editor)
      .setTextSelection(from + 1 + block.content.size)
      .run();
  });

  return {
    dom,
    contentDOM,
    update(updated) {
      if (updated.type !== node.type) return false;
      block = updated;
      controls?.show(updated.attrs.choices);
      return true;
    },
    // The controls handle their own events.
    stopEvent: ({ target }) =>
      target === grip ||
      target === remove ||
      (target instanceof HTMLElement && controls?.dom.contains(target) === true),
    ignoreMutation: ({ type, target }) => type !== 'selection' && !contentDOM.contains(target),
  };
}

function control(name: string, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('contenteditable', 'false');
  button.setAttribute('aria-label', label);
  button.dataset.control = name;
  button.title = label;
  return button;
}

/** The grip of the block at a position; null if it has none. */
function gripAt(editor: Editor, position: number): HTMLElement | null {
  const dom = editor.view.nodeDOM(position);
  return dom instanceof HTMLElement ? dom.querySelector<HTMLElement>('[data-control=grip]') : null;
}

/** Moves the cursor's block, of any kind, together with the cursor. */
export function stepBlockOfCursor(
  editor: Editor,
  step: -1 | 1,
  onMoved: DirectionWording['onMoved'],
): boolean {
  const { $from } = editor.state.selection;
  const from = blocksOf(editor.state.doc)[$from.index(0)]?.position;
  const found = from === undefined ? null : stepBlock(editor.state, from, step);
  if (!found) return true;
  editor.view.dispatch(found.transaction.scrollIntoView());
  onMoved(found.moved.place, found.moved.total);
  return true;
}
