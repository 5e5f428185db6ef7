import { pronunciationEndpoints, type SpokenLanguageCode } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { NoPronunciations } from './no-pronunciations.tsx';
import { PronunciationFile } from './pronunciation-file.tsx';
import { PronunciationForm } from './pronunciation-form.tsx';
import { PronunciationList } from './pronunciation-list.tsx';

/** The pronunciations of one company, to add, change, hear, import and export. */
export function CompanyPronunciations({ companyId }: { companyId: string }) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<SpokenLanguageCode | null>(null);
  const known = useEndpoint(pronunciationEndpoints.list, { params: { companyId } });
  if (known.isError) return <LoadError title={t('pronunciations.loadError')} query={known} />;
  if (known.data === undefined) return <Skeleton className="h-48" />;
  const isEmpty = known.data.length === 0;
  return (
    <>
      <PronunciationForm
        key={language}
        companyId={companyId}
        known={known.data}
        language={language ?? currentLanguage()}
      />
      {isEmpty ? (
        <NoPronunciations companyId={companyId} />
      ) : (
        <PronunciationList
          companyId={companyId}
          entries={known.data}
          language={language}
          onLanguage={setLanguage}
        />
      )}
      <PronunciationFile companyId={companyId} isEmpty={isEmpty} />
    </>
  );
}
