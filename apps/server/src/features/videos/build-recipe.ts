import type { GenerateVideo, Language } from '@tarima/contract';
import { countSpokenWords } from '@tarima/text';
import type { Queryable } from '#server/db/database.ts';
import type { VideoRecipe } from '#server/db/tables/video-recipe.ts';
import type { AvatarsService } from '#server/features/catalogue/avatars.service.ts';
import type { VoicesService } from '#server/features/catalogue/voices.service.ts';
import { listCourseContents } from '#server/features/courses/course-contents.service.ts';
import { figuresOfVideo } from '#server/features/figures/script-figures.ts';
import { lookOf } from '#server/features/looks/looks.service.ts';
import { portraitOf } from '#server/features/portraits/portraits.service.ts';
import type { ProjectsService } from '#server/features/projects/projects.service.ts';
import type { ScriptsService } from '#server/features/projects/scripts.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError, validationFailed } from '#server/kit/errors.ts';
import { planSettingsOf } from './plan-settings.ts';
import { pronunciationsOfVideo } from './video-pronunciations.ts';
import type { VideoSettingsService } from './video-settings.service.ts';

export type RecipeSources = {
  projects: ProjectsService;
  scripts: ScriptsService;
  videoSettings: VideoSettingsService;
  avatars: AvatarsService;
  voices: VoicesService;
};
type AuthorizedProject = Awaited<ReturnType<ProjectsService['authorize']>>;

/** The text of a video, and its place in a course. */
type Spoken = {
  title: string;
  script: string;
  language: Language;
  /** Null for a video project, which has only one script. */
  scriptId: string | null;
  module: string | null;
};
export type Ordered = Pick<Spoken, 'scriptId' | 'module'> & {
  project: AuthorizedProject;
  recipe: VideoRecipe;
};

/**
 * Everything that a video is made of, as it is now. Later edits do not reach a requested video.
 * Refuses impossible requests before anything starts.
 */
export async function buildRecipe(
  db: Queryable,
  sources: RecipeSources,
  actor: Actor,
  request: GenerateVideo,
): Promise<Ordered> {
  const project = await sources.projects.authorize(actor, request.projectId);
  const { title, script, language, scriptId, module } =
    project.type === 'course'
      ? await spokenByContent(db, project, request.scriptId)
      : await spokenByProject(sources.scripts, project);
  if (countSpokenWords(script) === 0) throw new AppError('NOTHING_TO_SAY');
  const { templateId, ...saved } = await sources.videoSettings.get(actor, project.id);
  const { videoFormat, background, resolution, captionPlace } = saved;
  const settings = await planSettingsOf(
    sources,
    {
      ...{ ...request, videoFormat, background, resolution, captionPlace },
      templateId: request.templateId ?? templateId,
      look: await lookOf(db, project.companyId),
      portrait: await portraitOf(db, project.companyId, request.avatarId),
    },
    [language],
  );
  const words = { title, script, language, settings };
  const recipe = {
    ...words,
    ...(await figuresOfVideo(db, project, words)),
    ...(await pronunciationsOfVideo(db, project.companyId, words)),
  };
  return { project, scriptId, module, recipe };
}

async function spokenByProject(
  scripts: ScriptsService,
  project: AuthorizedProject,
): Promise<Spoken> {
  const { content, language } = await scripts.spokenContent(project);
  return { title: project.name, script: content, language, scriptId: null, module: null };
}

async function spokenByContent(
  db: Queryable,
  project: AuthorizedProject,
  scriptId: string | undefined,
): Promise<Spoken> {
  if (!scriptId) throw validationFailed([{ path: 'scriptId', message: 'of a course: which?' }]);
  const contents = await listCourseContents(db, project.id);
  const content = contents.find(({ script }) => script?.id === scriptId);
  if (!content?.script) throw new AppError('NOT_FOUND');
  const { title, moduleTitle: module, script } = content;
  return { title, script: script.content, language: script.language, scriptId, module };
}
