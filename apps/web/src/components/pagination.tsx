import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { focusMain } from '#web/lib/main-landmark.ts';

type PaginationProps = { page: number; pages: number; onPage: (page: number) => void };

export function Pagination({ page, pages, onPage }: PaginationProps) {
  const { t } = useTranslation();

  // Deleting the only item of the last page leaves `page` too high.
  useEffect(() => {
    if (pages > 0 && page > pages) onPage(pages);
  }, [page, pages, onPage]);

  // A new page is read from its top. The pressed button may now be disabled.
  const handlePage = (chosen: number) => {
    onPage(chosen);
    focusMain();
    window.scrollTo({ top: 0 });
  };

  if (pages <= 1) return null;
  return (
    <nav aria-label={t('common.pages')} className="flex items-center justify-center gap-4">
      <Button variant="secondary" disabled={page <= 1} onClick={() => handlePage(page - 1)}>
        <ChevronLeft aria-hidden />
        {t('common.previous')}
      </Button>
      <span className="text-sm text-muted-foreground">{t('common.page', { page, pages })}</span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => handlePage(page + 1)}>
        {t('common.next')}
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
