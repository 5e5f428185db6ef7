export { speakCached } from './clip-cache.ts';
export { speechConformance } from './conformance.ts';
export type { KeptClip } from './kept-clip.ts';
export { type LocalVoice, VOICE_CATALOGUE, VOICE_STYLES } from './local/catalogue.ts';
export { createLocalSpeech } from './local/create-local-speech.ts';
export { checkNeuralEngine } from './neural/check-neural-engine.ts';
export { createNeuralSpeech } from './neural/create-neural-speech.ts';
export { type FoundVoiceModel, findVoiceModels } from './neural/find-voice-models.ts';
export { neuralVoices } from './neural/neural-voices.ts';
export { tryVoiceModel } from './neural/try-voice-model.ts';
export {
  type VoiceModelEntry,
  voiceModelEntrySchema,
} from './neural/voice-model-entry.ts';
export { licenceText, VOICE_MODELS } from './neural/voice-models.ts';
export * from './speech-error.ts';
export * from './speech-model.ts';
export { createElevenLabsSpeech, ELEVENLABS_ADDRESS } from './vendors/elevenlabs-speech.ts';
export { createGoogleSpeech, GOOGLE_SPEECH_ADDRESS } from './vendors/google-speech.ts';
export { createOpenAiSpeech, OPENAI_ADDRESS, type OwnVoice } from './vendors/openai-speech.ts';
