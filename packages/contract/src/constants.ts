/**
 * All closed sets, limits and defaults shared by both sides (specification, section 9). Sets are
 * `as const` arrays: zod, forms and tests read the same list.
 */

export const PRODUCT_NAME = 'Tarima';

export const LANGUAGES = ['es', 'en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'es';

export const MAX_FILE_BYTES = 52_428_800;
export const MAX_FILES_PER_UPLOAD = 10;
export const FILE_EXTENSIONS = [
  'pdf',
  'doc',
  'docx',
  'ppt',
  'pptx',
  'jpg',
  'jpeg',
  'png',
  'tiff',
  'ai',
  'svg',
] as const;
export type FileExtension = (typeof FILE_EXTENSIONS)[number];

export const PROJECT_TYPES = ['video', 'course'] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

export const TONES = ['cercano', 'experto', 'entusiasta', 'formal'] as const;
export type Tone = (typeof TONES)[number];

export const MAIN_OBJECTIVES = [
  'inspirar',
  'enseñar',
  'explicar',
  'instrucciones',
  'compartir',
] as const;
export type MainObjective = (typeof MAIN_OBJECTIVES)[number];

export const COURSE_AUDIENCES = [
  'estudiantes',
  'tecnicos',
  'lideres',
  'clientes',
  'ejecutivos',
] as const;
export const COURSE_DEPTHS = ['basico', 'intermedio', 'avanzado', 'experto'] as const;
export const COURSE_OBJECTIVES = ['inspirar', 'habilidad', 'concepto', 'proceso'] as const;
export type CourseAudience = (typeof COURSE_AUDIENCES)[number];
export type CourseDepth = (typeof COURSE_DEPTHS)[number];
export type CourseObjective = (typeof COURSE_OBJECTIVES)[number];
/** Contents of a course. The options have 2 to 6 in each of 4 modules. */
export const CONTENT_COUNTS = {
  options: [8, 12, 16, 20, 24],
  default: 12,
  min: 8,
  max: 40,
} as const;

/** Options of the course designer. */
export const DESIGNER_AREAS = [
  'desarrollo_personal',
  'tecnologia',
  'negocios',
  'educacion',
  'diseno',
] as const;
export type DesignerArea = (typeof DESIGNER_AREAS)[number];
export const DESIGNER_AUDIENCES = [
  'profesionales',
  'estudiantes',
  'lideres',
  'emprendedores',
  'general',
] as const;
export type DesignerAudience = (typeof DESIGNER_AUDIENCES)[number];
export const DESIGNER_PAIN_POINTS = [
  'tiempo',
  'actualizacion',
  'practica',
  'sobrecarga',
  'metodologia',
] as const;
export type DesignerPainPoint = (typeof DESIGNER_PAIN_POINTS)[number];

export const QUEUE_STATUSES = ['pending', 'processing', 'paused', 'completed', 'failed'] as const;
export type QueueStatus = (typeof QUEUE_STATUSES)[number];
export const QUEUE_ITEM_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;
export type QueueItemStatus = (typeof QUEUE_ITEM_STATUSES)[number];

export const VIDEO_FORMATS = ['vertical', 'horizontal'] as const;
export type VideoFormat = (typeof VIDEO_FORMATS)[number];
export const VIDEO_MODES = ['avatar', 'stock'] as const;
export type VideoMode = (typeof VIDEO_MODES)[number];
export const VIDEO_STATUSES = ['waiting', 'processing', 'completed', 'failed'] as const;
export type VideoStatus = (typeof VIDEO_STATUSES)[number];

/** Frame size of each format at 720p, in pixels. Both sides are multiples of 16. */
export const FRAME_SIZES = {
  vertical: { width: 720, height: 1280 },
  horizontal: { width: 1280, height: 720 },
} as const satisfies Record<VideoFormat, { width: number; height: number }>;
export const FRAMES_PER_SECOND = 25;

/** Sizes of a video file. The first is the default. */
export const RESOLUTIONS = ['720p', '1080p'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];
/** Pixels of the file for each pixel of `FRAME_SIZES`, along one side. */
export const RESOLUTION_SCALES = { '720p': 1, '1080p': 1.5 } as const satisfies Record<
  Resolution,
  number
>;

/** Where a video has its captions. Its file has them as a track in either case. */
export const CAPTION_PLACES = ['picture', 'track'] as const;
export type CaptionPlace = (typeof CAPTION_PLACES)[number];

export const GENDERS = ['female', 'male'] as const;
export type Gender = (typeof GENDERS)[number];

/** Accents of Spanish voices in the order offered. The first is recommended. */
export const ACCENTS = ['es_MX', 'es_ES', 'es_CO', 'es_AR', 'es_419'] as const;
export type Accent = (typeof ACCENTS)[number];
export const RECOMMENDED_ACCENT: Accent = 'es_MX';
export const DEFAULT_LOCALE = 'es-ES';

export const BACKGROUNDS = ['blue', 'green', 'violet', 'coral', 'slate', 'sand'] as const;
export type Background = (typeof BACKGROUNDS)[number];

export const VIDEO_SETTING_DEFAULTS = {
  videoMode: 'avatar',
  videoFormat: 'vertical',
  style: 'presenter_focus',
  background: 'blue',
  resolution: '720p',
  captionPlace: 'picture',
  voiceFallback: 'professional',
} as const;

/** The ways in which a scene shows its words, numbers and pictures. */
export const LAYOUTS = [
  'title',
  'statement',
  'points',
  'steps',
  'number',
  'comparison',
  'dos',
  'question',
  'definition',
  'quote',
  'table',
  'chart',
  'figure',
  'figure-beside',
  'warning',
  'recap',
] as const;
export type Layout = (typeof LAYOUTS)[number];
/** Where the presenter stands: large, beside the words, small in a corner, or not at all. */
export const PRESENTER_PLACES = ['full', 'beside', 'corner', 'away'] as const;
export type PresenterPlace = (typeof PRESENTER_PLACES)[number];

/** Basis of all duration estimates. */
export const WORDS_PER_MINUTE = 150;
export const WORDS_PER_PAGE = 275;

export const POLLING = {
  videoMs: 5_000,
  generationPageMs: 30_000,
  queueMs: 15_000,
  maxAttempts: 240,
  /** Polling stops after more consecutive failures. */
  maxRequestFailures: 3,
} as const;

export const LONG_VIDEO_WARNINGS = { extendedMinutes: 5, veryLongMinutes: 10 } as const;
export const MAX_RETRIES = 3;

export const SESSION_EXPIRY_REDIRECT_SECONDS = 5;
export const STORAGE_KEYS = {
  token: 'auth_token',
  language: 'tarima-language',
  preferredLanguage: 'preferred-language',
} as const;

export const TOASTS = {
  errorMs: 8_000,
  defaultMs: 5_000,
  visible: 1,
  /** Minimum pixels of a swipe. */
  swipeThreshold: 50,
  hotkey: 'F8',
  /** Time that a dismissed notice is kept. */
  removalDelayMs: 1_000_000,
} as const;

export const REALTIME = {
  reconnectionDelayMs: 1_000,
  reconnectionDelayMaxMs: 5_000,
  timeoutMs: 20_000,
} as const;

export const PODCAST_FILE_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png'] as const;
export const PODCAST_STYLES = [
  'engaging,informative',
  'casual,conversational',
  'formal,educational',
  'humorous,lighthearted',
  'storytelling,narrative',
] as const;
export type PodcastStyle = (typeof PODCAST_STYLES)[number];
export const OUTPUT_LANGUAGES = [
  'Spanish',
  'English',
  'Portuguese',
  'French',
  'German',
  'Italian',
] as const;
export type OutputLanguage = (typeof OUTPUT_LANGUAGES)[number];
/** The form's names of the languages, and their codes. */
export const OUTPUT_LANGUAGE_CODES = {
  Spanish: 'es',
  English: 'en',
  Portuguese: 'pt',
  French: 'fr',
  German: 'de',
  Italian: 'it',
} as const satisfies Record<OutputLanguage, string>;
/** In the order offered: natural voices of this machine, plain ones, vendors'. */
export const PODCAST_VOICE_MODELS = ['neural', 'local', 'openai', 'elevenlabs', 'google'] as const;
export type PodcastVoiceModel = (typeof PODCAST_VOICE_MODELS)[number];
export const PODCAST_VOICES = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const;
export type PodcastVoice = (typeof PODCAST_VOICES)[number];
export const PODCAST_LIMITS = {
  words: { min: 100, max: 400, step: 50 },
  creativity: { min: 0.1, max: 1, step: 0.1 },
  addresses: 20,
  textCharacters: 500_000,
  turns: 200,
} as const;
export const PODCAST_DEFAULTS = {
  name: `${PRODUCT_NAME} Podcast`,
  style: 'engaging,informative',
  wordCount: 300,
  creativityLevel: 0.8,
  outputLanguage: 'Spanish',
  hostVoice: 'alloy',
  guestVoice: 'echo',
} as const;
