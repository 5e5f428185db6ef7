import { FileText, LibraryBig, Link2, PenLine, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { citedPages, type SentenceSource } from '../cited-sources.ts';

const originStyles =
  'flex items-center gap-1.5 text-xs font-medium [&_svg]:size-3.5 [&_svg]:shrink-0';

type SentenceOriginProps = {
  source: SentenceSource;
  /** True if it was written from the studio's library, which has no pages. */
  isFromLibrary: boolean;
  /** True to show the quotes. */
  isOpen: boolean;
  /** Names the author of a sentence without a source. */
  author: string;
};

/** The origin of a sentence: its pages with their quotes, its author, or the writer's own phrase. */
export function SentenceOrigin({ source, isFromLibrary, isOpen, author }: SentenceOriginProps) {
  const { t } = useTranslation();
  if (source.kind === 'author') {
    return (
      <span className={classNames(originStyles, 'text-warning-soft-foreground')}>
        <PenLine aria-hidden />
        {author}
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
