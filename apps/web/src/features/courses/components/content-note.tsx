import type { ContentSource } from '@tarima/contract';
import { FileCheck2, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pageRanges } from '../structure/page-ranges.ts';
import { pagesByFile } from '../structure/source-pages.ts';

type ContentNoteProps = {
  sources: readonly ContentSource[];
  isDesigned: boolean;
  hasScript: boolean;
};

/** A content's origin and state in a few signs: its pages, its author, its script. */
export function ContentNote({ sources, isDesigned, hasScript }: ContentNoteProps) {
  const { t } = useTranslation();
  const [file, ...others] = pagesByFile(sources);
  const origin = () => {
    if (!file || isDesigned) return null;
    if (others.length > 0) return t('course.sourceFiles', { count: others.length + 1 });
    const { pages } = file;
    return pages.length > 0 && t('course.pages', { count: pages.length, pages: pageRanges(pages) });
  };
  return (
    <span className="flex h-8 items-center gap-2 text-xs text-muted-foreground tabular-nums lg:h-7 [&_svg]:size-3.5 [&_svg]:shrink-0">
      <span className="max-w-28 truncate max-sm:hidden">{origin()}</span>
      {!file && (
        <span title={t('course.ownContent')} className="text-warning-soft-foreground">
          <PenLine role="img" aria-label={t('course.ownContent')} />
        </span>
      )}
      {hasScript && (
        <span title={t('course.hasScript')} className="text-success-soft-foreground">
          <FileCheck2 role="img" aria-label={t('course.hasScript')} />
        </span>
      )}
    </span>
  );
}
