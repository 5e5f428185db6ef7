import { join } from 'node:path';
import {
  createAddressReader,
  detectFileType,
  READER_VERSION,
  readDocument,
  readText,
} from '@tarima/documents';
import { mixEpisode, speakTurns } from '@tarima/podcasts';
import {
  encodePreviewAudio,
  encodeVoiceSample,
  listPresenters,
  planVideo,
  renderPodcastCover,
  renderPresenterStill,
  renderVideo,
  warmUpDrawing,
} from '@tarima/presenters';
import { createLocalSpeech } from '@tarima/speech';
import { typesetCourse } from '@tarima/typesetting';
import type { Settings } from '../env.ts';
import { createLanguageModel } from './create-language-model.ts';
import type { Providers } from './providers.ts';
import { createThreadWriter } from './write-in-thread.ts';

/** The embedded defaults: no key, no network. What they keep stands in the data folder's cache. */
export async function createProviders(settings: Settings): Promise<Providers> {
  const cacheFolder = join(settings.dataFolder, 'cache', 'presenters');
  const podcastCache = join(settings.dataFolder, 'cache', 'podcasts');
  const speech = createLocalSpeech();
  return {
    documents: {
      version: READER_VERSION,
      detectFileType,
      readDocument,
      readText,
      readAddress: createAddressReader().readAddress,
    },
    writer: createThreadWriter(),
    speech,
    languageModel: createLanguageModel(settings.languageModel),
    presenters: {
      list: listPresenters,
      plan: ({ recipe, signal, onProgress }) =>
        planVideo({ ...recipe, speech, cacheFolder, signal, onProgress }),
      render: ({ plan, outputs, metadata, signal, onProgress }) =>
        renderVideo({
          plan,
          cacheFolder,
          outputs,
          metadata,
          signal,
          onProgress: ({ stage, fraction }) => onProgress(stage, fraction),
        }),
      warmUp: warmUpDrawing,
      encodePreviewAudio,
      encodeVoiceSample,
      renderPodcastCover,
      renderStill: renderPresenterStill,
    },
    typesetting: { course: typesetCourse },
    podcasts: {
      speak: (request) => speakTurns({ ...request, speech, cacheFolder: podcastCache }),
      mix: (request) => mixEpisode({ ...request, cacheFolder: podcastCache }),
    },
    close: () => speech.close(),
  };
}
