import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { VideoStage } from '@tarima/contract';
import { probeFile } from '@tarima/media';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  breaksOffAfterDoing,
  breaksOffFile,
  fails,
  failsInside,
  failsInsideAfterDoing,
  hangs,
  hangsAfterDoing,
  sendsPage,
  sendsRubbish,
  tells,
  withoutAddress,
  withoutCaptions,
} from '../../../../test/vendors/heygen-behaviours.ts';
import { HEYGEN_KEY, send, startHeyGenServer } from '../../../../test/vendors/heygen-server.ts';
import type { Behaviour } from '../../../../test/vendors/heygen-world.ts';
import { presenterConformance } from '../conformance.ts';
import { createTestOrders } from '../test-orders.ts';
import { HEYGEN_API_VERSIONS } from './create-heygen.ts';
import { type HeyGenOnTrial, startHeyGenOnTrial } from './heygen-on-trial.ts';

describe.each(HEYGEN_API_VERSIONS)('HeyGen %s', (version) => {
  presenterConformance(async () => {
    const trial = await startHeyGenOnTrial(version);
    return {
      ...trial,
      voiceId: 'hum',
      paid: () => trial.vendor.videos().length,
      close: trial.vendor.close,
    };
  }, it);

  let trial: HeyGenOnTrial;
  beforeEach(async () => {
    trial = await startHeyGenOnTrial(version);
  });
  afterEach(() => trial.vendor.close());
  const failure = async (work: Promise<unknown>) => {
    const error: unknown = await work.then(
      () => expect.fail('it did not fail'),
      (reason: unknown) => reason,
    );
    // No vendor error may contain the key.
    expect(JSON.stringify([error, `${error}`, `${(error as Error).cause}`])).not.toContain(
      HEYGEN_KEY,
    );
    return error;
  };

  describe('its lists', () => {
    it('are read to the end, in our words', async () => {
      const avatars = await trial.provider.avatars();
      expect(avatars.map(({ avatar_id }) => avatar_id).sort()).toEqual([
        'heygen-5f3d1c9e8a3b4c1f9a510d2f6a7e4b11',
        'heygen-Abigail_standing_office_front',
        'heygen-Brandon_public_2',
        'heygen-Nadim_sofa_casual',
        'heygen-Nobody_public',
        'heygen-Teacher_portrait_3',
      ]);
      const of = (name: string) => avatars.find(({ avatar_name }) => avatar_name.includes(name));
      expect(of('Brandon')).toMatchObject({ gender: 'male', premium: true, type: 'standard' });
      expect(of('Ana')?.type).toBe('talking_photo');
      expect(of('Nobody')?.gender).toBe('unknown');
      expect(of('Marta')?.category).toBe('education');
      expect(of('sofa')?.category).toBe('casual');
    });

    it('are counted for the owner: all, and those that can be chosen', async () => {
      // The older version does not give the gender of its photos.
      const offered = version === 'v3' ? 5 : 4;
      expect(await trial.provider.check?.()).toEqual({ listed: 6, offered });
    });

    it('of voices have the properties that the wizard filters by', async () => {
      const voices = await trial.provider.voices();
      const of = (id: string) => voices.find(({ voice_id }) => voice_id === `heygen-${id}`);
      expect(of('camila1')).toMatchObject({
        language: 'Español',
        language_code: 'es',
        locale: 'es-ES',
        style: 'energetic',
        accent_type: 'adaptive',
        support_locale: true,
        support_pause: true,
        is_natural: true,
      });
      expect(of('ivo4444')).toMatchObject({ language: 'Português', locale: 'pt-BR' });
      // A voice without a named style is professional.
      expect(of('ruth333')?.style).toBe('professional');
      expect(of('aiko555')?.language).toBe('unknown');
      if (version === 'v2') expect(of('elias22')?.emotion_support).toBe(true);
    });

    it('are kept, loaded once for many, and loaded again on request', async () => {
      const { provider, vendor } = trial;
      await Promise.all([provider.avatars(), provider.avatars()]);
      const once = vendor.callsOf('avatars').length;
      await provider.avatars();
      expect(vendor.callsOf('avatars')).toHaveLength(once);
      await provider.avatars({ refresh: true });
      expect(vendor.callsOf('avatars')).toHaveLength(once * 2);
    });

    it('stay the same while the vendor is unreachable', async () => {
      const { provider, vendor } = trial;
      const before = await provider.avatars();
      vendor.will('avatars', ...Array.from({ length: 4 }, () => fails(503, 'internal_error')));
      expect(await provider.avatars({ refresh: true })).toEqual(before);
    });

    it('have no picture if its address has expired', async () => {
      const vendor = await startHeyGenServer({ stillOf: async () => null });
      const other = await startHeyGenOnTrial(version, { baseUrl: vendor.baseUrl });
      const path = `${other.folder}/still`;
      expect(await other.provider.still('heygen-Brandon_public_2', path)).toBeNull();
      await Promise.all([vendor.close(), other.vendor.close()]);
    });

    it('fail clearly for a refused key', async () => {
      const { vendor } = trial;
      const other = await startHeyGenOnTrial(version, { key: 'wrong', baseUrl: vendor.baseUrl });
      expect(await failure(other.provider.avatars())).toMatchObject({
        code: 'PRESENTER_VENDOR_REFUSED',
        retryable: false,
      });
      await other.vendor.close();
    });
  });

  describe('an order', () => {
    it('sends the studio’s speech as sound, with the studio’s captions', async () => {
      const { provider, vendor, spokenByStudio, request, speech } = trial;
      const made = await provider.make(spokenByStudio());
      const [video] = vendor.videos();
      expect(video?.scenes).toEqual([{ asset: 'asset-1' }]);
      expect(vendor.assets()[0]?.length).toBeGreaterThan(1_000);
      const spoken = speech.spoken.map(({ text }) => text);
      const captions = await readFile(request().outputs.captions, 'utf8');
      for (const text of spoken) expect(captions).toContain(text);
      const { streams, chapters } = await probeFile(request().outputs.video);
      expect(streams.map(({ kind }) => kind)).toContain('subtitle');
      expect(chapters.map(({ title }) => title)).toEqual(['Qué es', 'Cómo funciona']);
      expect(trial.orders.bills).toHaveLength(1);
      expect(trial.orders.bills[0]?.seconds).toBeCloseTo(made.durationSeconds, 0);
    });

    it('sends text in scenes for the vendor’s voice, in the chosen accent', async () => {
      const { provider, vendor, request, folder } = trial;
      const { settings } = request();
      await provider.make(request({ settings: { ...settings, locale: 'es_CO' } }));
      expect(vendor.videos()[0]?.scenes).toEqual([
        { text: 'El viento mueve.', voice: 'camila1', locale: 'es-CO' },
        { text: 'Gira la pala.', voice: 'camila1', locale: 'es-CO' },
      ]);
      expect(trial.speech.spoken).toEqual([]);
      expect(await readFile(`${folder}/c.vtt`, 'utf8')).toContain('El viento mueve');
    });

    it('sends no accent for a voice without one, which would be refused', async () => {
      const { provider, vendor, request } = trial;
      const settings = { ...request().settings, voiceId: 'heygen-elias22', locale: 'es_AR' };
      await provider.make(request({ settings }));
      expect(vendor.videos()[0]?.scenes[0]).toEqual({ text: 'El viento mueve.', voice: 'elias22' });
    });

    it('estimates captions if the vendor sends none', async () => {
      const { provider, vendor, request, folder } = trial;
      vendor.will('result', withoutCaptions);
      await provider.make(request());
      const captions = await readFile(`${folder}/c.vtt`, 'utf8');
      expect(captions).toContain('El viento mueve.');
      expect(captions).toContain('Gira la pala.');
    });

    it('sends a photo presenter as a photo, in the chosen format', async () => {
      const { provider, vendor, request } = trial;
      const { settings } = request();
      const presenterId = 'heygen-5f3d1c9e8a3b4c1f9a510d2f6a7e4b11';
      await provider.make(request({ settings: { ...settings, presenterId, format: 'vertical' } }));
      expect(vendor.videos()[0]).toMatchObject({
        avatar: presenterId.slice('heygen-'.length),
        size: { width: 720, height: 1280 },
      });
    });

    it('refuses an unknown voice before anything is paid', async () => {
      const { provider, vendor, request } = trial;
      const settings = { ...request().settings, voiceId: 'heygen-nobody' };
      const failed = await failure(provider.make(request({ settings })));
      expect(failed).toMatchObject({ code: 'VOICE_UNKNOWN' });
      expect(vendor.videos()).toEqual([]);
    });
  });

  describe('paid once', () => {
    it('when an order is carried out but never answered', async () => {
      const { provider, vendor, request, clock } = trial;
      vendor.will('create', hangsAfterDoing);
      const made = provider.make(request());
      await vendor.asked('create', 1);
      await expect.poll(() => vendor.videos().length).toBe(1);
      clock.expire();
      await made;
      expect(vendor.videos()).toHaveLength(1);
      expect(vendor.callsOf('create')).toHaveLength(1);
    });

    it.each([
      ['the connection breaks off', breaksOffAfterDoing],
      ['a gateway answers with a page', sendsPage],
      ['a gateway gives up', fails(504, 'timeout')],
      ['it says that it failed inside, and did not', failsInsideAfterDoing('internal_error')],
    ])('when %s', async (_what, behaviour) => {
      const { provider, vendor, request } = trial;
      vendor.will('create', behaviour);
      await provider.make(request());
      expect(vendor.videos()).toHaveLength(1);
    });

    it('when an order appears in the list only after a minute', async () => {
      const { provider, vendor, request } = trial;
      const empty = version === 'v3' ? { data: [] } : { code: 100, data: { videos: [] } };
      const notYet = Array.from({ length: 12 }, () => sendsJson(empty));
      vendor.will('create', breaksOffAfterDoing);
      vendor.will('list', ...notYet);
      await provider.make(request());
      expect(vendor.videos()).toHaveLength(1);
      expect(vendor.callsOf('create')).toHaveLength(1);
    });

    it('also when the vendor was busy for a minute before', async () => {
      const { provider, vendor, request } = trial;
      const empty = version === 'v3' ? { data: [] } : { code: 100, data: { videos: [] } };
      vendor.will('create', fails(429, 'rate_limit_exceeded', 55), breaksOffAfterDoing);
      vendor.will('list', ...Array.from({ length: 18 }, () => sendsJson(empty)));
      await provider.make(request());
      expect(vendor.videos()).toHaveLength(1);
    });

    it('and ordered again only when the first order certainly did not arrive', async () => {
      const { provider, vendor, request, clock } = trial;
      vendor.will('create', hangs);
      const made = provider.make(request());
      await vendor.asked('create', 1);
      clock.expire();
      await made;
      expect(vendor.callsOf('create')).toHaveLength(2);
      expect(vendor.callsOf('list').length).toBeGreaterThan(10);
      expect(vendor.videos()).toHaveLength(1);
    });

    it.each(['upload', 'create', 'states', 'result', 'file'] as const)(
      'when the process ends while it waits for %s',
      async (kind) => {
        const { provider, vendor, spokenByStudio, start } = trial;
        vendor.will(kind, kind === 'create' ? hangsAfterDoing : hangs);
        // A dead process writes nothing, so its later work must not reach the book.
        const { orders } = trial;
        const before = { ...orders };
        let isDead = false;
        const mortal = {
          ...orders,
          keep: async (order: Parameters<typeof orders.keep>[0]) => {
            if (!isDead) await before.keep(order);
          },
          drop: async () => {
            if (!isDead) await before.drop();
          },
        };
        const stop = new AbortController();
        const dying = provider.make({
          ...spokenByStudio(),
          orders: mortal,
          signal: stop.signal,
        });
        await vendor.asked(kind, 1);
        if (kind === 'create') await expect.poll(() => vendor.videos().length).toBe(1);
        isDead = true;
        stop.abort();
        await dying.catch(() => undefined);
        await start().make(spokenByStudio());
        expect(vendor.videos()).toHaveLength(1);
        expect(vendor.callsOf('create')).toHaveLength(1);
      },
    );

    it.each(['speaking', 'sending', 'ordered', 'downloading', 'finishing'] as const)(
      'when the cache is deleted as it is %s',
      async (when) => {
        const { provider, vendor, spokenByStudio, folder, orders } = trial;
        let isDeleted = false;
        const made = await provider.make({
          ...spokenByStudio(),
          onProgress(stage) {
            if (stage !== when || isDeleted) return;
            isDeleted = true;
            rmSync(`${folder}/cache`, { recursive: true });
          },
        });
        expect([isDeleted, made.durationSeconds > 1]).toEqual([true, true]);
        expect(vendor.callsOf('create')).toHaveLength(1);
        expect(orders.bills).toHaveLength(1);
      },
    );

    it('and again once the vendor’s render has failed', async () => {
      const { provider, vendor, request, orders } = trial;
      vendor.will('states', tells('failed', { code: 40010, message: 'not supported' }));
      const failed = await failure(provider.make(request()));
      expect(failed).toMatchObject({ code: 'PRESENTER_VENDOR_FAILED', retryable: false });
      expect(orders.open()).toBeNull();
      expect(orders.bills).toEqual([]);
      await provider.make(request());
      expect(vendor.videos()).toHaveLength(2);
    });
  });

  describe('refusals', () => {
    it.each([
      [401, 'unauthorized', 'PRESENTER_VENDOR_REFUSED'],
      [402, 'insufficient_credit', 'PRESENTER_VENDOR_NO_CREDIT'],
      [403, 'forbidden', 'PRESENTER_VENDOR_REFUSED'],
      [404, 'avatar_not_found', 'PRESENTER_UNKNOWN'],
      [400, 'invalid_parameter', 'PRESENTER_VENDOR_FAILED'],
      [400, 'script_too_long', 'PRESENTER_VENDOR_TOO_LONG'],
    ])('reports %i %s as %s, and pays nothing', async (status, code, told) => {
      const { provider, vendor, request, orders } = trial;
      vendor.will('create', fails(status, code));
      expect(await failure(provider.make(request()))).toMatchObject({
        code: told,
        retryable: false,
      });
      expect(orders.open()).toBeNull();
      expect(vendor.callsOf('create')).toHaveLength(1);
    });

    it('treats an error inside a 200 as an error', async () => {
      const { provider, vendor, request } = trial;
      vendor.will('create', failsInside('insufficient_credit'));
      expect(await failure(provider.make(request()))).toMatchObject({
        code: 'PRESENTER_VENDOR_NO_CREDIT',
      });
    });

    it('waits for Retry-After, then orders', async () => {
      const { provider, vendor, request, clock } = trial;
      vendor.will('create', fails(429, 'rate_limit_exceeded', 17));
      await provider.make(request());
      expect(clock.slept).toContain(17_000);
      expect(vendor.videos()).toHaveLength(1);
    });

    it('does not look up an order at a vendor that was never reached', async () => {
      const { provider, vendor, request, orders, clock } = trial;
      await Promise.all([provider.avatars(), provider.voices()]);
      await vendor.close();
      expect(await failure(provider.make(request()))).toMatchObject({
        code: 'PRESENTER_VENDOR_UNREACHABLE',
        retryable: true,
      });
      expect(orders.open()).toBeNull();
      expect(clock.slept).toEqual([1_000, 2_000, 4_000]);
    });

    it('leaves a longer wait to the caller', async () => {
      const { provider, vendor, request, orders } = trial;
      vendor.will('create', fails(429, 'rate_limit_exceeded', 600));
      expect(await failure(provider.make(request()))).toMatchObject({
        code: 'PRESENTER_VENDOR_BUSY',
        retryable: true,
        retryAfterMs: 600_000,
      });
      expect(orders.open()).toBeNull();
    });
  });

  describe('a video in progress', () => {
    it('waits for a video that the vendor does not know at first', async () => {
      const { provider, vendor, request } = trial;
      const unknown = version === 'v3' ? tells('not_found') : fails(404, 'not_found');
      vendor.will('states', unknown, unknown, unknown);
      await provider.make(request());
      expect(vendor.videos()).toHaveLength(1);
    });

    it('waits when whole polls answer 404 at first', async () => {
      const { provider, vendor, request } = trial;
      vendor.will('states', ...Array.from({ length: 3 }, () => fails(404, 'not_found')));
      await provider.make(request());
      expect(vendor.videos()).toHaveLength(1);
    });

    it('fails on an unknown status instead of waiting forever', async () => {
      const { provider, vendor, request } = trial;
      vendor.will('states', tells('cancelled'));
      expect(await failure(provider.make(request()))).toMatchObject({
        code: 'PRESENTER_VENDOR_FAILED',
      });
    });

    it('repeats polls that fail', async () => {
      const { provider, vendor, request } = trial;
      vendor.will('states', fails(503, 'internal_error'), sendsPage, fails(429, 'busy', 3));
      vendor.will('states', failsInside('internal_error'));
      await provider.make(request());
      expect(vendor.videos()).toHaveLength(1);
    });

    it('sends nothing after it is stopped', async () => {
      const { provider, vendor, request } = trial;
      const stop = new AbortController();
      vendor.will('states', hangs);
      const stopped = provider.make(request({ signal: stop.signal }));
      await vendor.asked('states', 1);
      stop.abort();
      expect(await failure(stopped)).toMatchObject({ code: 'CANCELLED' });
      const asked = vendor.calls.length;
      await new Promise((resolve) => setImmediate(resolve));
      expect(vendor.calls).toHaveLength(asked);
    });
  });

  describe('its files', () => {
    it('are requested again while they have no address', async () => {
      const { provider, vendor, request } = trial;
      vendor.will('result', withoutAddress, withoutAddress);
      await provider.make(request());
      expect(vendor.callsOf('result').length).toBeGreaterThanOrEqual(3);
    });

    it.each([
      ['an address that has expired', fails(403, 'expired')],
      ['an address that is not there yet', fails(404, 'not_found')],
      ['half a file', breaksOffFile],
      ['a store that is down', fails(503, 'slow_down')],
    ])('get a new address: %s', async (_what, behaviour) => {
      const { provider, vendor, request } = trial;
      vendor.will('file', behaviour);
      const made = await provider.make(request());
      expect(made.durationSeconds).toBeGreaterThan(1);
      expect(vendor.videos()).toHaveLength(1);
    });

    it('fail without an address, and the order stays open', async () => {
      const { provider, vendor, request, start, orders } = trial;
      vendor.will('result', ...Array.from({ length: 8 }, () => withoutAddress));
      expect(await failure(provider.make(request()))).toMatchObject({
        code: 'PRESENTER_VENDOR_UNREACHABLE',
        retryable: true,
      });
      expect(orders.open()?.vendorId).toBe(vendor.videos()[0]?.id);
      await start().make(request());
      expect(vendor.videos()).toHaveLength(1);
    });

    it('fail if they are no video, and the next try is a new order', async () => {
      const { provider, vendor, request, orders } = trial;
      vendor.will('file', sendsRubbish);
      expect(await failure(provider.make(request()))).toMatchObject({ code: 'VIDEO_FAILED' });
      expect(orders.open()).toBeNull();
      expect(orders.bills).toHaveLength(1);
    });

    it('are fetched without the key', async () => {
      const { provider, vendor, request, folder } = trial;
      await provider.make(request());
      await provider.still('heygen-Brandon_public_2', `${folder}/still`);
      const files = vendor.callsOf('file').map(({ url }) => url.split('.').at(-1));
      expect(files).toEqual(['mp4', 'srt']);
      for (const { kind, url, hasKey } of vendor.calls) {
        expect([kind, hasKey]).toEqual([kind, kind !== 'file']);
        expect(url).not.toContain(HEYGEN_KEY);
      }
    });
  });

  it('makes as many at a time as allowed, and follows them with one poll', async () => {
    const { vendor, request, folder } = trial;
    const many = await startHeyGenOnTrial(version, {
      concurrency: 3,
      baseUrl: vendor.baseUrl,
      uploadUrl: vendor.baseUrl,
    });
    // No poll is answered before the provider knows that all orders are placed.
    const ordered = new Set<string>();
    const allOrdered = Promise.withResolvers<void>();
    vendor.will('states', async ({ carryOut, response }) => {
      await allOrdered.promise;
      send(response, 200, (await carryOut()).body);
    });
    const make = (name: string) => {
      const file = (end: string) => `${folder}/${name}.${end}`;
      const outputs = { video: file('mp4'), captions: file('vtt'), poster: file('png') };
      const onProgress = (stage: VideoStage) => {
        if (stage === 'ordered' && ordered.add(name).size === 3) allOrdered.resolve();
      };
      const orders = createTestOrders();
      return many.provider.make(request({ outputs, orders, title: name, onProgress }));
    };
    expect(await Promise.all(['a', 'b', 'c'].map(make))).toHaveLength(3);
    if (version === 'v3') {
      const together = vendor.callsOf('states').filter(({ url }) => url.includes('%2C'));
      expect(together.length).toBeGreaterThan(0);
    }
    await many.vendor.close();
  });

  it('makes one at a time if allowed no more, and stops waiting on abort', async () => {
    const { vendor, provider, request, folder } = trial;
    vendor.will('states', hangs);
    const stop = new AbortController();
    const first = provider.make(request({ signal: stop.signal }));
    await vendor.asked('states', 1);
    const outputs = {
      video: `${folder}/2.mp4`,
      captions: `${folder}/2.vtt`,
      poster: `${folder}/2.png`,
    };
    const second = provider.make(request({ outputs, orders: createTestOrders() }));
    await new Promise((resolve) => setImmediate(resolve));
    expect(vendor.callsOf('create')).toHaveLength(1);
    stop.abort();
    expect(await failure(first)).toMatchObject({ code: 'CANCELLED' });
    await second;
    expect(vendor.callsOf('create')).toHaveLength(2);
  });
});

const sendsJson =
  (body: unknown): Behaviour =>
  ({ response }) =>
    send(response, 200, body);
