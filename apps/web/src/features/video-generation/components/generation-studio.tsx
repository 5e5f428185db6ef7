import {
  type Language,
  type Project,
  type Script,
  type Video,
  videoEndpoints,
} from '@tarima/contract';
import { countSpokenCharacters, estimateSeconds } from '@tarima/text';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { outdatedVoices } from '#web/features/voices/outdated-voices.ts';
import { paidVoice } from '#web/features/voices/paid-voice.ts';
import { VOICE_LANGUAGE_OF } from '#web/features/voices/usable-voices.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useExclusivePlayback } from '#web/lib/use-exclusive-playback.ts';
import { generationState } from '../generation-progress.ts';
import { useFirstScene } from '../picture/use-first-scene.ts';
import { useChoices } from '../use-choices.ts';
import { useCompanyLook } from '../use-company-look.ts';
import { useCostLines } from '../use-cost-lines.ts';
import { projectVideoKey } from '../use-project-video.ts';
import { useTopOfView } from '../use-top-of-view.ts';
import type { StoredVideoSettings } from '../use-video-settings.ts';
import {
  canGenerate,
  generationRequest,
  isLocked,
  makerOf,
  type WizardStep,
} from '../wizard-rules.ts';
import { FailedVideo } from './failed-video.tsx';
import { FinishedVideo } from './finished-video.tsx';
import { GenerationProgressCard } from './generation-progress-card.tsx';
import { LookOptions } from './look-options.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { SelectionSummary } from './selection-summary.tsx';
import { WizardBar } from './wizard-bar.tsx';
import { WizardSteps } from './wizard-steps.tsx';

type GenerationStudioProps = {
  project: Project;
  /** The script's language, which can differ from the project's. */
  language: Language;
  /** Undefined while it loads. */
  script: Script | null | undefined;
  video: Video | null;
  stored: StoredVideoSettings;
};

/** The video of a project: settings, progress, result or failure. */
export function GenerationStudio({
  project,
  language,
  script,
  video,
  stored,
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
  const [chosenStep, setStep] = useState<WizardStep>('avatar');

  const { choices, presenter, isLoading, refreshVoices, change, keep } = useChoices({
    stored,
    companyId: project.company.pk,
    language,
  });
  const { settings, isVoiceGone } = choices;
  const step = isLocked(chosenStep, choices) ? 'avatar' : chosenStep;
  const scene = useFirstScene({ projectId: project.id, revision: script?.revision, company });
  const costLines = useCostLines({
    provider: makerOf(settings),
    voice: paidVoice(choices.voice),
    seconds: script ? estimateSeconds(script.wordCount) : undefined,
    characters: script ? countSpokenCharacters(script.content) : undefined,
  });
  const isReady = canGenerate(choices) && !stored.isSaving;
  const handleGenerate = async () => {
    if (await keep()) generate.mutate({ body: generationRequest(project.id, settings) });
  };
  const state = generationState(video);
  // Its voice may have been removed since the list was loaded.
  useEffect(() => {
    if (state === 'failed') void refreshVoices();
  }, [state, refreshVoices]);
  // A person who returned to the settings stays there until the next video starts.
  const isConfiguring =
    video === null || state === 'idle' || (returnedFrom === video.id && state !== 'generating');
  const configure = (first: WizardStep) => {
    setStep(first);
    setReturnedFrom(video?.id ?? null);
  };

  const view = isConfiguring ? 'idle' : state;
  const top = useTopOfView(view);
  const wizard = useRef<HTMLDivElement>(null);
  /** Moves the focus too: the pressed button may be gone or disabled in the next step. */
  const goTo = (to: WizardStep) => {
    flushSync(() => setStep(to));
    wizard.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  };

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
          onRetry={() => void handleGenerate()}
          onChooseVoice={isVoiceGone ? () => configure('voice') : undefined}
        />
      );
    }
    const isVertical = settings.videoFormat === 'vertical';
    return (
      // On a phone, the bar stays in view above the picture too.
      <div ref={wizard} className="flex flex-col gap-4">
        <div
          className={classNames(
            'contents lg:grid lg:gap-6',
            !isConfiguring && 'lg:items-start',
            isVertical
              ? 'lg:grid-cols-[28rem_minmax(0,1fr)] xl:grid-cols-[31rem_minmax(0,1fr)]'
              : 'lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]',
          )}
        >
          <div
            className={classNames(
              'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4',
              !isConfiguring && 'max-lg:order-last',
            )}
          >
            <Card className="p-3 [--picture-width:min(11.5rem,calc(100vw-11.25rem))] sm:p-4 sm:[--picture-width:min(281.25px,calc((100dvh-23.5rem)*0.5625))]">
              <PicturePanel
                projectId={project.id}
                revision={script?.revision}
                scene={scene}
                choices={choices}
                presenter={presenter}
              >
                <SelectionSummary
                  choices={choices}
                  avatar={presenter}
                  isLoading={isLoading}
                  onStep={isConfiguring ? goTo : undefined}
                />
              </PicturePanel>
            </Card>
            {isConfiguring && (
              <LookOptions
                settings={settings}
                company={company}
                onChange={change}
                className="bg-card shadow-card"
              />
            )}
          </div>
          {isConfiguring ? (
            <WizardSteps
              projectId={project.id}
              company={company}
              choices={choices}
              isLoading={isLoading}
              scene={scene}
              step={step}
              onStep={goTo}
              language={VOICE_LANGUAGE_OF[language]}
              costLines={costLines}
              onChange={change}
            />
          ) : (
            <GenerationProgressCard key={video.id} video={video} />
          )}
        </div>
        {isConfiguring && (
          <WizardBar
            projectId={project.id}
            choices={choices}
            isLoading={isLoading}
            step={step}
            onStep={goTo}
            costLines={costLines}
            isReady={isReady}
            isStarting={generate.isPending}
            onGenerate={() => void handleGenerate()}
          />
        )}
      </div>
    );
  };

  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {body()}
    </div>
  );
}
