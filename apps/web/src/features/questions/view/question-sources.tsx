import type { Citation } from '@tarima/contract';
import { FileText, LibraryBig, ScanText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { type CitedPage, citedPages } from '#web/features/scripts/cited-sources.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';

/** Lazy: most sources are not opened. */
const PageDialog = lazyPart(async () => ({
  default: (await import('#web/features/scripts/sources/page-dialog.tsx')).PageDialog,
}));

type QuestionSourcesProps = {
  projectId: string;
  citations: readonly Citation[];
  /** True if it comes from the studio's library, which has no pages. */
  isFromLibrary: boolean;
  language: string;
};

/** The sentences that prove the right answer, each with its file and page. */
export function QuestionSources({
  projectId,
  citations,
  isFromLibrary,
  language,
}: QuestionSourcesProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<CitedPage | null>(null);
  const nameOf = ({ file, page }: CitedPage) =>
    isFromLibrary
      ? t('course.librarySource', { theme: file })
      : t('editor.sources.page', { file, page });
  const Icon = isFromLibrary ? LibraryBig : FileText;
  return (
    <>
      {citedPages(citations).map((source) => (
        <div
          key={`${source.page} ${source.file}`}
          className="grid grid-cols-[minmax(0,1fr)] gap-1 border-l-2 border-primary/40 pl-3 text-sm"
        >
          {source.quotes.map((quote) => (
            <q key={quote} lang={language} className="leading-relaxed wrap-anywhere">
              {quote}
            </q>
          ))}
          <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted-foreground [&_svg]:size-3.5 [&_svg]:shrink-0">
            <Icon aria-hidden />
            <span className="min-w-0 wrap-anywhere">{nameOf(source)}</span>
            {!isFromLibrary && (
              <Button
                variant="ghost"
                size="small"
                className="-my-1 px-2 text-xs"
                aria-label={`${t('editor.sources.openPage')}: ${nameOf(source)}`}
                onClick={() => setOpened(source)}
              >
                <ScanText aria-hidden />
                {t('editor.sources.openPage')}
              </Button>
            )}
          </span>
        </div>
      ))}
      {opened && (
        <Suspense fallback={null}>
          <PageDialog projectId={projectId} source={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
