import { checkScene, checkText, type Route, readForm, readJson } from './heygen-orders.ts';
import { type CallKind, FakeRefusal, type FakeScene, type World } from './heygen-world.ts';

type Input = {
  avatar_id?: string;
  script?: string;
  voice_id?: string;
  audio_asset_id?: string;
  voice_settings?: { locale?: string };
};
type Body = Input & {
  type?: string;
  title?: string;
  callback_id?: string;
  aspect_ratio?: string;
  scenes?: { type?: string; input?: Input & { type?: string } }[];
};

/** Version 3. */
export function heyGenV3(world: World) {
  const page = <Item>(items: Item[], url: URL, data: (item: Item) => unknown) => {
    const from = Number(url.searchParams.get('token') ?? 0);
    const size = Math.min(world.pageSize, Number(url.searchParams.get('limit') ?? 10));
    const hasMore = from + size < items.length;
    return {
      data: items.slice(from, from + size).map(data),
      has_more: hasMore,
      next_token: hasMore ? String(from + size) : null,
    };
  };
  const sceneOf = (input: Input): FakeScene => ({
    ...(input.script !== undefined && { text: input.script }),
    ...(input.voice_id !== undefined && { voice: input.voice_id }),
    ...(input.voice_settings?.locale !== undefined && { locale: input.voice_settings.locale }),
    ...(input.audio_asset_id !== undefined && { asset: input.audio_asset_id }),
  });

  function create(body: Body) {
    const inputs = body.type === 'studio' ? body.scenes?.map(({ input }) => input ?? {}) : [body];
    if (body.type !== 'studio' && body.type !== 'avatar')
      throw new FakeRefusal(400, 'invalid_parameter');
    if (!inputs || inputs.length < 1 || inputs.length > 50)
      throw new FakeRefusal(400, 'invalid_parameter');
    const avatar = inputs[0]?.avatar_id ?? '';
    if (!world.avatars.some(({ id }) => id === avatar))
      throw new FakeRefusal(404, 'avatar_not_found');
    const scenes = inputs.map(sceneOf);
    for (const scene of scenes) {
      checkScene(world, scene);
      checkText(scene, 5_000);
    }
    const isTall = body.aspect_ratio === '9:16';
    const video_id = world.order({
      title: body.title ?? '',
      nonce: body.callback_id ?? '',
      avatar,
      scenes,
      size: isTall ? { width: 720, height: 1280 } : { width: 1280, height: 720 },
    });
    return { data: { video_id, status: 'waiting', output_format: 'mp4' } };
  }

  function resource(id: string) {
    const video = world.videos.get(id);
    if (!video) throw new FakeRefusal(404, 'video_not_found');
    const isDone = video.polls > world.pollsToFinish;
    return {
      id,
      title: video.title,
      status: isDone ? 'completed' : 'processing',
      created_at: Math.floor(video.createdAt / 1_000),
      video_url: isDone ? world.addressOf(id, 'video.mp4') : null,
      subtitle_url: isDone ? world.addressOf(id, 'captions.srt') : null,
    };
  }

  function states(url: URL) {
    const ids = (url.searchParams.get('video_ids') ?? '').split(',');
    if (ids.length > 100) throw new FakeRefusal(400, 'invalid_parameter');
    return {
      data: ids.map((video_id) => {
        const video = world.videos.get(video_id);
        return { video_id, status: video ? queued(world.statusOf(video)) : 'not_found' };
      }),
      has_more: false,
    };
  }

  return {
    error: (code: string, message = 'failed') => ({ error: { code, message } }),

    route(method: string, url: URL): Route | null {
      const kind = kindOf(method, url.pathname);
      if (!kind) return null;
      return {
        kind,
        async carryOut({ headers, body }) {
          switch (kind) {
            case 'avatars':
              return page(world.avatars, url, (avatar) => ({
                id: avatar.id,
                name: avatar.name,
                gender: avatar.gender === 'unknown' ? null : avatar.gender,
                avatar_type: avatar.isPhoto ? 'photo_avatar' : 'studio_avatar',
                preview_image_url: `${world.origin()}/previews/${avatar.id}.png`,
                preview_video_url: null,
                supported_api_engines: ['avatar_iv'],
                tags: avatar.tags,
              }));
            case 'voices':
              return page(world.voices, url, (voice) => ({
                voice_id: voice.id,
                name: voice.name,
                language: voice.language,
                gender: voice.gender,
                preview_audio_url: `${world.origin()}/previews/${voice.id}.mp3`,
                support_pause: voice.hasPauses,
                support_locale: voice.hasLocales,
                type: 'public',
              }));
            case 'upload': {
              const file = await readForm(headers, body);
              const asset_id = `asset-${world.assets.size + 1}`;
              world.assets.set(asset_id, file);
              return {
                data: { asset_id, url: 'https://files.invalid/a', mime_type: 'audio/mpeg' },
              };
            }
            case 'create':
              return create(readJson<Body>(body));
            case 'list': {
              const wanted = url.searchParams.get('title') ?? '';
              const found = [...world.videos.values()].filter(({ title }) =>
                title.includes(wanted),
              );
              return { data: found.map(({ id }) => resource(id)), has_more: false };
            }
            case 'states':
              return states(url);
            default:
              return { data: resource(url.pathname.split('/')[3] ?? '') };
          }
        },
      };
    },
  };
}

/** The list of states has its own words. */
const queued = (status: string) =>
  status === 'waiting' || status === 'pending' ? 'queued' : status;

function kindOf(method: string, path: string): CallKind | null {
  if (method === 'POST') {
    if (path === '/v3/videos') return 'create';
    return path === '/v3/assets' ? 'upload' : null;
  }
  if (path === '/v3/avatars/looks') return 'avatars';
  if (path === '/v3/voices') return 'voices';
  if (path === '/v3/videos') return 'list';
  if (path === '/v3/videos/statuses') return 'states';
  return path.startsWith('/v3/videos/') ? 'result' : null;
}
