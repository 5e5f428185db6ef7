import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { probeFile } from '@tarima/media';
import { describe, expect, it } from 'vitest';
import { presenterConformance } from '../conformance.ts';
import { temporaryFolder } from '../test-folder.ts';
import { createTestOrders } from '../test-orders.ts';
import { createTestSpeech } from '../test-speech.ts';
import { createLocalPresenters } from './local-presenters.ts';

describe('the studio’s own presenters', () => {
  presenterConformance(async () => {
    const folder = await temporaryFolder();
    return {
      provider: createLocalPresenters({ cacheFolder: `${folder}/cache` }),
      speech: createTestSpeech(),
      voiceId: 'hum',
      orders: createTestOrders(),
      folder,
      paid: () => 0,
      close: async () => undefined,
    };
  }, it);

  it('make the video again if their cache is deleted meanwhile', async () => {
    const folder = await temporaryFolder();
    const cacheFolder = join(folder, 'cache');
    const path = (name: string) => join(folder, name);
    const presenters = createLocalPresenters({ cacheFolder });
    const [avatar] = await presenters.avatars();
    let isDeleted = false;
    const made = await presenters.make({
      script:
        '## El viento\n\nEl viento mueve las palas.\n\n## La red\n\nLa red recibe la energía.\n',
      language: 'es',
      title: 'El viento',
      settings: {
        mode: 'avatar',
        presenterId: avatar?.avatar_id ?? '',
        templateId: null,
        background: 'green',
        format: 'vertical',
        voiceId: 'hum',
      },
      figures: [],
      speech: createTestSpeech(),
      orders: createTestOrders(),
      outputs: { video: path('a.mp4'), captions: path('a.vtt'), poster: path('a.png') },
      signal: new AbortController().signal,
      onStep: async () => undefined,
      onProgress: (stage) => {
        if (stage !== 'drawing' || isDeleted) return;
        isDeleted = true;
        rmSync(cacheFolder, { recursive: true });
      },
    });
    expect(isDeleted).toBe(true);
    expect((await probeFile(path('a.mp4'))).durationSeconds).toBeCloseTo(made.durationSeconds, 0);
  });
});
