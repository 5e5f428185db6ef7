import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor, Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions';
import type { Node } from '@tiptap/pm/model';
import { BlockSteps } from './block-steps.ts';
import { SceneDirection, VoiceDirection } from './direction-blocks.ts';
import type { DirectionWording } from './direction-view.ts';
import { OneLineListItem } from './list-item.ts';
import { SafeLink } from './safe-link.ts';
import type { SceneWording } from './scene/scene-controls.ts';
import { DIRECTION_NODES } from './script-document.ts';
import { SentenceTracking } from './sentence-tracking.ts';
import { TableEditing } from './table/table-editing.ts';
import { ScriptTable, ScriptTableCell, ScriptTableRow } from './table/table-nodes.ts';

const Steps = UndoRedo.extend({
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      // With Caps Lock, an unhandled key is retried without Shift, which would undo.
      'Shift-Mod-z': ({ editor }) => editor.commands.redo() || true,
    };
  },
});

export type DirectionTexts = {
  /** The keyword of the script's language. */
  keyword: string;
  /** The visible names of the block and its two controls. */
  label: string;
  grip: string;
  remove: string;
  placeholder: string;
};

export type EditorTexts = {
  scene: DirectionTexts & { choices: SceneWording };
  voice: DirectionTexts;
  placeholder: string;
};

/** The acts that the editor leaves to the screen around it. */
export type EditorActs = {
  /** Announces a moved block to screen readers. */
  onMoved: DirectionWording['onMoved'];
  /** Asks a person for the figure of a scene block. */
  onChooseFigure: (block: Node) => void;
};

/** Everything that a script's text can express. `texts` is called on every draw. */
export const scriptExtensions = (
  language: string,
  texts: () => EditorTexts,
  { onMoved, onChooseFigure }: EditorActs,
) => [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading,
  Bold,
  Italic,
  Underline,
  SafeLink,
  BulletList,
  OrderedList,
  ListKeymap,
  Dropcursor,
  Gapcursor,
  Steps,
  OneLineListItem,
  ScriptTable,
  ScriptTableRow,
  ScriptTableCell,
  TableEditing,
  SceneDirection.configure({
    keyword: texts().scene.keyword,
    wording: () => {
      const { choices, ...names } = texts().scene;
      return { ...names, onMoved, scene: { ...choices, onChooseFigure } };
    },
  }),
  VoiceDirection.configure({
    keyword: texts().voice.keyword,
    wording: () => ({ ...texts().voice, onMoved }),
  }),
  BlockSteps.configure({ onMoved }),
  SentenceTracking.configure({ language }),
  Placeholder.configure({
    showOnlyCurrent: false,
    placeholder: ({ node }) => {
      const { scene, voice, placeholder } = texts();
      if (node.type.name === DIRECTION_NODES.scene) return scene.placeholder;
      if (node.type.name === DIRECTION_NODES.voice) return voice.placeholder;
      return placeholder;
    },
  }),
];
