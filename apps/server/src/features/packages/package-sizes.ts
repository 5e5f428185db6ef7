import { DEFAULT_COMPLETION, type HandOver, type PlayerCourse } from '@tarima/contract';
import { certificateSize, contentSize, ownSizes } from '@tarima/delivery';
import { inParallel } from '@tarima/text';
import type { Context } from '#server/context.ts';
import type {
  PlayableService,
  PlayableVideo,
  SpokenOutline,
} from '#server/features/playable/playable.service.ts';
import { builtPlayer } from './built-player.ts';

const AT_ONCE = 8;
const MOST_KEPT = 100;
const WHOLE = {
  ...{ hasCaptions: true, hasQuestions: true, hasCertificate: false },
  completion: DEFAULT_COMPLETION,
};
const NOWHERE = { url: '', posterUrl: '' };
/** Of a video whose file is gone. Only the making of a package refuses it. */
const NOTHING = { bytes: 0, captionBytes: 0 };

type OwnSizes = Pick<HandOver, 'ownBytes' | 'certificateBytes'>;
export type PackageSizes = OwnSizes & {
  /** By content. */
  contents: Map<string, { bytes: number; captionBytes: number }>;
};

/** The bytes of a package before it is made. People see them before they ask for it. */
export function createPackageSizes(
  { blobs, log, providers }: Pick<Context, 'blobs' | 'log' | 'providers'>,
  { playable }: { playable: PlayableService },
) {
  /** By all that they depend on. An open page asks again at each step of a package. */
  const kept = new Map<string, Promise<OwnSizes>>();

  function ownSizesOf(course: PlayerCourse): Promise<OwnSizes> {
    const described = { ...course, modules: [] };
    const key = JSON.stringify(described);
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const playerFolder = builtPlayer(providers);
    const sizes = Promise.all([
      ownSizes({ course: described, playerFolder, structurePdfPath: null }),
      certificateSize(playerFolder),
    ]).then(([ownBytes, certificateBytes]) => ({ ownBytes, certificateBytes }));
    kept.set(key, sizes);
    sizes.catch(() => kept.delete(key));
    return sizes;
  }

  async function sizeOf(
    course: PlayerCourse,
    content: PlayerCourse['modules'][number]['contents'][number],
    { blobs: keys }: PlayableVideo,
  ) {
    try {
      const mediaBytes = (await blobs.sizeOf(keys.video)) + (await blobs.sizeOf(keys.poster));
      return contentSize(content, mediaBytes, course);
    } catch (error) {
      log.warn({ err: error, content: content.id }, 'a video has no size');
      return NOTHING;
    }
  }

  return async (outline: SpokenOutline): Promise<PackageSizes> => {
    const { course, videos } = await playable.course(outline, WHOLE, () => NOWHERE);
    const contents = course.modules.flatMap((module) => module.contents);
    const sizes = await inParallel(contents, AT_ONCE, async (content) => {
      const video = videos.get(content.id);
      return [content.id, video ? await sizeOf(course, content, video) : NOTHING] as const;
    });
    return { contents: new Map(sizes), ...(await ownSizesOf(course)) };
  };
}
