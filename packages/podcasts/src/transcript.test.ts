import { PODCAST_VOICES } from '@tarima/contract';
import { expect, test } from 'vitest';
import { EPISODE_LANGUAGES } from './episode.ts';
import type { PlacedTurn } from './lay-out-turns.ts';
import { personOf } from './podcast-voices.ts';
import { formatScript } from './script-text.ts';
import { speakerNames } from './speaker-names.ts';
import { CONVERSATION } from './testing/conversation.ts';
import { formatChaptersJson, formatTranscripts } from './transcript.ts';

/** Half a second for each word. */
function placed(): PlacedTurn[] {
  let time = 0;
  return CONVERSATION.turns.map(({ text }) => {
    const words = text.split(' ').map((word) => {
      time += 0.5;
      return { text: word, start: time - 0.5, end: time - 0.1 };
    });
    return { start: words[0]?.start ?? 0, end: time, words };
  });
}
const { vtt, srt, json } = formatTranscripts(CONVERSATION, placed());

test('WebVTT names the speaker of each cue and keeps lines short', () => {
  const [header, ...cues] = vtt.trim().split('\n\n');
  expect(header).toBe('WEBVTT\nLanguage: es');
  for (const cue of cues) {
    expect(cue).toMatch(
      /^\d\d:\d\d:\d\d\.\d{3} --> \d\d:\d\d:\d\d\.\d{3}\n<v (Periodista|Ingeniera)>[^<>\n]+$/u,
    );
    expect(cue.split('>').at(-1)?.replace('&amp;', '&').length).toBeLessThanOrEqual(65);
  }
  expect(cues[0]).toContain('<v Periodista>Bienvenidos.');
  expect(cues.join('\n')).toContain('ríos &amp; embalses.');
});

test('SRT numbers its cues and names the speaker at each change', () => {
  const cards = srt.trim().split('\n\n');
  cards.forEach((card, index) => {
    const [number, times, ...lines] = card.split('\n');
    expect(number).toBe(String(index + 1));
    expect(times).toMatch(/^\d\d:\d\d:\d\d,\d{3} --> \d\d:\d\d:\d\d,\d{3}$/u);
    expect(lines.length).toBeLessThanOrEqual(2);
  });
  expect(srt.match(/Periodista: /gu)).toHaveLength(2);
  expect(srt.match(/Ingeniera: /gu)).toHaveLength(2);
});

test('the JSON transcript has every word once, in order', () => {
  const { version, segments } = JSON.parse(json);
  expect(version).toBe('1.0.0');
  const spoken = segments.map(({ body }: { body: string }) => body).join(' ');
  expect(spoken).toBe(CONVERSATION.turns.map(({ text }) => text).join(' '));
  let before = -1;
  for (const { startTime, endTime } of segments) {
    expect(startTime).toBeGreaterThanOrEqual(before);
    expect(endTime).toBeGreaterThan(startTime);
    before = endTime;
  }
});

test('chapters follow the podcast namespace', () => {
  expect(JSON.parse(formatChaptersJson('A', [{ title: 'Uno', start: 0 }]))).toEqual({
    version: '1.2.0',
    title: 'A',
    chapters: [{ startTime: 0, title: 'Uno' }],
  });
});

test('the script reads as a conversation', () => {
  expect(formatScript(CONVERSATION)).toMatch(
    /^Agua & vida = 1; #1\nLo que <nadie> cuenta\n\n\[El camino = largo\]\n\nPeriodista: Bienvenidos\.[\s\S]*Ingeniera: Así es\.\n$/u,
  );
});

test.each([
  ['their roles', 'periodista', 'la experta', { host: 'Periodista', guest: 'La experta' }],
  ['their voices, without roles', '', ' ', { host: 'Lucía', guest: 'Mateo' }],
  ['their voices, with one role for both', 'Experto', 'experto', { host: 'Lucía', guest: 'Mateo' }],
])('names speakers by %s', (_by, host, guest, expected) => {
  const people = {
    host: { name: '', role: host, voice: 'alloy' as const },
    guest: { name: '', role: guest, voice: 'echo' as const },
  };
  expect(speakerNames('es', people)).toEqual(expected);
});

test('prefers a name to a role', () => {
  const people = {
    host: { name: 'Ana', role: 'periodista', voice: 'alloy' as const },
    guest: { name: '', role: 'médico', voice: 'echo' as const },
  };
  expect(speakerNames('es', people)).toEqual({ host: 'Ana', guest: 'Médico' });
  const twins = { ...people, guest: { ...people.guest, name: 'ana' } };
  expect(speakerNames('es', twins)).toEqual({ host: 'Lucía', guest: 'Mateo' });
});

test('gives a voice another name if somebody gave its own to the other person', () => {
  const people = {
    host: { name: 'mateo', role: '', voice: 'alloy' as const },
    guest: { name: '', role: '', voice: 'echo' as const },
  };
  expect(speakerNames('es', people)).toEqual({ host: 'Mateo', guest: 'Diego' });
});

test.each(EPISODE_LANGUAGES)('six voices have six names of people: %s', (language) => {
  const names = PODCAST_VOICES.map((voice) => personOf(voice, language));
  expect(new Set(names).size).toBe(6);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
});
