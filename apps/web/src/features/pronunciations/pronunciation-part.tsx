import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { useDefaultCompany } from '#web/lib/last-company.ts';
import { useSession } from '#web/lib/session.ts';
import { CompanyPronunciations } from './components/company-pronunciations.tsx';

/** Settings › Pronunciation: how a company says its words. */
export function PronunciationPart() {
  const { t } = useTranslation();
  const { companies } = useSession();
  const { company, remember } = useDefaultCompany();
  if (!company) return null;
  return (
    <>
      <div className="grid gap-1.5">
        <h2 className="text-xl font-semibold">{t('pronunciations.title')}</h2>
        <p className="max-w-3xl text-pretty text-muted-foreground">
          {t('pronunciations.description')}
        </p>
      </div>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5 sm:p-6">
        {companies.length > 1 && (
          <div className="max-w-sm">
            <Field label={t('pronunciations.company')}>
              {(control) => (
                <Select
                  {...control}
                  value={company.pk}
                  options={companies.map(({ pk, name }) => ({ value: pk, label: name }))}
                  onValueChange={remember}
                />
              )}
            </Field>
          </div>
        )}
        <CompanyPronunciations key={company.pk} companyId={company.pk} />
      </Card>
    </>
  );
}
