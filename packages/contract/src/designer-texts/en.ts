import type { DesignerTexts } from './designer-texts.ts';

export const en: DesignerTexts = {
  interests: {
    desarrollo_personal: {
      label: 'Personal development',
      text: 'Habits that last, better use of time, handling emotions, clear goals and more confident communication.',
    },
    tecnologia: {
      label: 'Technology',
      text: 'Understanding everyday technology, protecting information, tidying data, automating repeated tasks and using AI assistants with judgement.',
    },
    negocios: {
      label: 'Business',
      text: 'Knowing customers, selling and negotiating, setting prices, minding cash flow, planning projects and leading teams.',
    },
    educacion: {
      label: 'Education',
      text: 'How people learn, designing lessons and courses, explaining clearly, assessing fairly and guiding practice.',
    },
    diseno: {
      label: 'Design',
      text: 'Visual basics, clear slides, research with people, prototypes, simple interfaces and accessible design.',
    },
  },
  targetAudience: {
    profesionales: {
      label: 'Working professionals',
      text: 'Professionals who already work and want to handle each week’s situations better.',
    },
    estudiantes: {
      label: 'Students',
      text: 'Students who are new to the subject and need firm foundations for their classes and their first job.',
    },
    lideres: {
      label: 'Team leaders',
      text: 'People who coordinate a team and make decisions that affect the work of others.',
    },
    emprendedores: {
      label: 'Entrepreneurs',
      text: 'People who are starting or sustaining a project of their own with limited resources.',
    },
    general: {
      label: 'General public',
      text: 'Anyone who is curious about the subject, with no previous knowledge.',
    },
  },
  painPoints: {
    tiempo: {
      label: 'Lack of time',
      text: 'There is no time for long courses. It is hard to keep up a rhythm between work and home.',
    },
    actualizacion: {
      label: 'Keeping up to date',
      text: 'Methods and tools never stop changing. What people learned years ago is no longer enough.',
    },
    practica: {
      label: 'Lack of practice',
      text: 'People understand the theory but do not apply it. They need real examples and exercises that build confidence.',
    },
    sobrecarga: {
      label: 'Too much information',
      text: 'Advice and material are everywhere, and scattered. It is hard to tell what matters from what does not.',
    },
    metodologia: {
      label: 'Lack of method',
      text: 'Every task is solved in a different way. There is no clear order of steps that leads to similar results.',
    },
  },
};
