export { type KeptClip, speakCached } from './clip-cache.ts';
export { speechConformance } from './conformance.ts';
export { type LocalVoice, VOICE_CATALOGUE, VOICE_STYLES } from './local/catalogue.ts';
export { createLocalSpeech } from './local/create-local-speech.ts';
export * from './speech-error.ts';
export * from './speech-model.ts';
export { createElevenLabsSpeech, ELEVENLABS_ADDRESS } from './vendors/elevenlabs-speech.ts';
export { createGoogleSpeech, GOOGLE_SPEECH_ADDRESS } from './vendors/google-speech.ts';
export { createOpenAiSpeech, OPENAI_ADDRESS, type OwnVoice } from './vendors/openai-speech.ts';
