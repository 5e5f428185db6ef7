import type { Theme } from '../topic.ts';

/** Business for ordinary people, teams and small companies. */
export const negocios: Theme[] = [
  {
    id: 'customers-and-value',
    topics: [
      {
        id: 'customer-interviews',
        level: 'basico',
        audiences: [],
        answers: ['practica', 'actualizacion'],
      },
      {
        id: 'choosing-a-segment',
        level: 'basico',
        audiences: ['emprendedores', 'estudiantes'],
        answers: ['sobrecarga', 'metodologia'],
      },
      {
        id: 'value-proposition',
        level: 'basico',
        audiences: ['emprendedores', 'estudiantes'],
        answers: ['metodologia', 'sobrecarga'],
      },
      {
        id: 'small-tests',
        level: 'intermedio',
        audiences: ['emprendedores'],
        answers: ['practica', 'actualizacion'],
      },
      {
        id: 'keeping-customers',
        level: 'avanzado',
        audiences: ['emprendedores', 'lideres'],
        answers: ['actualizacion', 'metodologia'],
      },
    ],
  },
  {
    id: 'marketing-and-service',
    topics: [
      {
        id: 'clear-messages',
        level: 'basico',
        audiences: [],
        answers: ['practica', 'sobrecarga'],
      },
      {
        id: 'choosing-channels',
        level: 'intermedio',
        audiences: ['emprendedores', 'profesionales'],
        answers: ['tiempo', 'sobrecarga', 'actualizacion'],
      },
      {
        id: 'helpful-content',
        level: 'basico',
        audiences: ['emprendedores', 'estudiantes'],
        answers: ['tiempo', 'practica', 'actualizacion'],
      },
      {
        id: 'answering-complaints',
        level: 'intermedio',
        audiences: [],
        answers: ['practica', 'metodologia'],
      },
      {
        id: 'measuring-marketing',
        level: 'avanzado',
        audiences: ['profesionales', 'emprendedores'],
        answers: ['actualizacion', 'sobrecarga', 'metodologia'],
      },
    ],
  },
  {
    id: 'selling-and-negotiating',
    topics: [
      {
        id: 'sales-conversations',
        level: 'basico',
        audiences: [],
        answers: ['practica'],
      },
      {
        id: 'handling-objections',
        level: 'intermedio',
        audiences: ['profesionales', 'emprendedores'],
        answers: ['practica'],
      },
      {
        id: 'sales-pipeline',
        level: 'intermedio',
        audiences: ['profesionales', 'lideres'],
        answers: ['tiempo', 'metodologia'],
      },
      {
        id: 'preparing-a-negotiation',
        level: 'basico',
        audiences: [],
        answers: ['metodologia', 'practica'],
      },
      {
        id: 'trading-concessions',
        level: 'avanzado',
        audiences: ['profesionales', 'lideres'],
        answers: ['practica'],
      },
    ],
  },
  {
    id: 'prices-and-margins',
    topics: [
      {
        id: 'unit-costs',
        level: 'basico',
        audiences: ['emprendedores', 'estudiantes'],
        answers: ['metodologia', 'practica'],
      },
      {
        id: 'break-even',
        level: 'intermedio',
        audiences: ['emprendedores', 'estudiantes'],
        answers: ['metodologia', 'practica'],
      },
      {
        id: 'pricing-by-value',
        level: 'intermedio',
        audiences: ['emprendedores', 'profesionales'],
        answers: ['metodologia', 'actualizacion'],
      },
      {
        id: 'discounts',
        level: 'avanzado',
        audiences: ['profesionales', 'emprendedores'],
        answers: ['practica', 'sobrecarga'],
      },
      {
        id: 'raising-prices',
        level: 'avanzado',
        audiences: ['emprendedores', 'lideres'],
        answers: ['actualizacion', 'metodologia'],
      },
    ],
  },
  {
    id: 'money-and-cash',
    topics: [
      {
        id: 'profit-and-cash',
        level: 'basico',
        audiences: [],
        answers: ['sobrecarga', 'metodologia'],
      },
      {
        id: 'reading-results',
        level: 'intermedio',
        audiences: ['estudiantes', 'lideres'],
        answers: ['sobrecarga', 'actualizacion'],
      },
      {
        id: 'cash-forecast',
        level: 'intermedio',
        audiences: ['emprendedores', 'lideres'],
        answers: ['tiempo', 'metodologia'],
      },
      {
        id: 'getting-paid',
        level: 'basico',
        audiences: ['emprendedores', 'profesionales'],
        answers: ['tiempo', 'practica'],
      },
      {
        id: 'borrowing-wisely',
        level: 'avanzado',
        audiences: ['emprendedores'],
        answers: ['actualizacion', 'metodologia'],
      },
    ],
  },
  {
    id: 'plans-projects-and-risk',
    topics: [
      {
        id: 'clear-goals',
        level: 'basico',
        audiences: [],
        answers: ['metodologia', 'sobrecarga'],
      },
      {
        id: 'choosing-priorities',
        level: 'avanzado',
        audiences: ['lideres', 'profesionales'],
        answers: ['tiempo', 'sobrecarga'],
      },
      {
        id: 'project-scope',
        level: 'basico',
        audiences: ['profesionales', 'estudiantes'],
        answers: ['metodologia', 'sobrecarga'],
      },
      {
        id: 'estimating-work',
        level: 'intermedio',
        audiences: [],
        answers: ['tiempo', 'practica'],
      },
      {
        id: 'managing-risks',
        level: 'avanzado',
        audiences: [],
        answers: ['metodologia', 'actualizacion'],
      },
    ],
  },
  {
    id: 'processes-and-quality',
    topics: [
      {
        id: 'mapping-a-process',
        level: 'basico',
        audiences: [],
        answers: ['metodologia', 'tiempo'],
      },
      {
        id: 'standards-and-checklists',
        level: 'basico',
        audiences: [],
        answers: ['tiempo', 'sobrecarga'],
      },
      {
        id: 'root-causes',
        level: 'intermedio',
        audiences: ['profesionales', 'estudiantes'],
        answers: ['metodologia', 'practica'],
      },
      {
        id: 'finding-bottlenecks',
        level: 'avanzado',
        audiences: ['profesionales', 'lideres'],
        answers: ['tiempo', 'sobrecarga'],
      },
      {
        id: 'indicators',
        level: 'intermedio',
        audiences: ['lideres', 'profesionales'],
        answers: ['sobrecarga', 'actualizacion'],
      },
    ],
  },
  {
    id: 'leading-teams',
    topics: [
      {
        id: 'delegating-results',
        level: 'basico',
        audiences: ['lideres', 'emprendedores'],
        answers: ['tiempo', 'sobrecarga'],
      },
      {
        id: 'useful-meetings',
        level: 'basico',
        audiences: [],
        answers: ['tiempo', 'practica'],
      },
      {
        id: 'one-to-ones',
        level: 'intermedio',
        audiences: ['lideres'],
        answers: ['practica', 'tiempo'],
      },
      {
        id: 'hiring-with-evidence',
        level: 'avanzado',
        audiences: ['lideres', 'emprendedores'],
        answers: ['metodologia', 'practica'],
      },
      {
        id: 'leading-change',
        level: 'avanzado',
        audiences: ['lideres', 'profesionales'],
        answers: ['actualizacion', 'metodologia'],
      },
    ],
  },
];
