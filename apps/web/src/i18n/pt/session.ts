import type { Messages } from '../messages.ts';

export const session = {
  loading: 'Iniciando a sessão…',
  expiredTitle: 'Sessão expirada',
  expiredCountdown_one: 'Você será redirecionado em {{count}} segundo',
  expiredCountdown_other: 'Você será redirecionado em {{count}} segundos',
  leaveNow: 'Ir agora',
  signedOutTitle: 'Você saiu do estúdio',
  signedOutDescription:
    'Para entrar é preciso um endereço de acesso. Quem administra este estúdio o obtém assim:',
  signedOutLocal:
    'Se você o iniciou no seu computador, copie o endereço que aparece no terminal depois de “Tarima is ready”.',
  signedOutAsk: 'Se é da sua organização, peça um novo endereço a quem o administra.',
} satisfies Messages['session'];
