import { DEFAULT_LOCALE, type VideoSettings, videoSettingsSchema } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { ProjectsService } from '#server/features/projects/projects.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { findLastSettings, findSettings, saveSettings } from './video-settings.repo.ts';

export type VideoSettingsService = ReturnType<typeof createVideoSettingsService>;

export function createVideoSettingsService(
  { db }: Pick<Context, 'db'>,
  { projects }: { projects: ProjectsService },
) {
  return {
    /** The chosen settings, with defaults for the rest. */
    async get(actor: Actor, projectId: string): Promise<VideoSettings> {
      const project = await projects.authorize(actor, projectId);
      return withLocale(videoSettingsSchema.parse((await findSettings(db, project.id)) ?? {}));
    },
    /** The person's last settings in the company; null once the project has its own. */
    async lastUsed(actor: Actor, projectId: string): Promise<VideoSettings | null> {
      const { id, companyId, language } = await projects.authorize(actor, projectId);
      if (await findSettings(db, id)) return null;
      const last = await findLastSettings(db, { companyId, createdBy: actor.id, language });
      return last && withLocale(videoSettingsSchema.parse(last));
    },
    async save(actor: Actor, projectId: string, settings: VideoSettings): Promise<VideoSettings> {
      const project = await projects.authorize(actor, projectId);
      await saveSettings(db, project.id, settings);
      return withLocale(settings);
    },
  };
}

const withLocale = (settings: VideoSettings): VideoSettings => ({
  ...settings,
  locale: settings.locale || DEFAULT_LOCALE,
});
