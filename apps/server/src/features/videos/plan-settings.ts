import {
  absenceOf,
  type Background,
  CAPTION_PLACES,
  type CaptionPlace,
  type CompanyLook,
  DEFAULT_LOCALE,
  type Language,
  type PresenterProviderId,
  providerOf,
  RESOLUTIONS,
  type Resolution,
  type ShownPortrait,
  speaksWith,
  TEMPLATES,
  type Template,
  type VideoFormat,
  type VideoMode,
  type Voice,
} from '@tarima/contract';
import type { PlanSettings } from '@tarima/presenters';
import type { AvatarsService } from '#server/features/catalogue/avatars.service.ts';
import type { VoicesService } from '#server/features/catalogue/voices.service.ts';
import { AppError } from '#server/kit/errors.ts';

type Choice = {
  videoMode: VideoMode;
  videoFormat: VideoFormat;
  background: Background;
  /** Only in avatar mode. */
  avatarId?: string | undefined;
  /** Only in stock mode. The first template where left out. */
  templateId?: string | null | undefined;
  voiceId: string;
  locale?: string | undefined;
  resolution: Resolution;
  captionPlace: CaptionPlace;
  look: CompanyLook | null;
  /** The chosen presenter, if it is one of the company's own people. */
  portrait: ShownPortrait | null;
};

/**
 * The choice as the presenters take it. Refuses unknown options. Also refuses a paid voice that
 * does not speak the scripts' language.
 */
export async function planSettingsOf(
  { avatars, voices }: { avatars: AvatarsService; voices: VoicesService },
  choice: Choice,
  languages: Language[],
): Promise<PlanSettings> {
  const voice = await voices.find(choice.voiceId);
  if (!voice) throw new AppError(absenceOf(choice.voiceId));
  const isStock = choice.videoMode === 'stock';
  // The studio itself makes videos without a presenter.
  if (isStock && !speaksWith(voice, 'local')) throw new AppError('VOICE_NOT_FOR_PRESENTER');
  const presenterId = isStock ? null : await presenterOf(avatars, choice, voice);
  const portrait = isStock ? null : choice.portrait;
  // A vendor draws its videos itself.
  const isOurs = makerOf({ presenterId }) === 'local';
  const isPaid = voice.character_price !== undefined || !isOurs;
  if (isPaid && languages.some((language) => language !== voice.language_code)) {
    throw new AppError('VOICE_NOT_FOR_LANGUAGE');
  }
  const locale = localeOf(choice.locale, voice);
  return {
    mode: choice.videoMode,
    presenterId,
    templateId: isStock ? templateOf(choice.templateId ?? null) : null,
    background: choice.background,
    format: choice.videoFormat,
    voiceId: voice.voice_id,
    ...(locale && { locale }),
    ...(isOurs && choice.resolution !== RESOLUTIONS[0] && { resolution: choice.resolution }),
    ...(isOurs &&
      choice.captionPlace !== CAPTION_PLACES[0] && { captionPlace: choice.captionPlace }),
    ...(isOurs && choice.look && { look: choice.look }),
    ...(portrait && { portrait }),
  };
}

/**
 * The chosen locale, if it is of the voice's language. Else Spain's, where the voice takes accents.
 */
function localeOf(chosen: string | undefined, voice: Voice): string | undefined {
  const { language_code: language, support_locale: takesAccents } = voice;
  if (chosen?.slice(0, 2).toLowerCase() === language) return chosen;
  return language === 'es' && takesAccents ? DEFAULT_LOCALE : undefined;
}

async function presenterOf(
  avatars: AvatarsService,
  { avatarId: id, portrait }: Pick<Choice, 'avatarId' | 'portrait'>,
  voice: Voice,
): Promise<string> {
  if (id && portrait) {
    if (!speaksWith(voice, 'local')) throw new AppError('VOICE_NOT_FOR_PRESENTER');
    return id;
  }
  const avatar = id ? await avatars.find(providerOf(id), id) : undefined;
  if (!avatar) throw new AppError('PRESENTER_UNKNOWN');
  if (!speaksWith(voice, avatar.provider)) throw new AppError('VOICE_NOT_FOR_PRESENTER');
  return avatar.avatar_id;
}

function templateOf(id: string | null): Template {
  const template = id === null ? TEMPLATES[0] : TEMPLATES.find((known) => known === id);
  if (!template) throw new AppError('TEMPLATE_UNKNOWN');
  return template;
}

/** The provider that makes a video. Without a presenter it is the studio. */
export const makerOf = ({ presenterId }: Pick<PlanSettings, 'presenterId'>): PresenterProviderId =>
  presenterId === null ? 'local' : providerOf(presenterId);
