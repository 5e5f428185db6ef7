export type { CastVoice, Episode, EpisodeTurn } from './episode.ts';
export { type MixedEpisode, type MixRequest, mixEpisode } from './mix-episode.ts';
export { namedVoice } from './named-voice.ts';
export { PodcastError } from './podcast-error.ts';
export { genderOf, personOf, podcastVoice } from './podcast-voices.ts';
export { formatScript } from './script-text.ts';
export { speakTurns } from './speak-turns.ts';
export { speakerNames } from './speaker-names.ts';
export { VOICES_NOTE } from './voices-note.ts';
