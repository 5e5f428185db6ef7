import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalSpeech, type VoiceModelEntry } from '@tarima/speech';
import { createVoiceModels } from '#server/providers/voice-models.ts';
import { makeArchive } from '../../../../packages/archives/src/testing/make-archive.ts';
import { makeTinyPiper } from '../../../../packages/speech/src/testing/tiny-piper.ts';
import type { TestStudio } from './test-studio.ts';

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export type PackedModel = { entry: VoiceModelEntry; archive: Buffer };

/** A small model, packed as published ones are, and its entry in a catalogue. */
export async function packTinyModel(
  id: string,
  change: (folder: string) => Promise<unknown> = async () => undefined,
): Promise<PackedModel> {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-model-'));
  const licence = { name: 'CC0-1.0', file: 'cc0-1.0.txt' };
  const entry = await makeTinyPiper(join(folder, id), { id, name: `Voices of ${id}`, licence });
  await change(join(folder, id));
  const archive = await makeArchive(join(folder, id), 'tar.gz');
  await rm(folder, { recursive: true });
  return { entry, archive };
}

/** The entry of a packed model at an address, with other facts where given. */
export const listed = (
  { entry, archive }: PackedModel,
  address: string,
  facts: Partial<NonNullable<VoiceModelEntry['archive']>> = {},
): VoiceModelEntry => ({
  ...entry,
  archive: {
    address: `${address}/${entry.id}.tar.gz`,
    bytes: archive.length,
    sha256: sha256Of(archive),
    unpackedBytes: 50_000_000,
    ...facts,
  },
});

/** Lets a studio of tests fetch these models, by the real engine and its checks. */
export async function offerModels(
  { providers, context: { settings } }: TestStudio,
  catalogue: VoiceModelEntry[],
): Promise<void> {
  const real = await createVoiceModels(settings, createLocalSpeech());
  providers.voiceModels = {
    ...real,
    licenceText: async ({ name }) => `Text of ${name}`,
    catalogue,
  };
}
