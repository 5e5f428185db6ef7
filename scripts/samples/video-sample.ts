import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@tarima/contract';
import { probeFile } from '@tarima/media';
import { createLocalPresenters, type OrderBook } from '@tarima/presenters';
import type { SpeechModel } from '@tarima/speech';
import { CASTING, voiceOf } from './casting.ts';
import type { SampleFiles } from './sample-files.ts';
import type { VideoTexts } from './sample-texts.ts';
import { shrinkVideo, takePoster } from './shrink.ts';

/** Before the end of a scene: all is said and shown, the presenter smiles. */
const AT_REST_SECONDS = 0.45;

/** Our own presenters order nothing. */
const NO_ORDERS: OrderBook = {
  find: async () => null,
  keep: async () => undefined,
  billed: async () => undefined,
  drop: async () => undefined,
};

export type VideoSample = {
  tool: keyof typeof CASTING;
  language: Language;
  texts: VideoTexts;
  speech: SpeechModel;
  /** For the parts of the video and its full size. */
  workFolder: string;
  files: SampleFiles;
};

/** Makes a presenter's video as the studio does, then a small copy of it. */
export async function makeVideoSample(sample: VideoSample): Promise<void> {
  const { tool, language, texts, speech, workFolder, files } = sample;
  const { presenterId, timbre, background } = CASTING[tool];
  const { id: voiceId, locale } = voiceOf(timbre, language);
  const whole = (ending: string) => join(workFolder, `${language}-${tool}.${ending}`);
  const outputs = { video: whole('mp4'), captions: whole('vtt'), poster: whole('png') };
  const { durationSeconds } = await createLocalPresenters({
    cacheFolder: join(workFolder, 'cache'),
  }).make({
    ...{ ...texts, language, speech, outputs, figures: [], orders: NO_ORDERS },
    settings: {
      ...{ mode: 'avatar', presenterId, templateId: null, background, format: 'horizontal' },
      // A small picture has no room for captions, so the card shows them.
      ...{ voiceId, locale, captionPlace: 'track' },
    },
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onStep: async () => undefined,
  });
  const { chapters } = await probeFile(outputs.video);
  const sceneEnd = chapters[1]?.start ?? durationSeconds;
  await Promise.all([
    shrinkVideo(outputs.video, files.video),
    takePoster(outputs.video, sceneEnd - AT_REST_SECONDS, files.poster),
    copyFile(outputs.captions, files.captions),
  ]);
}
