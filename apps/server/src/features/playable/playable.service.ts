import type { PackageRequest, PlayerContent, PlayerCourse } from '@tarima/contract';
import { inParallel } from '@tarima/text';
import type { Context } from '#server/context.ts';
import { captionsOf, transcriptOf } from './player-content.ts';
import {
  type FinishedContent,
  finishedModules,
  type Outline,
  outlineOf,
  type PlayableProject,
  type PlayableVideo,
} from './project-outline.ts';

const READ_AT_ONCE = 8;

export type PlayableOptions = Omit<PackageRequest, 'format'>;
/** Gives the addresses of a content's files, as the player's page asks for them. */
export type Addresses = (
  content: FinishedContent,
) => Pick<PlayerContent['video'], 'url' | 'posterUrl'>;

export {
  type FinishedContent,
  finishedModules,
  type Outline,
  type PlayableVideo,
} from './project-outline.ts';

export type PlayableService = ReturnType<typeof createPlayableService>;

/** The one place that turns a project into what learners play, in a package or behind a link. */
export function createPlayableService(context: Pick<Context, 'db' | 'blobs'>) {
  async function contentOf(
    { id, title, video, questions }: FinishedContent,
    { hasCaptions, hasQuestions }: PlayableOptions,
    addresses: ReturnType<Addresses>,
  ): Promise<PlayerContent> {
    return {
      ...{ id, title },
      video: { ...addresses, seconds: video.durationSeconds ?? 0 },
      captions: hasCaptions ? await captionsOf(video.paths.captions) : [],
      transcript: await transcriptOf(video.recipe, video.provenance),
      questions: hasQuestions ? questions : [],
    };
  }

  return {
    outline: (project: PlayableProject): Promise<Outline> => outlineOf(context, project),

    /**
     * The course as the player takes it, and the videos that it plays, by content. Only asked
     * contents with a finished video are part of it, so it may be empty.
     */
    async course(
      outline: Outline,
      options: PlayableOptions,
      addresses: Addresses,
    ): Promise<{ course: PlayerCourse; videos: Map<string, PlayableVideo> }> {
      const { id, title, description, language, publisher, accent } = outline;
      const modules = finishedModules(outline, options.contentIds);
      const finished = modules.flatMap(({ contents }) => contents);
      const playing = await inParallel(finished, READ_AT_ONCE, (content) =>
        contentOf(content, options, addresses(content)),
      );
      const byId = new Map(playing.map((content) => [content.id, content]));
      const course = {
        ...{ id, title, description, language, publisher, accent },
        madeAt: newestOf(finished, outline.createdAt).toISOString(),
        modules: modules.map((module) => ({
          title: module.title,
          contents: module.contents.flatMap((content) => byId.get(content.id) ?? []),
        })),
        completion: reachable(options, playing),
        hasCertificate: options.hasCertificate,
      };
      return {
        course,
        videos: new Map(finished.map((content) => [content.id, content.video])),
      };
    },
  };
}

/** The time of the newest video, so that the same videos always give the same course. */
function newestOf(finished: FinishedContent[], start: Date): Date {
  const times = finished.map(({ video }) => video.finishedAt?.getTime() ?? 0);
  return new Date(times.reduce((latest, time) => Math.max(latest, time), start.getTime()));
}

/** Nobody could reach a mark where nothing is asked. */
const reachable = ({ completion }: PlayableOptions, contents: PlayerContent[]) =>
  contents.some(({ questions }) => questions.length > 0)
    ? completion
    : { ...completion, mark: null };
