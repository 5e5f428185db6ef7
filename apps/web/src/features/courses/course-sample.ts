import type { Course, CourseAnalysis, CourseContent } from '@tarima/contract';
import { PROJECT_ID } from '#web/test/test-project.ts';

const idOf = (number: number) => `0b6f2b0e-52d4-4f5f-9c3c-${String(number).padStart(12, '0')}`;

/** A content for tests, identified by its number. */
export const contentSample = (number: number, change: Partial<CourseContent> = {}) => ({
  id: idOf(number),
  title: `Contenido ${number}`,
  description: `De qué trata el contenido ${number}.`,
  orderIndex: number - 1,
  sources: [{ file: 'guia.pdf', pages: [number, number + 1], from: 's1', to: 's9' }],
  scriptId: null,
  script: null,
  scriptError: null,
  ...change,
});

/** A course of two modules with two contents each. */
export const courseSample = (change: Partial<Course> = {}): Course => ({
  projectId: PROJECT_ID,
  language: 'es',
  revision: 1,
  generation: { status: 'completed', progress: 100, error: null },
  writing: null,
  title: 'Seguridad en el almacén',
  description: 'Lo que hay que saber antes de entrar.',
  targetAudience: 'Personal nuevo',
  painPointsAddressed: ['Nadie sabe dónde está la salida'],
  modules: [
    {
      id: idOf(101),
      title: 'Antes de entrar',
      description: 'El equipo y las normas.',
      contents: [contentSample(1), contentSample(2)],
    },
    {
      id: idOf(102),
      title: 'Una emergencia',
      description: 'Qué hacer y a quién llamar.',
      contents: [contentSample(3), contentSample(4)],
    },
  ],
  isDesigned: false,
  notices: [],
  ...change,
});

/** A course that never had a structure. */
export const emptyCourseSample = (change: Partial<Course> = {}): Course =>
  courseSample({
    revision: 0,
    generation: null,
    title: '',
    description: '',
    targetAudience: '',
    painPointsAddressed: [],
    modules: [],
    ...change,
  });

export const analysisSample = (change: Partial<CourseAnalysis> = {}): CourseAnalysis => ({
  status: 'completed',
  analysis: {
    estimatedPages: 42,
    wordCount: 11_550,
    complexityScore: 57,
    complexity: 'intermediate',
    estimatedTopics: 14,
  },
  recommendation: {
    contents: 12,
    confidence: 0.82,
    reason: 'Tus documentos tienen 14 temas en 42 páginas.',
  },
  alternatives: [
    { contents: 8, label: 'conciso', recommended: false, isCarried: true },
    { contents: 12, label: 'equilibrado', recommended: true, isCarried: true },
    { contents: 16, label: 'detallado', recommended: false, isCarried: true },
    { contents: 20, label: 'exhaustivo', recommended: false, isCarried: false },
    { contents: 24, label: 'completo', recommended: false, isCarried: false },
  ],
  mostContents: 18,
  ...change,
});
