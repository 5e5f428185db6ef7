import {
  type Language,
  type Project,
  type Script,
  type Video,
  type VideoSettings,
  videoEndpoints,
} from '@tarima/contract';
import { countSpokenCharacters, estimateSeconds } from '@tarima/text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { outdatedVoices } from '#web/features/voices/outdated-voices.ts';
import { paidVoice } from '#web/features/voices/paid-voice.ts';
import { VOICE_LANGUAGE_OF } from '#web/features/voices/usable-voices.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useExclusivePlayback } from '#web/lib/use-exclusive-playback.ts';
import { generationState } from '../generation-progress.ts';
import { useChoices } from '../use-choices.ts';
import { useCompanyLook } from '../use-company-look.ts';
import { useCostLines } from '../use-cost-lines.ts';
import { projectVideoKey } from '../use-project-video.ts';
import { useTopOfView } from '../use-top-of-view.ts';
import { canGenerate, generationRequest, makerOf, type WizardStep } from '../wizard-rules.ts';
import { FailedVideo } from './failed-video.tsx';
import { FinishedVideo } from './finished-video.tsx';
import { GenerationProgressCard } from './generation-progress-card.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { SelectionSummary } from './selection-summary.tsx';
import { SetupWizard } from './setup-wizard.tsx';

type GenerationStudioProps = {
  project: Project;
  /** The script's language, which can differ from the project's. */
  language: Language;
  /** Undefined while it loads. */
  script: Script | null | undefined;
  video: Video | null;
  settings: VideoSettings;
  isSaving: boolean;
  onChange: (settings: VideoSettings) => void;
};

/** The video of a project: settings, progress, result or failure. */
export function GenerationStudio({
  project,
  language,
  script,
  video,
  settings: saved,
  isSaving,
  onChange,
}: GenerationStudioProps) {
  useExclusivePlayback();
  const { t } = useTranslation();
  const company = useCompanyLook(project.id);
  const generate = useChange(videoEndpoints.generate, {
    failure: t('generate.generateError'),
    refreshesAfterFailure: outdatedVoices,
    keeps: projectVideoKey(project.id),
  });
  const [returnedFrom, setReturnedFrom] = useState<string | null>(null);
  const [firstStep, setFirstStep] = useState<WizardStep>('avatar');

  const { choices, presenter, refreshVoices } = useChoices(saved, {
    companyId: project.company.pk,
    language,
  });
  const { settings, isVoiceGone } = choices;
  const costLines = useCostLines({
    provider: makerOf(settings),
    voice: paidVoice(choices.voice),
    seconds: script ? estimateSeconds(script.wordCount) : undefined,
    characters: script ? countSpokenCharacters(script.content) : undefined,
  });
  const isReady = canGenerate(choices) && !isSaving;
  const handleGenerate = () => generate.mutate({ body: generationRequest(project.id, settings) });
  const state = generationState(video);
  // Its voice may have been removed since the list was loaded.
  useEffect(() => {
    if (state === 'failed') void refreshVoices();
  }, [state, refreshVoices]);
  // A person who returned to the settings stays there until the next video starts.
  const isConfiguring =
    video === null || state === 'idle' || (returnedFrom === video.id && state !== 'generating');
  const configure = (step: WizardStep) => {
    setFirstStep(step);
    setReturnedFrom(video?.id ?? null);
  };

  const view = isConfiguring ? 'idle' : state;
  const top = useTopOfView(view);

  const body = () => {
    if (view === 'completed' && video) {
      return <FinishedVideo video={video} onConfigure={() => configure('avatar')} />;
    }
    if (view === 'failed' && video) {
      return (
        <FailedVideo
          video={video}
          canRetry={isReady && !generate.isPending}
          onConfigure={() => configure('avatar')}
          onRetry={handleGenerate}
          onChooseVoice={isVoiceGone ? () => configure('voice') : undefined}
        />
      );
    }
    return (
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
          settings.videoFormat === 'vertical'
            ? 'lg:grid-cols-[minmax(0,1fr)_20rem]'
            : 'lg:grid-cols-[minmax(0,1fr)_26rem]',
        )}
      >
        {isConfiguring ? (
          <SetupWizard
            projectId={project.id}
            company={company}
            choices={choices}
            firstStep={firstStep}
            language={VOICE_LANGUAGE_OF[language]}
            costLines={costLines}
            isReady={isReady}
            isStarting={generate.isPending}
            onChange={onChange}
            onGenerate={handleGenerate}
          />
        ) : (
          <GenerationProgressCard key={video.id} video={video} />
        )}
        <Card className="grid gap-5 p-4 lg:sticky lg:top-20">
          <PicturePanel
            project={project}
            look={company?.look ?? null}
            settings={settings}
            presenter={presenter}
            isReady={isReady}
          />
          <SelectionSummary choices={choices} avatar={presenter} />
        </Card>
      </div>
    );
  };

  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {body()}
    </div>
  );
}
