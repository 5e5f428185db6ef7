import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localFile } from '#server/blobs/local-file.ts';
import { fetchVoices } from './fetch-voices.ts';
import type { Shell } from './shell-studio.ts';
import type { VoicesOptions } from './voices-options.ts';
import { createFileWriter } from './write-file.ts';

/** Fetches, tries or removes natural voices. Answers the lines to print. */
export async function manageVoices(shell: Shell, options: VoicesOptions): Promise<string[]> {
  const { studio, actor } = shell;
  const { action, modelId } = options;
  if (action === 'fetch') return fetchVoices(shell, options);
  if (action === 'try') return speakSentences(shell, options);
  const { voiceModels } = studio.services;
  const { isPresent, isInCatalogue, lacks, fetch } = await voiceModels.find(actor, modelId, 'en');
  if (isInCatalogue && !isPresent && !fetch && lacks.length === 0)
    return [`${modelId} is not here.`];
  await voiceModels.remove(actor, modelId);
  return [`${modelId} is removed.`];
}

/** Speaks a sentence in each language of a model. */
async function speakSentences(
  { studio, actor, workingFolder }: Shell,
  { modelId, out }: VoicesOptions,
): Promise<string[]> {
  const { voiceModels, voices: spoken } = studio.services;
  const known = await voiceModels.find(actor, modelId, 'en');
  // An own folder has to be tried before it counts.
  const { isPresent, voices } = known.isInCatalogue
    ? known
    : await voiceModels.fetch(actor, modelId, { acceptsLicence: false }, 'en');
  if (!isPresent) throw new Error(`${modelId} is not here yet: voices fetch ${modelId}`);
  const { written, write } = createFileWriter(workingFolder);
  const [first] = voices;
  for (const { language, id } of first?.voiceIds ?? []) {
    const sample = await localFile(studio.context.blobs, await spoken.preview(id, undefined));
    await write(join(out, `${modelId}-${language}.mp3`), (target) => copyFile(sample, target));
  }
  return written;
}
