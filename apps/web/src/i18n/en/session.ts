import type { Messages } from '../messages.ts';

export const session = {
  loading: 'Signing in…',
  expiredTitle: 'Session expired',
  expiredCountdown_one: 'You will be redirected in {{count}} second',
  expiredCountdown_other: 'You will be redirected in {{count}} seconds',
  leaveNow: 'Go now',
  signedOutTitle: 'You are signed out',
  signedOutDescription:
    'You need an access address to come in. Whoever runs this studio gets one like this:',
  signedOutLocal:
    'If you started it on your own computer, copy the address that the terminal shows after “Tarima is ready”.',
  signedOutAsk: 'If it belongs to your organisation, ask whoever runs it for a new address.',
} satisfies Messages['session'];
