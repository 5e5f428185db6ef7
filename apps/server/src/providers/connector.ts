import { createHeyGen, type PresenterProvider } from '@tarima/presenters';
import {
  createElevenLabsSpeech,
  createGoogleSpeech,
  createOpenAiSpeech,
  type SpeechModel,
} from '@tarima/speech';
import { remembering } from '#server/kit/remembering.ts';
import type { Choices } from '#server/settings/env.ts';
import type { SpeechChoice } from '#server/settings/speech-choice.ts';
import { createLanguageModel } from './create-language-model.ts';
import type { Vendors } from './providers.ts';
import { createSpeechModels } from './speech-models.ts';

/** The voices and presenters of this machine itself, and the folders of the vendors. */
export type OnThisMachine = {
  /** The local voices, natural ones first. */
  speech: SpeechModel[];
  /** The plain voice, from which vendors' voices get their mouth shapes. */
  reference: SpeechModel;
  presenters: PresenterProvider;
  cacheFolder: string;
  /** Keeps the clips that were paid for. */
  clipsFolder: string;
};

/**
 * Connects the vendors that the choices name; each has one line. A vendor whose own choice stays the same keeps
 * the lists that it has loaded.
 */
export function createConnector({
  reference,
  cacheFolder,
  clipsFolder,
  ...here
}: OnThisMachine): (choices: Choices) => Vendors {
  const local = here.speech.map((model) => asVoices(model));
  const paid = (model: SpeechModel | null) => (model ? [asVoices({ ...model, clipsFolder })] : []);
  const openai = remembering((choice: SpeechChoice['openai']) =>
    paid(choice && createOpenAiSpeech({ ...choice, ownVoices: choice.voices, reference })),
  );
  const elevenlabs = remembering((choice: SpeechChoice['elevenlabs']) =>
    paid(choice && createElevenLabsSpeech({ ...choice, reference })),
  );
  const google = remembering((choice: SpeechChoice['google']) =>
    paid(choice && createGoogleSpeech({ ...choice, reference })),
  );
  const heygenBy = remembering((choice: Choices['heygen']) =>
    choice ? [asMaker(createHeyGen({ ...choice, cacheFolder }))] : [],
  );
  const languageModelBy = remembering(createLanguageModel);

  return ({ languageModel, speech, heygen }) => {
    const voices = [
      ...local,
      ...openai(speech.openai),
      ...elevenlabs(speech.elevenlabs),
      ...google(speech.google),
    ];
    const makers = heygenBy(heygen);
    return {
      languageModel: languageModelBy(languageModel),
      speech: createSpeechModels(voices.map(({ model }) => model)),
      voiceSources: [...voices, ...makers].map(({ source }) => source),
      makers: [here.presenters, ...makers.map(({ maker }) => maker)],
    };
  };
}

const asVoices = (model: SpeechModel) => ({
  model,
  source: { id: model.id, voices: model.voices, isHere: !model.isPaid },
});

const asMaker = (maker: PresenterProvider) => ({
  maker,
  // Always refresh, because the merged list is cached instead.
  source: { id: maker.id, voices: () => maker.voices({ refresh: true }) },
});
