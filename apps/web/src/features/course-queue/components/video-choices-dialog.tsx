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
import { SelectionSteps } from '#web/features/video-generation/components/selection-steps.tsx';
import { useChoices } from '#web/features/video-generation/use-choices.ts';
import { useCompanyLook } from '#web/features/video-generation/use-company-look.ts';
import { useVideoSettings } from '#web/features/video-generation/use-video-settings.ts';
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

/** The estimate of the videos and the choices that they need. */
export function VideoChoicesDialog(props: VideoChoicesDialogProps) {
  const { title, description, course, onClose } = props;
  const { t } = useTranslation();
  const { settings, change, isSaving } = useVideoSettings(course.projectId);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={title}
        description={description}
        className={classNames(wholeTaskStyles, 'max-w-4xl max-sm:content-start')}
      >
        {settings.data ? (
          <VideoChoices {...props} settings={settings.data} isSaving={isSaving} onChange={change} />
        ) : settings.isError ? (
          <LoadError title={t('generate.loadError')} query={settings} />
        ) : (
          <Skeleton className="h-96" />
        )}
      </DialogContent>
    </Dialog>
  );
}

type VideoChoicesProps = VideoChoicesDialogProps & {
  settings: VideoSettings;
  isSaving: boolean;
  onChange: (settings: VideoSettings) => void;
};

function VideoChoices({
  submitLabel,
  course,
  scriptId,
  isStarting,
  settings: saved,
  isSaving,
  onGenerate,
  onChange,
}: VideoChoicesProps) {
  const { t } = useTranslation();
  const company = useCompanyLook(course.projectId);
  const [chosenStep, setStep] = useState<WizardStep>('avatar');
  const { choices } = useChoices(saved, { companyId: company?.id, language: course.language });
  const { settings } = choices;
  const step = isLocked(chosenStep, choices) ? 'avatar' : chosenStep;
  const next = nextStep(step, choices);
  const previous = previousStep(step);
  const isReady = canGenerate(choices);
  return (
    <>
      <VideoEstimate
        projectId={course.projectId}
        videoFormat={settings.videoFormat}
        scriptId={scriptId}
        provider={makerOf(settings)}
        voice={choices.voice}
      />
      <SelectionSteps
        company={company}
        choices={choices}
        language={VOICE_LANGUAGE_OF[course.language]}
        step={step}
        onStep={setStep}
        onChange={onChange}
      />
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
            <Button disabled={isSaving || isStarting} onClick={() => onGenerate(settings)}>
              <Sparkles aria-hidden />
              {isStarting ? t('generate.starting') : submitLabel}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
