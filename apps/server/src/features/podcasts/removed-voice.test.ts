import type { Podcast } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { podcasts } from '#server/db/schema.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
beforeAll(async () => {
  ada = await studioOf().signIn();
});

const TEXT = 'El viento mueve las palas de la turbina que está en la colina. '.repeat(6);
const at = (id: string, path = '') => `/api/v1/podcasts/${id}${path}`;
const get = (url: string) => studioOf().call<Podcast>(ada, { url });
const post = (url: string, payload?: object) =>
  studioOf().call<Podcast>(ada, { method: 'POST', url, ...(payload && { payload }) });

describe('a voice that was removed', () => {
  const removed = { voiceId: 'neural-es-gone-0', locale: 'es-ES' };
  const plain = { ttsModel: 'local', ttsVoiceHost: 'nova', ttsVoiceGuest: 'onyx' };

  /** A podcast whose voices are no longer in the studio. It may have audio from before. */
  async function voiceless({ hasAudio = false } = {}): Promise<Podcast> {
    const request = { textInput: TEXT, companyId: ada.companyId, scriptOnly: !hasAudio };
    const { data: written } = await post('/api/v1/podcasts/generate', request);
    await studioOf().finished(written.eventId);
    const { db } = studioOf().context;
    const [row] = await db.select().from(podcasts).where(eq(podcasts.id, written.eventId));
    if (!row) throw new Error('no podcast');
    const cast = { host: removed, guest: { ...removed, voiceId: 'neural-es-gone-1' } };
    const brief = { ...row.brief, ttsModel: 'neural' as const, cast };
    // The script of audio that is made again has changed.
    const revision = row.revision + 1;
    await db.update(podcasts).set({ brief, revision }).where(eq(podcasts.id, written.eventId));
    await post(at(written.eventId, '/make-audio'));
    await studioOf().finished(written.eventId);
    return (await get(at(written.eventId))).data;
  }

  it('is named as the reason, and other voices speak the same script', async () => {
    const podcast = await voiceless();
    expect(podcast).toMatchObject({ status: 'error', isVoiceGone: true });
    expect(podcast.error).toContain('Elige otra voz');
    expect(podcast.voices.ttsModel).toBe('neural');
    await post(at(podcast.eventId, '/make-audio'), plain);
    await studioOf().finished(podcast.eventId);
    const { data } = await get(at(podcast.eventId));
    expect(data).toMatchObject({ status: 'completed', isVoiceGone: false, voices: plain });
    expect(data.turnList.map(({ text }) => text)).toEqual(podcast.turnList.map(({ text }) => text));
  });

  it('takes nothing away from the audio that was made before', async () => {
    const podcast = await voiceless({ hasAudio: true });
    expect(podcast).toMatchObject({ status: 'error', isVoiceGone: true, isAudioOutdated: true });
    expect(podcast.turnList[0]?.words).not.toEqual([]);
    const heard = await get(podcast.audioUrl ?? '');
    expect([heard.status, heard.headers['content-type']]).toEqual([200, 'audio/mpeg']);
  });

  it('cannot be chosen again, and two equal voices are refused', async () => {
    const { eventId } = await voiceless();
    const again = await post(at(eventId, '/make-audio'), { ...plain, ttsModel: 'neural' });
    expect(again.failure.code).toBe('PODCAST_VOICE_MODEL_UNAVAILABLE');
    const same = await post(at(eventId, '/make-audio'), { ...plain, ttsVoiceGuest: 'nova' });
    expect(same.failure.code).toBe('PODCAST_SAME_VOICE');
    expect((await get(at(eventId))).data.isVoiceGone).toBe(true);
  });
});
