import type { ScriptRow } from './scripts.repo.ts';

/** The current text of a script: the author's edit, or else the draft. */
export const contentOfScript = ({
  editedContent,
  originalContent,
}: Pick<ScriptRow, 'editedContent' | 'originalContent'>): string =>
  editedContent ?? originalContent;
