import type { Messages } from '../messages.ts';

export const account = {
  title: 'My account',
  subtitle: 'Your name, how you sign in and where you are signed in.',
  loadError: 'We could not load your account',
  saveError: 'Your changes could not be saved',
  saved: 'Saved',
  save: 'Save',
  saveName: 'Save name',
  profile: { title: 'Your name', fullName: 'Full name' },
  credentials: {
    title: 'Email and password',
    missing:
      'You signed in with a link that works only once. Add an email and a password so that you can sign in again.',
    withoutPassword: 'You sign in through another account. You can add a password too.',
    current: 'Current password',
    newPassword: 'New password',
    keep: 'Leave it empty to keep your current one.',
    note: 'When you save, you are signed out on your other devices.',
  },
  secondFactor: {
    title: 'Two-step sign-in',
    isOn: 'On',
    description:
      'Besides your password, you enter a code from an app on your phone. Someone who finds out your password cannot sign in with it alone.',
    codesLeft_one:
      'You also enter a code from your app when you sign in. You have {{count}} recovery code left.',
    codesLeft_other:
      'You also enter a code from your app when you sign in. You have {{count}} recovery codes left.',
    turnOn: 'Turn on',
    turnOnTitle: 'Turn on two-step sign-in',
    steps: {
      password: 'First, enter your password.',
      app: 'Scan the code with an authenticator app or a password manager, and enter the number it shows. You will be signed out on your other devices.',
      codes:
        'Keep these codes somewhere other than your phone: they are not shown again. Each one works once, to sign in without the app.',
    },
    continue: 'Continue',
    qrCode: 'QR code with the key for your app',
    key: 'Cannot scan it? Type this key into the app:',
    copy: 'Copy',
    copied: 'Codes copied',
    copyError: 'They could not be copied. Select them and copy them by hand.',
    download: 'Download',
    fileName: 'recovery codes',
    done: 'I have saved them',
    renew: 'Get new recovery codes',
    renewDescription: 'You get ten new codes, and the earlier ones stop working.',
    turnOff: 'Turn off',
    turnOffTitle: 'Turn off two-step sign-in',
    turnOffDescription:
      'Your password will be enough to sign in. Companies that require two-step sign-in stay closed until you turn it on again.',
    turnedOff: 'Two-step sign-in is off',
  },
  sessions: {
    title: 'Your sessions',
    description: 'Where you are signed in. End any session you do not recognize.',
    loadError: 'We could not load your sessions',
    endError: 'The session could not be ended',
    ended: 'Session ended',
    othersEnded: 'Your other sessions have ended',
    this: 'This session',
    device: '{{browser}} on {{system}}',
    unknownDevice: 'Unknown device',
    ways: {
      password: 'With a password',
      provider: 'Through another account',
      'admin-site': 'From the admin site',
      'studio-link': 'With a link that works once',
    },
    times: 'Last used: {{used}}. Started: {{began}}.',
    end: 'End',
    endLabel: 'End the session on {{device}} {{address}}',
    endOthers: 'End all other sessions',
  },
} satisfies Messages['account'];
