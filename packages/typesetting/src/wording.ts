import type { Language } from '@tarima/contract';

export type CourseWording = {
  /** The texts that course.typ adds. */
  labels: {
    course: string;
    module: string;
    contents: string;
    audience: string;
    painPoints: string;
    questions: string;
    key: string;
  };
  modules: (count: number) => string;
  contents: (count: number) => string;
  minutes: (count: number) => string;
  sources: (count: number) => string;
  pages: (count: number) => string;
  duration: string;
  isTrue: string;
  isFalse: string;
};

export const WORDING: Record<Language, CourseWording> = {
  es: {
    labels: {
      course: 'Curso',
      module: 'Módulo',
      contents: 'Contenido del curso',
      audience: 'A quién va dirigido',
      painPoints: 'Qué problemas resuelve',
      questions: 'Preguntas',
      key: 'Respuestas',
    },
    modules: (count) => (count === 1 ? '1 módulo' : `${count} módulos`),
    contents: (count) => (count === 1 ? '1 contenido' : `${count} contenidos`),
    minutes: (count) => (count === 1 ? '1 minuto de video' : `${count} minutos de video`),
    sources: (count) => (count === 1 ? 'Fuente' : 'Fuentes'),
    pages: (count) => (count === 1 ? 'página' : 'páginas'),
    duration: 'Duración estimada',
    isTrue: 'Verdadero',
    isFalse: 'Falso',
  },
  en: {
    labels: {
      course: 'Course',
      module: 'Module',
      contents: 'Course contents',
      audience: 'Who it is for',
      painPoints: 'What it solves',
      questions: 'Questions',
      key: 'Answers',
    },
    modules: (count) => (count === 1 ? '1 module' : `${count} modules`),
    contents: (count) => (count === 1 ? '1 content item' : `${count} content items`),
    minutes: (count) => (count === 1 ? '1 minute of video' : `${count} minutes of video`),
    sources: (count) => (count === 1 ? 'Source' : 'Sources'),
    pages: (count) => (count === 1 ? 'page' : 'pages'),
    duration: 'Estimated duration',
    isTrue: 'True',
    isFalse: 'False',
  },
  pt: {
    labels: {
      course: 'Curso',
      module: 'Módulo',
      contents: 'Conteúdo do curso',
      audience: 'Para quem é',
      painPoints: 'Quais problemas resolve',
      questions: 'Perguntas',
      key: 'Respostas',
    },
    modules: (count) => (count === 1 ? '1 módulo' : `${count} módulos`),
    contents: (count) => (count === 1 ? '1 conteúdo' : `${count} conteúdos`),
    minutes: (count) => (count === 1 ? '1 minuto de vídeo' : `${count} minutos de vídeo`),
    sources: (count) => (count === 1 ? 'Fonte' : 'Fontes'),
    pages: (count) => (count === 1 ? 'página' : 'páginas'),
    duration: 'Duração estimada',
    isTrue: 'Verdadeiro',
    isFalse: 'Falso',
  },
};
