import { z } from 'zod';
import { categoryOf, genderOf, styleOf, voiceLanguageOf } from './catalogue-words.ts';
import type { Call, HeyGenClient } from './client.ts';
import {
  type Dialect,
  type Order,
  type OrderScene,
  type OrderState,
  stateOf,
  type VendorAvatar,
} from './dialect.ts';
import { readAnswer } from './read-answer.ts';

const AVATARS_A_PAGE = 50;
const VOICES_A_PAGE = 100;
/** The most states that one answer holds. */
const STATES_AT_ONCE = 100;
/** An endless list is cut here. */
const MOST_PAGES = 100;

const text = z.string().nullish();
const pageSchema = z.object({
  data: z.array(z.unknown()),
  has_more: z.boolean().nullish(),
  next_token: text,
});
const lookSchema = z.object({
  id: z.string(),
  name: z.string(),
  gender: text,
  avatar_type: z.string(),
  preview_image_url: text,
  preview_video_url: text,
  tags: z.array(z.string()).nullish(),
  status: text,
});
const voiceSchema = z.object({
  voice_id: z.string(),
  name: z.string(),
  language: z.string(),
  gender: z.string(),
  preview_audio_url: text,
  support_pause: z.boolean().nullish(),
  support_locale: z.boolean().nullish(),
});
const createdSchema = z.object({ data: z.object({ video_id: z.string().min(1) }) });
const assetSchema = z.object({ data: z.object({ asset_id: z.string().min(1) }) });
const stateSchema = z.object({
  video_id: text,
  status: z.string(),
  error: z.object({ code: z.union([z.string(), z.number()]).nullish() }).nullish(),
});
const videoSchema = z.object({
  id: z.string(),
  title: text,
  duration: z.number().nullish(),
  video_url: text,
  subtitle_url: text,
});

/** Version 3 of the API, which is preferred: pages, typed errors, states of many videos at once. */
export function createV3(call: HeyGenClient): Dialect {
  async function allPages<Item>(
    request: Omit<Call, 'signal'>,
    schema: z.ZodType<Item>,
    signal: AbortSignal | undefined,
  ): Promise<Item[]> {
    const items: Item[] = [];
    let token: string | undefined;
    for (let page = 0; page < MOST_PAGES; page++) {
      const query = { ...request.query, token };
      const answer = readAnswer(pageSchema, await call({ ...request, query, signal }));
      // One malformed entry must not lose the list.
      items.push(...answer.data.flatMap((item) => schema.safeParse(item).data ?? []));
      token = answer.next_token ?? undefined;
      if (!answer.has_more || !token) break;
    }
    return items;
  }

  return {
    async avatars(signal) {
      const request = { path: '/v3/avatars/looks', query: { limit: AVATARS_A_PAGE } };
      const looks = await allPages(request, lookSchema, signal);
      return looks
        .filter(({ status }) => !status || status === 'completed')
        .map((look): VendorAvatar => {
          const tags = look.tags ?? [];
          return {
            id: look.id,
            avatar_name: look.name,
            gender: genderOf(look.gender),
            category: categoryOf(look.name, tags),
            premium: tags.some((tag) => /^(premium|pro)$/iu.test(tag)),
            type: look.avatar_type === 'photo_avatar' ? 'talking_photo' : 'standard',
            preview_image_url: look.preview_image_url ?? '',
            preview_video_url: look.preview_video_url || null,
          };
        });
    },

    async voices(signal) {
      const request = { path: '/v3/voices', query: { limit: VOICES_A_PAGE } };
      const voices = await allPages(request, voiceSchema, signal);
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
        emotion_support: false,
        preview_audio: voice.preview_audio_url ?? '',
      }));
    },

    async uploadAudio(mp3, signal) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(mp3)], { type: 'audio/mpeg' }), 'speech.mp3');
      const answer = await call({ method: 'POST', path: '/v3/assets', form, signal });
      return readAnswer(assetSchema, answer).data.asset_id;
    },

    async create(order, signal) {
      const request = { method: 'POST', path: '/v3/videos', json: bodyOf(order) } as const;
      const answer = await call({ ...request, isPaid: true, signal });
      return readAnswer(createdSchema, answer, { isPaid: true }).data.video_id;
    },

    async findByNonce(nonce, signal) {
      const request = { path: '/v3/videos', query: { title: nonce, limit: 10 } };
      const answer = readAnswer(pageSchema, await call({ ...request, signal }));
      const videos = answer.data.flatMap((item) => videoSchema.safeParse(item).data ?? []);
      return videos.find(({ title }) => title?.includes(nonce))?.id ?? null;
    },

    async states(ids, signal) {
      const states = new Map<string, OrderState>();
      for (let from = 0; from < ids.length; from += STATES_AT_ONCE) {
        const video_ids = ids.slice(from, from + STATES_AT_ONCE).join(',');
        const request = { path: '/v3/videos/statuses', query: { video_ids } };
        const answer = readAnswer(pageSchema, await call({ ...request, signal }));
        for (const item of answer.data) {
          const known = stateSchema.safeParse(item).data;
          if (!known?.video_id) continue;
          const reason = () => `render failed ${known.error?.code ?? ''}`.trim();
          states.set(known.video_id, stateOf(known.status, reason));
        }
      }
      return states;
    },

    async result(id, signal) {
      const path = `/v3/videos/${encodeURIComponent(id)}`;
      const answer = readAnswer(z.object({ data: videoSchema }), await call({ path, signal }));
      const { video_url, subtitle_url, duration } = answer.data;
      return {
        videoUrl: video_url || null,
        subtitleUrl: subtitle_url || null,
        durationSeconds: duration ?? null,
      };
    },
  };
}

function bodyOf({ title, nonce, avatar, scenes, size, background }: Order): object {
  const shared = {
    title,
    callback_id: nonce,
    aspect_ratio: size.width < size.height ? '9:16' : '16:9',
    resolution: '720p',
    caption: { file_format: 'srt' },
  };
  const [only] = scenes;
  if (only && scenes.length === 1) {
    return {
      type: 'avatar',
      ...shared,
      avatar_id: avatar.id,
      ...spoken(only),
      background: { type: 'color', value: background },
    };
  }
  return {
    type: 'studio',
    ...shared,
    scenes: scenes.map((scene) => ({
      type: 'avatar_video',
      input: {
        type: 'avatar',
        avatar_id: avatar.id,
        ...spoken(scene),
        background: { type: 'color', color: background },
      },
    })),
  };
}

function spoken(scene: OrderScene): object {
  if (scene.kind === 'audio') return { audio_asset_id: scene.assetId };
  const { text: script, voiceId: voice_id, locale } = scene;
  return { script, voice_id, ...(locale && { voice_settings: { locale } }) };
}
