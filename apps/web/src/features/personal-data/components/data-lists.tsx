import type { PersonalData } from '@tarima/contract';
import { formatBytes } from '@tarima/text';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { tellApart } from '#web/lib/tell-apart.ts';
import { DataRow } from './data-row.tsx';
import type { ToDelete } from './delete-data-dialog.tsx';

type DataListsProps = { data: PersonalData; onDelete: (toDelete: ToDelete) => void };

/** The retention time, then the companies, then the people. */
export function DataLists({ data, onDelete }: DataListsProps) {
  const { t, i18n } = useTranslation();
  const { retentionDays, companyBytes, companies, users } = data;
  const size = (bytes: number) => formatBytes(bytes, i18n.language);
  const factsOf = (company: PersonalData['companies'][number]) =>
    [
      t('personalData.members', { count: company.members }),
      t('personalData.projects', { count: company.projects }),
      t('personalData.podcasts', { count: company.podcasts }),
      size(company.bytes),
    ].join(' · ');

  // Same names as in the activity log.
  const withId = tellApart(users.map(({ id, full_name: name }) => ({ id, name })));
  const people = users.map(({ full_name: name, ...user }) => ({
    ...user,
    name: withId({ id: user.id, name }),
  }));

  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <Card className="grid gap-2 p-5 text-sm text-pretty sm:p-6">
        <p>
          {retentionDays === null
            ? t('personalData.kept.ever')
            : t('personalData.kept.for', { count: retentionDays })}
        </p>
        <p>
          {companyBytes === null
            ? t('personalData.kept.noQuota')
            : t('personalData.kept.quota', { size: size(companyBytes) })}
        </p>
        <p className="wrap-anywhere text-muted-foreground">{t('personalData.kept.where')}</p>
      </Card>
      <section className="grid gap-3">
        <h2 className="text-lg font-semibold">{t('personalData.companies')}</h2>
        <Card>
          <ul className="divide-y">
            {companies.map((company) => (
              <DataRow
                key={company.pk}
                name={company.name}
                facts={factsOf(company)}
                exported={{ kind: 'company', id: company.pk, name: company.name }}
                stays={company.isOwners ? t('personalData.stays') : undefined}
                onDelete={
                  company.isOwners
                    ? undefined
                    : () => onDelete({ kind: 'company', id: company.pk, name: company.name })
                }
              />
            ))}
          </ul>
        </Card>
      </section>
      <section className="grid gap-3">
        <h2 className="text-lg font-semibold">{t('personalData.people')}</h2>
        <Card>
          <ul className="divide-y">
            {people.map(({ id, name, email, companies: theirs, isOwner }) => (
              <DataRow
                key={id}
                name={isOwner ? `${name} (${t('personalData.you')})` : name}
                facts={[email, theirs.join(', ') || t('personalData.noCompany')]
                  .filter(Boolean)
                  .join(' · ')}
                exported={{ kind: 'user', id, name }}
                onDelete={isOwner ? undefined : () => onDelete({ kind: 'user', id, name })}
              />
            ))}
          </ul>
        </Card>
      </section>
    </div>
  );
}
