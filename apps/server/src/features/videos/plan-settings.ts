import {
  type Background,
  TEMPLATES,
  type Template,
  type VideoFormat,
  type VideoMode,
} from '@tarima/contract';
import type { PlanSettings } from '@tarima/presenters';
import { AppError } from '#server/errors.ts';
import type { AvatarsService } from '../avatars/avatars.service.ts';
import type { VoicesService } from '../voices/voices.service.ts';

/** What a person chooses for a video. */
type Choice = {
  videoMode: VideoMode;
  videoFormat: VideoFormat;
  background: Background;
  /** Avatar mode only. */
  avatarId?: string | undefined;
  /** Stock mode only; the first where none is named. */
  templateId?: string | null | undefined;
  voiceId: string;
  locale?: string | undefined;
};

/** The choice as the presenters take it; refuses what is not offered. */
export async function planSettingsOf(
  { avatars, voices }: { avatars: AvatarsService; voices: VoicesService },
  choice: Choice,
): Promise<PlanSettings> {
  const voice = await voices.find(choice.voiceId);
  if (!voice) throw new AppError('VOICE_UNKNOWN');
  const isStock = choice.videoMode === 'stock';
  return {
    mode: choice.videoMode,
    presenterId: isStock ? null : presenterOf(avatars, choice.avatarId),
    templateId: isStock ? templateOf(choice.templateId ?? null) : null,
    background: choice.background,
    format: choice.videoFormat,
    voiceId: voice.voice_id,
    ...(choice.locale && { locale: choice.locale }),
  };
}

function presenterOf(avatars: AvatarsService, id: string | undefined): string {
  const avatar = id ? avatars.find(id) : undefined;
  if (!avatar) throw new AppError('PRESENTER_UNKNOWN');
  return avatar.avatar_id;
}

function templateOf(id: string | null): Template {
  const template = id === null ? TEMPLATES[0] : TEMPLATES.find((known) => known === id);
  if (!template) throw new AppError('TEMPLATE_UNKNOWN');
  return template;
}
