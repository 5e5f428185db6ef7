import { z } from 'zod';
import { categoryOf, genderOf, styleOf, voiceLanguageOf } from './catalogue-words.ts';
import type { HeyGenClient } from './client.ts';
import {
  type Dialect,
  type Order,
  type OrderScene,
  type OrderState,
  stateOf,
  type VendorAvatar,
} from './dialect.ts';
import { isNotFound } from './failures.ts';
import { readAnswer } from './read-answer.ts';

const text = z.string().nullish();
const avatarSchema = z.object({
  avatar_id: z.string(),
  avatar_name: z.string(),
  gender: text,
  preview_image_url: text,
  preview_video_url: text,
  premium: z.boolean().nullish(),
  tags: z.array(z.string()).nullish(),
});
const photoSchema = z.object({
  talking_photo_id: z.string(),
  talking_photo_name: z.string(),
  preview_image_url: text,
  gender: text,
});
const voiceSchema = z.object({
  voice_id: z.string(),
  name: z.string(),
  language: z.string(),
  gender: z.string(),
  preview_audio: text,
  support_pause: z.boolean().nullish(),
  emotion_support: z.boolean().nullish(),
  support_locale: z.boolean().nullish(),
});
const avatarsSchema = z.object({
  data: z.object({ avatars: z.array(z.unknown()), talking_photos: z.array(z.unknown()).nullish() }),
});
const voicesSchema = z.object({ data: z.object({ voices: z.array(z.unknown()) }) });
const createdSchema = z.object({ data: z.object({ video_id: z.string().min(1) }) });
const assetSchema = z.object({ data: z.object({ id: z.string().min(1) }) });
const listSchema = z.object({
  data: z.object({
    videos: z.array(z.object({ video_id: z.string(), video_title: text, callback_id: text })),
  }),
});
const statusSchema = z.object({
  data: z.object({
    status: z.string(),
    video_url: text,
    caption_url: text,
    duration: z.number().nullish(),
    error: z.object({ code: z.union([z.string(), z.number()]).nullish() }).nullish(),
  }),
});

/** Version 2 of the API, for accounts and gateways without a newer one. */
export function createV2(call: HeyGenClient): Dialect {
  const statusOf = async (video_id: string, signal: AbortSignal) =>
    readAnswer(
      statusSchema,
      await call({ path: '/v1/video_status.get', query: { video_id }, signal }),
    ).data;

  async function stateOfOne(id: string, signal: AbortSignal): Promise<OrderState> {
    try {
      const { status, error } = await statusOf(id, signal);
      // Some render errors come with a status that does not show them.
      if (error) return { kind: 'failed', reason: `render failed ${error.code ?? ''}`.trim() };
      return stateOf(status, () => 'render failed');
    } catch (error) {
      if (isNotFound(error)) return { kind: 'unknown' };
      throw error;
    }
  }

  return {
    async avatars(signal) {
      const answer = await call({ path: '/v2/avatars', signal });
      const { avatars, talking_photos: photos } = readAnswer(avatarsSchema, answer).data;
      const filmed = avatars.flatMap((item) => avatarSchema.safeParse(item).data ?? []);
      const stills = (photos ?? []).flatMap((item) => photoSchema.safeParse(item).data ?? []);
      return [
        ...filmed.map(
          (avatar): VendorAvatar => ({
            id: avatar.avatar_id,
            avatar_name: avatar.avatar_name,
            gender: genderOf(avatar.gender),
            category: categoryOf(`${avatar.avatar_name} ${avatar.avatar_id}`, avatar.tags ?? []),
            premium: avatar.premium ?? false,
            type: 'standard',
            preview_image_url: avatar.preview_image_url ?? '',
            preview_video_url: avatar.preview_video_url || null,
          }),
        ),
        ...stills.map(
          (photo): VendorAvatar => ({
            id: photo.talking_photo_id,
            avatar_name: photo.talking_photo_name,
            gender: genderOf(photo.gender),
            category: categoryOf(photo.talking_photo_name, []),
            premium: false,
            type: 'talking_photo',
            preview_image_url: photo.preview_image_url ?? '',
            preview_video_url: null,
          }),
        ),
      ];
    },

    async voices(signal) {
      const { data } = readAnswer(voicesSchema, await call({ path: '/v2/voices', signal }));
      const voices = data.voices.flatMap((item) => voiceSchema.safeParse(item).data ?? []);
      return voices.map((voice) => ({
        id: voice.voice_id,
        voice_name: voice.name,
        ...voiceLanguageOf(voice.language),
        gender: genderOf(voice.gender),
        style: styleOf(voice.name),
        accent_type: voice.support_locale ? 'adaptive' : 'native',
        support_locale: voice.support_locale ?? false,
        support_pause: voice.support_pause ?? false,
        is_natural: true,
        emotion_support: voice.emotion_support ?? false,
        preview_audio: voice.preview_audio ?? '',
      }));
    },

    async uploadAudio(mp3, signal) {
      const bytes = { content: mp3, mediaType: 'audio/mpeg' };
      const request = { method: 'POST', path: '/v1/asset', bytes, isUpload: true } as const;
      return readAnswer(assetSchema, await call({ ...request, signal })).data.id;
    },

    async create(order, signal) {
      const request = { method: 'POST', path: '/v2/video/generate', json: bodyOf(order) } as const;
      const answer = await call({ ...request, isPaid: true, signal });
      return readAnswer(createdSchema, answer, { isPaid: true }).data.video_id;
    },

    async findByNonce(nonce, signal) {
      const request = { path: '/v1/video.list', query: { limit: 100 } };
      const { videos } = readAnswer(listSchema, await call({ ...request, signal })).data;
      const found = videos.find(
        ({ video_title: title, callback_id: id }) => title?.includes(nonce) || id === nonce,
      );
      return found?.video_id ?? null;
    },

    async states(ids, signal) {
      const states = await Promise.all(ids.map((id) => stateOfOne(id, signal)));
      return new Map(ids.map((id, index) => [id, states[index] ?? { kind: 'unknown' }]));
    },

    async result(id, signal) {
      const { video_url, caption_url, duration } = await statusOf(id, signal);
      return {
        videoUrl: video_url || null,
        subtitleUrl: caption_url || null,
        durationSeconds: duration ?? null,
      };
    },
  };
}

function bodyOf({ title, nonce, avatar, scenes, size, background }: Order): object {
  const character =
    avatar.type === 'talking_photo'
      ? { type: 'talking_photo', talking_photo_id: avatar.id }
      : { type: 'avatar', avatar_id: avatar.id, avatar_style: 'normal' };
  return {
    title,
    callback_id: nonce,
    caption: true,
    dimension: size,
    video_inputs: scenes.map((scene) => ({
      character,
      voice: spoken(scene),
      background: { type: 'color', value: background },
    })),
  };
}

function spoken(scene: OrderScene): object {
  if (scene.kind === 'audio') return { type: 'audio', audio_asset_id: scene.assetId };
  const { text: input_text, voiceId: voice_id, locale } = scene;
  return { type: 'text', input_text, voice_id, ...(locale && { locale }) };
}
