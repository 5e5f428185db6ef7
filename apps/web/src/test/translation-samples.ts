import type { ProjectLanguages, Translation } from '@tarima/contract';
import { PROJECT_ID } from './test-project.ts';

export const ORIGINAL_ID = '5f3d1c9e-8a3b-4c1f-9a51-0d2f6a7e4b99';

/** A finished translation into English, up to date. */
export const translationSample = (change: Partial<Translation> = {}): Translation => ({
  projectId: '5f3d1c9e-8a3b-4c1f-9a51-0d2f6a7e4b22',
  name: 'Plant safety',
  language: 'en',
  run: { status: 'completed', progress: 100, error: null },
  changed: { isStructureChanged: false, contentIds: [] },
  ...change,
});

/** The languages of a project that has no translation yet. */
export const languagesSample = (change: Partial<ProjectLanguages> = {}): ProjectLanguages => ({
  projectId: PROJECT_ID,
  language: 'es',
  hasModel: true,
  own: null,
  translations: [],
  ...change,
});

/** The languages of a project that is itself a translation from Spanish into English. */
export const ownSample = (
  change: Partial<Translation> = {},
  more: Partial<ProjectLanguages> = {},
): ProjectLanguages =>
  languagesSample({
    language: 'en',
    own: {
      ...translationSample({ projectId: PROJECT_ID, ...change }),
      original: { projectId: ORIGINAL_ID, name: 'Seguridad en planta', language: 'es' },
    },
    ...more,
  });
