import type { Command } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { ReplaceStep } from '@tiptap/pm/transform';
import { scriptToDocument } from './script-document.ts';

/**
 * Puts another text in place of the script; only what differs is touched, so that the cursor stays. What a
 * person wanted is one step back, apart from what was typed before; what came from elsewhere is none.
 */
export const putScript =
  (script: string, from: 'person' | 'elsewhere'): Command =>
  ({ state, tr }) => {
    const wanted = state.schema.nodeFromJSON(scriptToDocument(script));
    const start = tr.doc.content.findDiffStart(wanted.content);
    const end = tr.doc.content.findDiffEnd(wanted.content);
    if (start === null || end === null) return true;
    // Both searches may count the same characters, as where one letter of two goes.
    const overlap = Math.max(0, start - Math.min(end.a, end.b));
    tr.step(new ReplaceStep(start, end.a + overlap, wanted.slice(start, end.b + overlap)));
    if (from === 'person') closeHistory(tr);
    else tr.setMeta('addToHistory', false);
    return true;
  };
