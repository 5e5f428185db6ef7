export const session = {
  loading: 'Iniciando sesión…',
  expiredTitle: 'Sesión expirada',
  expiredCountdown_one: 'Serás redirigido en {{count}} segundo',
  expiredCountdown_other: 'Serás redirigido en {{count}} segundos',
  leaveNow: 'Ir ahora',
};
