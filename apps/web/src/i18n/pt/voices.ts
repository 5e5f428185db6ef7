import type { Messages } from '../messages.ts';

export const voices = {
  label: 'Vozes',
  language: 'Idioma',
  allLanguages: 'Todos os idiomas',
  gender: 'Gênero',
  genders: { all: 'Todos os gêneros', male: 'Homem', female: 'Mulher' },
  styles: {
    professional: 'Profissional',
    warm: 'Calorosa',
    energetic: 'Enérgica',
    calm: 'Serena',
  },
  accents: 'Sotaques',
  emotions: 'Emoções',
  pauses: 'Pausas',
  play: 'Ouvir {{name}}',
  stop: 'Parar {{name}}',
  playError: 'Não foi possível reproduzir a amostra',
  empty: 'Nenhuma voz encontrada com os filtros aplicados',
  loadError: 'Erro ao carregar vozes. Tente novamente mais tarde.',
  accentLabel: 'Sotaques',
  recommended: 'Recomendado',
  accentNames: {
    es_MX: 'Mexicano',
    es_ES: 'Peninsular',
    es_CO: 'Colombiano',
    es_AR: 'Argentino',
    es_419: 'Neutro',
  },
} satisfies Messages['voices'];
