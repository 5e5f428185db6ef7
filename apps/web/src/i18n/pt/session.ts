import type { Messages } from '../messages.ts';

export const session = {
  loading: 'Iniciando a sessão…',
  expiredTitle: 'Sessão expirada',
  expiredCountdown_one: 'Você será redirecionado em {{count}} segundo',
  expiredCountdown_other: 'Você será redirecionado em {{count}} segundos',
  leaveNow: 'Ir agora',
} satisfies Messages['session'];
