import type { PackageRequest, PlayerContent, PlayerCourse } from '@tarima/contract';
import { companyPalette } from '@tarima/stage';
import { inParallel } from '@tarima/text';
import type { Context } from '#server/context.ts';
import { lookOf } from '#server/features/looks/looks.service.ts';
import { findCompanyName } from './playable.repo.ts';
import { captionsOf, transcriptOf } from './player-content.ts';
import {
  outlineOf,
  type PlayableContent,
  type PlayableProject,
  type PlayableVideo,
} from './project-outline.ts';

const READ_AT_ONCE = 8;

export type PlayableOptions = Omit<PackageRequest, 'format'>;
export type FinishedContent = PlayableContent & { video: PlayableVideo };
/** Gives the addresses of a content's files, as the player's page asks for them. */
export type Addresses = (
  content: FinishedContent,
) => Pick<PlayerContent['video'], 'url' | 'posterUrl'>;

export type { PlayableContent, PlayableVideo } from './project-outline.ts';

export type PlayableService = ReturnType<typeof createPlayableService>;

/** The one place that turns a project into what learners play, in a package or behind a link. */
export function createPlayableService(context: Pick<Context, 'db' | 'blobs'>) {
  const { db } = context;

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
    /** The title and language in which learners read it. */
    async headOf(project: PlayableProject): Promise<Pick<PlayerCourse, 'title' | 'language'>> {
      const { title, language } = await outlineOf(context, project);
      return { title, language };
    },

    /** All contents in their order, also those without a video. */
    async contents(project: PlayableProject): Promise<PlayableContent[]> {
      const { modules } = await outlineOf(context, project);
      return modules.flatMap(({ contents }) => contents);
    },

    /**
     * The course as the player takes it, and the videos that it plays, by content. Only asked
     * contents with a finished video are part of it, so it may be empty.
     */
    async course(
      project: PlayableProject,
      options: PlayableOptions,
      addresses: Addresses,
    ): Promise<{ course: PlayerCourse; videos: Map<string, PlayableVideo> }> {
      const { title, description, language, modules } = await outlineOf(context, project);
      const isPlayed = (content: PlayableContent): content is FinishedContent =>
        content.video !== null && (options.contentIds?.includes(content.id) ?? true);
      const finished = modules.flatMap(({ contents }) => contents.filter(isPlayed));
      const playing = await inParallel(finished, READ_AT_ONCE, (content) =>
        contentOf(content, options, addresses(content)),
      );
      const byId = new Map(playing.map((content) => [content.id, content]));
      const look = await lookOf(db, project.companyId);
      const course = {
        ...{ id: project.id, title, description, language },
        publisher: await findCompanyName(db, project.companyId),
        accent: look && companyPalette(look).accent,
        madeAt: newestOf(finished, project.createdAt).toISOString(),
        modules: modules
          .map((module) => ({
            title: module.title,
            contents: module.contents.flatMap(({ id }) => byId.get(id) ?? []),
          }))
          .filter(({ contents }) => contents.length > 0),
        completion: reachable(options, playing),
        hasCertificate: options.hasCertificate,
      };
      return { course, videos: new Map(finished.map(({ id, video }) => [id, video])) };
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
