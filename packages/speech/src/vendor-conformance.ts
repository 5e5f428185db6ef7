import assert from 'node:assert/strict';
import { SpeechError } from './speech-error.ts';
import type { SpeechModel } from './speech-model.ts';

type TestFunction = (name: string, run: () => Promise<void>) => void;

/** The vendor's behaviour at the next call for speech, in words that fit every vendor. */
export type SpeechMood =
  | { kind: 'busy'; retryAfterSeconds: number }
  | { kind: 'broken' }
  | { kind: 'gave up waiting' }
  | { kind: 'hangs' }
  | { kind: 'breaks off' }
  | { kind: 'refuses the key' }
  | { kind: 'has no credit' }
  | { kind: 'fails inside a success' }
  | { kind: 'answers an empty sound' }
  | { kind: 'answers silence' }
  | { kind: 'stops early' }
  | { kind: 'sends half an answer' };

/** A model in front of the test's own vendor. */
export type SpeechOnTrial = {
  model: SpeechModel;
  /** The vendor's key, which must not appear anywhere. */
  key: string;
  /** Sets the vendor's behaviour for the next calls, in order. */
  will: (...moods: SpeechMood[]) => void;
  /** The text and language of each call that the vendor received. */
  calls: () => { text: string; language: string }[];
  called: (times: number) => Promise<void>;
  /** Milliseconds that the model waited between calls. */
  waits: () => number[];
  /** Ends the longest wait for an answer. */
  giveUp: () => void;
  close: () => Promise<void>;
};

const TEXT = 'La tarima se barre cada día y se friega cada semana.';

/**
 * The tests that every vendor's voice passes, beside those of every voice. Call it inside a
 * `describe`.
 * @param start a new model in front of a vendor that obeys `will`; closed afterwards
 * @param it vitest's
 */
export function vendorConformance(start: () => Promise<SpeechOnTrial>, it: TestFunction): void {
  type Trial = SpeechOnTrial & { voiceId: string };
  const check = (name: string, run: (trial: Trial) => Promise<void>) =>
    it(name, async () => {
      const trial = await start();
      try {
        const voices = await trial.model.voices();
        const voice = voices.find(
          ({ language_code, gender }) => language_code === 'es' && gender !== 'unknown',
        );
        await run({ ...trial, voiceId: voice?.voice_id ?? assert.fail('no Spanish voice') });
      } finally {
        await trial.close();
      }
    });
  const failureOf = async (spoken: Promise<unknown>, secret = TEXT): Promise<SpeechError> => {
    const error: unknown = await spoken.then(
      () => assert.fail('it spoke'),
      (reason: unknown) => reason,
    );
    assert(error instanceof SpeechError, String(error));
    const told = `${error.message} ${JSON.stringify(error)} ${String(error.cause)}`;
    assert(!told.includes(TEXT) && !told.includes(secret), told);
    return error;
  };

  check('is paid, and prefixes each voice’s id with its own', async ({ model }) => {
    assert.equal(model.isPaid, true);
    for (const { voice_id } of await model.voices()) assert(voice_id.startsWith(`${model.id}-`));
  });

  check(
    'sends the language, and no commands inside the text',
    async ({ model, calls, voiceId }) => {
      await model.speak({ text: `**Hola** <break time="9s"/> ${TEXT}`, voiceId });
      const [call] = calls();
      assert.equal(call?.language, 'es');
      assert(call?.text.includes(TEXT) && !/[<>*]/u.test(call.text), call?.text);
    },
  );

  check('sends pronunciations in place of words', async ({ model, calls, voiceId }) => {
    const pronunciations = [{ written: 'tarima', said: 'ta <break time="9s"/> rima' }];
    await model.speak({ text: TEXT, voiceId, pronunciations });
    const sent = calls()[0]?.text ?? '';
    assert(sent.startsWith('La ta break time 9s rima se barre'), sent);
  });

  check('splits a text by the length of what is said', async ({ model, voiceId }) => {
    const text = Array.from({ length: 200 }, () => 'Xq y xq.').join(' ');
    const pronunciations = [{ written: 'xq', said: 'unas palabras largas '.repeat(5).trim() }];
    const plain = model.pieces?.(text, voiceId) ?? [];
    const pieces = model.pieces?.(text, voiceId, pronunciations) ?? [];
    assert(pieces.length > plain.length);
    assert.equal(pieces.join(' '), text);
  });

  check('checks voice and text before it pays', async ({ model, calls, voiceId }) => {
    const nobody = model.speak({ text: TEXT, voiceId: `${model.id}-es-nobody` });
    assert.equal((await failureOf(nobody)).code, 'VOICE_UNKNOWN');
    assert.equal((await failureOf(model.speak({ text: '…', voiceId }))).code, 'NOTHING_TO_SAY');
    assert.equal(calls().length, 0);
  });

  check('sends no locale of another language', async ({ model, calls, voiceId }) => {
    const clip = await model.speak({ text: TEXT, voiceId, locale: 'pt_BR' });
    assert.equal(calls()[0]?.language, 'es');
    assert(clip.warnings.length > 0);
  });

  check(
    'splits at the ends of sentences into pieces that are accepted',
    async ({ model, calls, voiceId }) => {
      const sentence = `${'Una frase más larga que las demás, con acentos y eñes, '.repeat(6)}y su final.`;
      const text = Array.from({ length: 140 }, () => sentence).join(' ');
      const pieces = model.pieces?.(text, voiceId) ?? [];
      assert(pieces.length > 1);
      assert.equal(pieces.join(' '), text);
      for (const piece of pieces) assert(piece.endsWith('y su final.'), piece.slice(-40));
      const tooLong = await failureOf(model.speak({ text, voiceId }));
      assert.equal(tooLong.isPaid, false);
      assert.equal(calls().length, 0);
    },
  );

  check(
    'waits as long as the vendor asks, and calls again',
    async ({ model, will, waits, voiceId }) => {
      will({ kind: 'busy', retryAfterSeconds: 7 });
      const clip = await model.speak({ text: TEXT, voiceId });
      assert.equal(clip.words.length, 11);
      assert.deepEqual(waits(), [7_000]);
    },
  );

  check('leaves a long wait to the caller', async ({ model, will, waits, voiceId }) => {
    will({ kind: 'busy', retryAfterSeconds: 3_600 });
    const failure = await failureOf(model.speak({ text: TEXT, voiceId }));
    assert.equal(failure.code, 'SPEECH_BUSY');
    assert.equal(failure.retryable, true);
    assert.equal(failure.retryAfterMs, 3_600_000);
    assert.deepEqual(waits(), []);
  });

  check('marks a broken vendor’s call as retryable', async ({ model, will, calls, voiceId }) => {
    will({ kind: 'broken' });
    const failure = await failureOf(model.speak({ text: TEXT, voiceId }));
    assert.equal(failure.code, 'SPEECH_UNREACHABLE');
    assert.equal(failure.retryable, true);
    assert.equal(calls().length, 1);
  });

  for (const kind of ['gave up waiting', 'breaks off'] as const) {
    check(`does not pay twice where a vendor ${kind}`, async ({ model, will, calls, voiceId }) => {
      will({ kind });
      const failure = await failureOf(model.speak({ text: TEXT, voiceId }));
      assert.equal(failure.code, 'SPEECH_UNREACHABLE');
      assert.equal(failure.retryable, false);
      assert.equal(calls().length, 1);
    });
  }

  check('does not pay twice if no answer comes', async ({ model, voiceId, ...trial }) => {
    trial.will({ kind: 'hangs' });
    const failed = failureOf(model.speak({ text: TEXT, voiceId }));
    await trial.called(1);
    trial.giveUp();
    assert.equal((await failed).retryable, false);
    assert.equal(trial.calls().length, 1);
  });

  for (const [kind, code] of [
    ['refuses the key', 'SPEECH_REFUSED'],
    ['has no credit', 'SPEECH_REFUSED'],
    ['fails inside a success', 'SPEECH_UNREACHABLE'],
  ] as const) {
    check(`${kind}: says so at once`, async ({ model, key, will, waits, voiceId }) => {
      will({ kind });
      const failure = await failureOf(model.speak({ text: TEXT, voiceId }), key);
      assert.equal(failure.code, code);
      assert.equal(failure.retryable, false);
      assert.deepEqual(waits(), []);
    });
  }

  for (const kind of [
    'answers an empty sound',
    'answers silence',
    'stops early',
    'sends half an answer',
  ] as const) {
    check(
      `${kind}: that is a failure, and it was paid`,
      async ({ model, will, calls, voiceId }) => {
        will({ kind });
        const failure = await failureOf(model.speak({ text: TEXT, voiceId }));
        assert.equal(failure.code, 'SPEECH_FAILED');
        assert.equal(failure.isPaid, true);
        assert.equal(failure.retryable, false);
        assert.equal(calls().length, 1);
      },
    );
  }

  check('stops waiting for an answer when asked to', async ({ model, will, voiceId, called }) => {
    will({ kind: 'hangs' });
    const stop = new AbortController();
    const spoken = model.speak({ text: TEXT, voiceId, signal: stop.signal });
    await called(1);
    stop.abort(new Error('stopped by the user'));
    await assert.rejects(spoken, /stopped by the user/u);
  });
}
