import type { Script } from '@tarima/contract';
import { type Editor, useEditorState } from '@tiptap/react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { type CitedPage, sourcesOf } from '../cited-sources.ts';
import { activeSentence, trackedSentences } from '../editor/sentence-tracking.ts';
import type { SpokenSentence } from '../editor/spoken-sentences.ts';
import { SourcePanel } from './source-panel.tsx';

/** Lazy: most sources are not opened. */
const PageDialog = lazyPart(async () => ({
  default: (await import('../sources/page-dialog.tsx')).PageDialog,
}));

type SentenceSourcesProps = {
  editor: Editor;
  script: Script;
  /** True if it was written from the studio's library, which has no pages. */
  isFromLibrary?: boolean | undefined;
  /** Called before the text scrolls to the chosen sentence. */
  onSelect?: () => void;
};

/** The sources of the editor's sentences. Choosing one shows it in the text. */
export function SentenceSources({
  editor,
  script,
  isFromLibrary = false,
  onSelect,
}: SentenceSourcesProps) {
  const { sentences, active } = useEditorState({
    editor,
    selector: () => ({
      sentences: trackedSentences(editor.state),
      active: activeSentence(editor.state),
    }),
  });
  const [page, setPage] = useState<CitedPage | null>(null);
  const handleSelect = ({ from, to }: SpokenSentence) => {
    onSelect?.();
    editor.chain().focus().setTextSelection({ from, to }).scrollIntoView().run();
  };
  return (
    <>
      <SourcePanel
        sentences={sentences}
        sources={sourcesOf(
          sentences.map(({ text }) => text),
          script.provenance,
        )}
        isFromLibrary={isFromLibrary}
        active={active}
        onSelect={handleSelect}
        onOpenPage={setPage}
      />
      {page && (
        <Suspense fallback={null}>
          <PageDialog projectId={script.projectId} source={page} onClose={() => setPage(null)} />
        </Suspense>
      )}
    </>
  );
}
