import { copyFile } from 'node:fs/promises';
import { generatePodcastSchema, isShort, type Podcast } from '@tarima/contract';
import { localFile } from '#server/blobs/local-file.ts';
import { PODCAST_UPLOAD } from '#server/features/podcasts/podcast-upload-rules.ts';
import type { FileAnswer } from '#server/kit/file-answer.ts';
import { LONGEST_WORK_MS } from './follow-draft.ts';
import type { PodcastOptions } from './podcast-options.ts';
import type { Shell } from './shell-studio.ts';
import { takeFiles } from './take-files.ts';
import { createFileWriter } from './write-file.ts';

/** Makes a podcast, with its transcript and its script. */
export async function makePodcast(shell: Shell, options: PodcastOptions): Promise<string[]> {
  const { studio, actor, progress, workingFolder } = shell;
  const { services, context } = studio;
  progress.show(0, 'starting');
  const names = options.file ? [options.file] : [];
  const [file] = await takeFiles(names, workingFolder, context.blobs, PODCAST_UPLOAD);
  const signal = AbortSignal.timeout(LONGEST_WORK_MS);
  const waiting = { language: 'en', signal } as const;
  const upload = file && (await services.podcastUploads.receive(actor, file, waiting));
  const request = generatePodcastSchema.parse({
    ...options.request,
    companyId: actor.companies[0]?.pk,
    uploadedFilePath: upload?.data.filePath,
  });
  const { eventId } = await services.podcasts.generate(actor, request, waiting);
  await follow(shell, eventId);

  const { written, write } = createFileWriter(workingFolder);
  const copy = (path: string, from: FileAnswer) =>
    write(path, async (target) => copyFile(await localFile(context.blobs, from), target));
  const { podcasts } = services;
  const beside = (extension: string) => options.out.replace(/\.mp3$/iu, extension);
  await copy(options.out, await podcasts.file(actor, eventId, 'mp3'));
  await copy(beside('.vtt'), await podcasts.file(actor, eventId, 'vtt'));
  await copy(beside('.txt'), await podcasts.scriptText(actor, eventId));
  return written;
}

async function follow({ studio, actor, progress, terminal }: Shell, id: string): Promise<void> {
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
  for (const { error } of podcast?.sources ?? []) if (error) terminal.err(`\n${error.message}`);
  if (podcast?.status !== 'completed') {
    throw new Error(podcast?.error ?? 'The podcast could not be made.');
  }
  const { wordCount, wordsWanted } = podcast;
  if (isShort(wordCount, wordsWanted)) {
    terminal.err(`\nIt has ${wordCount} of ${wordsWanted} words: the sources carry no more.`);
  }
}
