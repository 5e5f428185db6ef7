import type { Course, VideoSettings } from '@tarima/contract';
import { ArrowLeft, ArrowRight, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  stickyActionsStyles,
  wholeTaskStyles,
} from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { contentsOf } from '#web/features/courses/course-contents.ts';
import { LookOptions } from '#web/features/video-generation/components/look-options.tsx';
import { PicturePanel } from '#web/features/video-generation/components/picture-panel.tsx';
import { SelectionSteps } from '#web/features/video-generation/components/selection-steps.tsx';
import { SelectionSummary } from '#web/features/video-generation/components/selection-summary.tsx';
import { useFirstScene } from '#web/features/video-generation/picture/use-first-scene.ts';
import { useChoices } from '#web/features/video-generation/use-choices.ts';
import { useCompanyLook } from '#web/features/video-generation/use-company-look.ts';
import {
  type StoredVideoSettings,
  useVideoSettings,
} from '#web/features/video-generation/use-video-settings.ts';
import {
  canGenerate,
  isLocked,
  makerOf,
  nextStep,
  previousStep,
  type WizardStep,
} from '#web/features/video-generation/wizard-rules.ts';
import { VOICE_LANGUAGE_OF } from '#web/features/voices/usable-voices.ts';
import { classNames } from '#web/lib/class-names.ts';
import { VideoEstimate } from './video-estimate.tsx';

type VideoChoicesDialogProps = {
  title: string;
  description: string;
  submitLabel: string;
  course: Course;
  /** The script of the only video to make. Undefined for the whole course. */
  scriptId?: string | undefined;
  isStarting: boolean;
  onGenerate: (settings: VideoSettings) => void;
  onClose: () => void;
};

/** The estimate of the videos, their first scene, and the choices that they need. */
export function VideoChoicesDialog(props: VideoChoicesDialogProps) {
  const { title, description, course, onClose } = props;
  const { t } = useTranslation();
  const { settings, stored } = useVideoSettings(course.projectId);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={title}
        description={description}
        className={classNames(wholeTaskStyles, 'max-w-6xl max-sm:content-start')}
      >
        {stored ? (
          <VideoChoices {...props} stored={stored} />
        ) : settings.isError ? (
          <LoadError title={t('generate.loadError')} query={settings} />
        ) : (
          <Skeleton className="h-96" />
        )}
      </DialogContent>
    </Dialog>
  );
}

function VideoChoices({
  submitLabel,
  course,
  scriptId,
  isStarting,
  stored,
  onGenerate,
}: VideoChoicesDialogProps & { stored: StoredVideoSettings }) {
  const { t } = useTranslation();
  const { projectId, language } = course;
  const company = useCompanyLook(projectId);
  const [chosenStep, setStep] = useState<WizardStep>('avatar');
  const { choices, presenter, isLoading, change, keep } = useChoices({
    stored,
    companyId: company?.id,
    language,
  });
  const { settings } = choices;
  const shownScript = scriptId ?? firstScript(course);
  const scene = useFirstScene({ projectId, scriptId: shownScript, company });
  const step = isLocked(chosenStep, choices) ? 'avatar' : chosenStep;
  const next = nextStep(step, choices);
  const previous = previousStep(step);
  const isReady = canGenerate(choices);
  const handleGenerate = async () => {
    if (await keep()) onGenerate(settings);
  };
  return (
    <>
      <VideoEstimate
        projectId={projectId}
        videoFormat={settings.videoFormat}
        scriptId={scriptId}
        provider={makerOf(settings)}
        voice={choices.voice}
      />
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-5 [--picture-width:min(9rem,45vw)] lg:[--picture-width:13rem]',
          settings.videoFormat === 'vertical'
            ? 'lg:grid-cols-[22rem_minmax(0,1fr)]'
            : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]',
        )}
      >
        <PicturePanel
          projectId={projectId}
          scriptId={shownScript}
          scene={scene}
          choices={choices}
          presenter={presenter}
        >
          <SelectionSummary
            choices={choices}
            avatar={presenter}
            isLoading={isLoading}
            onStep={setStep}
          />
        </PicturePanel>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <LookOptions settings={settings} company={company} onChange={change} />
          <SelectionSteps
            projectId={projectId}
            scene={scene}
            company={company}
            choices={choices}
            isLoading={isLoading}
            language={VOICE_LANGUAGE_OF[language]}
            step={step}
            onStep={setStep}
            onChange={change}
          />
        </div>
      </div>
      <div className={classNames(stickyActionsStyles, 'flex flex-wrap items-center gap-2')}>
        {previous && (
          <Button variant="secondary" onClick={() => setStep(previous)}>
            <ArrowLeft aria-hidden />
            {t('generate.back')}
          </Button>
        )}
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          {(next || !isReady) && (
            <Button
              variant={isReady ? 'secondary' : 'primary'}
              disabled={!next}
              onClick={() => next && setStep(next)}
            >
              {t('generate.next')}
              <ArrowRight aria-hidden />
            </Button>
          )}
          {isReady && (
            <Button disabled={stored.isSaving || isStarting} onClick={() => void handleGenerate()}>
              <Sparkles aria-hidden />
              {isStarting ? t('generate.starting') : submitLabel}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

/** The first script of a course, which stands for all of them. */
const firstScript = (course: Course): string | undefined =>
  contentsOf(course).find(({ scriptId }) => scriptId !== null)?.scriptId ?? undefined;
