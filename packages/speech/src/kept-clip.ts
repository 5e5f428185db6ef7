import type { SoundSource } from '@tarima/media';
import type { SpeechClip } from './speech-model.ts';

/** A clip whose samples stay in their file: those of a whole script take gigabytes. */
export type KeptClip = Omit<SpeechClip, 'samples'> & SoundSource & { key: string };
