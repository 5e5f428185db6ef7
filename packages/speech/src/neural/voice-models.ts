import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { type VoiceModelEntry, voiceModelEntrySchema } from './voice-model-entry.ts';

const fileOf = (name: string) => new URL(name, import.meta.url);

/** The models that an owner may fetch, the one for most languages first. */
export const VOICE_MODELS: readonly VoiceModelEntry[] = z
  .array(voiceModelEntrySchema)
  .parse(JSON.parse(readFileSync(fileOf('./models.json'), 'utf8')));

/**
 * The text of a model's licence, after its notice. Empty for an own folder without one.
 * Rejects if its file is missing.
 */
export async function licenceText({ licence }: VoiceModelEntry): Promise<string> {
  if (!licence) return '';
  const text = await readFile(fileOf(`./licences/${basename(licence.file)}`), 'utf8');
  return licence.notice ? `${licence.notice}\n\n${text}` : text;
}
