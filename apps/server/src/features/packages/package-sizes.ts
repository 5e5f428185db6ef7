import { DEFAULT_COMPLETION, type HandOver } from '@tarima/contract';
import { contentSize, ownSizes } from '@tarima/delivery';
import { inParallel } from '@tarima/text';
import type { Context } from '#server/context.ts';
import type { Outline, PlayableService } from '#server/features/playable/playable.service.ts';
import { createPosters } from './posters.ts';

const AT_ONCE = 8;
const WHOLE = {
  ...{ hasCaptions: true, hasQuestions: true, hasCertificate: true },
  completion: DEFAULT_COMPLETION,
};

export type PackageSizes = Pick<HandOver, 'ownBytes'> & {
  /** By content. */
  contents: Map<string, { bytes: number; captionBytes: number }>;
};

/** The bytes of a package before it is made, so that people know what they ask for. */
export function createPackageSizes(
  { log, providers }: Pick<Context, 'log' | 'providers'>,
  { playable }: { playable: PlayableService },
) {
  const posters = createPosters({ log });

  return async (outline: Outline): Promise<PackageSizes> => {
    const { course, videos } = await playable.course(outline, WHOLE, () => ({
      ...{ url: '', posterUrl: '' },
    }));
    const contents = course.modules.flatMap((module) => module.contents);
    const sizes = await inParallel(contents, AT_ONCE, async (content) => {
      const paths = videos.get(content.id)?.paths;
      const size = await contentSize(content, {
        videoPath: paths?.video ?? '',
        posterPath: await posters.find(paths?.poster ?? ''),
      });
      return [content.id, size] as const;
    });
    const { playerFolder } = providers;
    const ownBytes = await ownSizes({ course, playerFolder, structurePdfPath: null });
    return { contents: new Map(sizes), ownBytes };
  };
}
