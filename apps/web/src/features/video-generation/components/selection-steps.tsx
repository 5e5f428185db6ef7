import {
  type Avatar,
  isUsableVoice,
  type Timeline,
  type VideoSettings,
  type VoiceLanguage,
} from '@tarima/contract';
import { Check, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Progress } from '#web/components/ui/progress.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { AvatarPicker } from '#web/features/avatars/components/avatar-picker.tsx';
import { AccentPicker } from '#web/features/voices/components/accent-picker.tsx';
import { SamplePlayerProvider } from '#web/features/voices/components/sample-player.tsx';
import { VoicePicker } from '#web/features/voices/components/voice-picker.tsx';
import type { ShownChoices } from '../shown-choices.ts';
import type { LookedCompany } from '../use-company-look.ts';
import {
  type Choices,
  completedSteps,
  isComplete,
  isLocked,
  makerOf,
  requiredSteps,
  settingsWithVoice,
  WIZARD_STEPS,
  type WizardStep,
} from '../wizard-rules.ts';
import { LostChoice } from './lost-choice.tsx';
import { TemplateStep } from './template-step.tsx';
import { useStepName } from './use-step-name.ts';

type SelectionStepsProps = {
  projectId: string;
  /** The script's first scene, in which templates are shown. Undefined while it loads. */
  scene: Timeline | undefined;
  /** The company whose own people are offered too. Null while it loads. */
  company: LookedCompany | null;
  choices: ShownChoices;
  /** True until it is known what can be chosen. */
  isLoading: boolean;
  /** The language that the voice list shows first. */
  language: VoiceLanguage | undefined;
  step: WizardStep;
  onStep: (step: WizardStep) => void;
  onChange: (change: Partial<VideoSettings>) => void;
};

/** Tabs for presenter, voice and accent, and how many are chosen. */
export function SelectionSteps({ isLoading, ...props }: SelectionStepsProps) {
  const { choices } = props;
  const { t } = useTranslation();
  const done = completedSteps(choices).length;
  const total = requiredSteps(choices).length;
  return (
    <>
      {isLoading ? (
        // The number of steps depends on the voice.
        <Skeleton className="h-9" />
      ) : (
        <div className="grid gap-2">
          <p className="text-sm text-muted-foreground">
            {t('generate.completedSteps', { done, total })}
          </p>
          <Progress
            value={(done / total) * 100}
            label={t('generate.completedSteps', { done, total })}
          />
        </div>
      )}
      <SamplePlayerProvider>
        <StepTabs {...props} />
      </SamplePlayerProvider>
      {!isLoading && <LockReason choices={choices} />}
    </>
  );
}

/** Where the room is limited, the list of a step scrolls in it. */
const stepStyles = '-m-1 flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-1';

function StepTabs({
  projectId,
  scene,
  company,
  choices,
  language,
  step,
  onStep,
  onChange,
}: Omit<SelectionStepsProps, 'isLoading'>) {
  const { t } = useTranslation();
  const { settings, voice } = choices;
  const stepName = useStepName(settings.videoMode);
  const handleAvatar = ({ avatar_id: presenter, preview_image_url: presenterImage }: Avatar) =>
    onChange({ presenter, presenterImage });
  return (
    <Tabs
      value={step}
      // Every trigger below carries a step.
      onValueChange={(value) => onStep(value as WizardStep)}
      className="flex min-h-0 min-w-0 flex-1 flex-col gap-4"
    >
      <TabsList
        aria-label={t('generate.wizard')}
        className="grid grid-cols-[1.35fr_1fr_1fr] sm:grid-cols-3"
      >
        {WIZARD_STEPS.map((each) => (
          <TabsTrigger
            key={each}
            value={each}
            disabled={isLocked(each, choices)}
            className="min-w-0 px-2 max-sm:gap-1 max-sm:px-1 max-sm:text-xs"
          >
            {isLocked(each, choices) ? (
              <Lock aria-hidden />
            ) : (
              isComplete(each, choices) && <Check aria-hidden className="text-primary" />
            )}
            <span className="truncate">{stepName(each)}</span>
          </TabsTrigger>
        ))}
      </TabsList>
      <LostChoice choices={choices} step={step} onStep={onStep} />
      <TabsContent value="avatar" className={stepStyles}>
        <StepHint step={settings.videoMode === 'avatar' ? 'avatar' : 'template'} />
        {settings.videoMode === 'avatar' && !company && <Skeleton className="h-96" />}
        {settings.videoMode === 'avatar' && company && (
          <AvatarPicker
            companyId={company.id}
            value={settings.presenter}
            format={settings.videoFormat}
            onChoose={handleAvatar}
          />
        )}
        {settings.videoMode === 'stock' && (
          <TemplateStep
            {...{ projectId, scene, settings }}
            onChoose={(templateId) => onChange({ templateId })}
          />
        )}
      </TabsContent>
      <TabsContent value="voice" className={stepStyles}>
        <StepHint step="voice" />
        <VoicePicker
          value={settings.voice}
          language={language}
          provider={makerOf(settings)}
          onChoose={(chosen) => {
            const { voice: id, locale } = settingsWithVoice(settings, chosen);
            onChange({ voice: id, locale });
          }}
        />
      </TabsContent>
      <TabsContent value="accent" className={stepStyles}>
        <StepHint step="accent" />
        {voice && isUsableVoice(voice) && (
          <AccentPicker
            voice={voice}
            value={settings.locale}
            onChoose={(locale) => onChange({ voice: settings.voice, locale })}
          />
        )}
      </TabsContent>
    </Tabs>
  );
}

function StepHint({ step }: { step: 'avatar' | 'template' | 'voice' | 'accent' }) {
  const { t } = useTranslation();
  return <p className="text-sm text-muted-foreground">{t(`generate.stepHints.${step}`)}</p>;
}

/** Says why the next step is locked. */
function LockReason({ choices }: { choices: Choices }) {
  const { t } = useTranslation();
  const reason = isLocked('voice', choices)
    ? t(
        choices.settings.videoMode === 'avatar'
          ? 'generate.lockedVoice'
          : 'generate.lockedVoiceStock',
      )
    : choices.voice && isLocked('accent', choices) && t('generate.lockedAccent');
  if (!reason) return null;
  return (
    <p className="flex items-center gap-2 text-sm text-muted-foreground">
      <Lock aria-hidden className="size-4 shrink-0" />
      {reason}
    </p>
  );
}
