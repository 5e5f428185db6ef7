import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FRAME_SIZES, type Pronunciation, WORDS_PER_MINUTE } from '@tarima/contract';
import {
  adoptVideo,
  type CaptionCue,
  type Chapter,
  formatWebVtt,
  inCache,
  isKept,
  MediaError,
  makeFile,
  masterSpeech,
  probeFile,
  readSrt,
  wavSource,
  writePoster,
} from '@tarima/media';
import { PALETTES } from '@tarima/stage';
import { countWords, occurringPronunciations, pronounced } from '@tarima/text';
import type { Clock } from '@tarima/vendors';
import { planSpeech } from '../local/plan-video.ts';
import { readSpokenScenes, type SpokenScene } from '../local/spoken-scenes.ts';
import { chaptersOf, cuesOf } from '../local/whole-video-times.ts';
import { PresenterError } from '../presenter-error.ts';
import type { MadeVideo, MakeRequest } from '../presenter-provider.ts';
import { vendorLocale } from './catalogue-words.ts';
import { collectVideo } from './collect-video.ts';
import type { Dialect, OrderScene, VendorAvatar, VendorVoice } from './dialect.ts';
import { estimatedCaptions } from './estimated-captions.ts';
import { fetchFile } from './fetch-file.ts';
import type { OrderFollower } from './follow-orders.ts';
import { type PlacedOrder, placeOrder } from './place-order.ts';
import type { Places } from './places.ts';
import { type PartLimits, spokenParts } from './spoken-parts.ts';

/** The vendor refuses larger files. */
const MOST_AUDIO_BYTES = 32 * 1024 * 1024;
/** The tolerated difference from the expected length, in seconds and as a share. */
const OWN_SPEECH_SLACK = { seconds: 4, share: 0.15 };
const VENDOR_SPEECH_SLACK = { seconds: 20, share: 1 };
/** The expected time for a video. The progress bar uses it, because the vendor reports none. */
const EXPECTED_RENDER = { startMs: 45_000, eachSecondMs: 2_500 };
const POSTER_AT = 0.25;

export type OrderDesk = {
  dialect: Dialect;
  follower: OrderFollower;
  places: Places;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  cacheFolder: string;
  limits: PartLimits;
  findAvatar: (id: string, signal: AbortSignal) => Promise<VendorAvatar>;
  /** Null for one of the studio's own voices. */
  findVoice: (id: string, signal: AbortSignal) => Promise<VendorVoice | null>;
};

/** The speech of a video: our own sound, or text for a voice of the vendor. */
type Spoken = {
  seconds: number;
  slack: { seconds: number; share: number };
  /** Made only when the order is sent. */
  scenes: (onProgress: (fraction: number) => void) => Promise<OrderScene[]>;
  /** Captions and chapters. `subtitles` are the vendor's. */
  times: (
    durationSeconds: number,
    subtitles: () => Promise<CaptionCue[]>,
  ) => Promise<{ cues: CaptionCue[]; chapters: Chapter[] }>;
};

/**
 * Makes a video through the vendor: speech, order, waiting, download, and then one of our files.
 */
export async function makeByOrder(desk: OrderDesk, request: MakeRequest): Promise<MadeVideo> {
  const { settings, signal, onProgress, onStep, orders } = request;
  onProgress('preparing', 0);
  const avatar = await desk.findAvatar(settings.presenterId ?? '', signal);
  const voice = await desk.findVoice(settings.voiceId, signal);
  const spoken = voice ? byVendor(desk, request, voice) : await byStudio(desk, request);
  await onStep();

  const release = await desk.places.take(signal);
  let order: PlacedOrder;
  try {
    order = await placeOrder({
      ...{ dialect: desk.dialect, places: desk.places, clock: desk.clock, orders, signal },
      prepare: async () => ({
        title: request.title,
        avatar: { id: avatar.id, type: avatar.type },
        scenes: await spoken.scenes((fraction) => onProgress('sending', fraction)),
        size: FRAME_SIZES[settings.format],
        background: PALETTES[settings.background].deep,
      }),
    });
    await onStep();
    await waitFor(order, spoken.seconds, desk, request);
  } finally {
    release();
  }
  await onStep();
  return adopt(order, spoken, desk, request);
}

async function byStudio(desk: OrderDesk, request: MakeRequest): Promise<Spoken> {
  const { script, language, title, settings, pronunciations } = request;
  const { speech, signal, onProgress } = request;
  const { dialect, cacheFolder } = desk;
  if (!speech) throw new PresenterError('VOICE_UNKNOWN', 'Nobody speaks for the presenter');
  const speak = () =>
    planSpeech({
      ...{ script, language, title, settings, pronunciations, speech, signal, cacheFolder },
      // The vendor draws, and takes no pictures.
      figures: [],
      onProgress: (fraction) => onProgress('speaking', fraction),
    });
  const plan = await inCache(cacheFolder, speak);
  /** The cache may have lost the sound while the order waited for its place. */
  const readSound = () =>
    inCache(cacheFolder, async () => {
      if (!(await isKept(plan.audio.path))) await speak();
      const path = plan.audio.path.replace(/\.wav$/u, '.mp3');
      if (!(await isKept(path))) {
        await masterSpeech(await wavSource(plan.audio.path), path, { format: 'mp3', signal });
      }
      return readFile(path);
    });
  return {
    seconds: plan.timeline.duration,
    slack: OWN_SPEECH_SLACK,
    async scenes(onSent) {
      onSent(0);
      const mp3 = await readSound();
      if (mp3.length > MOST_AUDIO_BYTES) {
        throw new PresenterError('PRESENTER_VENDOR_TOO_LONG', `${mp3.length} bytes of speech`);
      }
      const assetId = await dialect.uploadAudio(mp3, signal);
      onSent(1);
      return [{ kind: 'audio', assetId }];
    },
    times: async () => ({ cues: cuesOf(plan.timeline), chapters: chaptersOf(plan.timeline) }),
  };
}

function byVendor({ limits }: OrderDesk, request: MakeRequest, voice: VendorVoice): Spoken {
  const { script, language, settings, pronunciations = [] } = request;
  const scenes = readSpokenScenes(script, language);
  const pauses = { hasPauses: voice.support_pause };
  const parts = spokenParts(pronouncedScenes(scenes, pronunciations), limits, pauses);
  // The vendor's captions would show what is said.
  const isAsWritten = occurringPronunciations(script, pronunciations).length === 0;
  const written = spokenParts(scenes, { ...limits, scenes: Number.POSITIVE_INFINITY }, pauses);
  const words = parts.reduce((sum, { text }) => sum + countWords(text), 0);
  const locale =
    voice.support_locale && settings.locale ? vendorLocale(settings.locale) : undefined;
  return {
    seconds: (words / WORDS_PER_MINUTE) * 60,
    slack: VENDOR_SPEECH_SLACK,
    scenes: async () =>
      parts.map(({ text }) => ({ kind: 'text', text, voiceId: voice.id, locale })),
    async times(durationSeconds, subtitles) {
      const estimated = estimatedCaptions(written, durationSeconds, language);
      const cues = isAsWritten ? await subtitles() : [];
      return { ...estimated, cues: cues.length > 0 ? cues : estimated.cues };
    },
  };
}

const pronouncedScenes = (
  scenes: SpokenScene[],
  pronunciations: readonly Pronunciation[],
): SpokenScene[] =>
  scenes.map(({ sentences, ...scene }) => ({
    ...scene,
    sentences: sentences.map(({ text, ...sentence }) => ({
      ...sentence,
      text: pronounced(text, pronunciations),
    })),
  }));

/**
 * Waits until the vendor has made the video. A failure closes the order, because it will never
 * finish.
 */
async function waitFor(
  { vendorId, sentAt }: PlacedOrder,
  seconds: number,
  { follower, clock }: OrderDesk,
  { signal, orders, onProgress }: MakeRequest,
): Promise<void> {
  const expectedMs = EXPECTED_RENDER.startMs + seconds * EXPECTED_RENDER.eachSecondMs;
  const onPoll = () => onProgress('ordered', 1 - Math.exp((sentAt - clock.now()) / expectedMs));
  onPoll();
  const ending = await follower.ended(vendorId, { signal, onPoll });
  if (ending.kind === 'completed') return;
  await orders.drop();
  const reason = ending.kind === 'failed' ? ending.reason : 'the order is not known any more';
  throw new PresenterError('PRESENTER_VENDOR_FAILED', `HeyGen: ${reason}`);
}

/** Downloads the files and turns them into ours. */
async function adopt(
  { vendorId }: PlacedOrder,
  spoken: Spoken,
  desk: OrderDesk,
  request: MakeRequest,
): Promise<MadeVideo> {
  const { outputs, orders, signal, title, language, onProgress } = request;
  const { dialect, fetch, clock } = desk;
  // Not in the cache, which may be deleted: losing a file here would mean a second paid order.
  const folder = await mkdtemp(join(dirname(outputs.video), 'order-'));
  try {
    const path = join(folder, 'video.mp4');
    onProgress('downloading', 0);
    const result = await collectVideo(vendorId, path, {
      ...{ dialect, fetch, clock, signal },
      onProgress: (fraction) => onProgress('downloading', fraction),
    });
    await orders.billed(vendorId, result.durationSeconds ?? spoken.seconds);
    onProgress('finishing', 0);
    const subtitles = async () => {
      if (!result.subtitleUrl) return [];
      const srt = join(folder, 'captions.srt');
      // Without the vendor's captions, estimated ones are used.
      const loaded = await fetchFile(result.subtitleUrl, srt, { fetch, signal }).catch(() => null);
      return loaded ? readSrt(await readFile(srt, 'utf8')) : [];
    };
    const { durationSeconds } = await probeFile(path, signal);
    checkLength(durationSeconds, spoken);
    const { cues, chapters } = await spoken.times(durationSeconds, subtitles);
    const captionsPath = join(folder, 'captions.vtt');
    await writeFile(captionsPath, formatWebVtt(cues, language));
    const whole = { path, title, language, chapters, captionsPath };
    const adopted = join(folder, 'adopted.mp4');
    const { bytes } = await adoptVideo(whole, adopted, signal);
    await makeFile(outputs.captions, (file) => copyFile(captionsPath, file));
    await writePoster(adopted, durationSeconds * POSTER_AT, outputs.poster, signal);
    await makeFile(outputs.video, (file) => copyFile(adopted, file));
    onProgress('finishing', 1);
    return { durationSeconds, bytes };
  } catch (error) {
    // The vendor would send the same file again. The next try is a new order.
    if (error instanceof MediaError && error.code !== 'CANCELLED') await orders.drop();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function checkLength(durationSeconds: number, { seconds, slack }: Spoken): void {
  if (Math.abs(durationSeconds - seconds) <= slack.seconds + seconds * slack.share) return;
  const message = `The video is ${durationSeconds.toFixed(1)} s; it says ${seconds.toFixed(1)} s`;
  throw new MediaError('VIDEO_FAILED', message);
}
