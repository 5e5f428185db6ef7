import type { Citation } from '@tarima/contract';
import { ScanText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { type CitedPage, citedPages } from '../cited-sources.ts';

type PageButtonsProps = {
  citations: readonly Citation[];
  className?: string;
  onOpenPage: (page: CitedPage) => void;
};

/** A button for each cited page, which shows its picture. */
export function PageButtons({ citations, className, onOpenPage }: PageButtonsProps) {
  const { t } = useTranslation();
  const nameOf = ({ file, page }: CitedPage) => t('editor.sources.page', { file, page });
  return (
    <div className={classNames('flex flex-wrap gap-1', className)}>
      {citedPages(citations).map((page) => (
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
  );
}
