import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useSettings } from './api/get-settings.ts';
import { LanguageModelCard } from './components/language-model-card.tsx';
import { NoLanguageModel } from './components/no-language-model.tsx';

export function SettingsScreen() {
  const { t } = useTranslation();
  const settings = useSettings();

  const body = () => {
    if (settings.isError) return <LoadError title={t('settings.loadError')} query={settings} />;
    if (!settings.data) return <Skeleton className="h-80 max-w-3xl" />;
    const { languageModel } = settings.data;
    return languageModel ? <LanguageModelCard settings={languageModel} /> : <NoLanguageModel />;
  };

  return (
    <Page title={t('settings.title')} subtitle={t('settings.subtitle')}>
      {body()}
    </Page>
  );
}
