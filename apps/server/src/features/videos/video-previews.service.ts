import { type GenerateVideo, isPlainVoice, type Timeline, videoEndpoints } from '@tarima/contract';
import { createFileCache } from '#server/blobs/cached-file.ts';
import type { Context } from '#server/context.ts';
import { filesOfFigures } from '#server/features/figures/script-figures.ts';
import type { ModelUsageService } from '#server/features/usage/model-usage.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError, errorCodeOf } from '#server/kit/errors.ts';
import { askerOf } from '#server/kit/fair-line.ts';
import type { FileAnswer } from '#server/kit/file-answer.ts';
import { buildRecipe, type RecipeSources } from './build-recipe.ts';
import { recipeOfFirstScene } from './first-scene.ts';
import { makerOf } from './plan-settings.ts';
import { previewAudioKey, previewIdOf, projectOfPreview } from './preview-files.ts';

type PreviewRequest = GenerateVideo & { onlyFirstScene?: boolean | undefined };

/** Videos that are drawn by the browser, before anything is rendered. */
export function createVideoPreviewsService(
  {
    db,
    blobs,
    line,
    live,
    providers,
  }: Pick<Context, 'db' | 'blobs' | 'line' | 'live' | 'providers'>,
  { modelUsage, ...sources }: RecipeSources & { modelUsage: ModelUsageService },
) {
  const { presenters } = providers;
  const previews = createFileCache(blobs);
  const onProgress = () => undefined;

  return {
    /**
     * Speaks the script and answers the timeline that draws it. The audio is kept until the
     * script's next preview or the end of the project.
     */
    async preview(
      actor: Actor,
      { onlyFirstScene = false, ...request }: PreviewRequest,
      signal: AbortSignal,
    ): Promise<{ timeline: Timeline; audioUrl: string }> {
      const { project, recipe: whole, scriptId } = await buildRecipe(db, sources, actor, request);
      const recipe = onlyFirstScene ? recipeOfFirstScene(whole) : whole;
      if (makerOf(recipe.settings) !== 'local') throw new AppError('PREVIEW_UNAVAILABLE');
      const speaker = modelUsage.speechFor({ projectId: project.id }, recipe.settings.voiceId);
      const { timeline, previewId } = await line.run(askerOf(actor, project), signal, async () => {
        const figures = await filesOfFigures(blobs, recipe);
        const plan = await presenters.plan({
          recipe,
          figures,
          speech: speaker,
          signal,
          onProgress,
        });
        const previewId = previewIdOf(project.id, scriptId, plan.key);
        await previews.get(previewAudioKey(previewId), '.m4a', (path) =>
          presenters.encodePreviewAudio(plan, path, signal),
        );
        return { timeline: plan.timeline, previewId };
      });
      await blobs.deleteBeside(previewAudioKey(previewId));
      await sources.projects.refuseFilesOfDeleted(project.id);
      const audioUrl = videoEndpoints.previewAudio.path.replace('{key}', previewId);
      return { timeline, audioUrl };
    },

    /**
     * The timeline of the first spoken scene, for a picture that moves at once. A plain voice gives
     * the times, since it needs none itself. Null if there is nothing to say.
     */
    async firstScene(
      actor: Actor,
      { projectId, scriptId }: Pick<GenerateVideo, 'projectId' | 'scriptId'>,
      signal: AbortSignal,
    ): Promise<Timeline | null> {
      const voices = (await sources.voices.list()).filter(isPlainVoice);
      const voiceId = voices[0]?.voice_id ?? '';
      const request = { projectId, scriptId, videoMode: 'stock', voiceId } as const;
      const ordered = await buildRecipe(db, sources, actor, request).catch((error: unknown) => {
        if (errorCodeOf(error) === 'NOTHING_TO_SAY') return null;
        throw error;
      });
      if (!ordered) return null;
      const { settings, ...words } = recipeOfFirstScene(ordered.recipe);
      const { locale: _locale, ...look } = settings;
      const voice = voices.find(({ language_code }) => language_code === words.language);
      const recipe = {
        ...words,
        settings: { ...look, voiceId: voice?.voice_id ?? settings.voiceId },
      };
      const speaker = live.vendors().speech.of(recipe.settings.voiceId);
      if (!speaker) throw new AppError('VOICE_UNKNOWN');
      return line.run(askerOf(actor, ordered.project), signal, async () => {
        const figures = await filesOfFigures(blobs, recipe);
        const plan = { recipe, figures, speech: speaker, signal, onProgress };
        return (await presenters.plan(plan)).timeline;
      });
    },

    async previewAudio(actor: Actor, previewId: string): Promise<FileAnswer> {
      await sources.projects.authorize(actor, projectOfPreview(previewId));
      const key = previewAudioKey(previewId);
      if (!(await blobs.has(key))) throw new AppError('NOT_FOUND');
      return { blob: key, mediaType: 'audio/mp4', isImmutable: true };
    },
  };
}
