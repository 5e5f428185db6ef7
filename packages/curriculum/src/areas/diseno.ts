import type { Theme } from '../topic.ts';

export const diseno: Theme[] = [
  {
    id: 'visual-basics',
    topics: [
      {
        id: 'visual-hierarchy',
        level: 'basico',
        audiences: [],
        answers: ['practica', 'sobrecarga'],
      },
      {
        id: 'space-and-grouping',
        level: 'basico',
        audiences: [],
        answers: ['sobrecarga', 'practica'],
      },
      {
        id: 'alignment-and-grids',
        level: 'basico',
        audiences: ['estudiantes', 'emprendedores'],
        answers: ['tiempo', 'metodologia'],
      },
      {
        id: 'readable-type',
        level: 'basico',
        audiences: [],
        answers: ['sobrecarga', 'practica'],
      },
      {
        id: 'working-with-colour',
        level: 'intermedio',
        audiences: ['estudiantes', 'emprendedores'],
        answers: ['metodologia', 'practica'],
      },
    ],
  },
  {
    id: 'slides-and-pages',
    topics: [
      {
        id: 'planning-a-deck',
        level: 'basico',
        audiences: ['profesionales', 'lideres'],
        answers: ['metodologia', 'tiempo'],
      },
      {
        id: 'designing-a-slide',
        level: 'basico',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['sobrecarga', 'practica'],
      },
      {
        id: 'one-page-summary',
        level: 'intermedio',
        audiences: ['profesionales', 'lideres'],
        answers: ['tiempo', 'sobrecarga'],
      },
      {
        id: 'diagrams-that-explain',
        level: 'intermedio',
        audiences: [],
        answers: ['sobrecarga', 'metodologia'],
      },
      {
        id: 'infographics-with-a-story',
        level: 'intermedio',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['sobrecarga', 'actualizacion'],
      },
    ],
  },
  {
    id: 'research-with-people',
    topics: [
      {
        id: 'the-design-cycle',
        level: 'basico',
        audiences: [],
        answers: ['metodologia', 'actualizacion'],
      },
      {
        id: 'observing-in-context',
        level: 'basico',
        audiences: [],
        answers: ['practica', 'actualizacion'],
      },
      {
        id: 'interviews-for-design',
        level: 'intermedio',
        audiences: ['profesionales', 'emprendedores'],
        answers: ['metodologia', 'practica'],
      },
      {
        id: 'journey-maps',
        level: 'intermedio',
        audiences: ['lideres', 'emprendedores'],
        answers: ['metodologia'],
      },
      {
        id: 'from-notes-to-insight',
        level: 'avanzado',
        audiences: ['profesionales', 'lideres'],
        answers: ['sobrecarga', 'metodologia'],
      },
    ],
  },
  {
    id: 'ideas-and-sketches',
    topics: [
      {
        id: 'generating-many-ideas',
        level: 'basico',
        audiences: [],
        answers: ['practica', 'tiempo'],
      },
      {
        id: 'sketching-to-think',
        level: 'basico',
        audiences: [],
        answers: ['practica', 'tiempo'],
      },
      {
        id: 'learning-from-references',
        level: 'basico',
        audiences: ['estudiantes', 'emprendedores'],
        answers: ['actualizacion'],
      },
      {
        id: 'designing-with-constraints',
        level: 'intermedio',
        audiences: ['lideres', 'emprendedores'],
        answers: ['tiempo', 'actualizacion'],
      },
      {
        id: 'choosing-an-idea',
        level: 'intermedio',
        audiences: ['lideres'],
        answers: ['metodologia', 'tiempo'],
      },
    ],
  },
  {
    id: 'prototypes-and-testing',
    topics: [
      {
        id: 'cheap-prototypes',
        level: 'basico',
        audiences: [],
        answers: ['practica', 'tiempo'],
      },
      {
        id: 'writing-test-tasks',
        level: 'intermedio',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['metodologia', 'practica'],
      },
      {
        id: 'running-user-tests',
        level: 'intermedio',
        audiences: [],
        answers: ['practica', 'actualizacion'],
      },
      {
        id: 'acting-on-findings',
        level: 'avanzado',
        audiences: ['profesionales', 'lideres'],
        answers: ['sobrecarga', 'metodologia'],
      },
      {
        id: 'expert-review',
        level: 'avanzado',
        audiences: ['profesionales'],
        answers: ['metodologia', 'tiempo', 'actualizacion'],
      },
    ],
  },
  {
    id: 'clear-interfaces',
    topics: [
      {
        id: 'organising-content',
        level: 'intermedio',
        audiences: ['profesionales', 'emprendedores'],
        answers: ['sobrecarga', 'metodologia'],
      },
      {
        id: 'interface-words',
        level: 'basico',
        audiences: [],
        answers: ['practica', 'actualizacion'],
      },
      {
        id: 'helpful-error-messages',
        level: 'intermedio',
        audiences: ['profesionales', 'emprendedores'],
        answers: ['practica'],
      },
      {
        id: 'forms-people-finish',
        level: 'intermedio',
        audiences: [],
        answers: ['tiempo', 'sobrecarga'],
      },
      {
        id: 'system-feedback',
        level: 'avanzado',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['actualizacion', 'practica'],
      },
    ],
  },
  {
    id: 'design-for-everyone',
    topics: [
      {
        id: 'designing-for-difference',
        level: 'basico',
        audiences: [],
        answers: ['actualizacion'],
      },
      {
        id: 'contrast-and-legibility',
        level: 'intermedio',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['actualizacion', 'practica'],
      },
      {
        id: 'describing-images',
        level: 'basico',
        audiences: [],
        answers: ['practica', 'actualizacion'],
      },
      {
        id: 'touch-and-keyboard',
        level: 'avanzado',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['actualizacion', 'metodologia'],
      },
      {
        id: 'plain-language',
        level: 'basico',
        audiences: [],
        answers: ['sobrecarga', 'practica'],
      },
    ],
  },
  {
    id: 'identity-and-services',
    topics: [
      {
        id: 'design-brief',
        level: 'intermedio',
        audiences: ['profesionales', 'emprendedores'],
        answers: ['tiempo', 'metodologia'],
      },
      {
        id: 'visual-identity',
        level: 'intermedio',
        audiences: ['emprendedores'],
        answers: ['metodologia', 'actualizacion'],
      },
      {
        id: 'style-guides',
        level: 'avanzado',
        audiences: ['profesionales', 'lideres'],
        answers: ['tiempo', 'sobrecarga'],
      },
      {
        id: 'service-blueprints',
        level: 'avanzado',
        audiences: ['lideres', 'emprendedores'],
        answers: ['metodologia', 'actualizacion'],
      },
      {
        id: 'design-critique',
        level: 'avanzado',
        audiences: ['estudiantes', 'lideres'],
        answers: ['practica', 'metodologia'],
      },
    ],
  },
];
