import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { speechConformance } from '../conformance.ts';
import { createLocalSpeech } from '../local/create-local-speech.ts';
import { makeTinyPiper } from '../testing/tiny-piper.ts';
import { makeTinySupertonic } from '../testing/tiny-supertonic.ts';
import { createNeuralSpeech } from './create-neural-speech.ts';

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
