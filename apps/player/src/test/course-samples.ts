import {
  type PlayerContent,
  type PlayerCourse,
  playerCourseSchema,
  type Question,
} from '@tarima/contract';

/** A UUID that ends in a number. */
export const idOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const citation = {
  sentenceId: 's4',
  file: 'seguridad.pdf',
  page: 4,
  quote: 'El arnés es obligatorio a partir de 1,80 metros.',
};
const common = { feedback: '', citations: [], origin: 'document' as const };

export const choiceSample = (number = 11): Extract<Question, { kind: 'choice' }> => ({
  ...common,
  id: idOf(number),
  kind: 'choice',
  prompt: '¿Desde qué altura se usa arnés?',
  options: ['1,20 m', '1,80 m', '3,00 m'],
  answer: 1,
  feedback: 'Desde 1,80 metros.',
  citations: [citation],
});
const truthSample = (number = 12): Extract<Question, { kind: 'truth' }> => ({
  ...common,
  id: idOf(number),
  kind: 'truth',
  prompt: 'El permiso vale 48 horas.',
  isTrue: false,
});
const orderSample = (number = 13): Extract<Question, { kind: 'order' }> => ({
  ...common,
  id: idOf(number),
  kind: 'order',
  prompt: 'Ordena los pasos.',
  steps: ['Revisar', 'Ajustar', 'Anclar', 'Subir'],
});
const matchSample = (number = 14): Extract<Question, { kind: 'match' }> => ({
  ...common,
  id: idOf(number),
  kind: 'match',
  prompt: 'Une término y definición.',
  pairs: [
    { term: 'Arnés', definition: 'Reparte la fuerza' },
    { term: 'Línea de vida', definition: 'Cable de anclaje' },
  ],
  distractors: ['Documento de permiso'],
});

export const contentSample = (number: number, questions: Question[] = []): PlayerContent => ({
  id: idOf(number),
  title: `Contenido ${number}`,
  video: {
    url: `${number}.mp4`,
    posterUrl: `${number}.jpg`,
    seconds: 64,
    format: 'horizontal',
    isCaptioned: false,
  },
  captions: [{ from: 0, to: 2, text: 'Hola.' }],
  transcript: [
    {
      title: 'Por qué',
      sentences: [
        { sentence: 'El arnés es obligatorio.', kind: 'source', citations: [citation] },
        { sentence: 'Aquí pedimos casco.', kind: 'author', citations: [] },
      ],
    },
  ],
  questions,
});

/** Two contents, the first with the four kinds of question. */
export const courseSample = (changes: Partial<PlayerCourse> = {}): PlayerCourse =>
  playerCourseSchema.parse({
    id: idOf(100),
    title: 'Trabajo en altura',
    description: '',
    language: 'es',
    publisher: 'Montajes del Norte',
    accent: null,
    madeAt: '2026-11-27T03:00:00.000Z',
    modules: [
      {
        title: 'Antes de subir',
        contents: [contentSample(1, [choiceSample(), truthSample(), orderSample(), matchSample()])],
      },
      { title: 'Arriba', contents: [contentSample(2)] },
    ],
    completion: { share: 80, mark: 70 },
    hasCertificate: false,
    ...changes,
  } satisfies PlayerCourse);

/** 40 videos with 160 of the longest questions. */
export function largeCourse(): PlayerCourse {
  const pairs = Array.from({ length: 6 }, (_, index) => ({
    term: `Término ${index}`,
    definition: `Definición ${index}`,
  }));
  const longest = (number: number): Question => ({
    ...matchSample(number),
    pairs,
    distractors: ['Una', 'Otra', 'Más'],
  });
  const contents = Array.from({ length: 40 }, (_, index) =>
    contentSample(
      index + 1,
      Array.from({ length: 4 }, (__, place) => longest(1_000 + index * 4 + place)),
    ),
  );
  return courseSample({ modules: [{ title: '', contents }] });
}
