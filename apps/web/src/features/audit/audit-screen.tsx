import { AUDIT_ACTIONS } from '@tarima/contract';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useAudit } from './api/get-audit.ts';
import { AuditList } from './components/audit-list.tsx';

const ALL = 'all';

/** Who came in, and what was deleted, taken out or set; for the owner. */
export function AuditScreen() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<string>(ALL);
  const [page, setPage] = useState(1);
  const action = AUDIT_ACTIONS.find((known) => known === filter);
  const audit = useAudit({ action, page });
  const options = [
    { value: ALL, label: t('audit.all') },
    ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit.actions.${value}`) })),
  ];
  const handleFilter = (chosen: string) => {
    setFilter(chosen);
    setPage(1);
  };

  const body = () => {
    if (audit.isError) return <LoadError title={t('audit.loadError')} query={audit} />;
    if (!audit.data) return <Skeleton className="h-96" />;
    const { events, pages } = audit.data;
    if (events.length === 0) {
      return (
        <EmptyState icon={ScrollText} title={t(action ? 'audit.emptyFiltered' : 'audit.empty')} />
      );
    }
    return (
      <>
        <AuditList events={events} />
        <Pagination page={page} pages={pages} onPage={setPage} />
      </>
    );
  };

  return (
    <Page title={t('audit.title')} subtitle={t('audit.subtitle')}>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
        <Select
          value={filter}
          options={options}
          onValueChange={handleFilter}
          aria-label={t('audit.filter')}
          className="sm:max-w-xs"
        />
        {body()}
      </div>
    </Page>
  );
}
