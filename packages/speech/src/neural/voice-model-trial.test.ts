import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalSpeech } from '../local/create-local-speech.ts';
import { makeTinyPiper } from '../testing/tiny-piper.ts';
import { makeTinySupertonic } from '../testing/tiny-supertonic.ts';
import { findVoiceModels } from './find-voice-models.ts';
import { tryVoiceModel } from './try-voice-model.ts';
import type { VoiceModelEntry } from './voice-model-entry.ts';

describe('the trial of a model', () => {
  const reference = createLocalSpeech();
  afterAll(() => reference.close());
  let root = '';
  let folder = '';
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'tarima-models-'));
    folder = join(root, 'tiny');
  });
  afterEach(() => rm(root, { recursive: true }));
  const trial = (entry: VoiceModelEntry) => tryVoiceModel({ folder, entry, reference });
  const unusable = { code: 'VOICE_MODEL_UNUSABLE' };

  it.each([
    ['Piper', makeTinyPiper],
    ['Supertonic', makeTinySupertonic],
  ])('measures how fast %s is, and keeps it', async (_, makeModel) => {
    const { realTimeFactor } = await trial(await makeModel(folder, { id: 'tiny' }));
    expect(realTimeFactor).toBeGreaterThan(0);
    expect(await findVoiceModels(root)).toMatchObject([{ measuredFactor: realTimeFactor }]);
  });

  it('names the files that are not there', async () => {
    const entry = await makeTinySupertonic(folder);
    await rm(join(folder, 'vocoder.onnx'));
    await expect(trial(entry)).rejects.toMatchObject({
      ...unusable,
      message: expect.stringContaining('vocoder.onnx'),
    });
  });

  it('refuses a model of another family under the right names', async () => {
    const entry = await makeTinyPiper(folder);
    await makeTinySupertonic(join(root, 'other'));
    await writeFile(join(folder, 'tiny.onnx'), await readFile(join(root, 'other/vocoder.onnx')));
    await expect(trial(entry)).rejects.toMatchObject(unusable);
  });

  it('refuses half a file, and says what the engine said', async () => {
    const piper = await makeTinyPiper(folder);
    await truncate(join(folder, 'tiny.onnx'), 600);
    await expect(trial(piper)).rejects.toMatchObject(unusable);
    await rm(folder, { recursive: true });
    const supertonic = await makeTinySupertonic(folder);
    await truncate(join(folder, 'voice.bin'), 50);
    await expect(trial(supertonic)).rejects.toMatchObject({
      ...unusable,
      message: expect.stringContaining('size mismatch'),
    });
  });

  it('refuses empty files and an empty folder', async () => {
    const entry = await makeTinyPiper(folder);
    await writeFile(join(folder, 'tokens.txt'), '');
    await expect(trial(entry)).rejects.toMatchObject(unusable);
    await rm(folder, { recursive: true });
    await expect(trial(entry)).rejects.toMatchObject(unusable);
  });

  it('refuses a voice whose speaker the model does not have', async () => {
    const voices: VoiceModelEntry['voices'] = [
      { name: 'Nadie', gender: 'male', style: 'calm', speaker: 7 },
    ];
    const entry = await makeTinySupertonic(folder, { voices });
    await expect(trial(entry)).rejects.toMatchObject(unusable);
  });

  it.each([
    ['silence', 0],
    ['numbers that are no sound', Number.NaN],
  ])('refuses a model that gives %s', async (_, loudness) => {
    const entry = await makeTinyPiper(folder);
    await replaceNumber(join(folder, 'tiny.onnx'), 0.3, loudness);
    await expect(trial(entry)).rejects.toMatchObject(unusable);
    expect(await findVoiceModels(root)).toMatchObject([{ measuredFactor: null }]);
  });

  it('makes a model quieter that is too loud', async () => {
    const entry = await makeTinyPiper(folder);
    await replaceNumber(join(folder, 'tiny.onnx'), 0.3, 7);
    await expect(trial(entry)).resolves.toBeDefined();
  });

  it('refuses a model that speaks far too long', async () => {
    const entry = await makeTinyPiper(folder);
    await replaceNumber(join(folder, 'tiny.onnx'), 1_600, 16_000);
    await expect(trial(entry)).rejects.toMatchObject(unusable);
  });

  it('stops when asked to', async () => {
    const entry = await makeTinyPiper(folder);
    const stop = new AbortController();
    const tried = tryVoiceModel({ folder, entry, reference, signal: stop.signal });
    stop.abort(new Error('stopped by the user'));
    await expect(tried).rejects.toThrow('stopped by the user');
  });

  it('does not call a model broken if the engine is missing', async () => {
    const entry = await makeTinyPiper(folder);
    const library = '/nowhere/sherpa-onnx.node';
    await expect(tryVoiceModel({ folder, entry, reference, library })).rejects.toMatchObject({
      code: 'SPEECH_ENGINE_MISSING',
    });
  });
});

/** Changes the only such number of a model's file. */
async function replaceNumber(path: string, before: number, after: number): Promise<void> {
  const bytes = await readFile(path);
  const asBytes = (value: number) => Buffer.from(Float32Array.of(value).buffer);
  const place = bytes.indexOf(asBytes(before));
  expect(place).toBeGreaterThan(0);
  asBytes(after).copy(bytes, place);
  await writeFile(path, bytes);
}
