import type { Messages } from '../messages.ts';

export const library = {
  filter: 'Filtrar por status',
  states: {
    all: 'Todos',
    unfinished: 'A concluir',
    working: 'Em andamento',
    finished: 'Concluídos',
    failed: 'Com falha',
  },
  search: 'Buscar por nome ou arquivo',
  searchPodcasts: 'Buscar por nome ou assunto',
  sorts: {
    unfinished: 'A concluir primeiro',
    recent: 'Últimas mudanças',
    newest: 'Mais novos',
    oldest: 'Mais antigos',
    name: 'Nome (A–Z)',
    longest: 'Mais longos',
  },
  kinds: { video: 'Vídeo', course: 'Curso', podcast: 'Podcast' },
  owner: 'Criado por',
  continue: 'Continue de onde parou',
  menuNamed: 'Mais ações para {{name}}',
  gone: 'Não encontramos. Pode ter sido excluído ou o endereço pode estar incorreto.',
  open: 'Ir para a biblioteca',
  loadError: 'Não foi possível carregar sua biblioteca',
  noneInState: 'Nada com este status',
  showAll: 'Ver tudo',
  empty: {
    projects: {
      title: 'Ainda não há projetos',
      description:
        'Envie um documento e, em poucos minutos, você terá um vídeo, um curso ou um podcast.',
    },
    scripts: {
      title: 'Nenhum projeto tem roteiro ainda',
      description: 'Os roteiros são escritos a partir dos seus documentos e aparecem aqui.',
    },
    courses: {
      title: 'Ainda não há cursos',
      description: 'Crie um a partir dos seus documentos ou do zero.',
    },
    videos: {
      title: 'Ainda não há vídeos',
      description: 'Envie um documento e transforme-o no seu primeiro vídeo.',
    },
    podcasts: {
      title: 'Ainda não há podcasts',
      description: 'Cole um texto ou um endereço e ouça sua primeira conversa.',
    },
  },
} satisfies Messages['library'];
