import type { PlayerCourse, Question } from '@tarima/contract';
import { companyPalette } from '@tarima/stage';
import type { Context } from '#server/context.ts';
import { lookOf } from '#server/features/looks/looks.service.ts';
import type { ProjectRow } from '#server/features/projects/projects.service.ts';
import { questionsByContent } from '#server/features/questions/stored-questions.ts';
import { resultOf, type VideoFile, videoFileKey } from '#server/features/videos/video-files.ts';
import {
  type FinishedVideo,
  findCompanyName,
  findPlannedCourse,
  listFinishedVideos,
} from './playable.repo.ts';

export type PlayableProject = Pick<
  ProjectRow,
  'id' | 'companyId' | 'type' | 'name' | 'language' | 'createdAt'
>;

/** A finished video and its files. */
export type PlayableVideo = FinishedVideo & {
  /** Names these files for ever. A video that is made again has other ones. */
  version: string;
  paths: Record<VideoFile, string>;
};

/** A content of a course, or the only one of a video project, whose id is the project's. */
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

/** All that learners can be shown of a project now, before anybody chooses a part of it. */
export type Outline = Pick<
  PlayerCourse,
  'id' | 'title' | 'description' | 'language' | 'publisher' | 'accent'
> & {
  createdAt: Date;
  /** Of the course's structure. 0 for a video project. */
  revision: number;
  modules: { title: string; contents: PlayableContent[] }[];
};

/** The project's contents in their places, each with its newest finished video. */
export async function outlineOf(
  { db, blobs }: Pick<Context, 'db' | 'blobs'>,
  project: PlayableProject,
): Promise<Outline> {
  const found = await listFinishedVideos(db, project.id);
  const videos = new Map(found.map((video) => [video.contentId, video]));
  const questions = await questionsByContent(db, project.id);
  const filled = (contentId: string | null, title: string, moduleTitle: string) => {
    const video = videos.get(contentId);
    return {
      ...{ id: contentId ?? project.id, title, moduleTitle },
      questions: questions.get(contentId) ?? [],
      video: video ? withFiles(blobs, video) : null,
    };
  };
  const look = await lookOf(db, project.companyId);
  const common = {
    ...{ id: project.id, createdAt: project.createdAt, revision: 0 },
    publisher: await findCompanyName(db, project.companyId),
    accent: look && companyPalette(look).accent,
  };
  if (project.type === 'video') {
    const language = videos.get(null)?.recipe.language ?? project.language;
    const modules = [{ title: '', contents: [filled(null, project.name, '')] }];
    return { ...common, title: project.name, description: '', language, modules };
  }
  const course = await findPlannedCourse(db, project.id);
  const { title = project.name, description = '', modules = [] } = course?.structure ?? {};
  return {
    ...common,
    ...{ title, description, language: course?.plan.language ?? project.language },
    revision: course?.revision ?? 0,
    modules: modules.map((module) => ({
      title: module.title,
      contents: module.contents.map(({ id, title }) => filled(id, title, module.title)),
    })),
  };
}

function withFiles(blobs: Context['blobs'], video: FinishedVideo): PlayableVideo | null {
  const version = resultOf(video);
  if (!version) return null;
  const path = (file: VideoFile) => blobs.pathOf(videoFileKey(video.id, version, file));
  const paths = { video: path('video'), captions: path('captions'), poster: path('poster') };
  return { ...video, version, paths };
}

/** The modules with those of the asked contents that have a finished video, and no others. */
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
