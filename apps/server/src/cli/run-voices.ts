import { createLocalSpeech } from '@tarima/speech';
import { listVoiceModels } from '#server/features/voice-models/known-models.ts';
import { createVoiceModels, type VoiceModels } from '#server/providers/voice-models.ts';
import type { Settings } from '#server/settings/env.ts';
import { linesOfVoices } from './list-voices.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';
import type { VoicesOptions } from './voices-options.ts';

/** Carries out an action on natural voices. A list or a licence needs no studio, so it never waits for another command. */
export async function runVoices(
  options: VoicesOptions,
  settings: Settings,
  terminal: Terminal,
): Promise<void> {
  const { action, modelId } = options;
  const voiceModels = await createVoiceModels(settings, createLocalSpeech());
  const list = await listVoiceModels(voiceModels, [], 'en');
  if (action === 'list') {
    terminal.out(linesOfVoices(list).join('\n'));
    return;
  }
  if (!list.models.some(({ id }) => id === modelId)) {
    throw new UsageError(
      `There is no voice model "${modelId}". This lists them: npm run tarima -- voices`,
    );
  }
  if (action === 'licence') {
    terminal.out(await licenceOf(voiceModels, modelId));
    return;
  }
  // The studio is loaded only when it is needed.
  const { inShellStudio } = await import('./shell-studio.ts');
  const { manageVoices } = await import('./manage-voices.ts');
  await inShellStudio(settings, terminal, (shell) => manageVoices(shell, options));
}

async function licenceOf(
  { catalogue, licenceText }: VoiceModels,
  modelId: string,
): Promise<string> {
  const entry = catalogue.find(({ id }) => id === modelId);
  if (!entry?.licence) throw new Error(`${modelId} names no licence.`);
  return [entry.licence.name, '', await licenceText(entry)].join('\n');
}
