import type {
  Course,
  CourseContent,
  CourseQueue,
  QueueItem,
  Script,
  Video,
} from '@tarima/contract';
import { videoSample } from './samples.ts';
import { PROJECT_ID, testScript } from './test-project.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const TITLES = ['Qué es el riesgo', 'Quién responde', 'Cómo se informa'] as const;

const TEXT =
  '## Inicio\n\n[Escena: una sala]\n\nUna frase citada. Otra frase.\n\n- Un punto clave\n';

/** A content of the sample course, with its script written. */
export const contentSample = (
  place: 0 | 1 | 2,
  change: Partial<CourseContent> = {},
): CourseContent => ({
  id: uuid(100 + place),
  title: TITLES[place],
  description: '',
  orderIndex: place,
  sources: [],
  scriptId: uuid(200 + place),
  script: {
    id: uuid(200 + place),
    originalContent: TEXT,
    editedContent: null,
    revision: 0,
    wordCount: 5,
    estimatedSeconds: 2,
  },
  scriptError: null,
  ...change,
});

/** The same content before its script is written. */
export const unwrittenSample = (place: 0 | 1 | 2, change: Partial<CourseContent> = {}) =>
  contentSample(place, { scriptId: null, script: null, ...change });

/** A course of two modules with two contents and one. */
export const courseSample = (
  contents: [CourseContent, CourseContent, CourseContent] = [
    contentSample(0),
    contentSample(1),
    contentSample(2),
  ],
  change: Partial<Course> = {},
): Course => ({
  projectId: PROJECT_ID,
  language: 'es',
  revision: 1,
  generation: { status: 'completed', progress: 100, error: null },
  writing: null,
  title: 'Seguridad en planta',
  description: '',
  targetAudience: '',
  painPointsAddressed: [],
  modules: [
    { id: uuid(1), title: 'Riesgos', description: '', contents: contents.slice(0, 2) },
    { id: uuid(2), title: 'Informes', description: '', contents: contents.slice(2) },
  ],
  isDesigned: false,
  notices: [],
  ...change,
});

/** The whole script of a content, as its own call answers it. */
export const contentScriptSample = (place: 0 | 1 | 2, change: Partial<Script> = {}): Script =>
  testScript({
    id: uuid(200 + place),
    contentId: uuid(100 + place),
    originalContent: TEXT,
    content: TEXT,
    wordCount: 5,
    estimatedSeconds: 2,
    provenance: [
      {
        sentence: 'Una frase citada.',
        kind: 'source',
        citations: [{ sentenceId: 's1', file: 'guia.pdf', page: 7, quote: 'Frase de la guía.' }],
      },
    ],
    ...change,
  });

/** The finished video of a content. */
export const contentVideoSample = (place: 0 | 1 | 2, change: Partial<Video> = {}): Video =>
  videoSample({
    id: uuid(300 + place),
    projectId: PROJECT_ID,
    scriptId: uuid(200 + place),
    title: TITLES[place],
    ...change,
  });

export const queueItemSample = (place: 0 | 1 | 2, change: Partial<QueueItem>): QueueItem => ({
  scriptId: uuid(200 + place),
  moduleIndex: place === 2 ? 1 : 0,
  moduleTitle: place === 2 ? 'Informes' : 'Riesgos',
  contentIndex: place === 2 ? 0 : place,
  contentTitle: TITLES[place],
  status: 'pending',
  position: place + 1,
  estimatedDuration: 20,
  progress: 0,
  retryCount: 0,
  error: null,
  videoId: null,
  ...change,
});

/** A running queue: one video failed, one is being made, one waits. */
export const queueSample = (change: Partial<CourseQueue> = {}): CourseQueue => ({
  projectId: PROJECT_ID,
  hasQueue: true,
  status: 'processing',
  redirectTo: null,
  syncedWithTarima: false,
  stats: {
    totalVideos: 3,
    completedVideos: 0,
    processingVideos: 1,
    pendingVideos: 1,
    failedVideos: 1,
    progressPercentage: 20,
    estimatedTimeRemaining: 65,
    currentlyProcessing: TITLES[1],
    cost: null,
    status: 'processing',
  },
  videos: [
    queueItemSample(0, {
      status: 'failed',
      retryCount: 2,
      error: { code: 'SPEECH_FAILED', message: 'No se pudo generar la voz.' },
    }),
    queueItemSample(1, { status: 'processing', progress: 60 }),
    queueItemSample(2, {}),
  ],
  ...change,
});

/** The answer for a course without a queue. */
export const noQueueSample = (): CourseQueue => ({
  ...queueSample(),
  hasQueue: false,
  status: 'pending',
  videos: [],
});
