import type { Company } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { FeedAddress } from './feed-address.tsx';

/** The feed of a company's podcasts, below their list. */
export function FeedCard({ company }: { company: Company }) {
  const { t } = useTranslation();
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <div className="grid gap-1">
        <h2 className="font-semibold wrap-anywhere">
          {t('podcasts.feed.title', { company: company.name })}
        </h2>
        <p className="text-sm text-muted-foreground">{t('podcasts.feed.description')}</p>
      </div>
      <FeedAddress company={company} />
    </Card>
  );
}
