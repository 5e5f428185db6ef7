import type { Part } from './structure-edits.ts';
import type { StructureActions } from './use-structure-actions.ts';
import type { StructureEditor } from './use-structure-editor.ts';

/** What every part of the structure on the page is handed. */
export type Workspace = {
  editor: StructureEditor;
  actions: StructureActions;
  /** The modules that a content can be moved to. */
  destinations: readonly { id: string; label: string }[];
  /** Generates a part anew, once it is sure that no edit is lost by it. */
  askToRegenerate: (part: Part) => void;
  /** Its contents come from the studio's library, not from documents. */
  isDesigned: boolean;
  gripHintId: string;
};
