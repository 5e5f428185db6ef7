import type { Language, Speaker } from '@tarima/contract';
import type { Handout } from '@tarima/typesetting';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { pt } from './texts/pt.ts';

/** A video of some seconds. */
export type VideoTexts = {
  /** The small line above each scene's title. */
  title: string;
  /** In the script format of `@tarima/text`. */
  script: string;
};

export type PodcastTexts = {
  name: string;
  tagline: string;
  topic: string;
  speakers: Record<Speaker, string>;
  turns: { speaker: Speaker; text: string }[];
};

/** All that the samples say in one language: what a newcomer sees first. */
export type SampleTexts = {
  video: VideoTexts;
  course: VideoTexts;
  designer: VideoTexts;
  podcast: PodcastTexts;
  /** For a first try without a document of one's own. */
  document: Omit<Handout, 'language'>;
};

export const SAMPLE_TEXTS: Record<Language, SampleTexts> = { es, en, pt };
