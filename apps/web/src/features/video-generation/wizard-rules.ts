import {
  ACCENTS,
  type GenerateVideo,
  type Language,
  type PresenterProviderId,
  providerOf,
  RECOMMENDED_ACCENT,
  speaksWith,
  type VideoSettings,
  type Voice,
} from '@tarima/contract';
import { supportsAccent } from '#web/features/voices/usable-voices.ts';

export const WIZARD_STEPS = ['avatar', 'voice', 'accent'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The choices so far: the settings, the chosen voice, and the language of the script. */
export type Choices = {
  settings: VideoSettings;
  voice: Voice | undefined;
  language: Language;
};

/** The provider that makes the video. Without a presenter, it is the studio. */
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
      // The chosen presenter may not support this voice.
      return voice !== undefined && speaksWith(voice, makerOf(settings));
    case 'accent':
      return voice !== undefined && supportsAccent(voice) && isAccent(settings.locale);
  }
}

/** The voice needs a presenter first. The accent needs a Spanish voice with locales. */
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

/** The steps for the chosen voice. Without one, those of the script's language. */
export function requiredSteps({ voice, language }: Choices): WizardStep[] {
  const needsAccent = voice ? supportsAccent(voice) : language === 'es';
  return WIZARD_STEPS.filter((step) => step !== 'accent' || needsAccent);
}

export const completedSteps = (choices: Choices): WizardStep[] =>
  requiredSteps(choices).filter((step) => isComplete(step, choices));

export const canGenerate = (choices: Choices): boolean =>
  completedSteps(choices).length === requiredSteps(choices).length;

/** The following step, if this one is complete and that one is open. */
export function nextStep(step: WizardStep, choices: Choices): WizardStep | undefined {
  const next = WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1];
  return next && isComplete(step, choices) && !isLocked(next, choices) ? next : undefined;
}

export const previousStep = (step: WizardStep): WizardStep | undefined =>
  WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1];

/** The settings with another voice. Their accent stays if the voice can speak it. */
export function settingsWithVoice(settings: VideoSettings, voice: Voice): VideoSettings {
  const accent = isAccent(settings.locale) ? settings.locale : RECOMMENDED_ACCENT;
  const locale = supportsAccent(voice) ? accent : voice.locale;
  return { ...settings, voice: voice.voice_id, locale };
}

/** The request for a preview or a video with these settings. */
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
