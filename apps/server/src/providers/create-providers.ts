import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAddressReader, detectFileType, READER_VERSION, readText } from '@tarima/documents';
import { mixEpisode, speakTurns } from '@tarima/podcasts';
import {
  createLocalPresenters,
  encodePreviewAudio,
  encodeVoiceSample,
  planVideo,
  renderPodcastCover,
} from '@tarima/presenters';
import { createLocalSpeech, createNeuralSpeech } from '@tarima/speech';
import { typesetCourse } from '@tarima/typesetting';
import type { Settings } from '#server/settings/env.ts';
import { createConnector } from './connector.ts';
import { createDocumentReader } from './document-reader.ts';
import { findOffice } from './find-office.ts';
import { openPaidClips } from './paid-clips.ts';
import type { Providers } from './providers.ts';
import { createVoiceModels } from './voice-models.ts';
import { createThreadWriter } from './write-in-thread.ts';

const playerFolder = fileURLToPath(new URL('../../../player/dist', import.meta.url));

/** The embedded defaults need no key and no network. They keep their files in the data folder's cache. */
export async function createProviders(settings: Settings): Promise<Providers> {
  const cacheFolder = join(settings.dataFolder, 'cache', 'presenters');
  const podcastCache = join(settings.dataFolder, 'cache', 'podcasts');
  const reference = createLocalSpeech();
  const voiceModels = await createVoiceModels(settings, reference);
  const order = voiceModels.catalogue.map(({ id }) => id);
  const { modelsFolder } = settings;
  const speech = [createNeuralSpeech({ modelsFolder, reference, order }), reference];
  const libreOffice = await findOffice(settings);
  const presenters = createLocalPresenters({ cacheFolder });
  const clipsFolder = await openPaidClips(settings.dataFolder);
  return {
    documents: {
      version: READER_VERSION,
      libreOffice,
      detectFileType,
      ...createDocumentReader(settings, libreOffice),
      readText,
      readAddress: createAddressReader().readAddress,
    },
    writer: createThreadWriter(),
    connector: () => createConnector({ speech, reference, presenters, cacheFolder, clipsFolder }),
    presenters: {
      plan: ({ recipe, ...request }) => planVideo({ ...recipe, ...request, cacheFolder }),
      encodePreviewAudio,
      encodeVoiceSample,
      renderPodcastCover,
    },
    voiceModels,
    typesetting: { course: typesetCourse },
    playerFolder,
    podcasts: {
      speak: (request) => speakTurns({ ...request, cacheFolder: podcastCache }),
      mix: (request) => mixEpisode({ ...request, cacheFolder: podcastCache }),
    },
    close: async () => {
      await Promise.all(speech.map((model) => model.close()));
    },
  };
}
