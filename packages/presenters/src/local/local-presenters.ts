import { writeFile } from 'node:fs/promises';
import { inCache } from '@tarima/media';
import { PresenterError } from '../presenter-error.ts';
import type { PresenterProvider } from '../presenter-provider.ts';
import { listPresenters } from './catalogue.ts';
import { warmUpDrawing } from './drawing-process.ts';
import { makeVideo } from './make-video.ts';
import { renderPresenterStill } from './stills.ts';

const STILL_SIZE = { width: 540, height: 720 };

/** The illustrated presenters: speech, stage and media on this machine, free of charge. */
export function createLocalPresenters({ cacheFolder }: { cacheFolder: string }): PresenterProvider {
  return {
    id: 'local',
    avatars: async () => listPresenters(),
    voices: async () => [],
    async still(avatarId, path) {
      const { width, height } = STILL_SIZE;
      await writeFile(path, await renderPresenterStill(avatarId, width, height));
      return { mediaType: 'image/png' };
    },
    clip: async () => null,
    async voiceSample(voiceId) {
      throw new PresenterError('VOICE_UNKNOWN', `No voice of the presenters is called ${voiceId}`);
    },
    async make({ outputs, onProgress, onStep, signal, ...request }) {
      onProgress('preparing', 0);
      warmUpDrawing();
      const { script, language, title, settings, figures, pronunciations, speech } = request;
      if (!speech) throw new PresenterError('VOICE_UNKNOWN', 'Nobody speaks for the presenter');
      return inCache(cacheFolder, () =>
        makeVideo({
          ...{ script, language, title, settings, figures, pronunciations },
          ...{ speech, cacheFolder, outputs, signal },
          onProgress: ({ stage, fraction }) => onProgress(stage, fraction),
          onSpoken: onStep,
        }),
      );
    },
  };
}
