import type { Theme } from '../topic.ts';

export const tecnologia: Theme[] = [
  {
    id: 'how-technology-works',
    topics: [
      {
        id: 'files-and-formats',
        level: 'basico',
        audiences: [],
        answers: ['metodologia', 'practica'],
      },
      {
        id: 'inside-the-computer',
        level: 'basico',
        audiences: [],
        answers: ['tiempo', 'actualizacion'],
      },
      {
        id: 'how-the-web-works',
        level: 'basico',
        audiences: ['estudiantes', 'emprendedores'],
        answers: ['actualizacion'],
      },
      {
        id: 'networks-and-wifi',
        level: 'basico',
        audiences: ['profesionales', 'emprendedores'],
        answers: ['tiempo', 'practica'],
      },
      {
        id: 'understanding-the-cloud',
        level: 'intermedio',
        audiences: ['profesionales', 'lideres', 'emprendedores'],
        answers: ['actualizacion', 'metodologia'],
      },
    ],
  },
  {
    id: 'solving-problems',
    topics: [
      {
        id: 'reading-error-messages',
        level: 'basico',
        audiences: [],
        answers: ['practica', 'tiempo'],
      },
      {
        id: 'searching-with-intent',
        level: 'basico',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['sobrecarga', 'tiempo'],
      },
      {
        id: 'isolating-a-fault',
        level: 'intermedio',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['metodologia', 'practica'],
      },
      {
        id: 'asking-for-technical-help',
        level: 'basico',
        audiences: [],
        answers: ['tiempo', 'practica'],
      },
      {
        id: 'breaking-down-a-problem',
        level: 'avanzado',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['metodologia', 'sobrecarga'],
      },
    ],
  },
  {
    id: 'digital-habits',
    topics: [
      {
        id: 'organizing-files',
        level: 'basico',
        audiences: [],
        answers: ['sobrecarga', 'metodologia'],
      },
      {
        id: 'taming-notifications',
        level: 'basico',
        audiences: [],
        answers: ['sobrecarga', 'tiempo'],
      },
      {
        id: 'email-with-a-system',
        level: 'intermedio',
        audiences: ['profesionales', 'lideres'],
        answers: ['sobrecarga', 'tiempo', 'metodologia'],
      },
      {
        id: 'notes-you-find-again',
        level: 'intermedio',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['sobrecarga', 'metodologia'],
      },
      {
        id: 'keeping-up-with-technology',
        level: 'intermedio',
        audiences: ['profesionales', 'lideres', 'emprendedores'],
        answers: ['actualizacion', 'sobrecarga'],
      },
    ],
  },
  {
    id: 'security-at-work',
    topics: [
      {
        id: 'protecting-accounts',
        level: 'basico',
        audiences: [],
        answers: ['practica', 'metodologia'],
      },
      {
        id: 'spotting-deception',
        level: 'basico',
        audiences: [],
        answers: ['practica', 'actualizacion'],
      },
      {
        id: 'backups-that-restore',
        level: 'intermedio',
        audiences: [],
        answers: ['metodologia', 'practica'],
      },
      {
        id: 'caring-for-personal-data',
        level: 'intermedio',
        audiences: ['profesionales', 'lideres', 'emprendedores'],
        answers: ['actualizacion', 'metodologia'],
      },
      {
        id: 'responding-to-an-incident',
        level: 'avanzado',
        audiences: ['profesionales', 'lideres'],
        answers: ['practica', 'metodologia'],
      },
    ],
  },
  {
    id: 'data-and-spreadsheets',
    topics: [
      {
        id: 'tables-that-work',
        level: 'basico',
        audiences: [],
        answers: ['metodologia', 'tiempo'],
      },
      {
        id: 'cleaning-data',
        level: 'intermedio',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['tiempo', 'practica'],
      },
      {
        id: 'formulas-others-understand',
        level: 'intermedio',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['metodologia', 'practica'],
      },
      {
        id: 'summarizing-by-groups',
        level: 'avanzado',
        audiences: ['profesionales', 'lideres', 'emprendedores'],
        answers: ['sobrecarga', 'tiempo'],
      },
      {
        id: 'honest-charts',
        level: 'intermedio',
        audiences: ['estudiantes', 'lideres'],
        answers: ['sobrecarga', 'practica'],
      },
    ],
  },
  {
    id: 'automation-without-code',
    topics: [
      {
        id: 'templates-and-shortcuts',
        level: 'basico',
        audiences: [],
        answers: ['tiempo', 'practica'],
      },
      {
        id: 'choosing-what-to-automate',
        level: 'intermedio',
        audiences: ['lideres', 'emprendedores'],
        answers: ['tiempo', 'sobrecarga'],
      },
      {
        id: 'drawing-a-process',
        level: 'intermedio',
        audiences: ['profesionales', 'lideres'],
        answers: ['metodologia', 'practica'],
      },
      {
        id: 'triggers-conditions-actions',
        level: 'avanzado',
        audiences: ['profesionales', 'emprendedores'],
        answers: ['tiempo', 'actualizacion'],
      },
      {
        id: 'automations-that-last',
        level: 'avanzado',
        audiences: ['lideres', 'emprendedores'],
        answers: ['actualizacion', 'metodologia'],
      },
    ],
  },
  {
    id: 'working-with-ai-assistants',
    topics: [
      {
        id: 'how-assistants-answer',
        level: 'basico',
        audiences: [],
        answers: ['actualizacion', 'practica'],
      },
      {
        id: 'writing-good-requests',
        level: 'intermedio',
        audiences: [],
        answers: ['practica', 'tiempo'],
      },
      {
        id: 'checking-assistant-answers',
        level: 'intermedio',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['practica', 'sobrecarga'],
      },
      {
        id: 'what-not-to-share',
        level: 'intermedio',
        audiences: [],
        answers: ['actualizacion', 'practica'],
      },
      {
        id: 'team-rules-for-ai',
        level: 'avanzado',
        audiences: ['lideres', 'emprendedores'],
        answers: ['actualizacion', 'metodologia'],
      },
    ],
  },
  {
    id: 'teams-and-tools',
    topics: [
      {
        id: 'choosing-the-channel',
        level: 'basico',
        audiences: [],
        answers: ['sobrecarga', 'tiempo'],
      },
      {
        id: 'shared-documents-without-chaos',
        level: 'intermedio',
        audiences: ['estudiantes', 'profesionales'],
        answers: ['sobrecarga', 'metodologia'],
      },
      {
        id: 'remote-meetings-that-decide',
        level: 'avanzado',
        audiences: ['profesionales', 'lideres'],
        answers: ['tiempo', 'metodologia'],
      },
      {
        id: 'choosing-a-tool',
        level: 'avanzado',
        audiences: ['lideres', 'emprendedores'],
        answers: ['actualizacion', 'sobrecarga'],
      },
      {
        id: 'adopting-a-tool',
        level: 'avanzado',
        audiences: ['lideres', 'emprendedores'],
        answers: ['actualizacion', 'practica', 'metodologia'],
      },
    ],
  },
];
