import type { Project, Script } from '@tarima/contract';
import { COMPANIES } from './studio-server.ts';

export const PROJECT_ID = '5f3d1c9e-8a3b-4c1f-9a51-0d2f6a7e4b11';

/** A project for tests: a video with a finished draft, with the given changes. */
export const testProject = (change: Partial<Project> = {}): Project => ({
  id: PROJECT_ID,
  name: 'Gestión del tiempo',
  company: COMPANIES[0] ?? { pk: '', name: '' },
  owner: 'Ada Prueba',
  posterUrl: null,
  type: 'video',
  language: 'es',
  files: [testFile({})],
  draft: { status: 'completed', stage: null, progress: 100, error: null },
  createdAt: '2026-11-20T10:00:00.000Z',
  touchedAt: '2026-11-20T10:00:00.000Z',
  nextStep: 'script',
  state: 'unfinished',
  progress: null,
  durationSeconds: null,
  modelUsage: null,
  ...change,
});

export const testFile = (change: Partial<Project['files'][number]>): Project['files'][number] => ({
  id: '0b6f2b0e-52d4-4f5f-9c3c-6a5b3f1f7a11',
  name: 'guia.pdf',
  mediaType: 'application/pdf',
  bytes: 1_000,
  status: 'completed',
  pages: 3,
  error: null,
  ...change,
});

export const testScript = (change: Partial<Script> = {}): Script => ({
  id: '0b6f2b0e-52d4-4f5f-9c3c-6a5b3f1f7a55',
  projectId: PROJECT_ID,
  contentId: null,
  language: 'es',
  originalContent: 'Hola.\n',
  originalKind: 'draft',
  editedContent: null,
  content: 'Hola.\n',
  revision: 0,
  wordCount: 1,
  estimatedSeconds: 0.4,
  provenance: [],
  draft: testProject().draft,
  ...change,
});
