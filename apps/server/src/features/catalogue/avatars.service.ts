import {
  type Avatar,
  avatarEndpoints,
  errorMessage,
  type Language,
  PRESENTER_PROVIDERS,
  type PresenterProviderInfo,
} from '@tarima/contract';
import type { MediaType, PresenterProvider } from '@tarima/presenters';
import { rankAvatars } from '@tarima/stage';
import { createFileCache } from '#server/blobs/cached-file.ts';
import type { Context } from '#server/context.ts';
import { ownPresenters } from '#server/features/portraits/portraits.service.ts';
import { AppError, errorCodeOf } from '#server/kit/errors.ts';
import type { FileAnswer } from '#server/kit/file-answer.ts';
import type { OwnCompany } from '#server/kit/tenancy.ts';
import { avatarFileKey } from './avatar-files.ts';

/** The word in an address that stands for all providers. */
const ALL_PROVIDERS = 'all';

export type AvatarsService = ReturnType<typeof createAvatarsService>;

/** The presenters of every provider that is set up. */
export function createAvatarsService({
  blobs,
  live,
  log,
  db,
}: Pick<Context, 'live' | 'blobs' | 'log' | 'db'>) {
  const files = createFileCache(blobs);
  const makers = () => live.vendors().makers;
  /** The last list of each provider, for calls that must not wait. */
  const heard = new WeakMap<PresenterProvider, Avatar[]>();

  function makerOf(provider: string): PresenterProvider {
    const maker = makers().find(({ id }) => id === provider);
    if (maker) return maker;
    const isKnown = PRESENTER_PROVIDERS.some((id) => id === provider);
    throw new AppError(isKnown ? 'PRESENTER_VENDOR_MISSING' : 'NOT_FOUND');
  }

  async function listOf(maker: PresenterProvider, refresh: boolean): Promise<Avatar[]> {
    const avatars = rankAvatars(await maker.avatars({ refresh })).map((avatar) => ({
      ...avatar,
      preview_image_url: addressOf('image', avatar),
      preview_video_url: avatar.preview_video_url && addressOf('clip', avatar),
    }));
    heard.set(maker, avatars);
    return avatars;
  }

  /** A vendor that fails keeps its last list. The others are not affected. */
  async function listAll(refresh: boolean): Promise<Avatar[]> {
    const lists = await Promise.all(
      makers().map((maker) =>
        listOf(maker, refresh).catch((error: unknown) => {
          const code = errorCodeOf(error);
          log.warn({ provider: maker.id, code }, 'a list of presenters could not be had');
          return heard.get(maker) ?? [];
        }),
      ),
    );
    return rankAvatars(lists.flat());
  }

  async function fileOf(
    kind: 'image' | 'clip',
    provider: string,
    avatarId: string,
    write: (maker: PresenterProvider, path: string) => Promise<MediaType | null>,
  ): Promise<FileAnswer> {
    const maker = makerOf(provider);
    const key = avatarFileKey(kind, avatarId);
    const blob = await files.get(key, '', async (temporary) => {
      const written = await write(maker, temporary).catch((error: unknown) => {
        // An unknown presenter is a wrong address here, not a wrong choice.
        if (errorCodeOf(error) === 'PRESENTER_UNKNOWN') return null;
        throw error;
      });
      if (!written) throw new AppError('NOT_FOUND');
    });
    return { blob, mediaType: kind === 'clip' ? 'video/mp4' : 'image/png', isImmutable: true };
  }

  return {
    /** The providers of presenters. `problem` says why one cannot be used. */
    providers(language: Language): PresenterProviderInfo[] {
      return PRESENTER_PROVIDERS.map((id) => {
        const code = 'PRESENTER_VENDOR_MISSING';
        const isHere = makers().some((maker) => maker.id === id);
        return {
          id,
          problem: isHere ? null : { code, message: errorMessage(code, language) },
          pricePerSecond: id === 'local' ? null : (live.choices().heygen?.pricePerSecond ?? null),
        };
      });
    },

    /**
     * The presenters on offer, the best for a vertical frame first. Before them the own people of a
     * company, whom the studio itself shows.
     */
    async list(
      provider: string,
      { refresh = false, companyId = null }: { refresh?: boolean; companyId?: OwnCompany | null },
    ): Promise<Avatar[]> {
      const isOurs = provider === ALL_PROVIDERS || provider === 'local';
      const own = companyId && isOurs ? await ownPresenters(db, companyId) : [];
      const others =
        provider === ALL_PROVIDERS ? listAll(refresh) : listOf(makerOf(provider), refresh);
      return [...own, ...(await others)];
    },

    async find(provider: string, id: string): Promise<Avatar | undefined> {
      const find = (avatars: Avatar[]) => avatars.find(({ avatar_id }) => avatar_id === id);
      const maker = makerOf(provider);
      return find(await listOf(maker, false)) ?? find(await listOf(maker, true));
    },

    /** The lists in memory. A vendor without one is asked meanwhile, and nobody waits for it. */
    async known(): Promise<Avatar[]> {
      const lists = makers().map((maker) => {
        const asked = heard.has(maker) ? null : listOf(maker, false).catch(() => []);
        return (maker.id === 'local' && asked) || (heard.get(maker) ?? []);
      });
      return (await Promise.all(lists)).flat();
    },

    image: (provider: string, avatarId: string) =>
      fileOf('image', provider, avatarId, (maker, path) => maker.still(avatarId, path)),
    clip: (provider: string, avatarId: string) =>
      fileOf('clip', provider, avatarId, (maker, path) => maker.clip(avatarId, path)),
  };
}

const addressOf = (kind: 'image' | 'clip', { provider, avatar_id }: Avatar): string =>
  avatarEndpoints[kind].path
    .replace('{provider}', provider)
    .replace('{avatarId}', encodeURIComponent(avatar_id));
