import {
  ACCENTS,
  DEFAULT_LOCALE,
  type GenerateVideo,
  type PresenterProviderId,
  providerOf,
  speaksWith,
  type VideoSettings,
  type Voice,
} from '@tarima/contract';
import { supportsAccent } from '#web/features/voices/usable-voices.ts';

export const WIZARD_STEPS = ['avatar', 'voice', 'accent'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** What has been chosen so far: the saved settings and the listing of the chosen voice. */
export type Choices = { settings: VideoSettings; voice: Voice | undefined };

/** Who makes the video of these settings; without a presenter the studio does. */
export const makerOf = ({
  videoMode,
  presenter,
}: Pick<VideoSettings, 'videoMode' | 'presenter'>): PresenterProviderId =>
  videoMode === 'avatar' ? providerOf(presenter) : 'local';

const isAccent = (locale: string) => ACCENTS.some((accent) => accent === locale);

export function isComplete(step: WizardStep, { settings, voice }: Choices): boolean {
  switch (step) {
    case 'avatar':
      return settings.videoMode === 'avatar'
        ? settings.presenter !== ''
        : settings.templateId !== null;
    case 'voice':
      // Another presenter may not speak with it.
      return voice !== undefined && speaksWith(voice, makerOf(settings));
    case 'accent':
      return voice !== undefined && supportsAccent(voice) && isAccent(settings.locale);
  }
}

/** The voice waits for the presenter; the accent exists only for a Spanish voice with locales. */
export function isLocked(step: WizardStep, choices: Choices): boolean {
  switch (step) {
    case 'avatar':
      return false;
    case 'voice':
      return !isComplete('avatar', choices);
    case 'accent':
      return (
        isLocked('voice', choices) || choices.voice === undefined || !supportsAccent(choices.voice)
      );
  }
}

/** The steps that this choice of voice asks for; three until the voice says otherwise. */
export function requiredSteps({ voice }: Choices): WizardStep[] {
  const needsAccent = voice === undefined || supportsAccent(voice);
  return WIZARD_STEPS.filter((step) => step !== 'accent' || needsAccent);
}

export const completedSteps = (choices: Choices): WizardStep[] =>
  requiredSteps(choices).filter((step) => isComplete(step, choices));

export const canGenerate = (choices: Choices): boolean =>
  completedSteps(choices).length === requiredSteps(choices).length;

/** The step after this one, once this one is complete and that one may be entered. */
export function nextStep(step: WizardStep, choices: Choices): WizardStep | undefined {
  const next = WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1];
  return next && isComplete(step, choices) && !isLocked(next, choices) ? next : undefined;
}

export const previousStep = (step: WizardStep): WizardStep | undefined =>
  WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1];

/** What a newly chosen voice does to the settings: an accent stays only where it can be spoken. */
export function settingsWithVoice(settings: VideoSettings, voice: Voice): VideoSettings {
  const locale = supportsAccent(voice)
    ? isAccent(settings.locale)
      ? settings.locale
      : DEFAULT_LOCALE
    : voice.locale;
  return { ...settings, voice: voice.voice_id, locale };
}

/** The request that previews or makes the video of these settings. */
export function generationRequest(projectId: string, settings: VideoSettings): GenerateVideo {
  return {
    projectId,
    videoMode: settings.videoMode,
    ...(settings.videoMode === 'avatar'
      ? { avatarId: settings.presenter }
      : { templateId: settings.templateId ?? undefined }),
    voiceId: settings.voice,
    locale: settings.locale,
  };
}
