import type { CompanyLook, Course, Pronunciation } from '@tarima/contract';
import type { DrawnPage, SourceDocument } from '@tarima/documents';
import type { Episode, MixedEpisode, MixRequest } from '@tarima/podcasts';
import type { FigureFile, PictureFile, PresenterProvider, VideoPlan } from '@tarima/presenters';
import type { KeptClip, SpeechClip, SpeechModel } from '@tarima/speech';
import type { TypesetOptions } from '@tarima/typesetting';
import type { OpenAiCompatibleModel, Writer } from '@tarima/writer';
import type { VideoRecipe } from '#server/db/tables/video-recipe.ts';
import type { Choices } from '#server/settings/env.ts';
import type { SpeechModels } from './speech-models.ts';
import type { VoiceModels } from './voice-models.ts';
import type { VoiceSource } from './voice-source.ts';

/** A file to read, with a callback for progress: pages (or slides) done of all. */
type ReadRequest = {
  path: string;
  fileName: string;
  /** The type, for a file that `detectFileType` has looked at. */
  mediaType?: string;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
  /** Gets each picture before the document. Without it no figures are read. */
  onPicture?: (file: { picture: string; bytes: Uint8Array }) => void | Promise<void>;
  /** The hash of the file's bytes. Without it no whole slides are drawn. */
  sha256?: string;
  /** Gets the reason, without words of users, why a presentation has no whole slides. */
  onWithoutSlides?: (reason: string) => void;
};

type PageRequest = Pick<ReadRequest, 'path' | 'fileName' | 'signal' | 'sha256'> & {
  mediaType: string;
  page: number;
  /** Words to look for; empty for none. */
  quote: string;
  /** The number of a presentation's slides, if it is known. */
  pageCount?: number | undefined;
  /** Pixels across of a small picture. Without it the picture is made for reading. */
  mostWidth?: number | undefined;
};

/** Everything that the choices of the owner connect, beside this machine itself. */
export type Vendors = {
  /** Null if the local writer writes. */
  languageModel: OpenAiCompatibleModel | null;
  speech: SpeechModels;
  /** Sources of the voices that `GET /voices` merges. */
  voiceSources: VoiceSource[];
  /** Every provider of presenter videos, the studio's own first. */
  makers: PresenterProvider[];
};

/** The stages of the pipeline as the features use them. Tests replace the slow ones. */
export type Providers = {
  documents: {
    /** Changes when the same file would be read differently. */
    version: string;
    /** The program that draws whole slides; null if this machine has none. */
    libreOffice: { version: string } | null;
    detectFileType: (request: { path: string; fileName: string }) => Promise<{ mediaType: string }>;
    readDocument: (request: ReadRequest) => Promise<SourceDocument>;
    /** True for a file whose pages `drawPage` draws. */
    canDrawPages: (file: { name: string; mediaType: string }) => boolean;
    /** Draws a page of a document, or a picture file as its only page. */
    drawPage: (request: PageRequest) => Promise<DrawnPage>;
    /** Reads typed text. */
    readText: (request: { text: string; signal: AbortSignal }) => Promise<SourceDocument>;
    /** Reads a page of the public web. */
    readAddress: (request: { url: string; signal: AbortSignal }) => Promise<SourceDocument>;
  };
  /** The local writer, off the event loop. */
  writer: Writer;
  /**
   * A connector of its own: it keeps each vendor whose choice stays the same. Another one tries new choices
   * without touching those in force.
   */
  connector: () => (choices: Choices) => Vendors;
  presenters: {
    /** Plans a video by the studio's own provider, for previews. */
    plan: (request: {
      recipe: VideoRecipe;
      /** The files of the recipe's figures. */
      figures: FigureFile[];
      /** The model that speaks the voice of the settings. */
      speech: SpeechModel;
      signal: AbortSignal;
      onProgress: (fraction: number) => void;
    }) => Promise<VideoPlan>;
    encodePreviewAudio: (plan: VideoPlan, path: string, signal: AbortSignal) => Promise<void>;
    encodeVoiceSample: (clip: SpeechClip, path: string) => Promise<void>;
    /** A JPEG. */
    renderPodcastCover: (
      cover: { name: string; tagline: string; publisher: string; look?: CompanyLook },
      /** The files of the look's pictures. */
      pictures: PictureFile[],
    ) => Promise<Uint8Array>;
  };
  voiceModels: VoiceModels;
  typesetting: {
    /** A PDF. */
    course: (course: Course, options: TypesetOptions) => Promise<Uint8Array>;
  };
  /** The folder of the learners' player, built by the set-up. */
  playerFolder: string;
  podcasts: {
    /** Speaks turn by turn. Turns that were spoken before are reused. */
    speak: (request: {
      episode: Episode;
      /** The model that speaks the voices of both speakers. */
      speech: SpeechModel;
      pronunciations: readonly Pronunciation[];
      signal: AbortSignal;
      onTurn: (spoken: number) => void;
    }) => Promise<KeptClip[]>;
    mix: (request: Omit<MixRequest, 'cacheFolder'>) => Promise<MixedEpisode>;
  };
  close: () => Promise<void>;
};
