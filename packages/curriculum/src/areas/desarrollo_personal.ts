import type { Theme } from '../topic.ts';

export const desarrolloPersonal: Theme[] = [
  {
    id: 'habits-that-last',
    topics: [
      {
        id: 'tiny-first-step',
        level: 'basico',
        audiences: [],
        answers: ['tiempo', 'practica'],
      },
      {
        id: 'habit-cues',
        level: 'basico',
        audiences: [],
        answers: ['practica', 'metodologia'],
      },
      {
        id: 'environment-on-your-side',
        level: 'intermedio',
        audiences: [],
        answers: ['sobrecarga', 'metodologia'],
      },
      {
        id: 'replacing-a-habit',
        level: 'intermedio',
        audiences: ['profesionales'],
        answers: ['practica', 'actualizacion'],
      },
      {
        id: 'returning-after-a-lapse',
        level: 'avanzado',
        audiences: [],
        answers: ['practica', 'sobrecarga'],
      },
    ],
  },
  {
    id: 'focus-and-time',
    topics: [
      {
        id: 'seeing-where-time-goes',
        level: 'basico',
        audiences: [],
        answers: ['tiempo'],
      },
      {
        id: 'planning-the-week',
        level: 'basico',
        audiences: ['profesionales', 'estudiantes', 'emprendedores'],
        answers: ['tiempo', 'sobrecarga'],
      },
      {
        id: 'protected-focus',
        level: 'intermedio',
        audiences: ['profesionales', 'estudiantes'],
        answers: ['sobrecarga', 'tiempo'],
      },
      {
        id: 'starting-despite-procrastination',
        level: 'intermedio',
        audiences: ['estudiantes', 'emprendedores'],
        answers: ['tiempo', 'practica'],
      },
      {
        id: 'saying-no',
        level: 'avanzado',
        audiences: ['profesionales', 'lideres'],
        answers: ['sobrecarga', 'tiempo'],
      },
    ],
  },
  {
    id: 'learning-to-learn',
    topics: [
      {
        id: 'recalling-from-memory',
        level: 'basico',
        audiences: ['estudiantes'],
        answers: ['metodologia', 'practica'],
      },
      {
        id: 'spaced-review',
        level: 'basico',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['metodologia', 'actualizacion'],
      },
      {
        id: 'explaining-to-understand',
        level: 'intermedio',
        audiences: ['estudiantes', 'lideres'],
        answers: ['metodologia', 'actualizacion'],
      },
      {
        id: 'deliberate-practice',
        level: 'intermedio',
        audiences: [],
        answers: ['practica', 'actualizacion'],
      },
      {
        id: 'staying-current',
        level: 'avanzado',
        audiences: ['profesionales', 'emprendedores'],
        answers: ['actualizacion', 'sobrecarga'],
      },
    ],
  },
  {
    id: 'emotions-and-stress',
    topics: [
      {
        id: 'naming-emotions',
        level: 'basico',
        audiences: [],
        answers: ['sobrecarga', 'metodologia'],
      },
      {
        id: 'pausing-before-reacting',
        level: 'basico',
        audiences: ['lideres'],
        answers: ['practica'],
      },
      {
        id: 'sorting-worries',
        level: 'intermedio',
        audiences: [],
        answers: ['sobrecarga', 'tiempo'],
      },
      {
        id: 'rest-and-recovery',
        level: 'intermedio',
        audiences: ['profesionales', 'estudiantes'],
        answers: ['sobrecarga', 'tiempo'],
      },
      {
        id: 'receiving-criticism',
        level: 'avanzado',
        audiences: ['profesionales', 'estudiantes'],
        answers: ['actualizacion', 'practica'],
      },
    ],
  },
  {
    id: 'goals-and-decisions',
    topics: [
      {
        id: 'knowing-your-values',
        level: 'basico',
        audiences: [],
        answers: ['metodologia', 'sobrecarga'],
      },
      {
        id: 'mapping-strengths',
        level: 'basico',
        audiences: ['profesionales', 'emprendedores'],
        answers: ['actualizacion', 'metodologia'],
      },
      {
        id: 'goals-you-can-act-on',
        level: 'intermedio',
        audiences: [],
        answers: ['metodologia', 'actualizacion'],
      },
      {
        id: 'deciding-with-criteria',
        level: 'intermedio',
        audiences: ['lideres', 'emprendedores'],
        answers: ['metodologia', 'tiempo'],
      },
      {
        id: 'testing-before-committing',
        level: 'avanzado',
        audiences: ['emprendedores', 'estudiantes'],
        answers: ['actualizacion', 'practica'],
      },
    ],
  },
  {
    id: 'communication-and-teamwork',
    topics: [
      {
        id: 'listening-fully',
        level: 'basico',
        audiences: [],
        answers: ['practica'],
      },
      {
        id: 'clear-requests',
        level: 'basico',
        audiences: ['lideres', 'profesionales'],
        answers: ['tiempo', 'metodologia'],
      },
      {
        id: 'feedback-that-helps',
        level: 'intermedio',
        audiences: ['lideres'],
        answers: ['actualizacion', 'practica'],
      },
      {
        id: 'team-agreements',
        level: 'intermedio',
        audiences: ['lideres', 'estudiantes'],
        answers: ['metodologia', 'actualizacion'],
      },
      {
        id: 'difficult-conversations',
        level: 'avanzado',
        audiences: ['lideres', 'profesionales'],
        answers: ['practica', 'sobrecarga'],
      },
    ],
  },
  {
    id: 'public-speaking',
    topics: [
      {
        id: 'one-clear-message',
        level: 'basico',
        audiences: [],
        answers: ['metodologia', 'tiempo'],
      },
      {
        id: 'rehearsing-aloud',
        level: 'basico',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['practica'],
      },
      {
        id: 'structure-of-a-talk',
        level: 'intermedio',
        audiences: ['lideres', 'estudiantes', 'emprendedores'],
        answers: ['metodologia'],
      },
      {
        id: 'nerves-before-speaking',
        level: 'intermedio',
        audiences: [],
        answers: ['practica', 'sobrecarga'],
      },
      {
        id: 'answering-questions',
        level: 'avanzado',
        audiences: ['lideres', 'profesionales', 'emprendedores'],
        answers: ['practica', 'actualizacion'],
      },
    ],
  },
  {
    id: 'personal-money',
    topics: [
      {
        id: 'where-money-goes',
        level: 'basico',
        audiences: [],
        answers: ['metodologia', 'tiempo'],
      },
      {
        id: 'budget-that-breathes',
        level: 'basico',
        audiences: [],
        answers: ['metodologia', 'sobrecarga'],
      },
      {
        id: 'emergency-cushion',
        level: 'intermedio',
        audiences: [],
        answers: ['practica', 'sobrecarga'],
      },
      {
        id: 'getting-out-of-debt',
        level: 'avanzado',
        audiences: [],
        answers: ['metodologia', 'sobrecarga'],
      },
      {
        id: 'irregular-income',
        level: 'avanzado',
        audiences: ['emprendedores', 'profesionales'],
        answers: ['metodologia', 'actualizacion'],
      },
    ],
  },
];
