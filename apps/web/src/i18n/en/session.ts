import type { Messages } from '../messages.ts';

export const session = {
  loading: 'Signing in…',
  expiredTitle: 'Session expired',
  expiredCountdown_one: 'You will be redirected in {{count}} second',
  expiredCountdown_other: 'You will be redirected in {{count}} seconds',
  leaveNow: 'Go now',
  closed_one: '{{companies}} asks for two-step sign-in',
  closed_other: '{{companies}} ask for two-step sign-in',
  closedHint: 'It opens as soon as you turn that on in your account.',
  goToAccount: 'Go to my account',
} satisfies Messages['session'];
