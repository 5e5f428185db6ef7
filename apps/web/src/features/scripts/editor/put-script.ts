import type { Command } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { ReplaceStep } from '@tiptap/pm/transform';
import { scriptToDocument } from './script-document.ts';

/**
 * Replaces the script but touches only the difference, so that the cursor stays. A person's change is one
 * undo step of its own. A change from elsewhere is none.
 */
export const putScript =
  (script: string, from: 'person' | 'elsewhere'): Command =>
  ({ state, tr }) => {
    const wanted = state.schema.nodeFromJSON(scriptToDocument(script));
    const start = tr.doc.content.findDiffStart(wanted.content);
    const end = tr.doc.content.findDiffEnd(wanted.content);
    if (start === null || end === null) return true;
    // Both searches can count the same characters: if one of two equal letters goes, for example.
    const overlap = Math.max(0, start - Math.min(end.a, end.b));
    tr.step(new ReplaceStep(start, end.a + overlap, wanted.slice(start, end.b + overlap)));
    if (from === 'person') closeHistory(tr);
    else tr.setMeta('addToHistory', false);
    return true;
  };
