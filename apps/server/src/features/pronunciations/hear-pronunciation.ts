import { createHash } from 'node:crypto';
import type { NewPronunciation, Voice } from '@tarima/contract';
import type { SpeechModel } from '@tarima/speech';
import { createFileCache } from '#server/blobs/cached-file.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { FileAnswer } from '#server/kit/file-answer.ts';

/** Samples of words that somebody heard. They are deleted after a day. */
const sampleKey = (companyId: string, hash: string) =>
  `companies/${companyId}/pronunciations/${hash}.mp3`;

/** Says words by a voice that costs nothing. A natural voice is preferred. */
export function createPronunciationSamples({
  blobs,
  providers,
  live,
}: Pick<Context, 'blobs' | 'providers' | 'live'>) {
  const samples = createFileCache(blobs);
  const { presenters } = providers;

  async function freeVoice(language: string): Promise<{ model: SpeechModel; voice: Voice }> {
    const found = await Promise.all(
      live
        .vendors()
        .speech.all.filter(({ isPaid }) => !isPaid)
        .map(async (model) => (await model.voices()).map((voice) => ({ model, voice }))),
    );
    const able = found.flat().filter(({ voice }) => voice.language_code === language);
    const best = able.find(({ voice }) => voice.is_natural) ?? able[0];
    if (!best) throw new AppError('VOICE_UNKNOWN');
    return best;
  }

  return async function hear(
    companyId: string,
    { language, written, said }: NewPronunciation,
    signal: AbortSignal,
  ): Promise<FileAnswer> {
    const { model, voice } = await freeVoice(language);
    const request = {
      text: written,
      voiceId: voice.voice_id,
      pronunciations: [{ written, said }],
    };
    const hash = createHash('sha256')
      .update(JSON.stringify([model.id, model.version(voice.voice_id), request]))
      .digest('hex');
    const blob = await samples.get(sampleKey(companyId, hash), '.mp3', async (temporary) => {
      await presenters.encodeVoiceSample(await model.speak({ ...request, signal }), temporary);
    });
    return { blob, mediaType: 'audio/mpeg' };
  };
}
