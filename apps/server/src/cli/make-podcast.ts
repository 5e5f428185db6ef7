import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ERROR_CODES, errorMessage, generatePodcastSchema, type Podcast } from '@tarima/contract';
import type { Settings } from '../env.ts';
import { PODCAST_UPLOAD } from '../features/podcasts/podcast-upload-rules.ts';
import type { PodcastOptions } from './podcast-options.ts';
import { inShellStudio, LONGEST_WORK_MS, type ShellWork } from './shell-studio.ts';
import { takeFiles } from './take-files.ts';
import { UsageError } from './usage-error.ts';

/** Makes a podcast, with its transcript and its script. */
export async function makePodcastFromShell(
  options: PodcastOptions,
  settings: Settings,
): Promise<void> {
  // Checked before a studio is started: the company is the shell's own and always there.
  readRequest(options, { companyId: '00000000-0000-4000-8000-000000000000' });
  await inShellStudio(settings, (shell) => makePodcast(shell, options));
}

function readRequest({ request, file }: PodcastOptions, rest: object) {
  const uploadedFilePath = file ? { uploadedFilePath: '00000000-0000-4000-8000-000000000000' } : {};
  const parsed = generatePodcastSchema.safeParse({ ...request, ...uploadedFilePath, ...rest });
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map(({ path, message }) => {
    const code = ERROR_CODES.find((known) => known === message);
    return code ? errorMessage(code, 'en') : `${path.join('.')}: ${message}`;
  });
  throw new UsageError(sentences.join('\n'));
}

async function makePodcast(
  { studio, actor, progress, settings: { workingFolder } }: ShellWork,
  options: PodcastOptions,
): Promise<string[]> {
  const { services, context } = studio;
  progress.show(0, 'starting');
  const names = options.file ? [options.file] : [];
  const [file] = await takeFiles(names, workingFolder, context.blobs, PODCAST_UPLOAD);
  const signal = AbortSignal.timeout(LONGEST_WORK_MS);
  const upload = file && (await services.podcastUploads.receive(actor, file, signal));
  const request = readRequest(options, {
    companyId: actor.companies[0]?.pk,
    uploadedFilePath: upload?.filePath,
  });
  const { eventId } = await services.podcasts.generate(actor, request, 'en');
  await follow({ studio, actor, progress }, eventId);

  const written: string[] = [];
  const copy = async (path: string, from: string) => {
    const target = resolve(workingFolder, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(from, target);
    written.push(target);
  };
  const { podcasts } = services;
  const beside = (extension: string) => options.out.replace(/\.mp3$/iu, extension);
  await copy(options.out, (await podcasts.file(actor, eventId, 'mp3')).path);
  await copy(beside('.vtt'), (await podcasts.file(actor, eventId, 'vtt')).path);
  await copy(beside('.txt'), (await podcasts.scriptText(actor, eventId)).path);
  return written;
}

async function follow(
  { studio, actor, progress }: Omit<ShellWork, 'settings'>,
  id: string,
): Promise<void> {
  const { services, context } = studio;
  const podcast = await context.realtime.waitUntil<Podcast>(
    id,
    async () => {
      const now = await services.podcasts.get(actor, id, 'en');
      progress.show(now.progress, now.stage ?? now.status);
      return now.status === 'processing' ? null : now;
    },
    { timeoutMs: LONGEST_WORK_MS },
  );
  for (const { error } of podcast?.sources ?? []) if (error) console.error(`\n${error.message}`);
  if (podcast?.status !== 'completed') {
    throw new Error(podcast?.error ?? 'The podcast could not be made.');
  }
}
