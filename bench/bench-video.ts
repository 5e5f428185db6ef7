import { join } from 'node:path';
import type { VideoFormat } from '@tarima/contract';
import {
  createLocalPresenters,
  listPresenters,
  type MadeVideo,
  type OrderBook,
  type PlanRequest,
} from '@tarima/presenters';
import type { SpeechModel } from '@tarima/speech';

export type BenchVideo = {
  script: string;
  format: VideoFormat;
  /** Its cache and its files. */
  folder: string;
  speech: SpeechModel;
  voiceId: string;
};

/** A request to plan a bench's video. */
export function planRequest({ script, format, folder, speech, voiceId }: BenchVideo): PlanRequest {
  return {
    ...{ script, language: 'es', title: 'Energía eólica', figures: [], speech },
    cacheFolder: join(folder, 'cache'),
    settings: {
      mode: 'avatar',
      presenterId: listPresenters()[0]?.avatar_id ?? '',
      templateId: null,
      background: 'blue',
      format,
      voiceId,
    },
  };
}

/** Our own presenters order nothing. */
const NO_ORDERS: OrderBook = {
  find: async () => null,
  keep: async () => undefined,
  billed: async () => undefined,
  drop: async () => undefined,
};

/** Makes a video as the server's job does. */
export async function makeBenchVideo(video: BenchVideo): Promise<MadeVideo & { path: string }> {
  const { cacheFolder, ...request } = planRequest(video);
  const file = (name: string) => join(video.folder, name);
  const path = file('video.mp4');
  const made = await createLocalPresenters({ cacheFolder }).make({
    ...{ ...request, speech: video.speech, orders: NO_ORDERS },
    outputs: { video: path, captions: file('video.vtt'), poster: file('video.png') },
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onStep: async () => undefined,
  });
  return { ...made, path };
}
