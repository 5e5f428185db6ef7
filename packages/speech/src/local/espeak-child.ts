import { serveEngine } from '../engine/serve-engine.ts';
import { type Espeak, openEspeak } from './espeak-library.ts';
import type { EspeakRequest, EspeakSpeech } from './espeak-speech.ts';
import { sentencePace } from './sentence-pace.ts';
import { createVoiceDataFolder } from './voice-data-folder.ts';
import { allVoiceDefinitions } from './voice-definition.ts';

/**
 * The program of the engine's process, the only place that touches libespeak-ng. The library is
 * GPL, keeps global state and may crash its process.
 */

/**
 * eSpeak's output depends on earlier speech: its buffers keep the end of the last utterance. Saying
 * one fixed text before each request makes the output depend on the request alone. Measured: 2–10
 * different results for one request without it, one with it.
 */
const WARM_UP = 'a e i o u ma ne pi to ku la re si fo bu ya je gi do tu '.repeat(2);
/** From 450 on eSpeak only shortens the sound, which takes four times as long. */
const WARM_UP_SPEED = 440;

/** eSpeak takes initials (`E.E.U.U.`) for one word. Many of them overflow its buffer. */
const ENDLESS_INITIALS = /(?:\p{L}\.+){20,}/gu;

type Engine = { espeak: Espeak; sampleRate: number };

serveEngine(async () => {
  const engine = start(process.argv[2]);
  return (request: EspeakRequest) => speak(engine, request);
});

function start(libraryPath?: string): Engine {
  const espeak = openEspeak(libraryPath);
  const folder = createVoiceDataFolder(espeak.dataPath(), allVoiceDefinitions());
  process.once('exit', () => folder.remove());
  return { espeak, sampleRate: espeak.start(folder.root) };
}

function speak(engine: Engine, request: EspeakRequest): EspeakSpeech {
  const { espeak, sampleRate } = engine;
  const { voice, speed, evenOut } = request;
  const text = request.text.replace(ENDLESS_INITIALS, (letters) => letters.replaceAll('.', ' '));
  espeak.chooseVoice(voice, WARM_UP_SPEED);
  const clauses = espeak.translate(text);
  const pace = evenOut ? sentencePace(clauses, evenOut.words, evenOut.calibration) : 1;
  espeak.rehearse(WARM_UP);
  espeak.chooseVoice(voice, Math.round(speed * pace));
  const { samples, events } = espeak.say(text);
  return {
    samples,
    sampleRate,
    words: events.filter((event) => event.kind === 'word'),
    phonemes: events.filter((event) => event.kind === 'phoneme'),
    clauses,
    pace,
  };
}
