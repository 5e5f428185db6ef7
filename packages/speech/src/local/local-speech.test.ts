import { ACCENTS } from '@tarima/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { speechConformance } from '../conformance.ts';
import type { SpeechClip } from '../speech-model.ts';
import { ORDINARY_PROSE } from '../testing/ordinary-prose.ts';
import { levels, measureVoice, voiceGap } from '../testing/voice-measures.ts';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from './accents.ts';
import { VOICE_CATALOGUE } from './catalogue.ts';
import { createLocalSpeech } from './create-local-speech.ts';
import { wordsPerMinute } from './speaking-rate.ts';

const LONG_WORDS = [
  'Confidentiality guarantees that unauthorized individuals cannot access sensitive organizational information.',
  'Authentication mechanisms establish the identity of communicating participants before authorization decisions.',
];
const SHORT_WORDS = [
  'It is up to us to do it if we can, and so it is up to you as well.',
  'We go to the shop at ten, and at six we get back to it.',
];

describe('local speech, as every voice', () => {
  speechConformance(() => createLocalSpeech(), it);
});

describe('local speech', () => {
  const speech = createLocalSpeech();
  afterAll(() => speech.close());
  const spoken = new Map<string, Promise<SpeechClip[]>>();
  /** Ordinary prose by a voice, spoken once for all measurements. */
  const proseBy = (voiceId: string, language: SpokenLanguage) => {
    const clips =
      spoken.get(voiceId) ??
      Promise.all(ORDINARY_PROSE[language].map((text) => speech.speak({ text, voiceId })));
    spoken.set(voiceId, clips);
    return clips;
  };

  it.each(SPOKEN_LANGUAGES)(
    'speaks 150 words a minute in %s with every voice',
    async (language) => {
      const sentences = ORDINARY_PROSE[language];
      for (const voice of VOICE_CATALOGUE.filter((one) => one.language === language)) {
        const clips = await proseBy(voice.id, language);
        const rate = wordsPerMinute(
          sentences,
          clips.map(({ samples, sampleRate }) => samples.length / sampleRate),
        );
        expect(rate, voice.id).toBeGreaterThan(150 * 0.95);
        expect(rate, voice.id).toBeLessThan(150 * 1.05);
      }
    },
  );

  it('speaks long words faster and short ones slower, by the sentence alone', async () => {
    const rateOf = async (sentences: string[]) => {
      const clips = await Promise.all(
        sentences.map((text) => speech.speak({ text, voiceId: 'local-en-james' })),
      );
      return wordsPerMinute(
        sentences,
        clips.map(({ samples, sampleRate }) => samples.length / sampleRate),
      );
    };
    // At one fixed speed these would be 79 and 222.
    expect(await rateOf(LONG_WORDS)).toBeGreaterThan(85);
    expect(await rateOf(SHORT_WORDS)).toBeLessThan(213);
  });

  it.each(SPOKEN_LANGUAGES)(
    'has six distinct voices in %s, three of them women',
    async (language) => {
      const voices = (await speech.voices()).filter(
        ({ language_code }) => language_code === language,
      );
      expect(voices.filter(({ gender }) => gender === 'female').length).toBeGreaterThanOrEqual(3);
      expect(voices.filter(({ gender }) => gender === 'male').length).toBeGreaterThanOrEqual(3);
      const measured = [];
      for (const { voice_id } of voices) {
        const clips = (await proseBy(voice_id, language)).slice(0, 2);
        const samples = Int16Array.from(clips.flatMap((clip) => [...clip.samples]));
        const sampleRate = clips[0]?.sampleRate ?? 0;
        measured.push({ voice_id, ...measureVoice(samples, sampleRate) });
      }
      for (const [index, one] of measured.entries()) {
        for (const other of measured.slice(index + 1)) {
          const pair = `${JSON.stringify(one)} ${JSON.stringify(other)}`;
          expect(voiceGap(one, other), pair).toBeGreaterThanOrEqual(1);
        }
      }
    },
  );

  it.each([
    [
      'local-es-lucia',
      'El 25 % de los 1.200 clientes pagó 3,5 € el 12/03/2025, p. ej. en EE. UU. & Co.',
    ],
    [
      'local-en-james',
      'In 1990 it was 100,000 people; 21st of May, e.g. at 3:30 pm on www.example.com — $1.50 & up.',
    ],
    [
      'local-pt-joao',
      'Bem-vindos: 2 mulheres e 200 pessoas pagaram R$ 3,5 milhões às 15h30 (n.º 5), nos EUA.',
    ],
    ['local-fr-louis', "Aujourd'hui, 25 % des 1 500 clients du XXIe siècle paient 1,50 € à 15h30."],
    [
      'local-de-jonas',
      'Im 21. Jahrhundert zahlten z. B. 1.500 Leute 3,50 € um 15:30 Uhr, d. h. 25 %.',
    ],
    [
      'local-it-marco',
      'Nel XXI secolo 1.500 persone, ecc. pagano 3,50 € alle 15:30, ad es. il 25 %.',
    ],
  ])('times every written word of %s’s numbers and signs', async (voiceId, text) => {
    const { words } = await speech.speak({ text, voiceId });
    expect(words.map((word) => word.text).join(' ')).toBe(text);
    for (const { text: word, start, end } of words) expect(end - start, word).toBeGreaterThan(0.02);
  });

  it('speaks Spanish with five accents', async () => {
    const said = new Map<string, string>();
    for (const locale of ACCENTS) {
      const { samples, visemes } = await speech.speak({
        text: 'La lluvia de hoy: yo llevo zapatos y una caja de gente.',
        voiceId: 'local-es-lucia',
        locale,
      });
      said.set(locale, `${samples.length} ${visemes.map(({ viseme }) => viseme).join(' ')}`);
    }
    expect(new Set(said.values()).size).toBe(ACCENTS.length);
    expect(said.get('es_AR')).toContain(' ch ');
    expect(said.get('es_MX')).not.toContain(' ch ');
    expect(said.get('es_ES')).toContain(' th ');
  });

  it('opens the mouth when there is sound', async () => {
    const openness = {
      rest: 0,
      pbm: 0,
      fv: 0.15,
      th: 0.3,
      td: 0.35,
      kg: 0.4,
      ch: 0.35,
      ee: 0.5,
      eh: 0.7,
      ah: 1,
      oh: 0.8,
      oo: 0.5,
    };
    const { samples, sampleRate, visemes } = await speech.speak({
      text: ORDINARY_PROSE.es.join(' '),
      voiceId: 'local-es-lucia',
    });
    const step = Math.round(sampleRate / 25);
    const loud = levels(samples, step);
    const mouthLater = (frames: number) =>
      loud.map((_, frame) => {
        const time = ((frame - frames + 0.5) * step) / sampleRate;
        const shape = visemes.findLast(({ start }) => start <= time)?.viseme ?? 'rest';
        return openness[shape];
      });
    const byDelay = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((frames) => ({
      frames,
      match: likeness(loud, mouthLater(frames)),
    }));
    const best = byDelay.reduce((a, b) => (b.match > a.match ? b : a));
    expect(Math.abs(best.frames)).toBeLessThanOrEqual(1);
    expect(best.match).toBeGreaterThan(0.5);
  });

  it('gives the same clip whatever it said before', async () => {
    const ask = () =>
      speech.speak({ text: 'Los 21 amigos llegan mañana a las 15:30.', voiceId: 'local-es-lucia' });
    const first = await ask();
    for (const voiceId of ['local-fr-manon', 'local-en-james', 'local-de-anna', 'local-es-diego']) {
      await speech.speak({ text: 'Bonjour à tous, hello, 1990 ok, la, la.', voiceId });
      await speech.speak({ text: 'No.', voiceId });
      expect(await ask()).toEqual(first);
    }
  });

  it('warns when it cannot fulfil a request, and does the nearest', async () => {
    const clip = await speech.speak({
      text: 'Hola',
      voiceId: 'local-es-lucia',
      locale: 'en_US',
      rate: 9,
    });
    expect(clip.warnings).toHaveLength(2);
    expect(clip.words).toHaveLength(1);
  });

  it('says why when eSpeak NG is missing', async () => {
    const broken = createLocalSpeech({ libraryPath: '/nowhere/libespeak-ng.so' });
    await expect(broken.speak({ text: 'Hola', voiceId: 'local-es-lucia' })).rejects.toMatchObject({
      code: 'SPEECH_FAILED',
      message: expect.stringContaining('not installed'),
    });
    await broken.close();
  });
});

function likeness(a: number[], b: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let ab = 0;
  let aa = 0;
  let bb = 0;
  a.forEach((value, at) => {
    const fromA = value - meanA;
    const fromB = (b[at] ?? 0) - meanB;
    ab += fromA * fromB;
    aa += fromA * fromA;
    bb += fromB * fromB;
  });
  return ab / Math.sqrt(aa * bb);
}
