import type { Messages } from '../messages.ts';

export const session = {
  loading: 'Iniciando a sessão…',
  expiredTitle: 'Sessão expirada',
  expiredCountdown_one: 'Você será redirecionado em {{count}} segundo para a página de entrada',
  expiredCountdown_other: 'Você será redirecionado em {{count}} segundos para a página de entrada',
  leaveNow: 'Ir agora',
  closed_one: '{{companies}} pede a verificação em duas etapas',
  closed_other: '{{companies}} pedem a verificação em duas etapas',
  closedHint: 'Será aberta assim que você a ativar na sua conta.',
  goToAccount: 'Ir para a minha conta',
} satisfies Messages['session'];
