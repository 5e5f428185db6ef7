import { mergeAttributes, Node } from '@tiptap/core';
import { type DirectionWording, directionView } from './direction-view.ts';
import { insertBesideBlock } from './insert-beside-block.ts';
import {
  NO_CHOICES,
  readSceneBlock,
  type SceneChoices,
  writeSceneBlock,
} from './scene/scene-block.ts';
import { DIRECTION_NODES } from './script-document.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    directionBlocks: {
      insertSceneDirection: () => ReturnType;
      insertVoiceDirection: () => ReturnType;
    };
  }
}

type DirectionOptions = {
  /** The keyword of the script's language: `Escena`, `Scene`, `Cena`. */
  keyword: string;
  /** Called each time a block is drawn. */
  wording: () => DirectionWording;
};

/** In copied pages, the choices stand as in a script. */
const CHOICES = {
  default: NO_CHOICES,
  parseHTML: (element: HTMLElement) => readSceneBlock(element.dataset.choices ?? '').choices,
  renderHTML: ({ choices }: Record<string, SceneChoices>) =>
    choices ? { 'data-choices': writeSceneBlock(choices, '', 'scene') } : {},
};

/** Shows `[Scene: …]` or `[Voice: …]` as a block that can be edited and moved. */
function directionBlock(direction: 'scene' | 'voice') {
  const name = DIRECTION_NODES[direction];
  return Node.create<DirectionOptions>({
    name,
    group: 'block',
    content: 'text*',
    marks: '',
    defining: true,

    addOptions: () => ({
      keyword: '',
      wording: () => ({ label: '', grip: '', remove: '', onMoved: () => {} }),
    }),

    addAttributes() {
      return {
        keyword: {
          default: this.options.keyword,
          parseHTML: (element) => element.dataset.keyword ?? this.options.keyword,
          renderHTML: ({ keyword }) => ({ 'data-keyword': keyword }),
        },
        ...(direction === 'scene' && { choices: CHOICES }),
      };
    },

    parseHTML: () => [{ tag: `div[data-direction="${direction}"]`, contentElement: 'span' }],

    renderHTML({ HTMLAttributes }) {
      const attributes = { 'data-direction': direction };
      return ['div', mergeAttributes(HTMLAttributes, attributes), ['span', {}, 0]];
    },

    addNodeView() {
      const { wording } = this.options;
      return ({ editor, node, getPos }) =>
        directionView({ editor, node, direction, position: getPos, wording: wording() });
    },

    addCommands() {
      const insert = () => insertBesideBlock({ type: name });
      return direction === 'scene'
        ? { insertSceneDirection: insert }
        : { insertVoiceDirection: insert };
    },

    addKeyboardShortcuts() {
      return {
        // Text after the direction is spoken, so it needs a paragraph.
        Enter: ({ editor }) => {
          const { $from } = editor.state.selection;
          if ($from.parent.type.name !== name) return false;
          const after = $from.after();
          return editor
            .chain()
            .insertContentAt(after, { type: 'paragraph' })
            .setTextSelection(after + 1)
            .run();
        },
        Backspace: ({ editor }) => {
          const { $from, empty } = editor.state.selection;
          if (!empty || $from.parent.type.name !== name || $from.parent.content.size > 0) {
            return false;
          }
          return editor.commands.setNode('paragraph');
        },
      };
    },
  });
}

export const SceneDirection = directionBlock('scene');
export const VoiceDirection = directionBlock('voice');
