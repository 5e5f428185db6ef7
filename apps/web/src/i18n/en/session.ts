import type { Messages } from '../messages.ts';

export const session = {
  loading: 'Signing in…',
  expiredTitle: 'Session expired',
  expiredCountdown_one: 'You will be redirected in {{count}} second to the sign-in page',
  expiredCountdown_other: 'You will be redirected in {{count}} seconds to the sign-in page',
  leaveNow: 'Go now',
  closed_one: '{{companies}} requires two-step sign-in',
  closed_other: '{{companies}} require two-step sign-in',
  closedHint: 'Turn it on in your account to get in again.',
  goToAccount: 'Go to my account',
} satisfies Messages['session'];
