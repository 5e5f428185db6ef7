import type { Theme } from '../topic.ts';

export const educacion: Theme[] = [
  {
    id: 'how-learning-works',
    topics: [
      { id: 'working-memory', level: 'basico', audiences: [], answers: ['sobrecarga'] },
      {
        id: 'prior-knowledge',
        level: 'basico',
        audiences: [],
        answers: ['metodologia', 'actualizacion'],
      },
      {
        id: 'retrieval-practice',
        level: 'basico',
        audiences: [],
        answers: ['practica', 'metodologia'],
      },
      {
        id: 'spaced-and-mixed-practice',
        level: 'intermedio',
        audiences: [],
        answers: ['tiempo', 'practica'],
      },
      {
        id: 'transfer-to-real-life',
        level: 'avanzado',
        audiences: ['profesionales', 'estudiantes'],
        answers: ['practica', 'metodologia'],
      },
    ],
  },
  {
    id: 'studying-well',
    topics: [
      { id: 'study-planning', level: 'basico', audiences: ['estudiantes'], answers: ['tiempo'] },
      {
        id: 'reading-to-learn',
        level: 'basico',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['sobrecarga', 'actualizacion'],
      },
      {
        id: 'useful-notes',
        level: 'basico',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['sobrecarga', 'actualizacion'],
      },
      {
        id: 'exam-preparation',
        level: 'intermedio',
        audiences: ['estudiantes'],
        answers: ['tiempo', 'practica'],
      },
      {
        id: 'self-directed-learning',
        level: 'intermedio',
        audiences: ['profesionales', 'emprendedores'],
        answers: ['actualizacion', 'metodologia'],
      },
    ],
  },
  {
    id: 'planning-a-class',
    topics: [
      {
        id: 'know-your-learners',
        level: 'basico',
        audiences: ['lideres', 'emprendedores'],
        answers: ['metodologia', 'actualizacion'],
      },
      { id: 'learning-objectives', level: 'basico', audiences: [], answers: ['metodologia'] },
      {
        id: 'backward-design',
        level: 'intermedio',
        audiences: ['profesionales', 'emprendedores'],
        answers: ['metodologia', 'sobrecarga'],
      },
      {
        id: 'session-plan',
        level: 'basico',
        audiences: [],
        answers: ['tiempo', 'metodologia'],
      },
      {
        id: 'refreshing-a-course',
        level: 'avanzado',
        audiences: ['profesionales', 'emprendedores'],
        answers: ['actualizacion', 'tiempo'],
      },
    ],
  },
  {
    id: 'explaining-well',
    topics: [
      {
        id: 'sequencing-content',
        level: 'intermedio',
        audiences: [],
        answers: ['sobrecarga', 'metodologia'],
      },
      { id: 'clear-explanations', level: 'basico', audiences: [], answers: ['sobrecarga'] },
      {
        id: 'examples-and-analogies',
        level: 'basico',
        audiences: [],
        answers: ['metodologia', 'sobrecarga'],
      },
      {
        id: 'worked-examples',
        level: 'intermedio',
        audiences: ['estudiantes', 'lideres'],
        answers: ['practica', 'sobrecarga'],
      },
      {
        id: 'visual-aids',
        level: 'intermedio',
        audiences: ['profesionales', 'emprendedores'],
        answers: ['sobrecarga'],
      },
    ],
  },
  {
    id: 'questions-and-assessment',
    topics: [
      {
        id: 'good-questions',
        level: 'basico',
        audiences: [],
        answers: ['practica', 'metodologia'],
      },
      {
        id: 'checking-understanding',
        level: 'basico',
        audiences: ['lideres', 'profesionales'],
        answers: ['tiempo', 'practica'],
      },
      {
        id: 'giving-feedback',
        level: 'intermedio',
        audiences: ['lideres', 'emprendedores'],
        answers: ['practica'],
      },
      {
        id: 'clear-criteria',
        level: 'intermedio',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['metodologia', 'tiempo'],
      },
      { id: 'fair-tests', level: 'avanzado', audiences: [], answers: ['metodologia'] },
    ],
  },
  {
    id: 'motivating-and-including',
    topics: [
      { id: 'lasting-motivation', level: 'basico', audiences: [], answers: ['practica'] },
      {
        id: 'first-session',
        level: 'basico',
        audiences: ['lideres', 'emprendedores'],
        answers: ['metodologia'],
      },
      {
        id: 'inclusive-teaching',
        level: 'intermedio',
        audiences: [],
        answers: ['metodologia', 'sobrecarga'],
      },
      {
        id: 'group-work',
        level: 'intermedio',
        audiences: ['estudiantes', 'lideres'],
        answers: ['practica', 'metodologia'],
      },
      {
        id: 'difficult-moments',
        level: 'avanzado',
        audiences: ['lideres', 'profesionales'],
        answers: ['metodologia'],
      },
    ],
  },
  {
    id: 'online-and-media',
    topics: [
      {
        id: 'live-online-sessions',
        level: 'basico',
        audiences: [],
        answers: ['practica', 'actualizacion'],
      },
      {
        id: 'teaching-videos',
        level: 'intermedio',
        audiences: ['profesionales', 'emprendedores'],
        answers: ['tiempo', 'sobrecarga'],
      },
      {
        id: 'blended-learning',
        level: 'intermedio',
        audiences: [],
        answers: ['tiempo', 'practica'],
      },
      {
        id: 'self-paced-courses',
        level: 'avanzado',
        audiences: ['estudiantes', 'emprendedores'],
        answers: ['tiempo', 'metodologia'],
      },
      {
        id: 'learning-with-ai',
        level: 'intermedio',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['actualizacion', 'practica'],
      },
    ],
  },
  {
    id: 'training-at-work',
    topics: [
      {
        id: 'on-the-job-training',
        level: 'basico',
        audiences: ['lideres', 'emprendedores'],
        answers: ['practica', 'tiempo'],
      },
      {
        id: 'training-needs',
        level: 'intermedio',
        audiences: ['lideres', 'emprendedores'],
        answers: ['actualizacion', 'tiempo'],
      },
      {
        id: 'coaching-conversations',
        level: 'intermedio',
        audiences: ['lideres'],
        answers: ['practica', 'actualizacion'],
      },
      {
        id: 'sharing-knowledge',
        level: 'avanzado',
        audiences: ['lideres', 'profesionales'],
        answers: ['actualizacion', 'tiempo'],
      },
      {
        id: 'measuring-training',
        level: 'avanzado',
        audiences: ['lideres', 'profesionales'],
        answers: ['metodologia', 'actualizacion'],
      },
    ],
  },
];
