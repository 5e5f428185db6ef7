import type { Messages } from '../messages.ts';

export const session = {
  loading: 'Signing in…',
  expiredTitle: 'Session expired',
  expiredCountdown_one: 'You will be redirected in {{count}} second',
  expiredCountdown_other: 'You will be redirected in {{count}} seconds',
  leaveNow: 'Go now',
} satisfies Messages['session'];
