import {
  AUDIT_ACTION_NAMES,
  AUDIT_ACTIONS,
  type AuditAction,
  auditEndpoints,
} from '@tarima/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadError } from '#web/components/load-error.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { PAGE, useEndpoint } from '#web/lib/use-endpoint.ts';
import type { TrailOf } from '../trail-of.ts';
import { AuditList } from './audit-list.tsx';
import { ExportButton } from './export-button.tsx';

const ALL = 'all';
/** Actions that no company's trail contains. */
const STUDIOS: readonly AuditAction[] = [
  'sign-in-refused',
  'settings-changed',
  'settings-stored',
  'company-deleted',
];

type AuditTrailProps = {
  of: TrailOf;
  /** The control that chooses another trail, beside the filter by action. */
  children: ReactNode;
};

/** One trail, page by page, of one action or of all. */
export function AuditTrail({ of, children }: AuditTrailProps) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<string>(ALL);
  const [page, setPage] = useState(1);
  const action = AUDIT_ACTIONS.find((known) => known === filter);
  const audit = useEndpoint(
    of ? auditEndpoints.listOfCompany : auditEndpoints.list,
    { ...(of && { params: { companyId: of.pk } }), query: { action, page } },
    PAGE,
  );
  const names = AUDIT_ACTION_NAMES[currentLanguage()];
  const kinds = AUDIT_ACTIONS.filter((kind) => !of || !STUDIOS.includes(kind));
  const options = [
    { value: ALL, label: t('audit.all') },
    ...kinds.map((value) => ({ value, label: names[value] })),
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
        <EmptyState
          illustration="scripts"
          title={t(action ? 'audit.emptyFiltered' : 'audit.empty')}
        />
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end gap-3">
        {children}
        <div className="min-w-56 flex-1 sm:max-w-80">
          <Field label={t('audit.filter')}>
            {(control) => (
              <Select {...control} value={filter} options={options} onValueChange={handleFilter} />
            )}
          </Field>
        </div>
        <ExportButton of={of} />
      </div>
      {of && <p className="text-sm text-pretty text-muted-foreground">{t('audit.ofCompany')}</p>}
      {body()}
    </div>
  );
}
