import { createHash } from 'node:crypto';
import {
  type Accent,
  type Gender,
  naturalFirst,
  VOICE_VENDORS,
  type Voice,
  voiceEndpoints,
} from '@tarima/contract';
import { createFileCache } from '#server/blobs/cached-file.ts';
import type { Context } from '#server/context.ts';
import {
  type ModelUsageService,
  speechPriceOf,
} from '#server/features/usage/model-usage.service.ts';
import { AppError } from '#server/kit/errors.ts';
import type { FileAnswer } from '#server/kit/file-answer.ts';
import { isOwnServer } from '#server/settings/speech-choice.ts';
import { mergeVoices } from './merge-voices.ts';
import { SAMPLE_SENTENCES } from './sample-sentences.ts';

export type VoicesService = ReturnType<typeof createVoicesService>;

export function createVoicesService(
  { providers, blobs, log, live }: Pick<Context, 'providers' | 'blobs' | 'log' | 'live'>,
  { modelUsage }: { modelUsage: ModelUsageService },
) {
  const { presenters } = providers;
  const samples = createFileCache(blobs);
  const voices = mergeVoices(() => live.vendors().voiceSources, log);

  /** Natural voices first. */
  async function list({ isFresh = false } = {}): Promise<Voice[]> {
    const listed = (await voices.list(isFresh)).map((voice) => ({
      ...voice,
      ...vendorOf(voice),
      preview_audio: previewAddress({ voiceId: voice.voice_id }),
    }));
    return naturalFirst(listed);
  }

  function vendorOf({ voice_id }: Voice): Pick<Voice, 'vendor' | 'character_price'> {
    const model = live.vendors().speech.of(voice_id);
    if (!model?.isPaid) return {};
    const { speech } = live.choices();
    return {
      vendor: isOwnServer(speech, model.id)
        ? 'own-server'
        : VOICE_VENDORS.find((id) => id === model.id),
      character_price: speechPriceOf(speech, model.id),
    };
  }

  /** The vendor's own sample, for a voice that the studio cannot speak with. */
  async function vendorSample({ voice_id, presenter_provider }: Voice): Promise<FileAnswer> {
    const vendor = live.vendors().makers.find(({ id }) => id === presenter_provider);
    if (!vendor) throw new AppError('NOT_FOUND');
    const blob = await samples.get(
      `voice-samples/${hashOf(voice_id)}.mp3`,
      '.mp3',
      async (file) => {
        if (!(await vendor.voiceSample(voice_id, file))) throw new AppError('NOT_FOUND');
      },
    );
    return { blob, mediaType: 'audio/mpeg', isImmutable: true };
  }

  async function find(id: string): Promise<Voice | undefined> {
    return (await list()).find((voice) => voice.voice_id === id);
  }

  return {
    list,
    find,
    /** A short sample (MP3), spoken once for each voice and accent. */
    async preview(voiceId: string, locale: string | undefined): Promise<FileAnswer> {
      const voice = await find(voiceId);
      const model = live.vendors().speech.of(voiceId);
      if (!voice) throw new AppError('NOT_FOUND');
      if (!model) return vendorSample(voice);
      const request = {
        text: SAMPLE_SENTENCES[voice.language_code] ?? SAMPLE_SENTENCES.en ?? '',
        voiceId,
        ...(locale && voice.support_locale && { locale }),
      };
      const hash = hashOf([model.id, model.version(voiceId), request]);
      const blob = await samples.get(`voice-samples/${hash}.mp3`, '.mp3', async (temporary) => {
        const counted = modelUsage.speechFor(null, voiceId);
        await presenters.encodeVoiceSample(await counted.speak(request), temporary);
      });
      return { blob, mediaType: 'audio/mpeg', isImmutable: true };
    },

    /** A sample of an accent. A local voice speaks it, so it costs nothing. */
    async accent(accent: Accent, gender: Gender): Promise<FileAnswer> {
      const local = live.vendors().speech.all.find(({ id }) => id === 'local');
      const able = (await local?.voices())?.filter(
        ({ language_code: language, support_locale }) => language === 'es' && support_locale,
      );
      const voice = able?.find((each) => each.gender === gender) ?? able?.[0];
      if (!local || !voice) throw new AppError('NOT_FOUND');
      const request = {
        text: SAMPLE_SENTENCES.es ?? '',
        voiceId: voice.voice_id,
        locale: accent,
      };
      const key = `accents/${hashOf([local.id, local.version(voice.voice_id), request])}.mp3`;
      const blob = await samples.get(key, '.mp3', async (temporary) => {
        await presenters.encodeVoiceSample(await local.speak(request), temporary);
      });
      return { blob, mediaType: 'audio/mpeg', isImmutable: true };
    },
  };
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** The address of a voice's sample, in an accent if one is named. */
export const previewAddress = ({ voiceId, locale }: { voiceId: string; locale?: string }) => {
  const path = voiceEndpoints.preview.path.replace('{voiceId}', encodeURIComponent(voiceId));
  return locale ? `${path}?locale=${locale}` : path;
};
