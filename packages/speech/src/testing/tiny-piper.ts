import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VoiceModelEntry } from '../neural/voice-model-entry.ts';
import { keepMeasuredFactor } from '../neural/voice-model-folder.ts';
import { encodeOnnx, type OnnxModel } from './onnx-model.ts';

const SAMPLE_RATE = 22_050;
/** About as long as eSpeak takes for a sound. */
const SAMPLES_PER_SYMBOL = 1_600;

/** Piper's symbols in its order. Those before `a` are silent. */
const SYMBOLS = [
  ..."_^$ !'(),-.:;?",
  ...'abcdefhijklmnopqrstuvwxyzæçðøħŋœǀǁǂǃɐɑɒɓɔɕɖɗɘəɚɛɜɞɟɠɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢʲˈˌːˑ˞βθχᵻⱱ',
  ...'0123456789̧̪̯̩ʰˤε↓#"↑̺̻̃g',
];
const FIRST_SOUND = SYMBOLS.indexOf('a');

/**
 * A whole Piper model of a few kilobytes. It hums a tone for each sound of the text, and is silent
 * between words. Its speech data are those of the eSpeak NG that is installed here.
 * @param folder is made
 */
export async function makeTinyPiper(
  folder: string,
  changes: Partial<VoiceModelEntry> = {},
): Promise<VoiceModelEntry> {
  const entry: VoiceModelEntry = {
    id: 'tiny-piper',
    name: 'Tiny Piper',
    family: 'piper',
    locales: ['es-ES'],
    voices: [{ name: 'Dalia', gender: 'female', style: 'warm', speaker: 0 }],
    realTimeFactor: null,
    ...changes,
  };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'tiny.onnx'), encodeOnnx(hummingGraph(entry.locales[0] ?? 'es')));
  await writeFile(
    join(folder, 'tokens.txt'),
    SYMBOLS.map((symbol, index) => `${symbol} ${index}\n`).join(''),
  );
  await writeFile(join(folder, 'model.json'), JSON.stringify(entry));
  await keepMeasuredFactor(folder, 0.05);
  return entry;
}

/**
 * Symbols alternate with padding, so every second one counts. A silent symbol gets the frequency 0.
 */
function hummingGraph(locale: string): OnnxModel {
  return {
    inputs: [
      { name: 'input', kind: 'int64', dims: [1, 'symbols'] },
      { name: 'input_lengths', kind: 'int64', dims: [1] },
      { name: 'scales', kind: 'float', dims: [3] },
    ],
    output: { name: 'output', kind: 'float', dims: [1, 1, 'samples'] },
    constants: [
      { name: 'flat', kind: 'int64', values: [-1, 1] },
      { name: 'from', kind: 'int64', values: [0] },
      { name: 'until', kind: 'int64', values: [1_000_000_000] },
      { name: 'axis', kind: 'int64', values: [0] },
      { name: 'step', kind: 'int64', values: [2] },
      { name: 'zero', kind: 'int64', values: 0 },
      { name: 'one', kind: 'int64', values: 1 },
      { name: 'lastSilent', kind: 'int64', values: FIRST_SOUND - 1 },
      { name: 'samplesPerSymbol', kind: 'float', values: SAMPLES_PER_SYMBOL },
      { name: 'base', kind: 'float', values: 0.04 },
      { name: 'spread', kind: 'float', values: 0.0006 },
      { name: 'loudness', kind: 'float', values: 0.3 },
      { name: 'whole', kind: 'int64', values: [1, 1, -1] },
    ],
    nodes: [
      { operator: 'Reshape', inputs: ['input', 'flat'], output: 'padded' },
      {
        operator: 'Slice',
        inputs: ['padded', 'from', 'until', 'axis', 'step'],
        output: 'symbols',
      },
      { operator: 'Greater', inputs: ['symbols', 'lastSilent'], output: 'isLoud' },
      { operator: 'Cast', inputs: ['isLoud'], output: 'loud', attributes: { to: 1 } },
      { operator: 'Cast', inputs: ['symbols'], output: 'numbers', attributes: { to: 1 } },
      { operator: 'Mul', inputs: ['numbers', 'spread'], output: 'higher' },
      { operator: 'Add', inputs: ['higher', 'base'], output: 'pitch' },
      { operator: 'Mul', inputs: ['pitch', 'loud'], output: 'frequency' },
      { operator: 'Gather', inputs: ['scales', 'one'], output: 'lengthScale' },
      { operator: 'Mul', inputs: ['lengthScale', 'samplesPerSymbol'], output: 'exactly' },
      { operator: 'Cast', inputs: ['exactly'], output: 'width', attributes: { to: 7 } },
      { operator: 'Range', inputs: ['zero', 'width', 'one'], output: 'places' },
      { operator: 'Cast', inputs: ['places'], output: 'times', attributes: { to: 1 } },
      { operator: 'Mul', inputs: ['frequency', 'times'], output: 'phases' },
      { operator: 'Sin', inputs: ['phases'], output: 'waves' },
      { operator: 'Mul', inputs: ['waves', 'loudness'], output: 'hum' },
      { operator: 'Reshape', inputs: ['hum', 'whole'], output: 'output' },
    ],
    metadata: {
      model_type: 'vits',
      comment: 'piper',
      language: 'Spanish',
      voice: locale.slice(0, 2),
      has_espeak: '1',
      n_speakers: '1',
      sample_rate: String(SAMPLE_RATE),
    },
  };
}
