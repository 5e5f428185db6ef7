import { readFile } from 'node:fs/promises';
import {
  checkNeuralEngine,
  type FoundVoiceModel,
  findVoiceModels,
  licenceText,
  type SpeechModel,
  tryVoiceModel,
  VOICE_MODELS,
  type VoiceModelEntry,
  voiceModelEntrySchema,
} from '@tarima/speech';
import { z } from 'zod';
import type { Settings } from '#server/settings/env.ts';

/** Models of natural voices on this machine. */
export type VoiceModels = {
  /** The models that can be fetched. */
  catalogue: readonly VoiceModelEntry[];
  licenceText: (entry: VoiceModelEntry) => Promise<string>;
  /** The folders of models that are here, usable or not. */
  find: () => Promise<FoundVoiceModel[]>;
  /** Why none can speak here; null if they can. */
  engineProblem: () => Promise<string | null>;
  /** Speaks with an unpacked model and measures it. Throws if it cannot be used. */
  try: (request: {
    folder: string;
    entry: VoiceModelEntry;
    signal?: AbortSignal;
  }) => Promise<unknown>;
};

/** @param reference the local voice, by which natural ones are checked */
export async function createVoiceModels(
  { modelsFolder, voiceCatalogue }: Pick<Settings, 'modelsFolder' | 'voiceCatalogue'>,
  reference: SpeechModel,
): Promise<VoiceModels> {
  return {
    catalogue: voiceCatalogue === null ? VOICE_MODELS : await readCatalogue(voiceCatalogue),
    licenceText,
    find: () => findVoiceModels(modelsFolder),
    engineProblem: () => checkNeuralEngine(),
    try: (request) => tryVoiceModel({ ...request, reference }),
  };
}

async function readCatalogue(path: string): Promise<VoiceModelEntry[]> {
  try {
    return z.array(voiceModelEntrySchema).parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new Error(`STUDIO_VOICE_CATALOGUE: ${path} is not a list of voice models`, { cause });
  }
}
