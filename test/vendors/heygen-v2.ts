import { checkScene, checkText, type Route, readJson } from './heygen-orders.ts';
import { type CallKind, FakeRefusal, type FakeScene, type World } from './heygen-world.ts';

type Body = {
  title?: string;
  callback_id?: string;
  dimension?: { width: number; height: number };
  video_inputs?: {
    character?: { type?: string; avatar_id?: string; talking_photo_id?: string };
    voice?: {
      type?: string;
      voice_id?: string;
      input_text?: string;
      locale?: string;
      audio_asset_id?: string;
    };
  }[];
};

/** Version 2, with the rest of version 1. */
export function heyGenV2(world: World) {
  function create({ title, callback_id, dimension, video_inputs: inputs }: Body) {
    if (!inputs || inputs.length < 1 || inputs.length > 50 || !dimension) {
      throw new FakeRefusal(400, 'invalid_parameter');
    }
    const { type, avatar_id, talking_photo_id } = inputs[0]?.character ?? {};
    const avatar = (type === 'talking_photo' ? talking_photo_id : avatar_id) ?? '';
    const known = world.avatars.find(({ id }) => id === avatar);
    if (!known || known.isPhoto !== (type === 'talking_photo')) {
      throw new FakeRefusal(404, 'avatar_not_found');
    }
    const scenes = inputs.map(({ voice = {} }): FakeScene => {
      if (voice.type === 'audio') return { asset: voice.audio_asset_id ?? '' };
      return {
        text: voice.input_text ?? '',
        voice: voice.voice_id ?? '',
        ...(voice.locale !== undefined && { locale: voice.locale }),
      };
    });
    for (const scene of scenes) {
      checkScene(world, scene);
      checkText(scene, 1_500);
    }
    const nonce = callback_id ?? '';
    const video_id = world.order({ title: title ?? '', nonce, avatar, scenes, size: dimension });
    return { error: null, data: { video_id } };
  }

  function status(id: string) {
    const video = world.videos.get(id);
    if (!video) throw new FakeRefusal(404, '40031');
    const word = world.statusOf(video);
    const isDone = word === 'completed';
    video.isTold ||= isDone;
    return {
      code: 100,
      message: 'Success',
      data: {
        id,
        status: word,
        video_url: isDone ? world.addressOf(id, 'video.mp4') : null,
        caption_url: isDone ? world.addressOf(id, 'captions.srt') : null,
        error: null,
      },
    };
  }

  return {
    error: (code: string, message = 'failed') => ({ data: null, error: { code, message } }),

    route(method: string, url: URL): Route | null {
      const kind = kindOf(method, url, world);
      if (!kind) return null;
      return {
        kind,
        async carryOut({ body }) {
          switch (kind) {
            case 'avatars':
              return {
                error: null,
                data: {
                  avatars: world.avatars
                    .filter(({ isPhoto }) => !isPhoto)
                    .map((avatar) => ({
                      avatar_id: avatar.id,
                      avatar_name: avatar.name,
                      gender: avatar.gender,
                      premium: avatar.premium,
                      preview_image_url: `${world.origin()}/previews/${avatar.id}.png`,
                      preview_video_url: '',
                      tags: avatar.tags,
                    })),
                  talking_photos: world.avatars
                    .filter(({ isPhoto }) => isPhoto)
                    .map((avatar) => ({
                      talking_photo_id: avatar.id,
                      talking_photo_name: avatar.name,
                      preview_image_url: `${world.origin()}/previews/${avatar.id}.png`,
                    })),
                },
              };
            case 'voices':
              return {
                error: null,
                data: {
                  voices: world.voices.map((voice) => ({
                    voice_id: voice.id,
                    name: voice.name,
                    language: voice.language,
                    gender: voice.gender,
                    preview_audio: `${world.origin()}/previews/${voice.id}.mp3`,
                    support_pause: voice.hasPauses,
                    emotion_support: voice.hasEmotions,
                    support_locale: voice.hasLocales,
                  })),
                },
              };
            case 'upload': {
              const id = `asset-${world.assets.size + 1}`;
              world.assets.set(id, body);
              return { code: 100, data: { id, url: 'https://files.invalid/a' } };
            }
            case 'create':
              return create(readJson<Body>(body));
            case 'list':
              return {
                code: 100,
                data: {
                  videos: [...world.videos.values()].map(({ id, title, nonce }) => ({
                    video_id: id,
                    video_title: title,
                    callback_id: nonce,
                  })),
                },
              };
            default:
              return status(url.searchParams.get('video_id') ?? '');
          }
        },
      };
    },
  };
}

function kindOf(method: string, url: URL, world: World): CallKind | null {
  const path = url.pathname;
  if (method === 'POST') {
    if (path === '/v2/video/generate') return 'create';
    return path === '/v1/asset' ? 'upload' : null;
  }
  if (path === '/v2/avatars') return 'avatars';
  if (path === '/v2/voices') return 'voices';
  if (path === '/v1/video.list') return 'list';
  if (path !== '/v1/video_status.get') return null;
  // One call serves both: once it has reported a video as finished, the next one asks for its
  // address.
  const video = world.videos.get(url.searchParams.get('video_id') ?? '');
  return video?.isTold ? 'result' : 'states';
}
