import { copyFile, writeFile } from 'node:fs/promises';
import {
  defaultVoice,
  RECOMMENDED_ACCENT,
  type Video,
  videoSettingsSchema,
} from '@tarima/contract';
import { localFile } from '#server/blobs/local-file.ts';
import { PROJECT_UPLOAD } from '#server/features/projects/upload-rules.ts';
import type { Actor } from '#server/kit/actor.ts';
import type { Studio } from '#server/studio.ts';
import { followDraft, isOver, LONGEST_WORK_MS } from './follow-draft.ts';
import { oneOf } from './parse-options.ts';
import type { Shell } from './shell-studio.ts';
import { takeFiles } from './take-files.ts';
import type { VideoOptions } from './video-options.ts';
import { createFileWriter, nameOf } from './write-file.ts';

/** The share of reading and writing in making a video. */
const DRAFT_SHARE = 0.2;

/** Makes a video with the studio's services and jobs, in the shell's own data folder. */
export async function makeVideo(shell: Shell, options: VideoOptions): Promise<string[]> {
  const { studio, actor, progress, workingFolder } = shell;
  const { services, context } = studio;
  progress.show(0, 'starting');
  await refuseUnknown(studio, options);
  const received = await takeFiles(options.files, workingFolder, context.blobs, PROJECT_UPLOAD);
  const { id } = await services.projects.create(
    actor,
    {
      type: 'video',
      name: options.name ?? nameOf(options.files),
      language: options.language,
      companyId: actor.companies[0]?.pk,
      communicationTone: options.communicationTone,
      mainObjective: options.mainObjective,
      targetAudience: options.targetAudience,
    },
    received,
    'en',
  );
  await followDraft(shell, id, DRAFT_SHARE);
  const [script] = await services.scripts.listOfProject(actor, { projectId: id }, 'en');
  const { written, write } = createFileWriter(workingFolder);
  if (options.scriptFile) {
    await write(options.scriptFile, (path) => writeFile(path, script?.content ?? ''));
  }
  const video = await generate(studio, actor, id, script?.language ?? options.language, options);
  await followVideo(shell, video.id);
  const copy = async (file: 'video' | 'captions', path: string) => {
    const stored = await services.videos.file(actor, video.id, file);
    await write(path, async (target) =>
      copyFile(await localFile(studio.context.blobs, stored), target),
    );
  };
  await copy('video', options.out);
  await copy('captions', options.out.replace(/\.mp4$/iu, '.vtt'));
  return written;
}

/** Fails early, before minutes are spent on a video that cannot be made. */
async function refuseUnknown({ services }: Studio, options: VideoOptions): Promise<void> {
  const voices = (await services.voices.list()).map(({ voice_id }) => voice_id);
  const presenters = (await services.avatars.list('all', {})).map(({ avatar_id }) => avatar_id);
  oneOf('voice', voices, options.voiceId);
  oneOf('presenter', presenters, options.avatarId);
}

async function generate(
  { services }: Studio,
  actor: Actor,
  projectId: string,
  language: string,
  options: VideoOptions,
): Promise<Video> {
  const presenters = await services.avatars.list('local', {});
  const avatarId = options.avatarId ?? presenters[0]?.avatar_id;
  const presenter = presenters.find(({ avatar_id }) => avatar_id === avatarId);
  const voices = await services.voices.list();
  const voice =
    voices.find(({ voice_id }) => voice_id === options.voiceId) ??
    defaultVoice(voices, language, options.templateId ? undefined : presenter?.gender);
  const voiceId = options.voiceId ?? voice?.voice_id ?? '';
  const accent = options.locale ?? (language === 'es' ? RECOMMENDED_ACCENT : undefined);
  const { background, videoFormat, templateId } = options;
  await services.videoSettings.save(
    actor,
    projectId,
    videoSettingsSchema.parse({ background, videoFormat }),
  );
  return services.videos.generate(
    actor,
    {
      projectId,
      voiceId,
      videoMode: templateId ? 'stock' : 'avatar',
      templateId,
      avatarId,
      ...(voice?.support_locale && accent && { locale: accent }),
    },
    'en',
  );
}

async function followVideo(
  { studio: { services, context }, actor, progress }: Shell,
  id: string,
): Promise<void> {
  const video = await context.realtime.waitUntil(
    id,
    async () => {
      const now = await services.videos.status(actor, id, 'en');
      progress.show(100 * DRAFT_SHARE + now.progress * (1 - DRAFT_SHARE), now.stage ?? now.status);
      return isOver(now.status) ? now : null;
    },
    { timeoutMs: LONGEST_WORK_MS },
  );
  if (video?.status !== 'completed')
    throw new Error(video?.error ?? 'The video could not be made.');
}
