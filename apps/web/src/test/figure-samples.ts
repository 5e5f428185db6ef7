import type { ProjectFigure } from '@tarima/contract';

/** A figure of a document for tests, with the given changes. */
export const testFigure = (change: Partial<ProjectFigure> = {}): ProjectFigure => ({
  picture: '3fa9c012'.padEnd(64, '0'),
  mediaType: 'image/png',
  width: 800,
  height: 600,
  kind: 'diagram',
  caption: 'La bomba por dentro',
  alt: '',
  fileName: 'manual.pdf',
  page: 7,
  pageKind: 'page',
  origin: 'document',
  ...change,
});
