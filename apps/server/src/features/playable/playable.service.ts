import type { PackageRequest, PlayerContent, PlayerCourse } from '@tarima/contract';
import { inParallel } from '@tarima/text';
import type { Context } from '#server/context.ts';
import { captionsOf, frameOf, transcriptOf } from './player-content.ts';
import {
  type FinishedContent,
  finishedModules,
  type Heading,
  headingOf,
  type Outline,
  outlineOf,
  type PlayableProject,
  type PlayableVideo,
  playableVideoOf,
  type SpokenOutline,
  spokenOutlineOf,
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
  type SpokenOutline,
} from './project-outline.ts';

export type PlayableService = ReturnType<typeof createPlayableService>;

/** The one place that turns a project into a course for learners. */
export function createPlayableService({ db, blobs }: Pick<Context, 'db' | 'blobs'>) {
  async function contentOf(
    { id, title, video, questions }: FinishedContent,
    { hasCaptions, hasQuestions }: PlayableOptions,
    spoken: SpokenOutline['spoken'],
    addresses: ReturnType<Addresses>,
  ): Promise<PlayerContent> {
    const said = spoken.get(video.id);
    return {
      ...{ id, title },
      video: { ...addresses, seconds: video.durationSeconds ?? 0, ...frameOf(said?.recipe) },
      captions: hasCaptions ? await captionsOf(blobs, video.blobs.captions) : [],
      transcript: said ? await transcriptOf(said.recipe, said.provenance) : [],
      questions: hasQuestions ? questions : [],
    };
  }

  return {
    heading: (project: PlayableProject): Promise<Heading> => headingOf(db, project),

    outline: (project: PlayableProject): Promise<Outline> => outlineOf(db, project),

    /** The outline with all that its videos say: megabytes, for a long course. */
    spokenOutline: (project: PlayableProject): Promise<SpokenOutline> =>
      spokenOutlineOf(db, project),

    /** The video of one content, if learners can be shown it. */
    video: (project: PlayableProject, contentId: string): Promise<PlayableVideo | null> =>
      playableVideoOf(db, project, contentId),

    /**
     * The course as the player takes it, and the videos that it plays, by content. It has the
     * asked contents with a finished video, so it may be empty.
     */
    async course(
      outline: SpokenOutline,
      options: PlayableOptions,
      addresses: Addresses,
    ): Promise<{ course: PlayerCourse; videos: Map<string, PlayableVideo> }> {
      const { id, title, description, language, publisher, accent } = outline;
      const modules = finishedModules(outline, options.contentIds);
      const finished = modules.flatMap(({ contents }) => contents);
      const playing = await inParallel(finished, READ_AT_ONCE, (content) =>
        contentOf(content, options, outline.spoken, addresses(content)),
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

/** The time of the newest video. The same videos always give the same course. */
function newestOf(finished: FinishedContent[], start: Date): Date {
  const times = finished.map(({ video }) => video.finishedAt?.getTime() ?? 0);
  return new Date(times.reduce((latest, time) => Math.max(latest, time), start.getTime()));
}

/** Nobody could reach a mark where nothing is asked. */
const reachable = ({ completion }: PlayableOptions, contents: PlayerContent[]) =>
  contents.some(({ questions }) => questions.length > 0)
    ? completion
    : { ...completion, mark: null };
