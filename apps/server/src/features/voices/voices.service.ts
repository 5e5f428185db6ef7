import { createHash } from 'node:crypto';
import { type Voice, voiceEndpoints } from '@tarima/contract';
import { createFileCache } from '#server/blobs/cached-file.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { FileAnswer } from '#server/http/send-file.ts';
import { SAMPLE_SENTENCES } from './sample-sentences.ts';

export type VoicesService = ReturnType<typeof createVoicesService>;

export function createVoicesService({ providers, blobs }: Pick<Context, 'providers' | 'blobs'>) {
  const { speech, presenters } = providers;
  const samples = createFileCache(blobs);

  async function list(): Promise<Voice[]> {
    const voices = await speech.voices();
    return voices.map((voice) => ({
      ...voice,
      preview_audio: previewAddress({ voiceId: voice.voice_id }),
    }));
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
      if (!voice) throw new AppError('NOT_FOUND');
      const request = {
        text: SAMPLE_SENTENCES[voice.language_code] ?? SAMPLE_SENTENCES.en ?? '',
        voiceId,
        ...(locale && voice.support_locale && { locale }),
      };
      const hash = createHash('sha256')
        .update(JSON.stringify([speech.id, speech.version, request]))
        .digest('hex');
      const path = await samples.get(`voice-samples/${hash}.mp3`, '.mp3', async (temporary) => {
        await presenters.encodeVoiceSample(await speech.speak(request), temporary);
      });
      return { path, mediaType: 'audio/mpeg', isImmutable: true };
    },
  };
}

/** Where a voice can be heard before it is chosen, in an accent where one is named. */
export const previewAddress = ({ voiceId, locale }: { voiceId: string; locale?: string }) => {
  const path = voiceEndpoints.preview.path.replace('{voiceId}', encodeURIComponent(voiceId));
  return locale ? `${path}?locale=${locale}` : path;
};
