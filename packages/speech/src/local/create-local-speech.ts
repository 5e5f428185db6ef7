import { countWords } from '@tarima/text';
import { chooseRate } from '../natural/request-choices.ts';
import { SpeechError } from '../speech-error.ts';
import type { SpeechClip, SpeechModel, SpeechRequest } from '../speech-model.ts';
import { asPronounced, CHARACTERS, splitText } from '../split-text.ts';
import { speakAsPeople } from '../spoken/speak-as-people.ts';
import { type AccentDefinition, accentOf } from './accents.ts';
import { CALIBRATION } from './calibration.ts';
import { type LocalVoice, publicVoice, VOICE_CATALOGUE } from './catalogue.ts';
import { createEspeakProcess } from './espeak-process.ts';
import type { EspeakSpeech } from './espeak-speech.ts';
import { assertPlausible, expectedDuration } from './expected-duration.ts';
import { mouthTimes } from './mouth-times.ts';
import { trimSilence } from './trim-silence.ts';
import { voiceName } from './voice-definition.ts';
import { wordTimes } from './word-times.ts';

/** Raise it with every audible change: sayings, voices, accents, calibration. */
const VERSION = '5';

const RATES = { slowest: 0.7, fastest: 1.4 } as const;

/** About a minute of speech: the size of a request for text without full stops. */
const LONGEST_PIECE = { measure: CHARACTERS, request: 1_000, sentence: 1_000 };

/**
 * The voices that need no key and no network: eSpeak NG in its own process.
 *
 * At rate 1 a voice says 150 written words a minute. The measure is ordinary prose. Its sentences
 * are spoken one by one and joined by 0.35 s of silence. Each sentence alone is brought nearer to
 * that rate, by 5 % slower to 12 % faster. Clips are mono, 22,050 Hz, with 30 ms of silence at both
 * ends. Their samples never clip.
 *
 * `speak` throws SpeechError VOICE_UNKNOWN, NOTHING_TO_SAY (no letter or digit) or SPEECH_FAILED.
 * When aborted it throws the signal's reason.
 * @param settings.libraryPath libespeak-ng, if it is not in a usual place
 */
export function createLocalSpeech(settings: { libraryPath?: string } = {}): SpeechModel {
  const engine = createEspeakProcess(settings);

  return {
    id: 'local',
    version: () => VERSION,
    isPaid: false,

    pieces: (text, voiceId, pronunciations) =>
      splitText(text, voiceId.split('-')[1] ?? '', asPronounced(LONGEST_PIECE, pronunciations)),

    async voices() {
      return VOICE_CATALOGUE.map(publicVoice);
    },

    async speak(request) {
      const voice = VOICE_CATALOGUE.find(({ id }) => id === request.voiceId);
      if (!voice) throw new SpeechError('VOICE_UNKNOWN', `No local voice is ${request.voiceId}`);
      const warnings: string[] = [];
      const accent = chooseAccent(voice, request, warnings);
      const rate = chooseRate(RATES, request, warnings);

      const { text, pronunciations } = request;
      const spoken = speakAsPeople(text, accent.language, accent.locale, pronunciations);
      if (spoken.words.length === 0) {
        throw new SpeechError('NOTHING_TO_SAY', 'The text has no word to speak');
      }
      const name = voiceName(voice.timbre, accent);
      const calibration = CALIBRATION[name];
      if (!calibration) throw new SpeechError('SPEECH_FAILED', `${name} was never calibrated`);
      const speech = await engine.speak(
        {
          text: spoken.text,
          voice: name,
          speed: calibration.speed * rate,
          evenOut: { words: countWords(request.text), calibration },
        },
        request.signal,
      );
      const expectedSeconds = expectedDuration(speech.clauses, calibration) / rate / speech.pace;
      return assembleClip(speech, spoken, expectedSeconds, warnings);
    },

    close: engine.close,
  };
}

function chooseAccent(
  voice: LocalVoice,
  { locale }: SpeechRequest,
  warnings: string[],
): AccentDefinition {
  const wanted = accentOf(locale ?? voice.locale);
  if (wanted?.language === voice.language) return wanted;
  warnings.push(`${voice.name} does not speak ${locale}; ${voice.locale} was used`);
  const own = accentOf(voice.locale);
  if (!own) throw new SpeechError('SPEECH_FAILED', `No accent is defined for ${voice.locale}`);
  return own;
}

function assembleClip(
  speech: EspeakSpeech,
  spoken: ReturnType<typeof speakAsPeople>,
  expectedSeconds: number,
  warnings: string[],
): SpeechClip {
  const { sampleRate } = speech;
  const trimmed = trimSilence(speech.samples, sampleRate);
  if (!trimmed) throw new SpeechError('SPEECH_FAILED', 'The voice made no sound');
  assertPlausible(trimmed.samples, sampleRate, spoken.text, expectedSeconds);

  const end = trimmed.samples.length / sampleRate;
  const seconds = (sample: number) =>
    Math.min(end, Math.max(0, (sample - trimmed.offset) / sampleRate));
  const phonemes = speech.phonemes.map(({ ipa, sample }) => ({ ipa, start: seconds(sample) }));
  const reports = speech.words.map(({ position, sample }) => ({
    position,
    start: seconds(sample),
  }));
  return {
    samples: trimmed.samples,
    sampleRate,
    words: wordTimes(spoken, reports, phonemes, end),
    visemes: mouthTimes(phonemes, end),
    warnings,
  };
}
