import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, resolve } from 'node:path';
import {
  type Project,
  RECOMMENDED_ACCENT,
  type Video,
  videoSettingsSchema,
} from '@tarima/contract';
import type { Settings } from '../env.ts';
import { PROJECT_UPLOAD } from '../features/projects/upload-rules.ts';
import type { Actor } from '../features/session/session.service.ts';
import type { Studio } from '../studio.ts';
import type { Progress } from './progress.ts';
import { inShellStudio, LONGEST_WORK_MS, type ShellWork } from './shell-studio.ts';
import { takeFiles } from './take-files.ts';
import { oneOf, type VideoOptions } from './video-options.ts';

/** Makes a video of documents, with its captions and, where it is wanted, its script. */
export const makeVideoFromShell = (options: VideoOptions, settings: Settings): Promise<void> =>
  inShellStudio(settings, (shell) => makeVideo(shell, options));

async function makeVideo(
  { studio, actor, progress, settings: { workingFolder } }: ShellWork,
  options: VideoOptions,
): Promise<string[]> {
  const { services, context } = studio;
  progress.show(0, 'starting');
  await refuseUnknown(studio, options);
  const fileName = basename(options.files[0] ?? '');
  const received = await takeFiles(options.files, workingFolder, context.blobs, PROJECT_UPLOAD);
  const { id } = await services.projects.create(
    actor,
    {
      type: 'video',
      name: options.name ?? fileName.slice(0, -extname(fileName).length),
      language: options.language,
      companyId: actor.companies[0]?.pk,
      communicationTone: options.tone,
      mainObjective: options.objective,
      targetAudience: options.audience,
    },
    received,
    'en',
  );
  await followDraft(studio, actor, id, progress);
  const [script] = await services.scripts.listOfProject(actor, { projectId: id }, 'en');
  const written: string[] = [];
  const write = async (path: string, save: (path: string) => Promise<void>) => {
    const target = resolve(workingFolder, path);
    await mkdir(dirname(target), { recursive: true });
    await save(target);
    written.push(target);
  };
  if (options.scriptFile) {
    await write(options.scriptFile, (path) => writeFile(path, script?.content ?? ''));
  }
  const video = await generate(studio, actor, id, script?.language ?? options.language, options);
  await followVideo(studio, actor, video.id, progress);
  const copy = async (file: 'video' | 'captions', path: string) => {
    const stored = await services.videos.file(actor, video.id, file);
    await write(path, (target) => copyFile(stored.path, target));
  };
  await copy('video', options.out);
  await copy('captions', options.out.replace(/\.mp4$/iu, '.vtt'));
  return written;
}

/** Before minutes are spent on a video that cannot be made. */
async function refuseUnknown({ services }: Studio, options: VideoOptions): Promise<void> {
  const voices = await services.voices.list();
  const presenters = services.avatars.list('local');
  oneOf(
    'voice',
    voices.map(({ voice_id }) => voice_id),
    options.voice,
  );
  oneOf(
    'presenter',
    presenters.map(({ avatar_id }) => avatar_id),
    options.presenter,
  );
}

async function generate(
  { services }: Studio,
  actor: Actor,
  projectId: string,
  language: string,
  options: VideoOptions,
): Promise<Video> {
  const voices = await services.voices.list();
  const voice =
    voices.find(({ voice_id }) => voice_id === options.voice) ??
    voices.find(({ language_code }) => language_code === language);
  const voiceId = options.voice ?? voice?.voice_id ?? '';
  const accent = options.accent ?? (language === 'es' ? RECOMMENDED_ACCENT : undefined);
  const settings = { background: options.background, videoFormat: options.format };
  await services.videoSettings.save(actor, projectId, videoSettingsSchema.parse(settings));
  return services.videos.generate(
    actor,
    {
      projectId,
      voiceId,
      videoMode: options.template ? 'stock' : 'avatar',
      templateId: options.template,
      avatarId: options.presenter ?? services.avatars.list('local')[0]?.avatar_id,
      ...(voice?.support_locale && accent && { locale: accent }),
    },
    'en',
  );
}

async function followDraft(
  { services, context }: Studio,
  actor: Actor,
  id: string,
  progress: Progress,
): Promise<void> {
  const project = await context.realtime.waitUntil(
    id,
    async () => {
      const now = await services.projects.present(
        await services.projects.authorize(actor, id),
        'en',
      );
      progress.show(now.draft.progress / 5, now.draft.stage ?? now.draft.status);
      return isOver(now.draft.status) ? now : null;
    },
    { timeoutMs: LONGEST_WORK_MS },
  );
  const refused = (project?.files ?? []).flatMap(({ error }) => error?.message ?? []);
  for (const sentence of refused) console.error(`\n${sentence}`);
  if (project?.draft.status !== 'completed') throw new Error(reasonOf(project));
}

async function followVideo(
  { services, context }: Studio,
  actor: Actor,
  id: string,
  progress: Progress,
): Promise<void> {
  const video = await context.realtime.waitUntil(
    id,
    async () => {
      const now = await services.videos.status(actor, id, 'en');
      progress.show(20 + (now.progress * 4) / 5, now.stage ?? now.status);
      return isOver(now.status) ? now : null;
    },
    { timeoutMs: LONGEST_WORK_MS },
  );
  if (video?.status !== 'completed')
    throw new Error(video?.error || 'The video could not be made.');
}

const isOver = (status: string) => status === 'completed' || status === 'failed';
const reasonOf = (project: Project | null) =>
  project?.draft.error?.message ?? 'The script could not be written.';
