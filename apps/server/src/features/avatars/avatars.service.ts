import { writeFile } from 'node:fs/promises';
import { type Avatar, avatarEndpoints } from '@tarima/contract';
import { createFileCache } from '#server/blobs/cached-file.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { FileAnswer } from '#server/http/send-file.ts';

const LOCAL_PROVIDER = 'local';
const STILL_SIZE = { width: 540, height: 720 };

export type AvatarsService = ReturnType<typeof createAvatarsService>;

export function createAvatarsService({ providers, blobs }: Pick<Context, 'providers' | 'blobs'>) {
  const stills = createFileCache(blobs);
  const avatars = providers.presenters
    .list()
    .map((avatar) => ({ ...avatar, preview_image_url: imageAddress(avatar.avatar_id) }));

  const find = (id: string): Avatar | undefined =>
    avatars.find((avatar) => avatar.avatar_id === id);

  return {
    find,
    list(provider: string): Avatar[] {
      if (provider !== LOCAL_PROVIDER) throw new AppError('NOT_FOUND');
      return avatars;
    },
    async image(provider: string, avatarId: string): Promise<FileAnswer> {
      const avatar = provider === LOCAL_PROVIDER ? find(avatarId) : undefined;
      if (!avatar) throw new AppError('NOT_FOUND');
      const { width, height } = STILL_SIZE;
      const key = `stills/${avatar.avatar_id}-${width}x${height}.png`;
      const path = await stills.get(key, '.png', async (temporary) => {
        await writeFile(
          temporary,
          await providers.presenters.renderStill(avatar.avatar_id, width, height),
        );
      });
      return { path, mediaType: 'image/png', isImmutable: true };
    },
  };
}

function imageAddress(avatarId: string): string {
  return avatarEndpoints.image.path
    .replace('{provider}', LOCAL_PROVIDER)
    .replace('{avatarId}', encodeURIComponent(avatarId));
}
