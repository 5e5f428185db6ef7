import {
  DEFAULT_LANGUAGE,
  type GeneratePodcast,
  type Language,
  OUTPUT_LANGUAGES,
  type OutputLanguage,
  PODCAST_DEFAULTS,
  PODCAST_STYLES,
  PODCAST_VOICE_MODELS,
  PODCAST_VOICES,
  podcastProjectSchema,
} from '@tarima/contract';
import type { TFunction } from 'i18next';
import { z } from 'zod';

/** The form as it is filled in. */
export const podcastFormShape = z.object({
  companyId: z.string(),
  textInput: z.string(),
  addresses: z.array(z.string()),
  /** Its text is in the text field too, until a person edits it there. */
  upload: z
    .object({
      id: z.string(),
      name: z.string(),
      text: z.string(),
      /** The server's remark about the file. */
      message: z.string().optional(),
    })
    .nullable(),
  /** A project whose documents are a source too. */
  project: podcastProjectSchema.nullable(),
  podcastName: z.string().trim(),
  podcastTagline: z.string().trim(),
  rolesPerson1: z.string().trim(),
  rolesPerson2: z.string().trim(),
  conversationStyle: z.enum(PODCAST_STYLES),
  wordCount: z.number(),
  creativityLevel: z.number(),
  outputLanguage: z.enum(OUTPUT_LANGUAGES),
  /** Absent until a person chooses one. */
  ttsModel: z.enum(PODCAST_VOICE_MODELS).optional(),
  ttsVoiceHost: z.enum(PODCAST_VOICES),
  ttsVoiceGuest: z.enum(PODCAST_VOICES),
  userInstructions: z.string().trim(),
  scriptOnly: z.boolean(),
});
export type PodcastForm = z.infer<typeof podcastFormShape>;

export const podcastFormSchema = (t: TFunction) =>
  podcastFormShape
    .refine(({ companyId }) => companyId !== '', {
      path: ['companyId'],
      error: t('podcasts.sources.companyRequired'),
    })
    .refine(
      ({ textInput, addresses, project }) =>
        textInput.trim() !== '' || addresses.length > 0 || project !== null,
      { path: ['textInput'], error: t('podcasts.sources.required') },
    )
    .refine(({ ttsVoiceHost, ttsVoiceGuest }) => ttsVoiceHost !== ttsVoiceGuest, {
      path: ['ttsVoiceGuest'],
      error: t('podcasts.voice.sameVoice'),
    });

/** The output language for a language of the interface or of a project. */
export const OUTPUT_LANGUAGE_OF: Record<Language, OutputLanguage> = {
  es: 'Spanish',
  en: 'English',
  pt: 'Portuguese',
};

export const emptyPodcastForm = (
  companyId: string,
  language: Language = DEFAULT_LANGUAGE,
): PodcastForm => ({
  companyId,
  textInput: '',
  addresses: [],
  upload: null,
  project: null,
  podcastName: PODCAST_DEFAULTS.name,
  podcastTagline: '',
  rolesPerson1: '',
  rolesPerson2: '',
  conversationStyle: PODCAST_DEFAULTS.style,
  wordCount: PODCAST_DEFAULTS.wordCount,
  creativityLevel: PODCAST_DEFAULTS.creativityLevel,
  outputLanguage: OUTPUT_LANGUAGE_OF[language],
  ttsVoiceHost: PODCAST_DEFAULTS.hostVoice,
  ttsVoiceGuest: PODCAST_DEFAULTS.guestVoice,
  userInstructions: '',
  scriptOnly: false,
});

/** The body of the request. */
export function podcastRequest({
  addresses,
  upload,
  project,
  ...form
}: PodcastForm): GeneratePodcast {
  return {
    ...form,
    podcastName: form.podcastName || PODCAST_DEFAULTS.name,
    urlsInput: addresses,
    ...(upload && { uploadedFilePath: upload.id }),
    ...(project && { projectId: project.id }),
  };
}
