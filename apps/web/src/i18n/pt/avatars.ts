import type { Messages } from '../messages.ts';

export const avatars = {
  label: 'Apresentadores',
  categories: {
    all: 'Todos',
    own: 'Sua equipe',
    business: 'Negócios',
    education: 'Educação',
    health: 'Saúde',
    casual: 'Informal',
    other: 'Outros',
  },
  category: 'Categoria',
  gender: 'Gênero',
  genders: { all: 'Todos os gêneros', male: 'Homens', female: 'Mulheres' },
  provider: 'Provedor',
  providers: { all: 'Todos', local: 'Do estúdio', heygen: 'HeyGen' },
  search: 'Buscar por nome',
  more: 'Mostrar mais {{count}}',
  refresh: 'Atualizar a lista',
  filters: 'Filtros',
  premium: 'Premium',
  premiumAt: 'Premium · {{price}} por segundo',
  compatibility: {
    optimal: 'Ideal na vertical',
    problematic: 'Fundo fixo: pode ser cortado',
    unknown: 'Sem dados na vertical',
  },
  empty: 'Não há avatares nesta categoria',
  loadError: 'Erro ao carregar avatares. Tente novamente mais tarde.',
} satisfies Messages['avatars'];
