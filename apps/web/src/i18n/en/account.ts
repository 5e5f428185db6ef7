import type { Messages } from '../messages.ts';

export const account = {
  title: 'My account',
  subtitle: 'Your name and how you sign in.',
  loadError: 'We could not load your account',
  saveError: 'It could not be saved',
  saved: 'Saved',
  save: 'Save',
  profile: { title: 'Your name', fullName: 'Full name' },
  credentials: {
    title: 'Email and password',
    missing:
      'You still sign in with the address from the terminal, which works only once. Choose an email and a password to sign in whenever you like.',
    withoutPassword: 'You sign in with your provider. If you like, choose a password as well.',
    current: 'Current password',
    newPassword: 'New password',
    keep: 'Leave it empty to keep the one you have.',
    note: 'Saving closes your sessions on other devices.',
  },
  sessions: {
    title: 'Your sessions',
    description: 'Where the studio is open in your name. End those you do not recognize.',
    loadError: 'We could not load your sessions',
    endError: 'The session could not be ended',
    ended: 'Session ended',
    othersEnded: 'Your other sessions have ended',
    this: 'This session',
    device: '{{browser}} on {{system}}',
    unknownDevice: 'Unknown device',
    ways: {
      password: 'By password',
      provider: 'By your provider',
      'admin-site': 'From the admin site',
      'studio-link': 'By the address from the terminal',
    },
    times: 'Last used: {{used}}. Began: {{began}}.',
    end: 'End',
    endLabel: 'End the session of {{device}} {{address}}',
    endOthers: 'End all other sessions',
  },
} satisfies Messages['account'];
