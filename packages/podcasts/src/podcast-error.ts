import { CodedError } from '@tarima/contract';

/** A podcast that cannot be made. */
export class PodcastError extends CodedError<
  'PODCAST_FAILED' | 'SPEECH_FAILED' | 'VOICE_UNKNOWN'
> {}
