import type { Language, VoiceModel, VoiceModelFetch } from '@tarima/contract';
import { type FoundVoiceModel, neuralVoices, type VoiceModelEntry } from '@tarima/speech';
import { presentProblem } from '#server/kit/present-problem.ts';
import type { FetchRow } from './voice-models.repo.ts';

/** A model of the catalogue, a folder that is here, or both. */
export type KnownModel = {
  id: string;
  /** Null if the catalogue does not have it. */
  listed: VoiceModelEntry | null;
  found: FoundVoiceModel | null;
  fetch: FetchRow | null;
};

export const isPresent = ({ found }: Pick<KnownModel, 'found'>): boolean =>
  found !== null && found.entry !== null && found.lacks.length === 0;

export function presentVoiceModel(model: KnownModel, language: Language): VoiceModel {
  const { id, listed, found, fetch } = model;
  const entry = found?.entry ?? listed;
  const isHere = isPresent(model);
  return {
    id,
    name: entry?.name ?? id,
    languages: entry?.locales ?? [],
    voices: entry ? entry.voices.map((voice) => presentVoice(entry, voice, isHere)) : [],
    licence: entry?.licence?.name ?? null,
    bytes: listed?.archive?.bytes ?? null,
    archiveAddress: listed?.archive?.address ?? null,
    isInCatalogue: listed !== null,
    isPresent: isHere,
    lacks: found?.lacks ?? [],
    realTimeFactor: found?.measuredFactor ?? entry?.realTimeFactor ?? null,
    isMeasured: typeof found?.measuredFactor === 'number',
    fetch: fetch && presentFetch(fetch, language),
  };
}

function presentVoice(
  entry: VoiceModelEntry,
  voice: VoiceModelEntry['voices'][number],
  isHere: boolean,
): VoiceModel['voices'][number] {
  const { name, gender } = voice;
  const spoken = isHere ? neuralVoices({ ...entry, voices: [voice] }, null) : [];
  const voiceIds = spoken.map(({ language_code, voice_id }) => ({
    language: language_code,
    id: voice_id,
  }));
  return { name, gender, voiceIds };
}

function presentFetch(row: FetchRow, language: Language): VoiceModelFetch {
  const { status, stage, progress, bytes, totalBytes, sha256, errorCode } = row;
  return {
    ...{ status, stage, progress, bytes, totalBytes },
    sha256: stage === 'asking' ? sha256 : null,
    problem: presentProblem(errorCode, language),
  };
}
