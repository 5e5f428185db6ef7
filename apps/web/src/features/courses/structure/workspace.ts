import type { ProjectQuestions } from '@tarima/contract';
import type { Part } from './structure-edits.ts';
import type { PartDetails } from './use-part-details.ts';
import type { StructureActions } from './use-structure-actions.ts';
import type { StructureEditor } from './use-structure-editor.ts';

/** Passed to every part of the structure. */
export type Workspace = {
  editor: StructureEditor;
  actions: StructureActions;
  details: PartDetails;
  /** The modules that a content can be moved to. */
  destinations: readonly { id: string; label: string }[];
  /** Regenerates a part, and asks first if an edit could be lost. Undefined in a translation. */
  askToRegenerate: ((part: Part) => void) | undefined;
  /** Undefined until they are loaded. */
  questions: ProjectQuestions | undefined;
  onQuestions: (contentId: string) => void;
  /** True if the contents come from the studio's library, not from documents. */
  isDesigned: boolean;
  gripHintId: string;
};
