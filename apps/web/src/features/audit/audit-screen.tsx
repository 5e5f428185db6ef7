import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Page } from '#web/components/page.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { useSession } from '#web/lib/session.ts';
import { AuditTrail } from './components/audit-trail.tsx';
import type { TrailOf } from './trail-of.ts';

type Choice = { value: string; label: string; of: TrailOf };

/** The audit log of a company for its owners. The studio's owner sees the whole studio. */
export function AuditScreen() {
  const { t } = useTranslation();
  const { user, companies } = useSession();
  const choices: Choice[] = [
    ...(user.is_owner ? [{ value: 'studio', label: t('audit.wholeStudio'), of: null }] : []),
    ...companies
      .filter(({ role }) => role === 'owner')
      .map((company) => ({ value: company.pk, label: company.name, of: company })),
  ];
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen = choices.find(({ value }) => value === wanted) ?? choices[0];

  return (
    <Page title={t('audit.title')} subtitle={t('audit.subtitle')}>
      {chosen ? (
        <AuditTrail key={chosen.value} of={chosen.of}>
          {choices.length > 1 && (
            <div className="min-w-56 flex-1 sm:max-w-80">
              <Field label={t('audit.whose')}>
                {(control) => (
                  <Select
                    {...control}
                    value={chosen.value}
                    options={choices}
                    onValueChange={setWanted}
                  />
                )}
              </Field>
            </div>
          )}
        </AuditTrail>
      ) : (
        <EmptyState
          illustration="scripts"
          title={t('audit.noCompany')}
          description={t('audit.noCompanyDescription')}
        />
      )}
    </Page>
  );
}
