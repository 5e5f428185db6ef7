import { join } from 'node:path';
import { errorMessage, type Video } from '@tarima/contract';
import { createLocalPresenters } from '@tarima/presenters';
import { createLocalSpeech, createNeuralSpeech, tryVoiceModel } from '@tarima/speech';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSpeechModels } from '#server/providers/speech-models.ts';
import { actorOf, type Person, useTestStudio } from '#server/test/test-studio.ts';
import { offerModels } from '#server/test/voice-model-studio.ts';
import { makeTinyPiper } from '../../../../../packages/speech/src/testing/tiny-piper.ts';

/** Only a guard against hanging: on an idle machine it takes some seconds. */
const LONGEST_MAKING_MS = 600_000;

const studioOf = useTestStudio();
const reference = createLocalSpeech();
const reached = Promise.withResolvers<void>();
const released = Promise.withResolvers<void>();
let ada: Person;
let avatarId: string;
let neural: ReturnType<typeof createNeuralSpeech>;

/** Real voices and real presenters. The first sentence waits until the test lets it go. */
beforeAll(async () => {
  const { providers, context } = studioOf();
  const { modelsFolder, dataFolder } = context.settings;
  for (const id of ['kept', 'removed']) {
    const folder = join(modelsFolder, id);
    const entry = await makeTinyPiper(folder, { id });
    await tryVoiceModel({ folder, entry, reference });
  }
  await offerModels(studioOf(), []);
  neural = createNeuralSpeech({ modelsFolder, reference });
  const patient: typeof neural = {
    ...neural,
    async speak(request) {
      reached.resolve();
      await released.promise;
      return neural.speak(request);
    },
  };
  providers.vendors.speech = createSpeechModels([patient, reference]);
  for (const { id, voices } of [patient, reference]) {
    providers.vendors.voiceSources.push({ id, voices, isHere: true });
  }
  const presenters = createLocalPresenters({ cacheFolder: join(dataFolder, 'cache', 'test') });
  providers.vendors.makers.splice(0, 1, presenters);
  avatarId = (await presenters.avatars({ refresh: false }))[0]?.avatar_id ?? '';
  ada = await studioOf().signIn();
});
afterAll(async () => {
  await neural.close();
  await reference.close();
});

async function generate(voiceId: string): Promise<string> {
  const { id: projectId } = await studioOf().draftedProject(ada, 'Hola.');
  const payload = { projectId, videoMode: 'avatar', avatarId, voiceId };
  const url = '/api/v1/videos/generate';
  return (await studioOf().call<Video>(ada, { method: 'POST', url, payload })).data.id;
}

async function end(id: string): Promise<Pick<Video, 'status' | 'error'>> {
  await studioOf().finished(id);
  return (await studioOf().call<Video>(ada, { url: `/api/v1/videos/status/${id}` })).data;
}

it(
  'voices that are removed end the videos that use them, at work or in line, and no other',
  async () => {
    const atWork = await generate('neural-es-removed-0');
    await reached.promise;
    const inLine = await generate('neural-es-removed-0');
    const others = [await generate('neural-es-kept-0'), await generate('local-es-lucia')];
    const owner = { ...actorOf(ada), isOwner: true };
    await studioOf().services.voiceModels.remove(owner, 'removed');
    released.resolve();
    for (const id of [atWork, inLine]) {
      expect(await end(id)).toMatchObject({
        status: 'failed',
        error: errorMessage('VOICE_GONE', 'es'),
      });
    }
    for (const id of others) expect(await end(id)).toMatchObject({ status: 'completed' });
  },
  LONGEST_MAKING_MS,
);
