import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { INLINE_DIRECTION, type SpokenSentence, spokenSentences } from './spoken-sentences.ts';

type Tracking = { sentences: SpokenSentence[]; directions: Decoration[] };

const trackingKey = new PluginKey<Tracking>('sentenceTracking');

/** The spoken sentences of the current text. */
export const trackedSentences = (state: EditorState): SpokenSentence[] =>
  trackingKey.getState(state)?.sentences ?? [];

/** The index of the cursor's sentence; -1 between sentences. */
export function activeSentence(state: EditorState): number {
  const { head } = state.selection;
  return trackedSentences(state).findIndex(({ from, to }) => from <= head && head <= to);
}

/** Tracks the spoken sentences during typing, and highlights the one under the cursor. */
export const SentenceTracking = Extension.create<{ language: string }>({
  name: 'sentenceTracking',
  addOptions: () => ({ language: 'es' }),
  addProseMirrorPlugins() {
    const track = (document: Node): Tracking => ({
      sentences: spokenSentences(document, this.options.language),
      directions: inlineDirections(document),
    });
    return [
      new Plugin<Tracking>({
        key: trackingKey,
        state: {
          init: (_, state) => track(state.doc),
          apply: (transaction, tracking) =>
            transaction.docChanged ? track(transaction.doc) : tracking,
        },
        props: {
          decorations(state) {
            const tracking = trackingKey.getState(state);
            const active = trackedSentences(state)[activeSentence(state)];
            return DecorationSet.create(state.doc, [
              ...(tracking?.directions ?? []),
              ...(active ? [Decoration.inline(active.from, active.to, { class: 'sentence' })] : []),
            ]);
          },
        },
      }),
    ];
  },
});

/** Sets directions inside a sentence apart from the spoken text. */
function inlineDirections(document: Node): Decoration[] {
  const decorations: Decoration[] = [];
  document.descendants((node, position) => {
    for (const match of (node.text ?? '').matchAll(INLINE_DIRECTION)) {
      const from = position + match.index;
      decorations.push(Decoration.inline(from, from + match[0].length, { class: 'direction' }));
    }
  });
  return decorations;
}
