import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadError } from '#web/components/load-error.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { SamplePlayerProvider } from '#web/features/voices/components/sample-player.tsx';
import { languageOptions } from '#web/lib/language-name.ts';
import { VoiceModelCard } from './components/voice-model-card.tsx';
import { languagesOf, recommendedId, shownModels } from './model-state.ts';
import { useVoiceModels } from './use-voice-models.ts';

/** The natural voices that this studio has or can fetch. Nothing is fetched unasked. */
export function VoiceModelsPart() {
  const { t, i18n } = useTranslation();
  const [wanted, setLanguage] = useState(i18n.language);
  const query = useVoiceModels();
  if (query.isPending) return <Skeleton className="h-80 max-w-3xl" />;
  if (!query.data) return <LoadError title={t('voiceModels.loadError')} query={query} />;
  const { problem, models } = query.data;
  const recommended = recommendedId(models);
  const offered = languagesOf(models);
  const language = offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <h2 className="text-lg font-semibold">{t('voiceModels.title')}</h2>
        <p className="text-sm text-pretty text-muted-foreground">{t('voiceModels.description')}</p>
      </div>
      {problem && (
        <Alert tone="warning" title={t('voiceModels.cannotRun')}>
          <p>{problem.message}</p>
        </Alert>
      )}
      {query.isError && <LoadError title={t('voiceModels.loadError')} query={query} />}
      {models.length === 0 ? (
        <EmptyState
          illustration="settings"
          title={t('voiceModels.empty')}
          description={t('voiceModels.emptyHint')}
        />
      ) : (
        <SamplePlayerProvider>
          {offered.length > 1 && (
            <Select
              aria-label={t('voiceModels.language')}
              className="w-full sm:w-56"
              value={language}
              options={languageOptions(offered)}
              onValueChange={setLanguage}
            />
          )}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {shownModels(models, language).map((model) => (
              <li key={model.id}>
                <VoiceModelCard
                  model={model}
                  isRecommended={model.id === recommended}
                  canRun={problem === null}
                />
              </li>
            ))}
          </ul>
        </SamplePlayerProvider>
      )}
    </div>
  );
}
