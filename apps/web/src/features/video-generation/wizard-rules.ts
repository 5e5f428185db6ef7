import {
  ACCENTS,
  type Avatar,
  absenceOf,
  DEFAULT_LOCALE,
  defaultVoice,
  type ErrorCode,
  type GenerateVideo,
  isOwnNaturalVoice,
  type Language,
  type PresenterProviderId,
  providerOf,
  speaksWith,
  type VideoSettings,
  type Voice,
} from '@tarima/contract';
import { supportsAccent, usableVoices } from '#web/features/voices/usable-voices.ts';

export const WIZARD_STEPS = ['avatar', 'voice', 'accent'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The choices so far: the saved settings and the chosen voice. */
export type Choices = { settings: VideoSettings; voice: Voice | undefined };

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

/** The steps for the chosen voice. Without one, all three. */
export function requiredSteps({ voice }: Choices): WizardStep[] {
  const needsAccent = voice === undefined || supportsAccent(voice);
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

/** The settings with a new voice. The accent stays only if the voice can speak it. */
export function settingsWithVoice(settings: VideoSettings, voice: Voice): VideoSettings {
  const locale = supportsAccent(voice)
    ? isAccent(settings.locale)
      ? settings.locale
      : DEFAULT_LOCALE
    : voice.locale;
  return { ...settings, voice: voice.voice_id, locale };
}

/** The settings as a video would take them, and their voice. */
export type VoicedChoices = Choices & {
  /** The settings without a voice that nobody chose, to change and save. */
  saved: VideoSettings;
  /** True if the chosen voice was removed from the studio. */
  isVoiceGone: boolean;
};

/**
 * The settings with a natural voice of this machine where none was chosen yet. It has the
 * presenter's gender if there is such a voice. A voice that was removed is replaced, by a plain
 * one if need be. Nothing changes while the voices or the gender load.
 */
export function withVoice(
  saved: VideoSettings,
  voices: readonly Voice[] | undefined,
  { language, gender }: { language: Language; gender: Avatar['gender'] | undefined },
): VoicedChoices {
  const voice = voices?.find(({ voice_id }) => voice_id === saved.voice);
  const isVoiceGone =
    voices !== undefined && !voice && absenceOf(saved.voice) === ('VOICE_GONE' satisfies ErrorCode);
  const isOpen = saved.voice === '' || isVoiceGone;
  const offered =
    isOpen && gender ? defaultVoice(usableVoices(voices ?? []), language, gender) : undefined;
  return offered && (isVoiceGone || isOwnNaturalVoice(offered))
    ? { settings: settingsWithVoice(saved, offered), saved, voice: offered, isVoiceGone }
    : { settings: saved, saved, voice, isVoiceGone };
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
