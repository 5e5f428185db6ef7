import assert from 'node:assert/strict';
import { VISEMES, voiceSchema } from '@tarima/contract';
import type { SpeechClip, SpeechModel } from './speech-model.ts';

type TestFunction = (name: string, run: () => Promise<void>) => void;

/**
 * Sentences on which voices have failed: numbers, symbols, repeated and foreign words, other
 * scripts' quotes.
 */
const SENTENCES = [
  'Hola a todos: hoy empezamos un curso nuevo.',
  'El 25 % de los 1.200 empleados, según la Dra. Gil, usa 3,5 GB de software al día.',
  '«Sí», dijo — y volvió a decir: sí, sí, sí.',
  '— Las etapas 1A & 1B | 2 + 3 están en https://a.b/c?b=c&d hoy …',
];

/**
 * The tests that every voice passes, local or a vendor's. Call it inside a `describe`.
 * @param create a new model for each test, which closes it afterwards
 * @param it vitest's
 */
export function speechConformance(
  create: () => SpeechModel | Promise<SpeechModel>,
  it: TestFunction,
): void {
  const check = (name: string, run: (model: SpeechModel, voiceId: string) => Promise<void>) =>
    it(name, async () => {
      const model = await create();
      try {
        const voices = await model.voices();
        const voice = voices.find(({ language_code }) => language_code === 'es') ?? voices[0];
        assert(voice, 'it offers a voice');
        await run(model, voice.voice_id);
      } finally {
        await model.close();
      }
    });

  check('describes its voices as the contract says', async (model) => {
    const voices = await model.voices();
    for (const voice of voices) {
      voiceSchema.parse(voice);
      assert.equal(voice.preview_audio, `/api/v1/voices/${voice.voice_id}/preview`);
    }
    assert.equal(new Set(voices.map(({ voice_id }) => voice_id)).size, voices.length);
  });

  check('gives each written word its time, as written and in order', async (model, voiceId) => {
    for (const text of SENTENCES) {
      const clip = await model.speak({ text, voiceId });
      assert.equal(writtenAgain(clip), text);
      for (const word of clip.words) assert.match(word.text, /[\p{L}\p{N}]/u);
      assertOrdered(clip);
    }
  });

  check('says words as told, and keeps them as written', async (model, voiceId) => {
    const text = 'Hola Xq, soy de Gaia & Cía: Grupo Norte Sur.';
    const pronunciations = [
      { written: 'xq', said: 'la compañía más grande de todas las compañías' },
      { written: 'Grupo Norte Sur', said: 'nortesur' },
    ];
    const asWritten = await model.speak({ text, voiceId });
    const asTold = await model.speak({ text, voiceId, pronunciations });
    assert.equal(writtenAgain(asTold), text);
    assertOrdered(asTold);
    assert(secondsOf(asTold) > secondsOf(asWritten) * 1.1, 'the told words are heard');
  });

  check('gives mouth shapes in order that end with the mouth at rest', async (model, voiceId) => {
    for (const text of SENTENCES) {
      const { visemes, samples, sampleRate } = await model.speak({ text, voiceId });
      assert(visemes.length > text.length / 8, 'the mouth moves');
      visemes.forEach(({ viseme, start }, index) => {
        assert(VISEMES.includes(viseme));
        assert(start >= 0 && start <= samples.length / sampleRate + 1e-6);
        assert(index === 0 || start > (visemes[index - 1]?.start ?? 0));
      });
      assert.equal(visemes.at(-1)?.viseme, 'rest');
    }
  });

  check('makes sound that does not clip', async (model, voiceId) => {
    const { samples } = await model.speak({ text: SENTENCES.join(' '), voiceId });
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    assert(peak > 1_000, `peak ${peak}`);
    assert(peak < 32_767, `peak ${peak}`);
  });

  check('speaks slower and faster when asked', async (model, voiceId) => {
    const seconds = async (rate: number) => {
      const clip = await model.speak({ text: SENTENCES[0] ?? '', voiceId, rate });
      return clip.samples.length / clip.sampleRate;
    };
    const [slow, normal, fast] = [await seconds(0.8), await seconds(1), await seconds(1.25)];
    assert(slow > normal * 1.08 && normal > fast * 1.08, `${slow} ${normal} ${fast}`);
  });

  check('answers each of many requests with its own words', async (model, voiceId) => {
    const clips = await Promise.all(SENTENCES.map((text) => model.speak({ text, voiceId })));
    clips.forEach((clip, index) => {
      assert.equal(writtenAgain(clip), SENTENCES[index]);
    });
  });

  check('refuses a voice it does not have', async (model) => {
    await assert.rejects(model.speak({ text: 'Hola', voiceId: 'nobody' }), {
      code: 'VOICE_UNKNOWN',
    });
  });

  check('refuses a text without a word', async (model, voiceId) => {
    for (const text of ['', '  \n', '… — !']) {
      await assert.rejects(model.speak({ text, voiceId }), { code: 'NOTHING_TO_SAY' });
    }
  });

  check('stops when asked to, and speaks again afterwards', async (model, voiceId) => {
    const stop = new AbortController();
    const spoken = model.speak({ text: SENTENCES[1] ?? '', voiceId, signal: stop.signal });
    stop.abort(new Error('stopped by the user'));
    await assert.rejects(spoken, /stopped by the user/u);
    const clip = await model.speak({ text: SENTENCES[0] ?? '', voiceId });
    assert.equal(clip.words.length, 8);
  });
}

const secondsOf = ({ samples, sampleRate }: SpeechClip) => samples.length / sampleRate;

/** The words joined again. A sign that stands alone belongs to the word before it. */
function writtenAgain({ words }: SpeechClip): string {
  return words.map(({ text }) => text).join(' ');
}

function assertOrdered({ words, samples, sampleRate }: SpeechClip): void {
  let before = 0;
  for (const { text, start, end } of words) {
    assert(start >= before - 1e-6, `${text} begins before the word before it has ended`);
    assert(end > start, `${text} takes time`);
    before = end;
  }
  assert(before <= samples.length / sampleRate + 1e-6, 'the last word ends inside the clip');
}
