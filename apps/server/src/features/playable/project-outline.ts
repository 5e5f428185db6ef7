import type { PlayerCourse, Question } from '@tarima/contract';
import { companyPalette } from '@tarima/stage';
import type { Queryable } from '#server/db/database.ts';
import { lookOf } from '#server/features/looks/looks.service.ts';
import type { ProjectRow } from '#server/features/projects/projects.service.ts';
import { questionsByContent } from '#server/features/questions/stored-questions.ts';
import { resultOf, type VideoFile, videoFileKey } from '#server/features/videos/video-files.ts';
import {
  type FinishedVideo,
  findCompanyName,
  findFinishedVideo,
  findPlannedCourse,
  findSpokenLanguage,
  listFinishedVideos,
  type PlannedCourse,
  readSpoken,
  type Spoken,
} from './playable.repo.ts';

export type PlayableProject = Pick<
  ProjectRow,
  'id' | 'companyId' | 'type' | 'name' | 'language' | 'createdAt'
>;

/** A finished video and its files. */
export type PlayableVideo = FinishedVideo & {
  /** Names these files for ever. A video that is made again has other ones. */
  version: string;
  /** Their keys among the blobs. */
  blobs: Record<VideoFile, string>;
};

/** A content of a course. A video project has one, with the project's id. */
export type PlayableContent = {
  id: string;
  title: string;
  /** Empty for a video project. */
  moduleTitle: string;
  questions: Question[];
  /** Null until it is finished. */
  video: PlayableVideo | null;
};

export type FinishedContent = PlayableContent & { video: PlayableVideo };

/** The title of a project, and the rest that stands above its contents. */
export type Heading = Pick<PlayerCourse, 'id' | 'title' | 'description' | 'language' | 'publisher'>;

/** The contents that learners can be shown of a project now. Choices take a part of it. */
export type Outline = Heading & {
  accent: PlayerCourse['accent'];
  createdAt: Date;
  /** Of the course's structure. 0 for a video project. */
  revision: number;
  modules: { title: string; contents: PlayableContent[] }[];
};

/** An outline with all that its videos say, by video. */
export type SpokenOutline = Outline & { spoken: Map<string, Spoken> };

export async function headingOf(db: Queryable, project: PlayableProject): Promise<Heading> {
  return headingOfPlanned(db, project, await plannedOf(db, project));
}

/** The project's contents in their places, each with its newest finished video. */
export async function outlineOf(db: Queryable, project: PlayableProject): Promise<Outline> {
  const planned = await plannedOf(db, project);
  const found = await listFinishedVideos(db, project.id);
  const videos = new Map(found.map((video) => [video.contentId, video]));
  const questions = await questionsByContent(db, project.id);
  const filled = (contentId: string | null, title: string, moduleTitle: string) => {
    const video = videos.get(contentId);
    return {
      ...{ id: contentId ?? project.id, title, moduleTitle },
      questions: questions.get(contentId) ?? [],
      video: video ? withFiles(video) : null,
    };
  };
  const look = await lookOf(db, project.companyId);
  const modules =
    project.type === 'video'
      ? [{ title: '', contents: [filled(null, project.name, '')] }]
      : (planned?.structure.modules ?? []).map((module) => ({
          title: module.title,
          contents: module.contents.map(({ id, title }) => filled(id, title, module.title)),
        }));
  return {
    ...(await headingOfPlanned(db, project, planned)),
    accent: look && companyPalette(look).accent,
    createdAt: project.createdAt,
    revision: planned?.revision ?? 0,
    modules,
  };
}

export async function spokenOutlineOf(
  db: Queryable,
  project: PlayableProject,
): Promise<SpokenOutline> {
  const outline = await outlineOf(db, project);
  const contents = outline.modules.flatMap((module) => module.contents);
  const videoIds = contents.flatMap(({ video }) => video?.id ?? []);
  return { ...outline, spoken: await readSpoken(db, videoIds) };
}

/** The video that learners are shown of one content. */
export async function playableVideoOf(
  db: Queryable,
  { id, type }: PlayableProject,
  contentId: string,
): Promise<PlayableVideo | null> {
  const isOnlyVideo = type === 'video';
  if (isOnlyVideo && contentId !== id) return null;
  const video = await findFinishedVideo(db, id, isOnlyVideo ? null : contentId);
  return video && withFiles(video);
}

const plannedOf = async (db: Queryable, { id, type }: PlayableProject) =>
  type === 'video' ? null : findPlannedCourse(db, id);

async function headingOfPlanned(
  db: Queryable,
  project: PlayableProject,
  planned: PlannedCourse | null,
): Promise<Heading> {
  const language =
    project.type === 'video'
      ? await findSpokenLanguage(db, project.id)
      : (planned?.plan.language ?? null);
  return {
    id: project.id,
    title: planned?.structure.title ?? project.name,
    description: planned?.structure.description ?? '',
    language: language ?? project.language,
    publisher: await findCompanyName(db, project.companyId),
  };
}

function withFiles(video: FinishedVideo): PlayableVideo | null {
  const version = resultOf(video);
  if (!version) return null;
  const key = (file: VideoFile) => videoFileKey(video.id, version, file);
  const blobs = { video: key('video'), captions: key('captions'), poster: key('poster') };
  return { ...video, version, blobs };
}

/** The modules with the asked contents that have a finished video. Empty ones are left out. */
export function finishedModules(
  { modules }: Outline,
  asked: string[] | undefined,
): { title: string; contents: FinishedContent[] }[] {
  const isPlayed = (content: PlayableContent): content is FinishedContent =>
    content.video !== null && (asked?.includes(content.id) ?? true);
  return modules
    .map(({ title, contents }) => ({ title, contents: contents.filter(isPlayed) }))
    .filter(({ contents }) => contents.length > 0);
}
