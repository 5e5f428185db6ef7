import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VOICE_MODEL_MEASURE, type VoiceModel } from '@tarima/contract';
import { fetchVoices } from './fetch-voices.ts';
import { formatBytes } from './format-bytes.ts';
import type { Shell } from './shell-studio.ts';
import type { VoicesOptions } from './voices-options.ts';
import { createFileWriter } from './write-file.ts';

/** Carries out an action on natural voices. Answers the lines to print. */
export async function manageVoices(shell: Shell, options: VoicesOptions): Promise<string[]> {
  const { studio, actor } = shell;
  const { voiceModels } = studio.services;
  const { action, modelId } = options;
  if (action === 'fetch') return fetchVoices(shell, options);
  if (action === 'try') return speakSentences(shell, options);
  if (action === 'licence') {
    const { name, text } = await voiceModels.licence(actor, modelId);
    return [name, '', text];
  }
  if (action === 'remove') {
    await voiceModels.remove(actor, modelId);
    return [`${modelId} is removed.`];
  }
  const { problem, models } = await voiceModels.list(actor, 'en');
  return [...(problem ? [problem.message, ''] : []), ...models.map(lineOf)];
}

function lineOf(model: VoiceModel): string {
  const { id, name, languages, voices, bytes, licence, lacks } = model;
  const count = voices.length === 1 ? '1 voice' : `${voices.length} voices`;
  const size = bytes === null ? null : formatBytes(bytes);
  const facts = [name, count, languages.join(' '), size, licence].filter(Boolean);
  return `${id}  ${stateOf(model)}\n  ${facts.join(' · ')}${lacks.length > 0 && !isUntried(lacks) ? `\n  lacks ${lacks.join(', ')}` : ''}`;
}

const isUntried = (lacks: string[]) => lacks.join() === VOICE_MODEL_MEASURE;

function stateOf({
  isPresent,
  isMeasured,
  realTimeFactor,
  isInCatalogue,
  lacks,
  fetch,
}: VoiceModel) {
  if (isPresent && isMeasured && realTimeFactor)
    return `✓ here, ${(1 / realTimeFactor).toFixed(1)} times as fast as speech`;
  if (isPresent) return '✓ here';
  if (fetch?.stage) return `${fetch.stage}, ${Math.round(fetch.progress)}%`;
  if (isInCatalogue) return '– can be fetched';
  return isUntried(lacks) ? '– not tried yet: voices try' : '✗ cannot be used';
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
    const { path } = await spoken.preview(id, undefined);
    await write(join(out, `${modelId}-${language}.mp3`), (target) => copyFile(path, target));
  }
  return written;
}
