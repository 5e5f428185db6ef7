import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { VOICE_MODEL_MEASURE } from '@tarima/contract';
import type { VoiceModelEntry } from './voice-model-entry.ts';
import {
  findModelFiles,
  readEntry,
  readMeasuredFactor,
  type UsableFiles,
} from './voice-model-folder.ts';

export type FoundVoiceModel = {
  /** The folder's name. */
  id: string;
  folder: string;
  /** Null if its `model.json` cannot be used. */
  entry: VoiceModelEntry | null;
  /** Names of files and fields, such as `tokens.txt` or `model.json: voices`. Empty if usable. */
  lacks: string[];
  /** Seconds of work for a second of speech; null if not measured here. */
  measuredFactor: number | null;
};

/** More folders than anybody has models. */
const MOST_FOLDERS = 500;

/** Every folder of models, usable or not, by name. Those that begin with a dot are left out. */
export async function findVoiceModels(modelsFolder: string): Promise<FoundVoiceModel[]> {
  const names: string[] = [];
  const entries = await opendir(modelsFolder).catch(() => null);
  if (!entries) return [];
  for await (const entry of entries) {
    if (entry.isDirectory() && !entry.name.startsWith('.')) names.push(entry.name);
    if (names.length >= MOST_FOLDERS) break;
  }
  const found: FoundVoiceModel[] = [];
  for (const name of names.sort()) found.push(await readVoiceModel(modelsFolder, name));
  return found;
}

/** A usable model has everything that its family needs. */
export type UsableVoiceModel = UsableFiles & { entry: VoiceModelEntry; folder: string };

export async function findUsableModel(
  modelsFolder: string,
  id: string,
): Promise<UsableVoiceModel | null> {
  const folder = join(modelsFolder, id);
  const { entry } = await readEntry(folder);
  if (entry?.id !== id) return null;
  const found = await findModelFiles(folder, entry.family);
  return 'lacks' in found ? null : { ...found, entry, folder };
}

async function readVoiceModel(modelsFolder: string, id: string): Promise<FoundVoiceModel> {
  const folder = join(modelsFolder, id);
  const { entry, lacks } = await readEntry(folder);
  const files = entry ? await findModelFiles(folder, entry.family) : null;
  const measuredFactor = await readMeasuredFactor(folder);
  const missing = [
    ...lacks,
    // Voices' ids contain the folder's name.
    ...(entry && entry.id !== id ? ['model.json: id'] : []),
    ...(files && 'lacks' in files ? files.lacks : []),
  ];
  // A broken model shows only when it is tried.
  const isUntried = missing.length === 0 && measuredFactor === null;
  return {
    id,
    folder,
    entry,
    lacks: isUntried ? [VOICE_MODEL_MEASURE] : missing,
    measuredFactor,
  };
}
