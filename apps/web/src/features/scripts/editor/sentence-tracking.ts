import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { INLINE_DIRECTION, type SpokenSentence, spokenSentences } from './spoken-sentences.ts';

type Tracking = { sentences: SpokenSentence[]; directions: Decoration[] };

const trackingKey = new PluginKey<Tracking>('sentenceTracking');

/** The spoken sentences of the text as it stands. */
export const trackedSentences = (state: EditorState): SpokenSentence[] =>
  trackingKey.getState(state)?.sentences ?? [];

/** Which of them the cursor stands in; -1 between sentences. */
export function activeSentence(state: EditorState): number {
  const { head } = state.selection;
  return trackedSentences(state).findIndex(({ from, to }) => from <= head && head <= to);
}

/** Knows the spoken sentences while people type, and lights the one that the cursor stands in. */
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

/** Directions inside a sentence look different from what is spoken around them. */
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
