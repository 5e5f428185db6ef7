import type { Avatar, Course, Language } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { Episode, MixedEpisode, MixRequest } from '@tarima/podcasts';
import type { VideoPlan } from '@tarima/presenters';
import type { KeptClip, SpeechClip, SpeechModel } from '@tarima/speech';
import type { TypesetOptions } from '@tarima/typesetting';
import type { OpenAiCompatibleModel } from '@tarima/writer';
import type { VideoRecipe } from '../features/videos/video-recipe.ts';
import type { Writer } from './writer-port.ts';

/** What reading needs, and says: pages (or slides) done of all. */
type ReadRequest = {
  path: string;
  fileName: string;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
};

type RenderRequest = {
  plan: VideoPlan;
  outputs: { video: string; captions: string; poster: string };
  metadata: { title: string; language: Language };
  signal: AbortSignal;
  /** `fraction` is of its stage. */
  onProgress: (stage: 'drawing' | 'finishing', fraction: number) => void;
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
  writer: Writer;
  speech: SpeechModel;
  /** Null: the local writer writes. */
  languageModel: OpenAiCompatibleModel | null;
  presenters: {
    list: () => Avatar[];
    plan: (request: {
      recipe: VideoRecipe;
      signal: AbortSignal;
      onProgress: (fraction: number) => void;
    }) => Promise<VideoPlan>;
    /** Gets ready what a render needs, while its speech is made. */
    warmUp: () => void;
    render: (request: RenderRequest) => Promise<{ durationSeconds: number; bytes: number }>;
    encodePreviewAudio: (plan: VideoPlan, path: string) => Promise<void>;
    encodeVoiceSample: (clip: SpeechClip, path: string) => Promise<void>;
    /** A JPEG. */
    renderPodcastCover: (cover: {
      name: string;
      tagline: string;
      publisher: string;
    }) => Promise<Uint8Array>;
    /** A PNG. */
    renderStill: (presenterId: string, width: number, height: number) => Promise<Uint8Array>;
  };
  typesetting: {
    /** A PDF. */
    course: (course: Course, options: TypesetOptions) => Promise<Uint8Array>;
  };
  podcasts: {
    /** Speaks turn by turn; what was spoken before is not spoken again. */
    speak: (request: {
      episode: Episode;
      signal: AbortSignal;
      onTurn: (spoken: number) => void;
    }) => Promise<KeptClip[]>;
    mix: (request: Omit<MixRequest, 'cacheFolder'>) => Promise<MixedEpisode>;
  };
  close: () => Promise<void>;
};
