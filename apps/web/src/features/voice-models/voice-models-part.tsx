import type { VoiceModel } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadError } from '#web/components/load-error.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Field } from '#web/components/ui/field.tsx';
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
  if (query.isPending) return <Skeleton className="h-80" />;
  if (!query.data) return <LoadError title={t('voiceModels.loadError')} query={query} />;
  const { problem, models } = query.data;
  const recommended = recommendedId(models);
  const offered = languagesOf(models);
  const language = offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
  const isWide = (model: VoiceModel) => model.id === recommended || model.isPresent;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1.5">
        <h2 className="text-xl font-semibold">{t('voiceModels.title')}</h2>
        <p className="max-w-3xl text-pretty text-muted-foreground">
          {t('voiceModels.description')}
        </p>
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
            <div className="sm:max-w-64">
              <Field label={t('voiceModels.language')}>
                {(control) => (
                  <Select
                    {...control}
                    value={language}
                    options={languageOptions(offered)}
                    onValueChange={setLanguage}
                  />
                )}
              </Field>
            </div>
          )}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
            {shownModels(models, language).map((model) => (
              <li key={model.id} className={isWide(model) ? 'xl:col-span-2' : undefined}>
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
