import { type GenerateVideo, TEMPLATES, type Template } from '@tarima/contract';
import { countSpokenWords } from '@tarima/text';
import { AppError } from '#server/errors.ts';
import type { AvatarsService } from '../avatars/avatars.service.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import type { ScriptsService } from '../scripts/scripts.service.ts';
import type { Actor } from '../session/session.service.ts';
import type { VideoSettingsService } from '../video-settings/video-settings.service.ts';
import type { VoicesService } from '../voices/voices.service.ts';
import type { VideoRecipe } from './video-recipe.ts';

export type RecipeSources = {
  projects: ProjectsService;
  scripts: ScriptsService;
  videoSettings: VideoSettingsService;
  avatars: AvatarsService;
  voices: VoicesService;
};
type AuthorizedProject = Awaited<ReturnType<ProjectsService['authorize']>>;

/**
 * Everything a video is made of, as it stands now: later edits do not reach a video that was asked
 * for. Refuses what cannot be made, before anything is started.
 */
export async function buildRecipe(
  sources: RecipeSources,
  actor: Actor,
  request: GenerateVideo,
): Promise<{ project: AuthorizedProject; recipe: VideoRecipe }> {
  const project = await sources.projects.authorize(actor, request.projectId);
  const script = await sources.scripts.spokenContent(project);
  if (countSpokenWords(script.content) === 0) throw new AppError('NOTHING_TO_SAY');
  const voice = await sources.voices.find(request.voiceId);
  if (!voice) throw new AppError('VOICE_UNKNOWN');
  const chosen = await sources.videoSettings.get(actor, project.id);
  const isStock = request.videoMode === 'stock';
  return {
    project,
    recipe: {
      title: project.name,
      script: script.content,
      language: script.language,
      settings: {
        mode: request.videoMode,
        presenterId: isStock ? null : presenterOf(sources.avatars, request.avatarId),
        templateId: isStock ? templateOf(request.templateId ?? chosen.templateId) : null,
        background: chosen.background,
        format: chosen.videoFormat,
        voiceId: voice.voice_id,
        ...(request.locale && { locale: request.locale }),
      },
    },
  };
}

function presenterOf(avatars: AvatarsService, id: string | undefined): string {
  const avatar = id ? avatars.find(id) : undefined;
  if (!avatar) throw new AppError('PRESENTER_UNKNOWN');
  return avatar.avatar_id;
}

function templateOf(id: string | null): Template {
  const template = id === null ? TEMPLATES[0] : TEMPLATES.find((known) => known === id);
  if (!template) throw new AppError('TEMPLATE_UNKNOWN');
  return template;
}
