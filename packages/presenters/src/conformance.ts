import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { avatarSchema, providerOf, VIDEO_STAGES, type VideoStage } from '@tarima/contract';
import { probeFile } from '@tarima/media';
import type { SpeechModel } from '@tarima/speech';
import { PresenterError } from './presenter-error.ts';
import type { MakeRequest, OrderBook, PresenterProvider } from './presenter-provider.ts';

type TestFunction = (name: string, run: () => Promise<void>) => void;

/** A provider in its own environment. */
export type ProviderOnTrial = {
  provider: PresenterProvider;
  speech: SpeechModel;
  voiceId: string;
  /** Records the payments of one request. */
  orders: OrderBook;
  /** An empty folder. */
  folder: string;
  /** The number of paid videos; 0 for a provider that costs nothing. */
  paid: () => number;
  close: () => Promise<void>;
};

const SCRIPT = `## El viento

- Mueve las palas

El viento mueve las palas de la turbina.

## La red

La red recibe la energía.
`;
const WORDS = ['viento', 'turbina', 'energía'];

/**
 * The tests that every presenter provider passes, local or a vendor's. Call it inside a `describe`.
 * @param start a new provider for each test; closed afterwards
 * @param it vitest's
 */
export function presenterConformance(
  start: () => Promise<ProviderOnTrial>,
  it: TestFunction,
): void {
  const check = (name: string, run: (trial: ProviderOnTrial) => Promise<void>) =>
    it(name, async () => {
      const trial = await start();
      try {
        await run(trial);
      } finally {
        await trial.close();
      }
    });

  check('describes its presenters as the contract says', async ({ provider }) => {
    const avatars = await provider.avatars();
    assert(avatars.length > 1, 'there is a choice');
    for (const avatar of avatars) {
      avatarSchema.parse(avatar);
      assert.equal(avatar.provider, provider.id);
      assert.equal(providerOf(avatar.avatar_id), provider.id);
    }
    assert.equal(new Set(avatars.map(({ avatar_id }) => avatar_id)).size, avatars.length);
    for (const voice of await provider.voices()) {
      assert.equal(voice.presenter_provider, provider.id);
      assert.equal(providerOf(voice.voice_id), provider.id);
    }
  });

  check('has a picture of each presenter', async ({ provider, folder }) => {
    const path = join(folder, 'still');
    const still = await provider.still(await anAvatar(provider), path);
    assert.match(still?.mediaType ?? '', /^image\//u);
    assert((await stat(path)).size > 0);
  });

  check('makes a video with captions, a poster and the length of its speech', async (trial) => {
    const stages: [VideoStage, number][] = [];
    const request = await requestOf(trial);
    const made = await trial.provider.make({
      ...request,
      onProgress: (stage, fraction) => void stages.push([stage, fraction]),
    });
    const { outputs } = request;
    const probed = await probeFile(outputs.video);
    const kinds = probed.streams.map(({ kind }) => kind);
    assert(kinds.includes('audio') && kinds.includes('video'), kinds.join());
    assert.equal(probed.title, request.title);
    assert(Math.abs(probed.durationSeconds - made.durationSeconds) < 0.2);
    assert.equal((await stat(outputs.video)).size, made.bytes);
    assert(made.durationSeconds > 3 && made.durationSeconds < 12, `${made.durationSeconds} s`);
    const captions = await readFile(outputs.captions, 'utf8');
    assert.match(captions, /^WEBVTT/u);
    for (const word of WORDS) assert(captions.includes(word), word);
    const poster = await readFile(outputs.poster);
    assert.equal(poster.subarray(1, 4).toString(), 'PNG');
    assertGoesForward(stages);
  });

  check('refuses a presenter that it does not have, and pays nothing', async (trial) => {
    const request = await requestOf(trial);
    const settings = { ...request.settings, presenterId: 'heygen-nobody-at-all' };
    await assertFails(trial.provider.make({ ...request, settings }), 'PRESENTER_UNKNOWN');
    await assertFails(
      trial.provider.still('heygen-nobody-at-all', join(trial.folder, 'nobody')),
      'PRESENTER_UNKNOWN',
    );
    assert.equal(trial.paid(), 0);
  });

  check('refuses a script without words, and pays nothing', async (trial) => {
    const request = await requestOf(trial);
    const script = '## Título\n\n[Escena: una turbina]\n';
    await assertFails(trial.provider.make({ ...request, script }), 'NOTHING_TO_SAY');
    assert.equal(trial.paid(), 0);
  });

  for (const stage of [
    'preparing',
    'speaking',
    'sending',
    'ordered',
    'drawing',
    'downloading',
    'finishing',
  ] as const) {
    check(`stopped while ${stage}, leaves nothing, and pays nothing twice`, async (trial) => {
      const stop = new AbortController();
      const request = await requestOf(trial);
      const before = trial.paid();
      let wasStopped = false;
      const stopped = trial.provider.make({
        ...request,
        signal: stop.signal,
        onProgress: (reached) => {
          if (reached !== stage) return;
          wasStopped = true;
          stop.abort();
        },
      });
      // Some providers lack this stage.
      const error: unknown = await stopped.then(
        () => null,
        (reason: unknown) => reason,
      );
      if (wasStopped && error !== null) {
        assert(error instanceof Error && 'code' in error, String(error));
        assert.equal(error.code, 'CANCELLED');
        await assert.rejects(stat(request.outputs.video), { code: 'ENOENT' });
      }
      const made = await trial.provider.make(request);
      assert(made.bytes > 0);
      assert(trial.paid() - before <= 1, `paid ${trial.paid() - before} times`);
    });
  }
}

async function anAvatar(provider: PresenterProvider): Promise<string> {
  const avatar = (await provider.avatars()).find(({ gender }) => gender !== 'unknown');
  assert(avatar, 'it has a presenter');
  return avatar.avatar_id;
}

async function requestOf(trial: ProviderOnTrial): Promise<MakeRequest> {
  const file = (name: string) => join(trial.folder, name);
  return {
    script: SCRIPT,
    language: 'es',
    title: 'El viento',
    settings: {
      mode: 'avatar',
      presenterId: await anAvatar(trial.provider),
      templateId: null,
      background: 'green',
      format: 'vertical',
      voiceId: trial.voiceId,
    },
    figures: [],
    speech: trial.speech,
    outputs: { video: file('v.mp4'), captions: file('c.vtt'), poster: file('p.png') },
    orders: trial.orders,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onStep: async () => undefined,
  };
}

async function assertFails(work: Promise<unknown>, code: string): Promise<void> {
  const error: unknown = await work.then(
    () => assert.fail(`it did not fail with ${code}`),
    (reason: unknown) => reason,
  );
  assert(error instanceof PresenterError, String(error));
  assert.equal(error.code, code);
}

function assertGoesForward(told: [VideoStage, number][]): void {
  assert.equal(told.at(-1)?.[0], 'finishing');
  told.forEach(([stage, fraction], index) => {
    assert(fraction >= 0 && fraction <= 1, `${stage} ${fraction}`);
    const [before, fractionBefore] = told[index - 1] ?? [stage, 0];
    const order = VIDEO_STAGES.indexOf(stage) - VIDEO_STAGES.indexOf(before);
    assert(order > 0 || (order === 0 && fraction >= fractionBefore), `${before} → ${stage}`);
  });
}
