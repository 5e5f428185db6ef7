import { type Company, companyLookEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { LookForm } from './look-form.tsx';

/** The look of a company's videos, covers and PDFs. */
export function CompanyLookCard({ company }: { company: Company }) {
  const { t } = useTranslation();
  const look = useEndpoint(companyLookEndpoints.get, { params: { companyId: company.pk } });
  if (look.isError) return <LoadError title={t('members.look.loadError')} query={look} />;
  if (look.data === undefined) return <Skeleton className="h-96" />;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{t('members.look.title')}</h2>
        <p className="text-sm text-pretty text-muted-foreground">{t('members.look.description')}</p>
      </div>
      <LookForm companyId={company.pk} saved={look.data} />
    </Card>
  );
}
