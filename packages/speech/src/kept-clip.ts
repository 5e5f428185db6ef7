import type { SoundSource } from '@tarima/media';
import type { SpeechClip } from './speech-model.ts';

/** A clip whose samples are read from where they are kept: a script's are gigabytes. */
export type KeptClip = Omit<SpeechClip, 'samples'> & SoundSource & { key: string };
