import { expect, it } from 'vitest';
import { COURSE_REQUEST } from '#server/test/course-calls.ts';
import { structureOf } from './generated-structure.ts';

function draftOf(contents: number, pagesEach: number) {
  const pages = Array.from({ length: pagesEach }, (_, index) => index + 1);
  return {
    language: 'es' as const,
    title: 'Curso',
    description: '',
    targetAudience: '',
    painPointsAddressed: [],
    unusedDocuments: [],
    modules: [
      {
        title: 'Módulo',
        description: '',
        contents: Array.from({ length: contents }, (_, index) => ({
          title: `Contenido ${index}`,
          description: '',
          sources: [{ file: 'a.pdf', pages, from: 's1', to: 's2' }],
        })),
      },
    ],
  };
}

it.each([
  [8, 12, []],
  [8, 40, ['long']],
  [40, 40, []],
  [3, 5, ['fewer']],
  [3, 50, ['fewer', 'long']],
])('%i contents of %i pages each give the notices %j', (contents, pages, kinds) => {
  const { plan } = structureOf(draftOf(contents, pages), COURSE_REQUEST);
  expect(plan.notices.map(({ kind }) => kind)).toEqual(kinds);
});
