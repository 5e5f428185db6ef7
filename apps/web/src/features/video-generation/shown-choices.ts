import {
  type Avatar,
  absenceOf,
  defaultVoice,
  type ErrorCode,
  type Language,
  speaksWith,
  TEMPLATES,
  type VideoSettings,
  type Voice,
} from '@tarima/contract';
import { rankAvatars } from '@tarima/stage';
import { usableVoices } from '#web/features/voices/usable-voices.ts';
import { type Choices, makerOf, settingsWithVoice } from './wizard-rules.ts';

/** Presenters and voices to choose from. Undefined while they load. */
export type Offer = {
  avatars: readonly Avatar[] | undefined;
  voices: readonly Voice[] | undefined;
  /** The language of the script. */
  language: Language;
};

type Stored = {
  saved: VideoSettings;
  /** The person's last settings elsewhere. Null once the project has its own. */
  lastUsed: VideoSettings | null;
};

/** The choices as they are shown and generated, whoever made them. */
export type ShownChoices = Choices & {
  /** The settings that a change starts from. A removed choice stays in them until it is replaced. */
  base: VideoSettings;
  /** True if the chosen person was removed from the company. */
  isPresenterGone: boolean;
  /** True if the chosen voice was removed from the studio. */
  isVoiceGone: boolean;
};

/**
 * Completes the settings of a project: with the person's last choices elsewhere, else with the
 * recommended ones. Nobody takes the place of a removed person. Nothing is added while its list loads.
 */
export function shownChoices({ saved, lastUsed }: Stored, offer: Offer): ShownChoices {
  const { avatars, voices, language } = offer;
  const isOwn = lastUsed === null;
  const begun = lastUsed ?? saved;
  const isListed = avatars?.some(({ avatar_id }) => avatar_id === begun.presenter) ?? true;
  // Vendors' lists may lack somebody for a while.
  const isPresenterKept = isListed || (isOwn && makerOf(begun) !== 'local');
  const isPresenterGone = isOwn && begun.presenter !== '' && !isPresenterKept;
  const presented = {
    ...begun,
    ...(begun.presenter === '' || !isPresenterKept ? presenterIn(offer, isPresenterGone) : {}),
    templateId: begun.templateId ?? (begun.videoMode === 'stock' ? TEMPLATES[0] : null),
  };

  const chosen = voices?.find(({ voice_id }) => voice_id === begun.voice);
  const isVoiceGone =
    isOwn &&
    voices !== undefined &&
    !chosen &&
    absenceOf(begun.voice) === ('VOICE_GONE' satisfies ErrorCode);
  const isVoiceKept = isOwn
    ? begun.voice !== '' && !isVoiceGone
    : chosen?.language_code === language && speaksWith(chosen, makerOf(presented));
  const voice = isVoiceKept ? chosen : voiceFor(presented, offer);
  const settings = voice
    ? settingsWithVoice(presented, voice)
    : { ...presented, voice: isVoiceKept ? begun.voice : '' };
  const { presenter, presenterImage } = saved;
  return {
    settings,
    voice,
    language,
    isPresenterGone,
    isVoiceGone,
    base: {
      ...settings,
      ...(isPresenterGone && { presenter, presenterImage }),
      ...(isVoiceGone && { voice: saved.voice, locale: saved.locale }),
    },
  };
}

/**
 * The settings after a change. A voice that is the usual one for the presenter changes with the
 * presenter. Another voice was chosen by hand, so it stays.
 */
export function changedSettings(
  { base, settings }: ShownChoices,
  change: Partial<VideoSettings>,
  offer: Offer,
): VideoSettings {
  const changed = { ...base, ...change };
  if (change.voice !== undefined || base.voice !== settings.voice) return changed;
  const usual = voiceFor(changed, offer);
  const isUsual = voiceFor(settings, offer)?.voice_id === settings.voice;
  return isUsual && usual ? settingsWithVoice(changed, usual) : changed;
}

/** The studio's best presenter for a vertical frame, who fits a wide one too. */
function presenterIn({ avatars }: Offer, isPresenterGone: boolean) {
  const recommended = isPresenterGone
    ? undefined
    : rankAvatars(avatars ?? []).find(
        ({ provider, portrait }) => provider === 'local' && !portrait,
      );
  return {
    presenter: recommended?.avatar_id ?? '',
    presenterImage: recommended?.preview_image_url ?? '',
  };
}

/** The usual voice for a presenter: the studio's own, of the same gender. */
function voiceFor(
  { videoMode, presenter }: VideoSettings,
  { avatars, voices, language }: Offer,
): Voice | undefined {
  if (!avatars || !voices) return undefined;
  const shown = avatars.find(({ avatar_id }) => avatar_id === presenter);
  const gender = videoMode === 'avatar' ? shown?.gender : undefined;
  return defaultVoice(usableVoices(voices), language, gender);
}
