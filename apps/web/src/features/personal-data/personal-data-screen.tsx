import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { usePersonalData } from './api/get-personal-data.ts';
import { DataLists } from './components/data-lists.tsx';
import { DeleteDataDialog, type ToDelete } from './components/delete-data-dialog.tsx';

/** The owner exports and deletes the data of companies and people here. */
export function PersonalDataScreen() {
  const { t } = useTranslation();
  const data = usePersonalData();
  const [toDelete, setToDelete] = useState<ToDelete | null>(null);

  const body = () => {
    if (data.isError) return <LoadError title={t('personalData.loadError')} query={data} />;
    if (!data.data) return <Skeleton className="h-96 max-w-3xl" />;
    return <DataLists data={data.data} onDelete={setToDelete} />;
  };

  return (
    <Page title={t('personalData.title')} subtitle={t('personalData.subtitle')}>
      {body()}
      <DeleteDataDialog toDelete={toDelete} onClose={() => setToDelete(null)} />
    </Page>
  );
}
