import type { Question } from '@tarima/contract';
import type { QuestionBank, QuestionOf } from '../questions/question-bank.ts';

type Given<Kind extends Question['kind']> = Omit<
  QuestionOf<Kind>,
  'id' | 'kind' | 'prompt' | 'feedback' | 'citations' | 'origin'
> &
  Partial<QuestionOf<Kind>>;

let made = 0;
const common = () => ({
  id: `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
  prompt: '¿Cuál es la presión?',
  feedback: 'La presión es de 6 bar.',
  citations: [
    { sentenceId: 's1', file: 'guía.pdf', page: 3, quote: 'La presión es de 6 bar.' },
    { sentenceId: 's2', file: 'guía.pdf', page: 3, quote: 'Compruébala.' },
    { sentenceId: 's9', file: 'plan.docx', page: 7, quote: 'Son 6 bar.' },
  ],
  origin: 'document' as const,
});

export const choice = (given: Partial<QuestionOf<'choice'>> = {}): QuestionOf<'choice'> => ({
  ...common(),
  ...{ kind: 'choice', options: ['4 bar', '6 bar', '8 bar'], answer: 1 },
  ...given,
});
export const truth = (given: Given<'truth'> = { isTrue: false }): QuestionOf<'truth'> => ({
  ...common(),
  kind: 'truth',
  ...given,
});
export const order = (given: Partial<QuestionOf<'order'>> = {}): QuestionOf<'order'> => ({
  ...common(),
  ...{ kind: 'order', steps: ['Parar', 'Avisar', 'Evacuar'] },
  ...given,
});
export const match = (given: Partial<QuestionOf<'match'>> = {}): QuestionOf<'match'> => ({
  ...common(),
  kind: 'match',
  pairs: [
    { term: 'EPI', definition: 'Equipo de protección' },
    { term: 'PEM', definition: 'Plan de emergencia' },
  ],
  distractors: ['Un sindicato'],
  ...given,
});

export const bankOf = (...questions: Question[]): QuestionBank => ({
  title: 'Curso de agua / gas',
  language: 'es',
  groups: [
    { title: '1.1 Presión', questions },
    { title: '1.2 Vacío', questions: [] },
  ],
});

/** Texts that have broken importers. */
export const HOSTILE = [
  'Hora 10:30? 5=5? a#b ~no {x} \\n \\: \\\\',
  '//no es un comentario',
  '[html]<b>negrita</b>',
  '%50%a medias',
  '::título::',
  '####otra',
  'de A -> a B',
  '</script><!-- & ]]> "q" \'s\'',
  'emoji 👩‍🏭 y ñ, ç, ão',
  '$CATEGORY: otra',
  'línea\n\nlínea\r\n  otra',
  'TRUE',
] as const;
