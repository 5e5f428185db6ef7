export const session = {
  loading: 'Iniciando sesión…',
  expiredTitle: 'Sesión expirada',
  expiredCountdown_one: 'Serás redirigido en {{count}} segundo',
  expiredCountdown_other: 'Serás redirigido en {{count}} segundos',
  leaveNow: 'Ir ahora',
  signedOutTitle: 'Has salido del estudio',
  signedOutDescription:
    'Para entrar necesitas una dirección de acceso. Quien administra este estudio la obtiene así:',
  signedOutLocal:
    'Si lo iniciaste en tu equipo, copia la dirección que aparece en la terminal después de «Tarima is ready».',
  signedOutAsk: 'Si es de tu organización, pide a quien lo administra una dirección nueva.',
};
