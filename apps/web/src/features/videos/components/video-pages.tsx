import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';

type VideoPagesProps = { page: number; pages: number; onPage: (page: number) => void };

export function VideoPages({ page, pages, onPage }: VideoPagesProps) {
  const { t } = useTranslation();

  // the last video of the last page may just have been deleted
  useEffect(() => {
    if (pages > 0 && page > pages) onPage(pages);
  }, [page, pages, onPage]);

  if (pages <= 1) return null;
  return (
    <nav aria-label={t('videos.pages')} className="flex items-center justify-center gap-4">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
        {t('videos.previous')}
      </Button>
      <span className="text-sm text-muted-foreground">{t('videos.page', { page, pages })}</span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('videos.next')}
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
