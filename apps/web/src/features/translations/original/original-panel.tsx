import { useQueryClient } from '@tanstack/react-query';
import { type Script, translationEndpoints } from '@tarima/contract';
import { parseScript } from '@tarima/text';
import type { Editor } from '@tiptap/react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { keyOf } from '#web/lib/api.ts';
import { languageName } from '#web/lib/language-name.ts';
import { askAgain } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { OriginalScene } from './original-scene.tsx';
import { useBesideText } from './use-beside-text.ts';

type OriginalPanelProps = {
  script: Pick<Script, 'projectId' | 'contentId'>;
  /** The editor of the translation, which the scenes stand beside. */
  editor: Editor;
};

/** The script that a translation was made of, to read beside it. */
export function OriginalPanel({ script, editor }: OriginalPanelProps) {
  const { t } = useTranslation();
  const { projectId, contentId } = script;
  const input = { params: { projectId }, query: contentId ? { contentId } : {} };
  const queryClient = useQueryClient();
  useServerEvent('translationsUpdate', (update) => {
    if (update.projectId !== projectId) return;
    void askAgain(queryClient, keyOf(translationEndpoints.originalScript, input));
  });
  const original = useEndpoint(translationEndpoints.originalScript, input, {
    refetchOnMount: 'always',
  });
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
      <div className="flex min-h-14 flex-wrap items-center gap-2 border-b px-4 py-2 sm:px-6">
        <h2 className="text-sm font-semibold">
          {original.data
            ? t('translations.originalIn', { language: languageName(original.data.language) })
            : t('translations.original')}
        </h2>
        {original.data?.isChanged && <Badge tone="warning">{t('translations.changedSince')}</Badge>}
      </div>
      {original.data ? (
        <Scenes {...original.data} editor={editor} />
      ) : original.isError ? (
        <LoadError title={t('translations.originalError')} query={original} />
      ) : (
        <Skeleton className="m-6 h-64" />
      )}
    </div>
  );
}

type ScenesProps = { content: string; language: string; editor: Editor };

function Scenes({ content, language, editor }: ScenesProps) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const scenes = useMemo(() => parseScript(content), [content]);
  useBesideText(editor, list, scroller);
  return (
    <section
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and a keyboard must reach it
      tabIndex={0}
      aria-label={t('translations.originalText')}
      className="min-h-0 overflow-y-auto rounded-b-2xl px-4 pb-6 sm:px-6"
    >
      <div ref={list} lang={language} className="flow-root leading-relaxed text-muted-foreground">
        {scenes.map((scene, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: scenes of a text that is only read
          <OriginalScene key={place} {...scene} />
        ))}
      </div>
    </section>
  );
}
