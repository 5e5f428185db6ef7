import type { ContentSource } from '@tarima/contract';
import { FileText, LibraryBig, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pageRanges } from '../structure/page-ranges.ts';
import { pagesByFile } from '../structure/source-pages.ts';

type ContentSourcesProps = {
  sources: readonly ContentSource[];
  /** True if the sources are themes of the studio's library, which has no pages. */
  isDesigned: boolean;
};

/** The pages or the theme of a content. A content that its author added says so. */
export function ContentSources({ sources, isDesigned }: ContentSourcesProps) {
  const { t } = useTranslation();
  const Icon = isDesigned ? LibraryBig : FileText;
  const nameOf = ({ file, pages }: { file: string; pages: number[] }) => {
    if (isDesigned) return t('course.librarySource', { theme: file });
    if (pages.length === 0) return file;
    return t('course.source', { count: pages.length, file, pages: pageRanges(pages) });
  };
  if (sources.length === 0) {
    return (
      <p className="flex items-center gap-1.5 text-xs font-medium text-warning-soft-foreground">
        <PenLine aria-hidden className="size-3.5 shrink-0" />
        {t('course.ownContent')}
      </p>
    );
  }
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted-foreground">
      {pagesByFile(sources).map((source) => (
        <li key={source.file} className="flex min-w-0 items-start gap-1.5">
          <Icon aria-hidden className="mt-px size-3.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{nameOf(source)}</span>
        </li>
      ))}
    </ul>
  );
}
