import type { Messages } from '../messages.ts';

export const projects = {
  title: 'Projetos',
  subtitle: 'Tudo o que você começou, e o próximo passo.',
  create: 'Novo vídeo',
  emptyTitle: 'Ainda não há projetos',
  emptyDescription: 'Envie um documento e veja aqui como ele avança até virar vídeo.',
  types: { video: 'Vídeo', course: 'Curso' },
  ready: 'Roteiro pronto',
  courseReady: 'Documentos lidos',
  files_one: '{{count}} arquivo',
  files_other: '{{count}} arquivos',
  editScript: 'Editar roteiro',
  configureVideo: 'Configurar vídeo',
  openCourse: 'Abrir curso',
  courseScripts: 'Roteiros e vídeos',
  follow: 'Ver andamento',
  retry: 'Tentar de novo',
  deleteNamed: 'Excluir {{name}}',
  deleteTitle: 'Excluir este projeto?',
  deleteDescription:
    '“{{name}}”, seus arquivos, seu roteiro e seus vídeos serão excluídos. Não é possível desfazer.',
  deleted: 'Projeto excluído',
  deleteError: 'Erro ao excluir o projeto',
  retryError: 'Erro ao tentar de novo',
  loadError: 'Não foi possível carregar seus projetos',
} satisfies Messages['projects'];
