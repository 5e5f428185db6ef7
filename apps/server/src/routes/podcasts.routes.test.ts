import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CodedError, type Podcast, type podcastEndpoints } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { podcasts } from '#server/db/schema.ts';
import { multipart } from '#server/test/multipart.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

type Data<Name extends 'generate' | 'upload' | 'options'> = z.infer<
  (typeof podcastEndpoints)[Name]['data']
>;

const studioOf = useTestStudio();
let ada: Person;
let other: Person;
beforeAll(async () => {
  ada = await studioOf().signIn();
  other = await studioOf().signIn();
});
afterEach(() => {
  studioOf().providers.before = async () => undefined;
  studioOf().providers.calls.length = 0;
});

/** Enough sentences for a conversation. Each becomes a turn here. */
const TEXT = Array.from(
  { length: 6 },
  (_, index) =>
    `El viento número ${index + 1} mueve las palas de la turbina que está en la colina.`,
).join(' ');
const request = (changes: object = {}) => ({
  textInput: TEXT,
  companyId: ada.companyId,
  podcastName: 'Aire & luz',
  podcastTagline: 'Lo que mueve',
  ...changes,
});
const generate = (changes: object = {}, person = ada, headers = {}) =>
  studioOf().call<Data<'generate'>>(person, {
    method: 'POST',
    url: '/api/v1/podcasts/generate',
    payload: request(changes),
    headers,
  });
const at = (id: string, path = '') => `/api/v1/podcasts/${id}${path}`;
const get = <Answer = Podcast>(url: string, options: InjectOptions = {}, person = ada) =>
  studioOf().call<Answer>(person, { url, ...options });
const post = (url: string, payload?: object, method: 'POST' | 'PUT' | 'DELETE' = 'POST') =>
  studioOf().call<Podcast>(ada, { method, url, ...(payload && { payload }) });

const listOf = async (person = ada) =>
  (await get<{ works: object[] }>('/api/v1/library?type=podcast&sort=newest', {}, person)).data
    .works;

async function made(changes: object = {}): Promise<Podcast> {
  const { data } = await generate(changes);
  await studioOf().finished(data.eventId);
  return (await get(at(data.eventId))).data;
}

function upload(
  fileName: string,
  text: string,
  { person = ada, field = 'file', language = 'es' } = {},
) {
  const content = Buffer.from(text === '' ? '' : `%PDF ${text}`);
  const { body, contentType } = multipart([{ name: field, fileName, content }]);
  return studioOf().call<Data<'upload'>>(person, {
    method: 'POST',
    url: '/api/v1/podcasts/upload',
    payload: body,
    headers: { 'content-type': contentType, 'accept-language': language },
  });
}

/** The message beside the data of a successful call. */
const messageIn = ({ text }: { text: string }): unknown => JSON.parse(text).message;

/** Holds the next podcast in a stage until it is released. */
function hold(stage: 'dialogue' | 'speak' | 'mix', after = 0) {
  const reached = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  let seen = 0;
  studioOf().providers.before = async (now, signal) => {
    if (now !== stage || seen++ < after) return;
    reached.resolve();
    signal?.addEventListener('abort', () => release.reject(signal.reason));
    await release.promise;
  };
  return { reached: reached.promise, release: release.resolve };
}

const spoken = () => studioOf().providers.calls.filter((call) => call.startsWith('speak'));

describe('a podcast', () => {
  it('names the speakers as the instructions do, everywhere', async () => {
    const podcast = await made({
      userInstructions: 'La anfitriona se llama Ana. El invitado se llama Bruno Díaz.',
    });
    expect([podcast.hostName, podcast.guestName]).toEqual(['Ana', 'Bruno Díaz']);
    expect(podcast.scriptContent).toContain('Ana: El viento número 1');
    expect(podcast.scriptContent).not.toContain('Lucía:');
  });

  it('is made from text with the null character and half an emoji', async () => {
    const { data, status } = await generate({
      textInput: `${TEXT} \0\\u0000 \uD83D`,
      podcastName: 'Ai\0re \u{1F600}\uD83D',
    });
    expect(status).toBe(200);
    await studioOf().finished(data.eventId);
    const { data: podcast } = await get(at(data.eventId));
    expect(podcast).toMatchObject({ name: 'Aire \u{1F600}', sources: [{ error: null }] });
  });

  it('becomes audio and text from the form', async () => {
    const started = await generate();
    expect(started.data).toMatchObject({
      status: 'processing',
      message: 'Tu podcast se está generando.',
    });
    const { eventId } = started.data;
    await studioOf().finished(eventId);
    const { data: podcast } = await get(at(eventId));
    expect(podcast).toMatchObject({
      status: 'completed',
      id: eventId,
      progress: 100,
      error: null,
      name: 'Aire & luz',
      tagline: 'Lo que mueve',
      topic: 'Primera parte',
      language: 'Spanish',
      hostName: 'Lucía',
      guestName: 'Mateo',
      revision: 1,
      isAudioOutdated: false,
      durationSeconds: 12,
      chapters: [{ title: 'Primera parte', start: 0 }],
      sources: [{ kind: 'text', name: '', error: null }],
    });
    expect(podcast.turnList).toHaveLength(6);
    expect(podcast.turnList[1]).toMatchObject({ speaker: 'guest', start: 2, end: 4 });
    expect(podcast.turnList[0]?.citations[0]?.quote).toContain('El viento número 1');
    expect(podcast.scriptContent).toContain('Lucía: El viento número 1');

    const range = await get(podcast.audioUrl ?? '', { headers: { range: 'bytes=0-2' } });
    expect([range.status, range.text, range.headers['content-type']]).toEqual([
      206,
      'mp3',
      'audio/mpeg',
    ]);
    const types = {
      [podcast.m4aUrl ?? '']: 'audio/mp4',
      [podcast.coverUrl ?? '']: 'image/jpeg',
      [podcast.transcripts?.vtt ?? '']: 'text/vtt; charset=utf-8',
      [podcast.transcripts?.srt ?? '']: 'application/x-subrip; charset=utf-8',
      [podcast.transcripts?.json ?? '']: 'application/json; charset=utf-8',
    };
    for (const [url, type] of Object.entries(types)) {
      const file = await get(url);
      expect([url, file.status, file.headers['content-type']]).toEqual([url, 200, type]);
    }
    const download = await get(podcast.downloadUrl ?? '');
    expect(download.headers['content-disposition']).toContain('Aire%20%26%20luz.mp3');
    const script = await get(podcast.transcripts?.txt ?? '');
    expect(script.headers['content-disposition']).toMatch(/attachment; .*\.txt/u);
    expect(script.text).toBe(podcast.scriptContent);

    const [listed] = await listOf();
    const { turnList: _turns, peaks: _peaks, ...facts } = podcast;
    expect(listed).toEqual({ kind: 'podcast', ...facts });

    const saved = await studioOf().call<{ redirectTo: string }>(ada, {
      method: 'POST',
      url: '/api/v1/providers/tarima/save-path',
      payload: { id: eventId, assetType: 'podcast', scriptContent: podcast.scriptContent },
    });
    expect(saved.data.redirectTo).toBe(`/podcasts/${eventId}`);
  });

  it('keeps its page without its audio, which can be made again there', async () => {
    const { eventId } = await made();
    await studioOf()
      .context.db.update(podcasts)
      .set({ audio: null })
      .where(eq(podcasts.id, eventId));
    const savePath = {
      method: 'POST' as const,
      url: '/api/v1/providers/tarima/save-path',
      payload: { id: eventId, assetType: 'podcast' },
    };
    const { data } = await studioOf().call<{ redirectTo: string }>(ada, savePath);
    expect(data.redirectTo).toBe(`/podcasts/${eventId}`);
    await studioOf().call(ada, { method: 'POST', url: at(eventId, '/make-audio') });
    await studioOf().finished(eventId);
    expect((await get<Podcast>(at(eventId))).data.audioUrl).not.toBeNull();
  });

  it('has an estimated length before the start where its texts are known', async () => {
    const foresee = (changes: object) =>
      studioOf().call<{ wordCount: number | null }>(ada, {
        method: 'POST',
        url: '/api/v1/podcasts/foresee',
        payload: request(changes),
      });
    const before = await listOf();
    // The tests' writer makes a turn of each sentence, and each counts as a word.
    expect((await foresee({})).data).toEqual({ wordCount: 6 });
    const { data: file } = await upload('aire.pdf', TEXT);
    const { data: ofFile } = await foresee({ textInput: '', uploadedFilePath: file.filePath });
    expect(ofFile).toEqual({ wordCount: 6 });
    expect((await foresee({ companyId: other.companyId })).failure.code).toBe('NOT_FOUND');
    expect((await foresee({ urlsInput: ['https://a.example'] })).data).toEqual({ wordCount: null });
    studioOf().providers.before = () => Promise.reject(new CodedError('PODCAST_TOO_LITTLE_TEXT'));
    expect((await foresee({})).data).toEqual({ wordCount: 0 });
    expect((await foresee({ textInput: 'El viento.' })).failure.code).toBe(
      'PODCAST_TOO_LITTLE_TEXT',
    );
    expect(await listOf()).toEqual(before);
  });

  it('lists the voice models, and explains which cannot be chosen', async () => {
    const { data } = await get<Data<'options'>>('/api/v1/podcasts/options');
    const [natural, plain, ...vendors] = data.voiceModels;
    expect(natural).toMatchObject({ id: 'neural', isAvailable: false, languages: [] });
    expect(natural?.reason).toBe(
      'Hacen falta dos voces naturales, y este estudio aún no las tiene.',
    );
    expect(plain).toMatchObject({ id: 'local', isAvailable: true, reason: '' });
    expect(plain?.languages).toContain('Spanish');
    for (const model of vendors) {
      expect(model).toMatchObject({ isAvailable: false, reason: expect.stringMatching(/\w/u) });
    }
  });

  it('offers a sample of every voice in every language', async () => {
    const { data } = await get<Data<'options'>>('/api/v1/podcasts/options');
    expect(data.voices).toHaveLength(36);
    const echo = data.voices.find(({ name, language }) => name === 'echo' && language === 'French');
    expect(echo?.previewUrl).toMatch(/^\/api\/v1\/voices\/local-fr-\w+\/preview/u);
    expect(echo).toMatchObject({ person: 'Louis', gender: 'male' });
  });

  it('stops after its script on request, and becomes audio later', async () => {
    const written = await made({ scriptOnly: true });
    expect(written).toMatchObject({
      status: 'written',
      audioUrl: null,
      transcripts: null,
      message: 'El guion está listo para leerlo.',
    });
    expect(written.id).toBe(written.eventId);
    expect((await get(at(written.eventId, '/script.txt'))).text).toBe(written.scriptContent);
    expect((await get(at(written.eventId, '/audio.mp3'))).failure.code).toBe('PODCAST_NOT_READY');
    expect(spoken()).toEqual([]);
    await post(at(written.eventId, '/make-audio'));
    await studioOf().finished(written.eventId);
    expect((await get(at(written.eventId))).data).toMatchObject({
      status: 'completed',
      durationSeconds: 12,
    });
    expect(studioOf().providers.calls.filter((call) => call.startsWith('dialogue'))).toHaveLength(
      1,
    );
  });
});

describe('a request that is refused at once', () => {
  it.each<[what: string, changes: object, status: number, code: string]>([
    ['neither text nor address', { textInput: ' ' }, 400, 'PODCAST_NO_INPUT'],
    ['text that is none', { textInput: 5 }, 400, 'VALIDATION_FAILED'],
    ['endless text', { textInput: 'a'.repeat(500_001) }, 400, 'VALIDATION_FAILED'],
    ['addresses that are no list', { urlsInput: 'http://a.b' }, 400, 'VALIDATION_FAILED'],
    ['too many addresses', { urlsInput: Array(21).fill('http://a.b') }, 400, 'VALIDATION_FAILED'],
    ['an empty address', { urlsInput: [' '] }, 400, 'VALIDATION_FAILED'],
    ['an empty name', { podcastName: ' ' }, 400, 'VALIDATION_FAILED'],
    ['a name too long', { podcastName: 'a'.repeat(101) }, 400, 'VALIDATION_FAILED'],
    ['a tagline too long', { podcastTagline: 'a'.repeat(201) }, 400, 'VALIDATION_FAILED'],
    ['an unknown style', { conversationStyle: 'loud' }, 400, 'VALIDATION_FAILED'],
    ['a role too long', { rolesPerson1: 'a'.repeat(101) }, 400, 'VALIDATION_FAILED'],
    ['another role too long', { rolesPerson2: 'a'.repeat(101) }, 400, 'VALIDATION_FAILED'],
    ['too few words', { wordCount: 50 }, 400, 'VALIDATION_FAILED'],
    ['too many words', { wordCount: 450 }, 400, 'VALIDATION_FAILED'],
    ['words between the steps', { wordCount: 120 }, 400, 'VALIDATION_FAILED'],
    ['no creativity', { creativityLevel: 0 }, 400, 'VALIDATION_FAILED'],
    ['creativity between the steps', { creativityLevel: 0.15 }, 400, 'VALIDATION_FAILED'],
    ['too much creativity', { creativityLevel: 1.1 }, 400, 'VALIDATION_FAILED'],
    ['endless instructions', { userInstructions: 'a'.repeat(2_001) }, 400, 'VALIDATION_FAILED'],
    ['an unknown language', { outputLanguage: 'Latin' }, 400, 'VALIDATION_FAILED'],
    ['an unknown voice model', { ttsModel: 'gramophone' }, 400, 'VALIDATION_FAILED'],
    ['an unknown voice', { ttsVoiceHost: 'bob' }, 400, 'VALIDATION_FAILED'],
    ['another unknown voice', { ttsVoiceGuest: 'bob' }, 400, 'VALIDATION_FAILED'],
    ['one voice for both', { ttsVoiceGuest: 'alloy' }, 400, 'PODCAST_SAME_VOICE'],
    ['a path in place of an upload', { uploadedFilePath: '/etc/passwd' }, 400, 'VALIDATION_FAILED'],
    ['an upload that is gone', { uploadedFilePath: randomUUID() }, 422, 'PODCAST_UPLOAD_GONE'],
    ['no company', { companyId: undefined }, 400, 'VALIDATION_FAILED'],
    ['a company that is none', { companyId: 'x' }, 400, 'VALIDATION_FAILED'],
    ['somebody else’s company', { companyId: randomUUID() }, 404, 'NOT_FOUND'],
    ['a voice model without a key', { ttsModel: 'openai' }, 422, 'PODCAST_VOICE_MODEL_UNAVAILABLE'],
    ['another language', { outputLanguage: 'German' }, 422, 'PODCAST_LANGUAGE_UNAVAILABLE'],
    ['a few words', { textInput: 'El viento sopla.' }, 422, 'PODCAST_TOO_LITTLE_TEXT'],
  ])('%s', async (_what, changes, status, code) => {
    const { failure, status: answered } = await generate(changes);
    expect([answered, failure.code]).toEqual([status, code]);
    expect(failure.message).not.toBe('');
    expect(studioOf().providers.calls).toEqual([]);
  });

  it('is answered with the specification’s sentence', async () => {
    const { failure } = await generate({ textInput: '' });
    expect(failure.message).toBe('Por favor, proporciona contenido de texto o una URL');
    const long = await generate({ wordCount: 420, podcastName: '' });
    expect(long.failure.message).toMatch(
      /^Revisa los datos.*Nombre del podcast: .*Cantidad de palabras: .*400/u,
    );
    const english = await generate({ ttsVoiceGuest: 'alloy' }, ada, { 'accept-language': 'en' });
    expect(english.failure.message).toMatch(/different voices/iu);
  });

  it('has no session', async () => {
    const answer = await studioOf().call(null, {
      method: 'POST',
      url: '/api/v1/podcasts/generate',
      payload: request(),
    });
    expect(answer.status).toBe(401);
  });
});

describe('an upload', () => {
  it('returns its text, and an id that only its person can use', async () => {
    const { data } = await upload('guía.pdf', TEXT);
    expect(data).toMatchObject({ text: TEXT, name: 'guía.pdf' });
    const uploadedFilePath = data.filePath;
    const stranger = { textInput: '', uploadedFilePath, companyId: other.companyId };
    expect((await generate(stranger, other)).failure.code).toBe('PODCAST_UPLOAD_GONE');
    const podcast = await made({ textInput: '', uploadedFilePath });
    expect(podcast.sources).toMatchObject([{ kind: 'file', name: 'guía.pdf', error: null }]);
    expect(podcast.turnList[0]?.citations[0]?.file).toBe('guía.pdf');
  });

  it('says that it was read, in the caller’s language', async () => {
    const [spanish, english] = [
      await upload('guía.pdf', TEXT),
      await upload('a.pdf', TEXT, { language: 'en' }),
    ];
    expect(messageIn(spanish)).toBe('El texto de «guía.pdf» ya está en el formulario.');
    expect(messageIn(english)).toBe('The text of “a.pdf” is now in the form.');
    expect(spanish.data).not.toHaveProperty('message');
  });

  it('says when its text was cut to the form’s limit', async () => {
    const long = `${'El viento mueve las palas. '.repeat(20_000)}Fin del libro.`;
    const answer = await upload('libro.pdf', long);
    expect(answer.data.text).toHaveLength(500_000);
    expect(messageIn(answer)).toMatch(
      /^«libro\.pdf» tiene 540\.014 caracteres y en el formulario caben 500\.000, .*archivo entero/u,
    );
  });

  it('is a whole source for the call; the form still needs a text or an address', async () => {
    const { data } = await upload('guía.pdf', TEXT);
    const podcast = await made({ textInput: '', urlsInput: [], uploadedFilePath: data.filePath });
    expect(podcast.sources).toMatchObject([{ kind: 'file', words: TEXT.split(/\s+/u).length }]);
  });

  it.each([
    ['untouched, is the file', TEXT, ['file']],
    [
      'edited, stands for the file',
      `${TEXT}\n\nY una frase más.`.replace('número 2', 'dos'),
      ['text', 'file'],
    ],
    [
      'of another kind, is heard beside it',
      'Antes de empezar, unas palabras sobre la energía.',
      ['text', 'file'],
    ],
    ['cut down, is what counts', '', ['file']],
  ])('whose text comes back %s', async (_how, textInput, kinds) => {
    const { data } = await upload('guía.pdf', TEXT);
    const podcast = await made({ textInput, uploadedFilePath: data.filePath });
    expect(podcast.sources.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each<[what: string, name: string, text: string, field: string, status: number, code: string]>([
    ['of another kind', 'notas.docx', TEXT, 'file', 400, 'FILE_VALIDATION_ERROR'],
    ['without an extension', 'notas', TEXT, 'file', 400, 'FILE_VALIDATION_ERROR'],
    ['in another field', 'a.pdf', TEXT, 'files', 400, 'UNEXPECTED_FILE_FIELD'],
    ['without a byte', 'a.pdf', '', 'file', 422, 'PODCAST_FILE_WITHOUT_TEXT'],
    ['without text', 'a.pdf', 'DOCUMENT_EMPTY', 'file', 422, 'PODCAST_FILE_WITHOUT_TEXT'],
    ['that is damaged', 'a.pdf', 'DOCUMENT_CORRUPT', 'file', 422, 'DOCUMENT_CORRUPT'],
  ])('%s is refused', async (_what, name, text, field, status, code) => {
    const { failure, status: answered } = await upload(name, text, { field });
    expect([answered, failure.code]).toEqual([status, code]);
  });

  it('is refused with more than one file or with none', async () => {
    const file = { name: 'file', fileName: 'a.pdf', content: Buffer.from(`%PDF ${TEXT}`) };
    for (const [parts, code] of [
      [[file, file], 'TOO_MANY_FILES'],
      [[], 'NO_FILES'],
    ] as const) {
      const { body, contentType } = multipart([...parts]);
      const headers = { 'content-type': contentType };
      const url = '/api/v1/podcasts/upload';
      const call = { method: 'POST' as const, url, payload: body, headers };
      expect((await studioOf().call(ada, call)).failure.code).toBe(code);
    }
  });
});

describe('addresses', () => {
  async function withPages<Result>(use: (origin: string) => Promise<Result>): Promise<Result> {
    const page = (text: string) =>
      `<html lang="es"><title>Viento</title><article><h1>Viento</h1><p>${text}</p></article></html>`;
    const server = createServer((incoming, response) => {
      const isThere = incoming.url === '/viento';
      response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/html' });
      response.end(isThere ? page(`${TEXT} ${TEXT}`) : 'nada');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an address of this shape.
    const { port } = server.address() as AddressInfo;
    studioOf().providers.pagePorts.add(port);
    try {
      return await use(`http://127.0.0.1:${port}`);
    } finally {
      studioOf().providers.pagePorts.delete(port);
      server.close();
    }
  }

  it('that fail are reported one by one, and the others become the podcast', async () => {
    await withPages(async (origin) => {
      const urlsInput = [`${origin}/viento`, `${origin}/nada`, 'http://169.254.169.254/', 'x:y'];
      const podcast = await made({ textInput: '', urlsInput });
      expect(podcast.status).toBe('completed');
      expect(podcast.sources.map(({ name, error }) => [name, error?.code])).toEqual([
        [`${origin}/viento`, undefined],
        [`${origin}/nada`, 'ADDRESS_NOT_FOUND'],
        ['http://169.254.169.254/', 'ADDRESS_PRIVATE'],
        ['x:y', 'ADDRESS_INVALID'],
      ]);
      expect(podcast.sources[0]).toMatchObject({ title: 'Viento' });
      expect(podcast.sources[2]?.error?.message).toContain('169.254.169.254');
      expect(podcast.turnList[1]?.citations[0]?.file).toBe(`${origin}/viento`);
      // Titled after what was read, even where it is made in one go.
      const { text: audio } = await get(at(podcast.eventId, '/audio.mp3'));
      expect(audio).toContain('sound of Aire & luz, Viento:');
    });
  });

  it('in another language are reported before anything is written', async () => {
    await withPages(async (origin) => {
      const urlsInput = [`${origin}/viento`];
      const podcast = await made({ textInput: '', urlsInput, outputLanguage: 'Italian' });
      expect(podcast).toMatchObject({
        status: 'error',
        error: expect.stringContaining('otro idioma'),
        sources: [{ error: { code: 'DOCUMENT_OTHER_LANGUAGE' } }],
      });
      expect(studioOf().providers.calls).toEqual([]);
    });
  });

  it('that all fail give an error that names the first, and allow another try', async () => {
    const podcast = await made({ textInput: '', urlsInput: ['http://127.0.0.1/nada'] });
    expect(podcast).toMatchObject({ status: 'error', id: null, isCancelled: false });
    expect(podcast.error).toContain('http://127.0.0.1/nada');
    await post(at(podcast.eventId, '/make-audio'));
    await studioOf().finished(podcast.eventId);
    expect((await get(at(podcast.eventId))).data.status).toBe('error');
  });
});

describe('while it is made', () => {
  it('shows how many turns are spoken', async () => {
    const speaking = hold('speak', 3);
    const { data } = await generate();
    await speaking.reached;
    await expect
      .poll(async () => (await get(at(data.eventId))).data)
      .toMatchObject({ status: 'processing', id: null, stage: 'speaking', turn: 3, turns: 6 });
    const again = await post(at(data.eventId, '/make-audio'));
    expect([again.status, again.failure.code]).toEqual([409, 'PODCAST_ALREADY_PROCESSING']);
    speaking.release();
    await studioOf().finished(data.eventId);
  });

  it('can be cancelled, keeps its script, and resumes on request', async () => {
    const speaking = hold('speak', 3);
    const { data } = await generate();
    await speaking.reached;
    const cancelled = await post(at(data.eventId, '/cancel'));
    expect(cancelled.data).toMatchObject({
      status: 'error',
      isCancelled: true,
      error: 'La operación se canceló.',
    });
    expect(cancelled.data.turnList).toHaveLength(6);
    studioOf().providers.before = async () => undefined;
    await post(at(data.eventId, '/make-audio'));
    await studioOf().finished(data.eventId);
    expect((await get(at(data.eventId))).data).toMatchObject({
      status: 'completed',
      isCancelled: false,
    });
    const dialogues = studioOf().providers.calls.filter((call) => call.startsWith('dialogue'));
    expect(dialogues).toHaveLength(1);
  });

  it('can be deleted, and leaves nothing', async () => {
    const speaking = hold('speak');
    const { data } = await generate();
    await speaking.reached;
    expect((await post(at(data.eventId), undefined, 'DELETE')).status).toBe(200);
    studioOf().providers.before = async () => undefined;
    expect((await get(at(data.eventId))).status).toBe(404);
    const finished = await made();
    await post(at(finished.eventId), undefined, 'DELETE');
    // Files of its last step go when that ends.
    const kept = () => readdir(join(studioOf().dataFolder, 'blobs/podcasts')).catch(() => []);
    await expect.poll(kept).not.toContain(finished.eventId);
    await expect.poll(kept).not.toContain(data.eventId);
  });

  it.each([
    ['speak', new CodedError('SPEECH_FAILED'), /voz/u],
    ['dialogue', new CodedError('PODCAST_TOO_LITTLE_TEXT'), /muy poco texto/u],
    ['mix', new Error('no code'), /podcast/u],
  ])('explains a failure in stage %s', async (stage, error, sentence) => {
    studioOf().providers.before = async (now) => {
      if (now === stage) throw error;
    };
    const podcast = await made();
    expect(podcast).toMatchObject({ status: 'error', audioUrl: null, isCancelled: false });
    expect(podcast.error).toMatch(sentence);
  });
});

describe('an edited script', () => {
  const edit = (podcast: Podcast, change: (text: string, index: number) => string | null) =>
    podcast.turnList.flatMap(({ id, speaker, text }, index) => {
      const changed = change(text, index);
      return changed === null ? [] : [{ id, speaker, text: changed }];
    });

  it('makes the audio outdated until it is made again', async () => {
    const podcast = await made();
    const url = at(podcast.eventId, '/script');
    const turns = edit(podcast, (text, index) =>
      index === 2 ? 'Esto <b>lo digo</b> **yo**.' : text,
    );
    const { data: saved } = await post(url, { turns, revision: podcast.revision }, 'PUT');
    expect(saved).toMatchObject({ revision: 2, isAudioOutdated: true, status: 'completed' });
    expect(saved.turnList[2]).toMatchObject({
      text: 'Esto lo digo yo.',
      citations: [],
      start: null,
      words: [],
    });
    expect(saved.turnList[1]).toMatchObject({ start: 2, citations: [{ sentenceId: 's2' }] });
    expect((await get(saved.audioUrl ?? '')).text).toContain('El viento número 3');
    expect((await get(at(podcast.eventId, '/script.txt'))).text).toContain('Esto lo digo yo.');

    await post(at(podcast.eventId, '/make-audio'));
    await studioOf().finished(podcast.eventId);
    const { data: again } = await get(at(podcast.eventId));
    expect(again).toMatchObject({ isAudioOutdated: false, revision: 2 });
    expect(again.audioUrl).not.toBe(podcast.audioUrl);
    expect((await get(again.audioUrl ?? '')).text).toContain('Esto lo digo yo.');
    const folder = join(studioOf().dataFolder, 'blobs/podcasts', podcast.eventId);
    const audios = async () => (await readdir(folder)).filter((name) => name !== 'scripts');
    // The older one is deleted once the newer is stored.
    await expect.poll(audios).toHaveLength(1);
  });

  it('is spoken again only where it changed', async () => {
    const podcast = await made();
    const before = studioOf().providers.calls.length;
    await post(at(podcast.eventId, '/make-audio'));
    expect((await get(at(podcast.eventId))).data.status).toBe('completed');
    expect(studioOf().providers.calls).toHaveLength(before);
  });

  it('keeps its chapters when their turns are gone', async () => {
    const podcast = await made();
    const turns = edit(podcast, (text, index) => (index === 0 ? null : text));
    await post(at(podcast.eventId, '/script'), { turns, revision: 1 }, 'PUT');
    await post(at(podcast.eventId, '/make-audio'));
    await studioOf().finished(podcast.eventId);
    expect((await get(at(podcast.eventId))).data.chapters).toEqual([
      { title: 'Primera parte', start: 0 },
    ]);
  });

  it('is refused when empty, outdated or malformed, and nothing is lost', async () => {
    const podcast = await made();
    const { id = '', speaker = 'host' } = podcast.turnList[0] ?? {};
    const save = (turns: unknown, revision: unknown = 1) =>
      post(at(podcast.eventId, '/script'), { turns, revision }, 'PUT');
    const turn = { id, speaker, text: 'Hola.' };
    for (const [answer, code] of [
      [await save([]), 'VALIDATION_FAILED'],
      [await save('x'), 'VALIDATION_FAILED'],
      [await save([turn], 'x'), 'VALIDATION_FAILED'],
      [await save([{ ...turn, text: ' ' }]), 'VALIDATION_FAILED'],
      [await save([{ ...turn, text: 'a'.repeat(1_001) }]), 'VALIDATION_FAILED'],
      [await save([{ ...turn, speaker: 'crowd' }]), 'VALIDATION_FAILED'],
      [await save([{ ...turn, id: 'x' }]), 'VALIDATION_FAILED'],
      [await save([turn, turn]), 'VALIDATION_FAILED'],
      [await save([{ ...turn, text: '<p></p>…' }]), 'NOTHING_TO_SAY'],
      [await save([turn], 7), 'PODCAST_CHANGED_ELSEWHERE'],
    ] as const) {
      expect(answer.failure.code).toBe(code);
    }
    const empty = await save([turn, { ...turn, text: ' ' }]);
    expect(empty.failure.message).toMatch(/^Revisa los datos del formulario\. Intervención 2: /u);
    expect((await get(at(podcast.eventId))).data).toEqual(podcast);
  });
});

describe('another company', () => {
  it('finds nothing of it', async () => {
    // A person may start sixty in a minute. The tests before this one start as many.
    ada = await studioOf().signIn();
    const podcast = await made();
    const id = podcast.eventId;
    const turns = [{ id, speaker: 'host', text: 'Mío.' }];
    const calls: InjectOptions[] = [
      ...['', '/audio.mp3', '/audio.m4a', '/download', '/cover.jpg', '/script.txt'].map((path) => ({
        url: at(id, path),
      })),
      ...['vtt', 'srt', 'json'].map((kind) => ({ url: at(id, `/transcript.${kind}`) })),
      { method: 'POST', url: at(id, '/make-audio') },
      { method: 'POST', url: at(id, '/cancel') },
      { method: 'DELETE', url: at(id) },
      { method: 'PUT', url: at(id, '/script'), payload: { turns, revision: 1 } },
      { url: `/api/v1/companies/${ada.companyId}/podcast-feed` },
      { method: 'POST', url: `/api/v1/companies/${ada.companyId}/podcast-feed` },
      {
        method: 'POST',
        url: '/api/v1/providers/tarima/save-path',
        payload: { id, assetType: 'podcast' },
      },
    ];
    for (const call of calls) {
      const { status } = await studioOf().call(other, call);
      expect([call.method, call.url, status]).toEqual([call.method, call.url, 404]);
      expect((await studioOf().call(null, call)).status).toBe(401);
    }
    expect(await listOf(other)).toEqual([]);
    expect((await get(at(id))).data).toEqual(podcast);
  });
});
