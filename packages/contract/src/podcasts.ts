import { z } from 'zod';
import {
  GENDERS,
  OUTPUT_LANGUAGES,
  PODCAST_DEFAULTS,
  PODCAST_LIMITS,
  PODCAST_STYLES,
  PODCAST_VOICE_MODELS,
  PODCAST_VOICES,
} from './constants.ts';
import { endpoint } from './endpoint.ts';
import { ownerSchema, pictureSizeSchema, workStateSchema } from './listing.ts';
import { modelUsageSchema } from './model-usage.ts';
import { problemSchema } from './projects.ts';
import { citationSchema } from './scripts.ts';

/** `written` waits until a person has read the script. */
export const PODCAST_STATUSES = ['processing', 'written', 'completed', 'error'] as const;
export const PODCAST_STAGES = ['reading', 'writing', 'speaking', 'mixing'] as const;
export type PodcastStage = (typeof PODCAST_STAGES)[number];
export const SPEAKERS = ['host', 'guest'] as const;
export type Speaker = (typeof SPEAKERS)[number];

export const generatePodcastSchema = z
  .object({
    textInput: z.string().max(PODCAST_LIMITS.textCharacters).default(''),
    urlsInput: z
      .array(z.string().trim().min(1).max(2_000))
      .max(PODCAST_LIMITS.addresses)
      .default([]),
    podcastName: z.string().trim().min(1).max(100).default(PODCAST_DEFAULTS.name),
    podcastTagline: z.string().trim().max(200).default(''),
    conversationStyle: z.enum(PODCAST_STYLES).default(PODCAST_DEFAULTS.style),
    rolesPerson1: z.string().trim().max(100).default(''),
    rolesPerson2: z.string().trim().max(100).default(''),
    wordCount: z
      .number()
      .int()
      .min(PODCAST_LIMITS.words.min)
      .max(PODCAST_LIMITS.words.max)
      .multipleOf(PODCAST_LIMITS.words.step)
      .default(PODCAST_DEFAULTS.wordCount),
    creativityLevel: z
      .number()
      .min(PODCAST_LIMITS.creativity.min)
      .max(PODCAST_LIMITS.creativity.max)
      .multipleOf(PODCAST_LIMITS.creativity.step)
      .default(PODCAST_DEFAULTS.creativityLevel),
    userInstructions: z.string().trim().max(2_000).default(''),
    outputLanguage: z.enum(OUTPUT_LANGUAGES).default(PODCAST_DEFAULTS.outputLanguage),
    /** Where left out: natural voices, if both are there; else the plain ones. */
    ttsModel: z.enum(PODCAST_VOICE_MODELS).optional(),
    ttsVoiceHost: z.enum(PODCAST_VOICES).default(PODCAST_DEFAULTS.hostVoice),
    ttsVoiceGuest: z.enum(PODCAST_VOICES).default(PODCAST_DEFAULTS.guestVoice),
    /** The opaque id of an upload; never a path. */
    uploadedFilePath: z.uuid().optional(),
    /** A project of the company whose documents are used too. */
    projectId: z.uuid().optional(),
    companyId: z.uuid(),
    /** Stops after the script: a person can edit it before it is spoken. */
    scriptOnly: z.boolean().default(false),
  })
  .refine(
    (request) =>
      request.textInput.trim() ||
      request.urlsInput.length > 0 ||
      request.uploadedFilePath ||
      request.projectId,
    {
      path: ['textInput'],
      message: 'PODCAST_NO_INPUT',
    },
  )
  .refine((request) => request.ttsVoiceHost !== request.ttsVoiceGuest, {
    path: ['ttsVoiceGuest'],
    message: 'PODCAST_SAME_VOICE',
  });
/** The form's values, before defaults. */
export type GeneratePodcast = z.input<typeof generatePodcastSchema>;
export type PodcastRequest = z.output<typeof generatePodcastSchema>;

/** The documents of a podcast about a project, before the request. */
export const podcastProjectSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  companyId: z.uuid(),
  /** The main language; null if it cannot be spoken. */
  language: z.enum(OUTPUT_LANGUAGES).nullable(),
  /** All uploads. A file with an error is not used. */
  documents: z.array(
    z.object({
      name: z.string(),
      words: z.number().int(),
      language: z.enum(OUTPUT_LANGUAGES).nullable(),
      error: problemSchema.nullable(),
    }),
  ),
});
export type PodcastProject = z.infer<typeof podcastProjectSchema>;

/** The result of one text, address or file. A failed one does not stop the others. */
export const podcastSourceSchema = z.object({
  kind: z.enum(['text', 'address', 'file']),
  /** The address or the file's name; empty for pasted text. */
  name: z.string(),
  title: z.string(),
  words: z.number().int(),
  error: problemSchema.nullable(),
});

export const podcastTurnSchema = z.object({
  id: z.uuid(),
  speaker: z.enum(SPEAKERS),
  text: z.string().trim().min(1).max(1_000),
});

/** A turn in the finished audio. */
export const spokenTurnSchema = podcastTurnSchema.extend({
  citations: z.array(citationSchema),
  /** Seconds from the start of the audio; null until spoken. */
  start: z.number().nullable(),
  end: z.number().nullable(),
  words: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
});
export type PodcastTurn = z.infer<typeof spokenTurnSchema>;

/** The specification's status object, with more fields for the result. */
export const podcastStatusSchema = z.object({
  status: z.enum(PODCAST_STATUSES),
  eventId: z.uuid(),
  /** The podcast's own id; null until there is a result. */
  id: z.uuid().nullable(),
  audioUrl: z.string().nullable(),
  scriptContent: z.string().nullable(),
  error: z.string().nullable(),
  message: z.string(),
  /** Null while waiting and after the end. */
  stage: z.enum(PODCAST_STAGES).nullable(),
  /** 0 to 100 over the whole job. */
  progress: z.number(),
  /** Spoken turns and all turns, while speaking. */
  turn: z.number().int().nullable(),
  turns: z.number().int().nullable(),
  isCancelled: z.boolean(),
  sources: z.array(podcastSourceSchema),
});
export type PodcastStatus = z.infer<typeof podcastStatusSchema>;

/** The voices of a conversation, by the names that people choose. */
export const podcastVoicesSchema = z.object({
  ttsModel: z.enum(PODCAST_VOICE_MODELS),
  ttsVoiceHost: z.enum(PODCAST_VOICES),
  ttsVoiceGuest: z.enum(PODCAST_VOICES),
});
export type PodcastVoices = z.infer<typeof podcastVoicesSchema>;

export const podcastSchema = podcastStatusSchema.extend({
  name: z.string(),
  tagline: z.string(),
  /** The topic, used as the title in a feed; empty until known. */
  topic: z.string(),
  companyId: z.uuid(),
  owner: ownerSchema,
  state: workStateSchema,
  language: z.enum(OUTPUT_LANGUAGES),
  hostName: z.string(),
  guestName: z.string(),
  voices: podcastVoicesSchema,
  /** True if it failed because a voice is no longer in this studio. */
  isVoiceGone: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Time of the last work on it. */
  touchedAt: z.iso.datetime(),
  /** Grows with every change of the script. */
  revision: z.number().int(),
  wordCount: z.number().int(),
  /** Requested words. Short sources give a shorter conversation. */
  wordsWanted: z.number().int(),
  /** True if the script or its pronunciations changed after the audio was made. */
  isAudioOutdated: z.boolean(),
  durationSeconds: z.number().nullable(),
  bytes: z.number().int().nullable(),
  turnList: z.array(spokenTurnSchema),
  chapters: z.array(z.object({ title: z.string(), start: z.number() })),
  /** Loudness through the audio, 0 to 1, evenly spaced; for the waveform. */
  peaks: z.array(z.number()),
  coverUrl: z.string().nullable(),
  m4aUrl: z.string().nullable(),
  downloadUrl: z.string().nullable(),
  /** Null if no language model is set up and none was used. */
  modelUsage: modelUsageSchema.nullable(),
  transcripts: z
    .object({ vtt: z.string(), srt: z.string(), json: z.string(), txt: z.string() })
    .nullable(),
});
export type Podcast = z.infer<typeof podcastSchema>;

/** A podcast in a list, without its long parts. */
export const listedPodcastSchema = podcastSchema.omit({ turnList: true, peaks: true });
export type ListedPodcast = z.infer<typeof listedPodcastSchema>;

/** Available options, and reasons for the unavailable ones. */
export const podcastOptionsSchema = z.object({
  voiceModels: z.array(
    z.object({
      id: z.enum(PODCAST_VOICE_MODELS),
      isAvailable: z.boolean(),
      reason: z.string(),
      /** The languages in which it has two voices for a conversation. */
      languages: z.array(z.enum(OUTPUT_LANGUAGES)),
      /** US dollars per million characters; null without a price, absent where it is free. */
      characterPrice: z.number().nullable().optional(),
    }),
  ),
  /** True if the podcast's language may differ from the source's. */
  canTranslate: z.boolean(),
  /** The person's name and the address of a sample, for each voice, language and model. */
  voices: z.array(
    z.object({
      model: z.enum(PODCAST_VOICE_MODELS),
      name: z.enum(PODCAST_VOICES),
      language: z.enum(OUTPUT_LANGUAGES),
      person: z.string(),
      gender: z.enum(GENDERS),
      /** As in the catalogue of voices; null if nobody has described the voice. */
      style: z.string().nullable(),
      previewUrl: z.string(),
    }),
  ),
});

const podcastId = z.object({ id: z.uuid() });
const file = (name: string, summary: string) =>
  endpoint({ method: 'GET', path: `/api/v1/podcasts/{id}/${name}`, summary, params: podcastId });

/** The feed is open to anyone with its address. */
const podcastFeedSchema = z.object({
  url: z.string(),
  /** Last request to this address, roughly to the minute; null for none. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** True if the caller may change the address. */
  canRenew: z.boolean(),
});
export type PodcastFeed = z.infer<typeof podcastFeedSchema>;

export const podcastEndpoints = {
  options: endpoint({
    method: 'GET',
    path: '/api/v1/podcasts/options',
    summary: 'The voice models and languages that can be used here',
    data: podcastOptionsSchema,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/podcasts/upload',
    summary: 'Reads one uploaded file; answers its text and an opaque id (multipart)',
    data: z.object({ text: z.string(), filePath: z.uuid(), name: z.string() }),
    hasMessage: true,
  }),
  project: endpoint({
    method: 'GET',
    path: '/api/v1/podcasts/projects/{projectId}',
    summary: 'The documents of a project that a podcast of it would be made of',
    params: z.object({ projectId: z.uuid() }),
    data: podcastProjectSchema,
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/v1/podcasts/generate',
    summary: 'Starts a podcast',
    body: generatePodcastSchema,
    data: z.object({ status: z.enum(PODCAST_STATUSES), eventId: z.uuid(), message: z.string() }),
  }),
  foresee: endpoint({
    method: 'POST',
    path: '/api/v1/podcasts/foresee',
    summary: 'How long the conversation of a request would be; starts nothing',
    body: generatePodcastSchema,
    /** Null if unknown, because of unread addresses or a language model. */
    data: z.object({ wordCount: z.number().int().nullable() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/podcasts/{id}',
    summary: 'One podcast with its turns and their times, by its id or its eventId',
    params: podcastId,
    data: podcastSchema,
  }),
  saveScript: endpoint({
    method: 'PUT',
    path: '/api/v1/podcasts/{id}/script',
    summary: 'Saves the edited turns; the audio stays until it is made again',
    params: podcastId,
    body: z.object({
      turns: z.array(podcastTurnSchema).min(1).max(PODCAST_LIMITS.turns),
      revision: z.number().int(),
    }),
    data: podcastSchema,
  }),
  makeAudio: endpoint({
    method: 'POST',
    path: '/api/v1/podcasts/{id}/make-audio',
    summary: 'Speaks the script as it stands; only turns that changed are spoken again',
    params: podcastId,
    /** Other voices for all turns. Without them, those of before. */
    body: podcastVoicesSchema.nullish(),
    data: podcastSchema,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/podcasts/{id}/cancel',
    summary: 'Stops a podcast that is being made; finished steps are kept',
    params: podcastId,
    data: podcastSchema,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/podcasts/{id}',
    summary: 'Deletes a podcast and its files',
    params: podcastId,
    data: z.object({ id: z.uuid(), name: z.string() }),
  }),
  audio: file('audio.mp3', 'The audio (MP3), with range requests'),
  audioM4a: file('audio.m4a', 'The audio (M4A), with range requests'),
  download: file('download', 'The MP3 as an attachment named after the podcast'),
  cover: { ...file('cover.jpg', 'Its cover, or a smaller WebP'), query: pictureSizeSchema },
  transcriptVtt: file('transcript.vtt', 'The transcript (WebVTT, with speakers)'),
  transcriptSrt: file('transcript.srt', 'The transcript (SRT)'),
  transcriptJson: file('transcript.json', 'The transcript (JSON of the podcast namespace)'),
  scriptTxt: file('script.txt', 'The script as text, as an attachment'),
  feed: endpoint({
    method: 'GET',
    path: '/api/v1/companies/{companyId}/podcast-feed',
    summary: 'The secret address of a company’s feed',
    params: z.object({ companyId: z.uuid() }),
    data: podcastFeedSchema,
  }),
  renewFeed: endpoint({
    method: 'POST',
    path: '/api/v1/companies/{companyId}/podcast-feed',
    summary: 'Gives the feed a new secret address; the old one ends',
    params: z.object({ companyId: z.uuid() }),
    data: podcastFeedSchema,
  }),
};
