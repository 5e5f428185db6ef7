import type { Messages } from '../messages.ts';

export const common = {
  cancel: 'Cancelar',
  close: 'Fechar',
  delete: 'Excluir',
  loading: 'Carregando…',
  notifications: 'Notificações',
  retry: 'Tentar novamente',
  notAvailable: 'Indisponível',
  skipToContent: 'Ir para o conteúdo',
  progress: 'Progresso',
  pages: 'Páginas',
  page: 'Página {{page}} de {{pages}}',
  previous: 'Anterior',
  next: 'Próxima',
} satisfies Messages['common'];
