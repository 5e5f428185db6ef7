import { execFileSync } from 'node:child_process';
import { appendFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { speechConformance } from '../conformance.ts';
import { createLocalSpeech } from '../local/create-local-speech.ts';
import type { SpeechModel } from '../speech-model.ts';
import { makeTinyPiper } from '../testing/tiny-piper.ts';
import { makeTinySupertonic } from '../testing/tiny-supertonic.ts';
import { checkNeuralEngine } from './check-neural-engine.ts';
import { createNeuralSpeech } from './create-neural-speech.ts';
import { keepMeasuredFactor } from './voice-model-folder.ts';

describe.each([
  ['Piper', makeTinyPiper],
  ['Supertonic', makeTinySupertonic],
])('a model of %s, as every voice', (_, makeModel) => {
  const reference = createLocalSpeech();
  let modelsFolder = '';
  beforeAll(async () => {
    modelsFolder = await mkdtemp(join(tmpdir(), 'tarima-models-'));
    await makeModel(join(modelsFolder, 'tiny'), { id: 'tiny' });
  });
  afterAll(async () => {
    await reference.close();
    await rm(modelsFolder, { recursive: true });
  });
  speechConformance(() => createNeuralSpeech({ modelsFolder, reference }), it);
});

describe('voices of models on this machine', () => {
  const reference = createLocalSpeech();
  afterAll(() => reference.close());
  let modelsFolder = '';
  let speech: SpeechModel;
  beforeEach(async () => {
    modelsFolder = await mkdtemp(join(tmpdir(), 'tarima-models-'));
    speech = createNeuralSpeech({ modelsFolder, reference });
  });
  afterEach(async () => {
    await speech.close();
    await rm(modelsFolder, { recursive: true });
  });
  const make = (makeModel: typeof makeTinyPiper, id: string, changes = {}) =>
    makeModel(join(modelsFolder, id), { id, ...changes });
  const ids = async () => (await speech.voices()).map(({ voice_id }) => voice_id);

  it('are one for each speaker and language of each model that is there', async () => {
    expect(await ids()).toEqual([]);
    await make(makeTinyPiper, 'one', { locales: ['pt-PT', 'pt-BR', 'ca'] });
    await make(makeTinySupertonic, 'two', { locales: ['en', 'es'] });
    expect((await ids()).sort()).toEqual([
      'neural-en-two-0',
      'neural-en-two-1',
      'neural-es-two-0',
      'neural-es-two-1',
      'neural-pt-one-0',
    ]);
    const [dalia] = await speech.voices();
    expect(dalia).toMatchObject({ voice_name: 'Dalia', locale: 'pt-PT', is_natural: true });
  });

  it('come in the order that people see, others by name', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await make(makeTinyPiper, id);
    const ordered = createNeuralSpeech({ modelsFolder, reference, order: ['d', 'x', 'c'] });
    const names = (await ordered.voices()).map(({ voice_id }) => voice_id);
    expect(names).toEqual(['d', 'c', 'a', 'b'].map((id) => `neural-es-${id}-0`));
    await ordered.close();
  });

  it('tell how fast they are here, once that was measured', async () => {
    await make(makeTinyPiper, 'one');
    await keepMeasuredFactor(join(modelsFolder, 'one'), 0.25);
    expect(await speech.voices()).toMatchObject([{ real_time_factor: 0.25 }]);
    // Another size means other files, which were never tried.
    await appendFile(join(modelsFolder, 'one', 'tiny.onnx'), ' ');
    expect(await speech.voices()).toEqual([]);
  });

  it('sound different by speaker', async () => {
    await make(makeTinySupertonic, 'two');
    const [high, low] = await Promise.all(
      ['neural-es-two-0', 'neural-es-two-1'].map((voiceId) =>
        speech.speak({ text: 'Hola a todos', voiceId }),
      ),
    );
    expect(high?.samples).not.toEqual(low?.samples);
  });

  it('speak the text as people say it', async () => {
    await make(makeTinySupertonic, 'two');
    const seconds = async (text: string) => {
      const { samples, sampleRate } = await speech.speak({ text, voiceId: 'neural-es-two-0' });
      return samples.length / sampleRate;
    };
    expect(await seconds('Son 3,5 GB')).toBeGreaterThan((await seconds('Son tres')) * 1.5);
  });

  it.each(['es', 'es-ES'])('of %s say money as the wanted accent does', async (own) => {
    await make(makeTinySupertonic, 'two', { locales: [own] });
    const speakIn = async (locale: string) =>
      speech.speak({ text: 'Cuesta $ 5', voiceId: 'neural-es-two-0', locale });
    // Dollars in Spain, pesos in Mexico.
    const mexican = await speakIn('es_MX');
    expect((await speakIn('es_ES')).samples.length).toBeGreaterThan(mexican.samples.length);
    // Only a model of no region lets people choose one.
    const [voice] = await speech.voices();
    expect([voice?.support_locale, mexican.warnings.length]).toEqual(
      own === 'es' ? [true, 0] : [false, 1],
    );
  });

  it('warn of an accent or a rate that they do not have', async () => {
    await make(makeTinyPiper, 'one');
    const request = { text: 'Hola a todos', voiceId: 'neural-es-one-0' };
    expect(await speech.speak({ ...request, locale: 'es_ES' })).toMatchObject({ warnings: [] });
    const { warnings } = await speech.speak({ ...request, locale: 'es_AR', rate: 3 });
    expect(warnings).toHaveLength(2);
  });

  it('take a long text in pieces of some sentences', () => {
    const sentence = 'Esta frase tiene unas cuantas palabras y un final.';
    const pieces = speech.pieces?.(`${sentence} `.repeat(20), 'neural-es-one-0') ?? [];
    expect(pieces.length).toBeGreaterThan(3);
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(300);
  });

  it('are gone when their model is removed', async () => {
    await make(makeTinyPiper, 'one');
    const request = { text: 'Hola', voiceId: 'neural-es-one-0' };
    await speech.speak(request);
    await rename(join(modelsFolder, 'one'), join(modelsFolder, '.one'));
    await expect(speech.speak(request)).rejects.toMatchObject({ code: 'VOICE_GONE' });
    await rename(join(modelsFolder, '.one'), join(modelsFolder, 'one'));
    await expect(speech.speak(request)).resolves.toMatchObject({ warnings: [] });
  });

  it('are gone, not broken, when their model is removed while it speaks', async () => {
    await make(makeTinyPiper, 'one');
    // It may fail before the removal ends.
    const spoken = speech.speak({ text: 'Hola', voiceId: 'neural-es-one-0' }).then(
      ({ words }) => expect(words).toHaveLength(1),
      (error) => expect(error).toMatchObject({ code: 'VOICE_GONE' }),
    );
    await rm(join(modelsFolder, 'one'), { recursive: true });
    await spoken;
  });

  it('have another version when a file of their model changes, but not when measured', async () => {
    await make(makeTinyPiper, 'one');
    const version = () => speech.version('neural-es-one-0');
    const first = version();
    await keepMeasuredFactor(join(modelsFolder, 'one'), 0.25);
    expect(version()).toBe(first);
    await writeFile(join(modelsFolder, 'one', 'tokens.txt'), 'other');
    expect(version()).not.toBe(first);
  });

  it('speak with the new files when a model was replaced', async () => {
    await make(makeTinyPiper, 'one');
    const request = { text: 'Hola', voiceId: 'neural-es-one-0' };
    await speech.speak(request);
    await writeFile(join(modelsFolder, 'one', 'tokens.txt'), 'broken broken broken');
    await expect(speech.speak(request)).rejects.toMatchObject({ code: 'VOICE_MODEL_UNUSABLE' });
  });

  it('speak again in a new process if theirs is killed', async () => {
    await make(makeTinyPiper, 'one');
    const spoken = speech.speak({ text: 'Hola', voiceId: 'neural-es-one-0' });
    await expect.poll(() => processesOf(modelsFolder)).toHaveLength(1);
    for (const pid of processesOf(modelsFolder)) process.kill(pid, 'SIGKILL');
    expect((await spoken).words).toHaveLength(1);
  });

  it('end their processes when closed', async () => {
    await make(makeTinyPiper, 'one');
    await speech.speak({ text: 'Hola', voiceId: 'neural-es-one-0' });
    expect(processesOf(modelsFolder)).toHaveLength(1);
    await speech.close();
    expect(processesOf(modelsFolder)).toEqual([]);
  });
});

describe('a machine on which the engine does not load', () => {
  const library = '/nowhere/sherpa-onnx.node';

  it('is told why', async () => {
    expect(await checkNeuralEngine(library)).toContain('/nowhere/sherpa-onnx.node');
    expect(await checkNeuralEngine()).toBeNull();
  });

  it('has no natural voice that speaks', async () => {
    const modelsFolder = await mkdtemp(join(tmpdir(), 'tarima-models-'));
    const reference = createLocalSpeech();
    const speech = createNeuralSpeech({ modelsFolder, reference, library });
    await makeTinyPiper(join(modelsFolder, 'one'), { id: 'one' });
    await expect(speech.speak({ text: 'Hola', voiceId: 'neural-es-one-0' })).rejects.toMatchObject({
      code: 'SPEECH_ENGINE_MISSING',
    });
    await Promise.all([speech.close(), reference.close()]);
    await rm(modelsFolder, { recursive: true });
  });
});

/** The engine's processes that have a model of this folder. */
function processesOf(folder: string): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(folder)).map((line) => Number.parseInt(line, 10));
}
