import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PODCAST_VOICES } from '@tarima/contract';
import { measureLoudness, probeFile, runProgram } from '@tarima/media';
import { createLocalSpeech } from '@tarima/speech';
import { afterAll, expect, test } from 'vitest';
import { EPISODE_LANGUAGES, type Episode } from './episode.ts';
import { type MixedEpisode, mixEpisode } from './mix-episode.ts';
import { podcastVoice } from './podcast-voices.ts';
import { speakTurns } from './speak-turns.ts';
import { CONVERSATION, outputsIn, plainCover, temporaryFolder } from './testing/conversation.ts';

const speech = createLocalSpeech();
afterAll(() => speech.close());

async function make(episode: Episode, folder: string): Promise<MixedEpisode> {
  const cacheFolder = join(folder, 'cache');
  const clips = await speakTurns({ episode, speech, cacheFolder });
  const coverPath = await plainCover(folder);
  return mixEpisode({ episode, clips, coverPath, cacheFolder, outputs: outputsIn(folder) });
}

test('a conversation becomes an episode for any podcast app', async () => {
  const folder = await temporaryFolder();
  const outputs = outputsIn(folder);
  const mixed = await make(CONVERSATION, folder);

  const mp3 = await probeFile(outputs.mp3);
  const sound = await audioFacts(outputs.mp3);
  expect(sound).toMatchObject({ codec_name: 'mp3', channels: 1, sample_rate: '44100' });
  expect(Number(sound.bit_rate)).toBe(128_000);
  expect(mp3.streams.find(({ kind }) => kind === 'video')).toMatchObject({
    codec: 'mjpeg',
    width: 1400,
    height: 1400,
  });
  const id3 = (await readFile(outputs.mp3)).subarray(0, 4_000).toString('latin1');
  expect(id3.match(/CHAP/gu)).toHaveLength(2);
  expect(id3).toContain('CTOC');

  for (const path of [outputs.mp3, outputs.m4a]) {
    expect(await tagsOf(path)).toMatchObject({
      title: 'El agua de casa',
      artist: 'Compañía «Ñandú»',
      album: 'Agua & vida = 1; #1',
    });
    const { chapters, durationSeconds } = await probeFile(path);
    expect(chapters.map(({ title }) => title)).toEqual(['El camino = largo', 'El consumo']);
    expect(chapters[1]?.start).toBeCloseTo(mixed.turns[2]?.start ?? 0, 1);
    expect(durationSeconds).toBeCloseTo(mixed.durationSeconds, 0);
    const { integratedLufs, truePeakDbtp } = await measureLoudness(path);
    expect(Math.abs(integratedLufs + 16)).toBeLessThanOrEqual(0.5);
    expect(truePeakDbtp).toBeLessThanOrEqual(-1);
  }
  expect((await tagsOf(outputs.mp3)).language).toBe('spa');
  expect((await audioFacts(outputs.m4a)).tags.language).toBe('spa');
  expect(mixed.bytes).toBe((await stat(outputs.mp3)).size);
  expect(Math.max(...mixed.peaks)).toBe(1);
  expect(mixed.peaks.every((peak) => peak >= 0 && peak <= 1)).toBe(true);
});

test('each turn has the times of its words, and natural pauses', async () => {
  const folder = await temporaryFolder();
  const { turns, durationSeconds } = await make(CONVERSATION, folder);
  let before = 0;
  for (const [index, { start, end, words }] of turns.entries()) {
    expect(words.map(({ text }) => text).join(' ')).toBe(CONVERSATION.turns[index]?.text);
    expect(start).toBeGreaterThan(before);
    expect(words[0]?.start).toBeGreaterThanOrEqual(start);
    expect(words.at(-1)?.end).toBeLessThanOrEqual(end + 0.001);
    before = end;
  }
  expect(durationSeconds).toBeGreaterThan(before);
  const gaps = turns.slice(1).map(({ start }, index) => start - (turns[index]?.end ?? 0));
  const [afterQuestion = 0, beforeChapter = 0, between = 0] = gaps;
  expect(afterQuestion).toBeLessThan(between);
  expect(beforeChapter).toBeGreaterThan(between);
});

test('both speakers are equally loud', async () => {
  const folder = await temporaryFolder();
  const { turns } = await make(CONVERSATION, folder);
  const loudness = await Promise.all(
    turns.slice(0, 2).map(async ({ start, end }, index) => {
      const part = join(folder, `part-${index}.wav`);
      const cut = ['-ss', String(start), '-to', String(end)];
      await runProgram('ffmpeg', ['-v', 'error', '-i', outputsIn(folder).mp3, ...cut, part]);
      return (await measureLoudness(part)).integratedLufs;
    }),
  );
  expect(Math.abs((loudness[0] ?? 0) - (loudness[1] ?? 0))).toBeLessThan(2);
});

test('after an edit only the changed turn is spoken again', async () => {
  const folder = await temporaryFolder();
  await make(CONVERSATION, folder);
  const clips = async () => {
    const names = await readdir(join(folder, 'cache'));
    const found = names.filter((name) => name.startsWith('clip-'));
    const inodes = found.map(async (name) => (await stat(join(folder, 'cache', name))).ino);
    return new Set(await Promise.all(inodes));
  };
  const before = await clips();
  expect(before.size).toBe(4);
  const turns = CONVERSATION.turns.with(3, { speaker: 'guest', text: 'Así es, sin duda.' });
  const edited = await make({ ...CONVERSATION, turns }, folder);
  expect([...(await clips())].filter((clip) => !before.has(clip))).toHaveLength(1);
  expect(edited.turns[3]?.words).toHaveLength(4);
});

test('a turn without a word, and a voice that makes no sound, are errors', async () => {
  const cacheFolder = await temporaryFolder();
  const withTurn = (text: string) => ({
    ...CONVERSATION,
    turns: [...CONVERSATION.turns, { speaker: 'host' as const, text }],
  });
  await expect(speakTurns({ episode: withTurn('…'), speech, cacheFolder })).rejects.toMatchObject({
    code: 'NOTHING_TO_SAY',
  });
  for (const samples of [new Int16Array(0), new Int16Array(22_050), new Int16Array(40)]) {
    const broken = {
      ...speech,
      id: 'broken',
      speak: async () => ({ samples, sampleRate: 22_050, words: [], visemes: [], warnings: [] }),
    };
    await expect(
      speakTurns({ episode: CONVERSATION, speech: broken, cacheFolder }),
    ).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
  }
});

test('speaks nothing after an abort', async () => {
  const cacheFolder = await temporaryFolder();
  const signal = AbortSignal.abort(new Error('stopped'));
  await expect(speakTurns({ episode: CONVERSATION, speech, cacheFolder, signal })).rejects.toThrow(
    'stopped',
  );
  expect(await readdir(cacheFolder)).toEqual([]);
});

test.each(EPISODE_LANGUAGES)('the six names are six people in %s', (language) => {
  const voices = PODCAST_VOICES.map((name) => podcastVoice(name, language).voiceId);
  expect(new Set(voices).size).toBe(6);
});

async function probe(path: string, section: string) {
  const args = ['-v', 'error', '-of', 'json', section, '-select_streams', 'a', path];
  const { output } = await runProgram('ffprobe', args);
  return JSON.parse(output.toString());
}
const audioFacts = async (path: string) => (await probe(path, '-show_streams')).streams[0];
const tagsOf = async (path: string) => (await probe(path, '-show_format')).format.tags;
