import type { VoiceFamily } from './voice-model-entry.ts';

/** One sentence for the engine. */
export type NeuralOrder = {
  text: string;
  /** ISO 639-1, such as `es`. */
  language: string;
  /** The number of the speaker within the model. */
  speaker: number;
  /** 1 is the family's usual speed. */
  rate: number;
};

/** The file names, by role. The data of eSpeak NG are absent in families without them. */
export type ModelFiles<Role extends string = string> = Record<Role, string>;

/** The parts that differ between families of models. */
export type FamilyDefinition<Role extends string = string> = {
  /** Exactly one file of the folder must match each. `name` is told if it is lacking. */
  files: Record<Role, { name: string; pattern: RegExp }>;
  /** True if it needs the data of eSpeak NG: the folder's own or the system's. */
  needsEspeakData: boolean;
  /** The engine's own settings for a loaded model. */
  modelSettings: (files: ModelFiles<Role>, espeakData: string) => object;
  /** The engine's own settings for a sentence. */
  generationSettings: (order: NeuralOrder) => object;
};

const PIPER: FamilyDefinition<'model' | 'tokens'> = {
  files: {
    model: { name: '*.onnx', pattern: /\.onnx$/u },
    tokens: { name: 'tokens.txt', pattern: /^tokens\.txt$/u },
  },
  needsEspeakData: true,
  modelSettings: (files, espeakData) => ({ vits: { ...files, dataDir: espeakData } }),
  // The engine would shorten the pauses within a sentence.
  generationSettings: ({ speaker, rate }) => ({ sid: speaker, speed: rate, silenceScale: 1 }),
};

/** At the speed of its authors a voice sounds natural; theirs is not 1. */
const SUPERTONIC_SPEED = 1.05;
/** The authors name 5 quick, 8 usual and 12 best. */
const SUPERTONIC_STEPS = 8;

const graph = (name: string) => ({
  name: `${name}.onnx`,
  pattern: new RegExp(`^${name}(?:\\.int8)?\\.onnx$`, 'u'),
});

const SUPERTONIC: FamilyDefinition<
  | 'durationPredictor'
  | 'textEncoder'
  | 'vectorEstimator'
  | 'vocoder'
  | 'ttsJson'
  | 'unicodeIndexer'
  | 'voiceStyle'
> = {
  files: {
    durationPredictor: graph('duration_predictor'),
    textEncoder: graph('text_encoder'),
    vectorEstimator: graph('vector_estimator'),
    vocoder: graph('vocoder'),
    ttsJson: { name: 'tts.json', pattern: /^tts\.json$/u },
    unicodeIndexer: { name: 'unicode_indexer.bin', pattern: /^unicode_indexer\.bin$/u },
    voiceStyle: { name: 'voice.bin', pattern: /^voice\.bin$/u },
  },
  needsEspeakData: false,
  modelSettings: (files) => ({ supertonic: files }),
  // It starts from noise. A fixed seed makes the clip depend on the request alone.
  generationSettings: ({ language, speaker, rate }) => ({
    sid: speaker,
    speed: rate * SUPERTONIC_SPEED,
    numSteps: SUPERTONIC_STEPS,
    extra: { lang: language, seed: 1 },
  }),
};

export const VOICE_FAMILY_DEFINITIONS: Record<VoiceFamily, FamilyDefinition> = {
  supertonic: SUPERTONIC,
  piper: PIPER,
};
