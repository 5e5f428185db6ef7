import type { ScriptRow } from './scripts.repo.ts';

/** The text of a script as it stands: the author's, or else the draft. */
export const contentOfScript = ({
  editedContent,
  originalContent,
}: Pick<ScriptRow, 'editedContent' | 'originalContent'>): string =>
  editedContent ?? originalContent;
