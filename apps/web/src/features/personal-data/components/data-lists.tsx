import type { PersonalData } from '@tarima/contract';
import { formatBytes } from '@tarima/text';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { pathTo } from '#web/lib/paths.ts';
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
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card className="grid gap-2 p-5 text-sm text-pretty sm:p-6 lg:order-last">
        <h2 className="text-lg font-semibold">{t('personalData.kept.title')}</h2>
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
        <StudioLink
          href={pathTo.storageSettings}
          className="font-medium text-primary underline underline-offset-4"
        >
          {t('personalData.kept.change')}
        </StudioLink>
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
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
    </div>
  );
}
