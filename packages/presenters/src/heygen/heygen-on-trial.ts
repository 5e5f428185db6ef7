import { HEYGEN_KEY, startHeyGenServer } from '../../../../test/vendors/heygen-server.ts';
import type { PlanSettings } from '../local/plan-video.ts';
import type { MakeRequest } from '../presenter-provider.ts';
import { createTestClock } from '../test-clock.ts';
import { temporaryFolder } from '../test-folder.ts';
import { createTestOrders } from '../test-orders.ts';
import { createTestSpeech } from '../test-speech.ts';
import { TEST_SCRIPT, TEST_SETTINGS } from '../test-video.ts';
import { createHeyGen, type HeyGenApiVersion, type HeyGenOptions } from './create-heygen.ts';

export type HeyGenOnTrial = Awaited<ReturnType<typeof startHeyGenOnTrial>>;

/** The adapter in front of a fake vendor, with a clock that does not wait. */
export async function startHeyGenOnTrial(
  apiVersion: HeyGenApiVersion,
  change: Partial<HeyGenOptions> = {},
) {
  const vendor = await startHeyGenServer();
  const folder = await temporaryFolder();
  const clock = createTestClock();
  const orders = createTestOrders();
  const speech = createTestSpeech();
  const start = () =>
    createHeyGen({
      key: HEYGEN_KEY,
      baseUrl: vendor.baseUrl,
      uploadUrl: vendor.baseUrl,
      apiVersion,
      concurrency: 1,
      sceneCharacters: 1_500,
      cacheFolder: `${folder}/cache`,
      clock,
      ...change,
    });
  const request = (more: Partial<MakeRequest> = {}): MakeRequest => ({
    script: TEST_SCRIPT,
    language: 'es',
    title: 'El viento',
    settings: {
      ...TEST_SETTINGS,
      presenterId: 'heygen-Brandon_public_2',
      voiceId: 'heygen-camila1',
    },
    figures: [],
    speech,
    outputs: { video: `${folder}/v.mp4`, captions: `${folder}/c.vtt`, poster: `${folder}/p.png` },
    orders,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onStep: async () => undefined,
    ...more,
  });
  /** The same, with the studio's voice. */
  const spokenByStudio = (change: Partial<PlanSettings> = {}): MakeRequest => ({
    ...request(),
    settings: { ...request().settings, voiceId: 'hum', ...change },
  });
  return {
    ...{ vendor, folder, clock, orders, speech, request, spokenByStudio },
    provider: start(),
    /** Acts as another process: it knows only what the order book holds. */
    start,
  };
}
