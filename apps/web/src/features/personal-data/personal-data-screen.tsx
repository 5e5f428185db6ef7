import { personalDataEndpoints } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { DataLists } from './components/data-lists.tsx';
import { DeleteDataDialog, type ToDelete } from './components/delete-data-dialog.tsx';

/** The owner exports and deletes the data of companies and people here. */
export function PersonalDataScreen() {
  const { t } = useTranslation();
  const data = useEndpoint(personalDataEndpoints.get, {}, { refetchOnMount: 'always' });
  const [toDelete, setToDelete] = useState<ToDelete | null>(null);

  const body = () => {
    if (data.isError) return <LoadError title={t('personalData.loadError')} query={data} />;
    if (!data.data) return <Skeleton className="h-96" />;
    return <DataLists data={data.data} onDelete={setToDelete} />;
  };

  return (
    <Page title={t('personalData.title')} subtitle={t('personalData.subtitle')}>
      {body()}
      <DeleteDataDialog toDelete={toDelete} onClose={() => setToDelete(null)} />
    </Page>
  );
}
