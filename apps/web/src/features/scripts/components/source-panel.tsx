import { FileText, LibraryBig, Link2, PenLine, ScanText, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { type CitedPage, citedPages, type SentenceSource } from '../cited-sources.ts';
import type { SpokenSentence } from '../editor/spoken-sentences.ts';

type SourcePanelProps = {
  sentences: readonly SpokenSentence[];
  sources: readonly SentenceSource[];
  isFromLibrary: boolean;
  active: number;
  onSelect: (sentence: SpokenSentence) => void;
  onOpenPage: (page: CitedPage) => void;
};

/** Every spoken sentence with its source. The one under the cursor shows its quotes. */
export function SourcePanel({
  sentences,
  sources,
  isFromLibrary,
  active,
  onSelect,
  onOpenPage,
}: SourcePanelProps) {
  const { t } = useTranslation();
  const nameOf = ({ file, page }: CitedPage) => t('editor.sources.page', { file, page });
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const item = list.current?.children[active];
    if (!(item instanceof HTMLElement) || !list.current) return;
    // Scrolls only the list, because the page must stay where the person types.
    const middle = item.offsetTop - (list.current.clientHeight - item.clientHeight) / 2;
    list.current.scrollTo({ top: middle });
  }, [active]);

  if (sentences.length === 0) {
    return <p className="text-sm text-muted-foreground">{t('editor.sources.empty')}</p>;
  }
  return (
    <ol
      ref={list}
      className="relative grid grid-cols-[minmax(0,1fr)] content-start gap-1 overflow-y-auto pr-1"
    >
      {sentences.map((sentence, index) => {
        const source = sources[index];
        const isActive = index === active;
        return (
          <li key={sentence.from}>
            <button
              type="button"
              aria-current={isActive || undefined}
              onClick={() => onSelect(sentence)}
              className={classNames(
                'grid w-full gap-1.5 rounded-xl px-3 py-2.5 text-left text-sm transition-colors hover:bg-muted',
                isActive && 'bg-primary-soft text-primary-soft-foreground hover:bg-primary-soft',
              )}
            >
              <span className={isActive ? undefined : 'line-clamp-2'}>{sentence.text}</span>
              {source && <Origin source={source} isFromLibrary={isFromLibrary} isOpen={isActive} />}
            </button>
            {isActive && !isFromLibrary && (
              <div className="flex flex-wrap gap-1 px-3 pt-1">
                {citedPages(source?.citations ?? []).map((page) => (
                  <Button
                    key={`${page.page} ${page.file}`}
                    variant="ghost"
                    size="small"
                    aria-label={`${t('editor.sources.openPage')}: ${nameOf(page)}`}
                    onClick={() => onOpenPage(page)}
                  >
                    <ScanText aria-hidden />
                    {t('editor.sources.openPage')}
                  </Button>
                ))}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const originStyles =
  'flex items-center gap-1.5 text-xs font-medium [&_svg]:size-3.5 [&_svg]:shrink-0';

type OriginProps = { source: SentenceSource; isFromLibrary: boolean; isOpen: boolean };

function Origin({ source, isFromLibrary, isOpen }: OriginProps) {
  const { t } = useTranslation();
  if (source.kind === 'author') {
    return (
      <span className={classNames(originStyles, 'text-warning-soft-foreground')}>
        <PenLine aria-hidden />
        {t('editor.sources.author')}
      </span>
    );
  }
  if (source.kind === 'unsourced') {
    return (
      <span className={classNames(originStyles, 'text-warning-soft-foreground')}>
        <TriangleAlert aria-hidden />
        {t('editor.sources.unsourced')}
      </span>
    );
  }
  if (source.kind === 'template') {
    return (
      <span className={classNames(originStyles, !isOpen && 'text-muted-foreground')}>
        <Link2 aria-hidden />
        {t('editor.sources.template')}
      </span>
    );
  }
  return citedPages(source.citations).map(({ file, page, quotes }) => (
    <span key={`${page} ${file}`} className="grid gap-1">
      <span className={classNames(originStyles, !isOpen && 'text-muted-foreground')}>
        {isFromLibrary ? <LibraryBig aria-hidden /> : <FileText aria-hidden />}
        <span className="min-w-0 break-words">
          {isFromLibrary
            ? t('course.librarySource', { theme: file })
            : t('editor.sources.page', { file, page })}
        </span>
      </span>
      {isOpen &&
        quotes.map((quote) => (
          <q key={quote} className="border-l-2 border-current/30 pl-2.5 text-xs leading-relaxed">
            {quote}
          </q>
        ))}
    </span>
  ));
}
