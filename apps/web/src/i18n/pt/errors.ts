import type { Messages } from '../messages.ts';

export const errors = {
  unreachable: 'O estúdio não respondeu. Verifique sua conexão ou tente novamente daqui a pouco.',
  unreachableTitle: 'Sem conexão com o estúdio',
  crashTitle: 'Algo deu errado nesta tela',
  crashDescription: 'O que você já tinha salvado está seguro. Tente novamente ou volte ao início.',
  goHome: 'Ir para o início',
} satisfies Messages['errors'];
