import type { Language, Layout, PresenterPlace } from '@tarima/contract/constants';

/** The words of a `[Scene: …]` line, as they are written. Every language is read. */
type SceneWords = {
  layouts: Record<Layout, string>;
  places: Record<PresenterPlace, string>;
  figure: string;
  crop: string;
};

export const SCENE_WORDS: Record<Language, SceneWords> = {
  es: {
    layouts: {
      title: 'portada',
      statement: 'idea',
      points: 'puntos',
      steps: 'pasos',
      number: 'cifra',
      comparison: 'comparación',
      dos: 'sí y no',
      question: 'pregunta',
      definition: 'definición',
      quote: 'cita',
      table: 'tabla',
      chart: 'gráfico',
      figure: 'imagen',
      'figure-beside': 'imagen al lado',
      warning: 'aviso',
      recap: 'resumen',
    },
    places: {
      full: 'presentador grande',
      beside: 'presentador al lado',
      corner: 'presentador en la esquina',
      away: 'sin presentador',
    },
    figure: 'figura',
    crop: 'recorte',
  },
  en: {
    layouts: {
      title: 'title',
      statement: 'statement',
      points: 'points',
      steps: 'steps',
      number: 'number',
      comparison: 'comparison',
      dos: 'do and don’t',
      question: 'question',
      definition: 'definition',
      quote: 'quote',
      table: 'table',
      chart: 'chart',
      figure: 'picture',
      'figure-beside': 'picture beside',
      warning: 'warning',
      recap: 'recap',
    },
    places: {
      full: 'presenter large',
      beside: 'presenter beside',
      corner: 'presenter in the corner',
      away: 'no presenter',
    },
    figure: 'figure',
    crop: 'crop',
  },
  pt: {
    layouts: {
      title: 'capa',
      statement: 'ideia',
      points: 'pontos',
      steps: 'passos',
      number: 'número',
      comparison: 'comparação',
      dos: 'sim e não',
      question: 'pergunta',
      definition: 'definição',
      quote: 'citação',
      table: 'tabela',
      chart: 'gráfico',
      figure: 'imagem',
      'figure-beside': 'imagem ao lado',
      warning: 'aviso',
      recap: 'resumo',
    },
    places: {
      full: 'apresentador grande',
      beside: 'apresentador ao lado',
      corner: 'apresentador no canto',
      away: 'sem apresentador',
    },
    figure: 'figura',
    crop: 'corte',
  },
};
