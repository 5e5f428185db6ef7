import type { Project, Video } from '@tarima/contract';
import { COMPANIES } from './studio-server.ts';
import { testFile } from './test-project.ts';

const [company = { pk: '', name: '' }] = COMPANIES;

/** A project with a finished script, with the given changes. */
export const projectSample = (changes: Partial<Project> = {}): Project => ({
  id: crypto.randomUUID(),
  name: 'Inducción de seguridad',
  company,
  owner: 'Ada Prueba',
  posterUrl: null,
  type: 'video',
  language: 'es',
  files: [testFile({})],
  draft: { status: 'completed', stage: null, progress: 100, error: null },
  createdAt: '2026-11-19T15:32:00.000Z',
  touchedAt: '2026-11-19T15:40:00.000Z',
  nextStep: 'script',
  state: 'unfinished',
  progress: null,
  durationSeconds: null,
  modelUsage: null,
  ...changes,
});

/** A finished vertical video, with the given changes. */
export const videoSample = (changes: Partial<Video> = {}): Video => ({
  id: crypto.randomUUID(),
  projectId: crypto.randomUUID(),
  companyId: company.pk,
  scriptId: null,
  title: 'Bienvenida',
  owner: 'Ada Prueba',
  status: 'completed',
  stage: null,
  progress: 100,
  startedAt: '2026-11-20T11:02:00.000Z',
  generatedDate: '2026-11-20T11:05:00.000Z',
  url: '/video.mp4',
  videoUrl: '/video.mp4',
  posterUrl: null,
  captionsUrl: '/captions.vtt',
  downloadUrl: '/download',
  captionsDownloadUrl: '/captions/download',
  error: null,
  isCancelled: false,
  isOutdated: false,
  presenter: 'Valentina',
  presenterImage: '',
  voice: 'es-1',
  format: 'vertical',
  mode: 'avatar',
  accent: 'es_MX',
  template: null,
  retryCount: 0,
  module: null,
  queuePosition: null,
  durationSeconds: 74,
  bytes: 1000,
  cost: null,
  ...changes,
});
