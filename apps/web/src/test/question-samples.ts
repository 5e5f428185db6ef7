import type { ProjectQuestions, Question, QuestionSet } from '@tarima/contract';
import { contentSample } from './course-samples.ts';
import { PROJECT_ID } from './test-project.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const CASCO = {
  sentenceId: 's1',
  file: 'guia.pdf',
  page: 7,
  quote: 'Nadie entra sin casco.',
};
const common = (number: number) => ({
  id: uuid(900 + number),
  feedback: '',
  citations: [CASCO],
  origin: 'document' as const,
});

/** One question of each kind, out of a document. */
export const QUESTIONS = {
  choice: {
    ...common(1),
    kind: 'choice',
    prompt: '¿Qué hace falta para entrar?',
    options: ['Un casco', 'Una llave', 'Un permiso'],
    answer: 0,
  },
  truth: { ...common(2), kind: 'truth', prompt: 'Se entra sin casco.', isTrue: false },
  order: {
    ...common(3),
    kind: 'order',
    prompt: 'Ordena los pasos.',
    steps: ['Avisar', 'Entrar', 'Salir'],
  },
  match: {
    ...common(4),
    kind: 'match',
    prompt: 'Relaciona cada palabra.',
    pairs: [
      { term: 'Casco', definition: 'Protege la cabeza' },
      { term: 'Guante', definition: 'Protege la mano' },
    ],
    distractors: ['Protege el pie'],
  },
} satisfies Record<Question['kind'], Question>;

/** The questions of the first content of the sample course. */
export const questionSetSample = (
  questions: Question[],
  change: Partial<QuestionSet> = {},
): QuestionSet => ({
  contentId: contentSample(0).id,
  revision: 1,
  questions,
  isEdited: false,
  unsaid: [],
  ...change,
});

export const projectQuestionsSample = (
  sets: QuestionSet[],
  change: Partial<ProjectQuestions> = {},
): ProjectQuestions => ({
  projectId: PROJECT_ID,
  run: { status: 'completed', progress: 100, error: null },
  sets,
  ...change,
});
