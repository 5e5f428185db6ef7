import { type Viseme, WORDS_PER_MINUTE } from '@tarima/contract';
import type { SpeechModel, SpeechRequest } from '@tarima/speech';

const SAMPLE_RATE = 22_050;
const SECONDS_PER_WORD = 60 / WORDS_PER_MINUTE;
const CYCLE: Viseme[] = ['pbm', 'ah', 'td', 'eh', 'kg', 'oh'];

export type TestSpeech = SpeechModel & { spoken: SpeechRequest[] };

/**
 * A voice that hums each word for 0.4 s. It has exact times, needs no engine and counts its
 * requests.
 */
export function createTestSpeech(): TestSpeech {
  const spoken: SpeechRequest[] = [];
  return {
    id: 'hum',
    version: () => '1',
    isPaid: false,
    spoken,
    voices: async () => [],
    close: async () => {},
    async speak(request) {
      spoken.push(request);
      const words = request.text.split(/\s+/u);
      const pace = SECONDS_PER_WORD / (request.rate ?? 1);
      const samples = Int16Array.from(
        { length: Math.round(words.length * pace * SAMPLE_RATE) },
        (_, index) => {
          const t = index / SAMPLE_RATE;
          const inWord = (t % pace) / pace;
          return 9_000 * Math.sin(2 * Math.PI * 180 * t) * Math.sin(Math.PI * inWord);
        },
      );
      return {
        samples,
        sampleRate: SAMPLE_RATE,
        words: words.map((text, index) => ({
          text,
          start: index * pace,
          end: (index + 0.9) * pace,
        })),
        visemes: words.flatMap((_, index) =>
          [0, 1, 2].map((part) => ({
            viseme: CYCLE[(index * 3 + part) % CYCLE.length] ?? 'rest',
            start: (index + part / 3) * pace,
          })),
        ),
        warnings: [],
      };
    },
  };
}
