export const session = {
  loading: 'Iniciando sesión…',
  expiredTitle: 'Sesión expirada',
  expiredCountdown_one: 'Te redirigiremos en {{count}} segundo a la página para entrar',
  expiredCountdown_other: 'Te redirigiremos en {{count}} segundos a la página para entrar',
  leaveNow: 'Ir ahora',
  closed_one: '{{companies}} pide la verificación en dos pasos',
  closed_other: '{{companies}} piden la verificación en dos pasos',
  closedHint: 'Se abrirá en cuanto la actives en tu cuenta.',
  goToAccount: 'Ir a mi cuenta',
};
