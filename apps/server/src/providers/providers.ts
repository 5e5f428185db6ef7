import type { Course } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { Episode, MixedEpisode, MixRequest } from '@tarima/podcasts';
import type { PresenterProvider, VideoPlan } from '@tarima/presenters';
import type { KeptClip, SpeechClip, SpeechModel } from '@tarima/speech';
import type { TypesetOptions } from '@tarima/typesetting';
import type { OpenAiCompatibleModel, Writer } from '@tarima/writer';
import type { VideoRecipe } from '#server/db/tables/video-recipe.ts';
import type { SpeechModels } from './speech-models.ts';
import type { VoiceSource } from './voice-source.ts';

/** What reading needs, and says: pages (or slides) done of all. */
type ReadRequest = {
  path: string;
  fileName: string;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
};

/** The stages of the pipeline, as the features use them; the tests' own stand in for the slow ones. */
export type Providers = {
  documents: {
    /** Changes when the same file would be read differently. */
    version: string;
    detectFileType: (request: { path: string; fileName: string }) => Promise<{ mediaType: string }>;
    readDocument: (request: ReadRequest) => Promise<SourceDocument>;
    /** What a person typed. */
    readText: (request: { text: string; signal: AbortSignal }) => Promise<SourceDocument>;
    /** A page of the public web. */
    readAddress: (request: { url: string; signal: AbortSignal }) => Promise<SourceDocument>;
  };
  /** The local one, off the event loop. */
  writer: Writer;
  speech: SpeechModels;
  /** What `GET /voices` merges: each provider with voices adds one. */
  voiceSources: VoiceSource[];
  /** Null: the local writer writes. */
  languageModel: OpenAiCompatibleModel | null;
  presenters: {
    /** Whoever makes videos here, the studio itself first. */
    all: PresenterProvider[];
    /** The studio's own, for previews. */
    plan: (request: {
      recipe: VideoRecipe;
      /** Who speaks the voice of its settings. */
      speech: SpeechModel;
      signal: AbortSignal;
      onProgress: (fraction: number) => void;
    }) => Promise<VideoPlan>;
    encodePreviewAudio: (plan: VideoPlan, path: string, signal: AbortSignal) => Promise<void>;
    encodeVoiceSample: (clip: SpeechClip, path: string) => Promise<void>;
    /** A JPEG. */
    renderPodcastCover: (cover: {
      name: string;
      tagline: string;
      publisher: string;
    }) => Promise<Uint8Array>;
  };
  typesetting: {
    /** A PDF. */
    course: (course: Course, options: TypesetOptions) => Promise<Uint8Array>;
  };
  podcasts: {
    /** Speaks turn by turn; what was spoken before is not spoken again. */
    speak: (request: {
      episode: Episode;
      /** Who speaks the voices of its two. */
      speech: SpeechModel;
      signal: AbortSignal;
      onTurn: (spoken: number) => void;
    }) => Promise<KeptClip[]>;
    mix: (request: Omit<MixRequest, 'cacheFolder'>) => Promise<MixedEpisode>;
  };
  close: () => Promise<void>;
};
