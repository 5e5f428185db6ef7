import { describe, it } from 'vitest';
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
});
