import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VoiceModelEntry } from '../neural/voice-model-entry.ts';
import { keepMeasuredFactor } from '../neural/voice-model-folder.ts';
import { encodeOnnx, type OnnxModel, type OnnxNode, type OnnxValue } from './onnx-model.ts';

const SAMPLE_RATE = 24_000;
const SAMPLES_PER_FRAME = 480;
const SECONDS_PER_LETTER = 0.07;
/** Letters up to here have their code as number; later ones, such as accents alone, are silent. */
const LETTERS = 0x250;
/** The lowest code of a letter, because digits and signs are silent. */
const FIRST_LETTER = 0x41;
const SPEAKERS = 2;

/**
 * A whole Supertonic model of a few kilobytes. It hums a tone for each letter of the text, and is
 * silent between words. Its two speakers differ in pitch.
 * @param folder is made
 */
export async function makeTinySupertonic(
  folder: string,
  changes: Partial<VoiceModelEntry> = {},
): Promise<VoiceModelEntry> {
  const entry: VoiceModelEntry = {
    id: 'tiny-supertonic',
    name: 'Tiny Supertonic',
    family: 'supertonic',
    locales: ['es', 'en', 'pt', 'fr', 'de', 'it'],
    voices: [
      { name: 'Marta', gender: 'female', style: 'warm', speaker: 0 },
      { name: 'Bruno', gender: 'male', style: 'calm', speaker: 1 },
    ],
    realTimeFactor: null,
    ...changes,
  };
  await mkdir(folder, { recursive: true });
  const files: Record<string, string | Uint8Array> = {
    'duration_predictor.onnx': encodeOnnx(durationPredictor()),
    'text_encoder.onnx': encodeOnnx(textEncoder()),
    'vector_estimator.onnx': encodeOnnx(vectorEstimator()),
    'vocoder.onnx': encodeOnnx(vocoder()),
    'tts.json': JSON.stringify({
      ae: { sample_rate: SAMPLE_RATE, base_chunk_size: SAMPLES_PER_FRAME },
      ttl: { chunk_compress_factor: 1, latent_dim: 1 },
    }),
    'unicode_indexer.bin': new Uint8Array(
      Int32Array.from({ length: LETTERS }, (_, code) => code).buffer,
    ),
    'voice.bin': voiceStyles(),
    'model.json': JSON.stringify(entry),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await keepMeasuredFactor(folder, 0.05);
  return entry;
}

/** Two shapes of three sizes, then the numbers of both. The first is each speaker's pitch. */
function voiceStyles(): Uint8Array {
  const shapes = BigInt64Array.from([SPEAKERS, 1, 1, SPEAKERS, 1, 1].map(BigInt));
  const numbers = Float32Array.from([1.5, 0.8, 1, 1]);
  return Buffer.concat([new Uint8Array(shapes.buffer), new Uint8Array(numbers.buffer)]);
}

const TEXT_INPUTS: OnnxValue[] = [
  { name: 'text_ids', kind: 'int64', dims: [1, 'letters'] },
  { name: 'style', kind: 'float', dims: [1, 1, 1] },
  { name: 'text_mask', kind: 'float', dims: [1, 1, 'letters'] },
];

const cast = (input: string, output: string, kind: 'float' | 'int64'): OnnxNode => ({
  operator: 'Cast',
  inputs: [input],
  output,
  attributes: { to: kind === 'float' ? 1 : 7 },
});

/** Seconds: so many for each letter. */
function durationPredictor(): OnnxModel {
  return {
    inputs: TEXT_INPUTS,
    output: { name: 'duration', kind: 'float', dims: [1] },
    constants: [
      { name: 'perLetter', kind: 'float', values: SECONDS_PER_LETTER },
      { name: 'single', kind: 'int64', values: [1] },
    ],
    nodes: [
      { operator: 'Size', inputs: ['text_ids'], output: 'count' },
      cast('count', 'letters', 'float'),
      { operator: 'Mul', inputs: ['letters', 'perLetter'], output: 'seconds' },
      { operator: 'Reshape', inputs: ['seconds', 'single'], output: 'duration' },
    ],
  };
}

/** A frequency for each letter, zero for signs. */
function textEncoder(): OnnxModel {
  return {
    inputs: TEXT_INPUTS,
    output: { name: 'text_emb', kind: 'float', dims: [1, 1, 'letters'] },
    constants: [
      { name: 'lastSilent', kind: 'int64', values: FIRST_LETTER - 1 },
      { name: 'base', kind: 'float', values: 0.03 },
      { name: 'spread', kind: 'float', values: 0.0003 },
      { name: 'shape', kind: 'int64', values: [1, 1, -1] },
    ],
    nodes: [
      { operator: 'Greater', inputs: ['text_ids', 'lastSilent'], output: 'isLoud' },
      cast('isLoud', 'loud', 'float'),
      cast('text_ids', 'numbers', 'float'),
      { operator: 'Mul', inputs: ['numbers', 'spread'], output: 'higher' },
      { operator: 'Add', inputs: ['higher', 'base'], output: 'pitch' },
      { operator: 'Mul', inputs: ['pitch', 'loud'], output: 'frequency' },
      { operator: 'Reshape', inputs: ['frequency', 'shape'], output: 'text_emb' },
    ],
  };
}

/** Spreads the letters' frequencies over the frames, times the speaker's pitch. */
function vectorEstimator(): OnnxModel {
  const frames: OnnxValue = { name: 'noisy_latent', kind: 'float', dims: [1, 1, 'frames'] };
  return {
    inputs: [
      frames,
      { name: 'text_emb', kind: 'float', dims: [1, 1, 'letters'] },
      { name: 'style', kind: 'float', dims: [1, 1, 1] },
      { name: 'latent_mask', kind: 'float', dims: [1, 1, 'frames'] },
      { name: 'text_mask', kind: 'float', dims: [1, 1, 'letters'] },
      { name: 'current_step', kind: 'float', dims: [1] },
      { name: 'total_step', kind: 'float', dims: [1] },
    ],
    output: { ...frames, name: 'denoised_latent' },
    constants: [
      { name: 'zero', kind: 'int64', values: 0 },
      { name: 'one', kind: 'int64', values: 1 },
    ],
    nodes: [
      { operator: 'Size', inputs: ['noisy_latent'], output: 'frames' },
      { operator: 'Size', inputs: ['text_emb'], output: 'letters' },
      { operator: 'Range', inputs: ['zero', 'frames', 'one'], output: 'places' },
      { operator: 'Mul', inputs: ['places', 'letters'], output: 'shares' },
      { operator: 'Div', inputs: ['shares', 'frames'], output: 'letterAt' },
      {
        operator: 'Gather',
        inputs: ['text_emb', 'letterAt'],
        output: 'spread',
        attributes: { axis: 2 },
      },
      { operator: 'Mul', inputs: ['spread', 'style'], output: 'denoised_latent' },
    ],
  };
}

/** A wave of each frame's frequency. */
function vocoder(): OnnxModel {
  return {
    inputs: [{ name: 'latent', kind: 'float', dims: [1, 1, 'frames'] }],
    output: { name: 'wave', kind: 'float', dims: [1, 1, 'samples'] },
    constants: [
      { name: 'column', kind: 'int64', values: [-1, 1] },
      { name: 'whole', kind: 'int64', values: [1, 1, -1] },
      {
        name: 'times',
        kind: 'float',
        values: Array.from({ length: SAMPLES_PER_FRAME }, (_, sample) => sample),
      },
      { name: 'loudness', kind: 'float', values: 0.3 },
    ],
    nodes: [
      { operator: 'Reshape', inputs: ['latent', 'column'], output: 'frequency' },
      { operator: 'Mul', inputs: ['frequency', 'times'], output: 'phases' },
      { operator: 'Sin', inputs: ['phases'], output: 'waves' },
      { operator: 'Mul', inputs: ['waves', 'loudness'], output: 'hum' },
      { operator: 'Reshape', inputs: ['hum', 'whole'], output: 'wave' },
    ],
  };
}
