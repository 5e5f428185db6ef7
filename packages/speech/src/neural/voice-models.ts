import { readFile } from 'node:fs/promises';
import type { VoiceModelEntry } from './voice-model-entry.ts';

/** The models that can be fetched. */
export const VOICE_MODELS: readonly VoiceModelEntry[] = [];

/** The text of a model's licence, empty where it has none. */
export async function licenceText({ licence }: VoiceModelEntry): Promise<string> {
  if (!licence) return '';
  return readFile(new URL(`licences/${licence.file}`, import.meta.url), 'utf8');
}
