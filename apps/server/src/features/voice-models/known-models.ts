import { errorMessage, type Language, type Problem, type VoiceModel } from '@tarima/contract';
import type { VoiceModels } from '#server/providers/voice-models.ts';
import { type KnownModel, presentVoiceModel } from './voice-models.presenter.ts';
import type { FetchRow } from './voice-models.repo.ts';

/** The models of the catalogue, then the folders that are none of them. */
export async function findKnownModels(
  { catalogue, find }: VoiceModels,
  fetches: FetchRow[],
): Promise<KnownModel[]> {
  const found = await find();
  const foundOf = (id: string) => found.find((folder) => folder.id === id) ?? null;
  const fetchOf = (id: string) => fetches.find(({ modelId }) => modelId === id) ?? null;
  const listed = catalogue.map((entry) => ({
    ...{ id: entry.id, listed: entry, found: foundOf(entry.id), fetch: fetchOf(entry.id) },
  }));
  const own = found.filter(({ id }) => !catalogue.some((entry) => entry.id === id));
  const unlisted = own.map((folder) => ({
    ...{ id: folder.id, listed: null, found: folder, fetch: fetchOf(folder.id) },
  }));
  return [...listed, ...unlisted];
}

export type VoiceModelList = { problem: Problem | null; models: VoiceModel[] };

/** All models as people see them, and why none can speak here. */
export async function listVoiceModels(
  voiceModels: VoiceModels,
  fetches: FetchRow[],
  language: Language,
): Promise<VoiceModelList> {
  const known = await findKnownModels(voiceModels, fetches);
  const models = known.map((model) => presentVoiceModel(model, language));
  const reason = await voiceModels.engineProblem();
  if (reason === null) return { problem: null, models };
  const code = 'SPEECH_ENGINE_MISSING';
  return { problem: { code, message: `${errorMessage(code, language)} (${reason})` }, models };
}
