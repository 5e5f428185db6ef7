import type { Messages } from '../messages.ts';

export const account = {
  title: 'My account',
  subtitle: 'Your name, how you sign in, and where the studio is open in your name.',
  loadError: 'We could not load your account',
  saveError: 'It could not be saved',
  saved: 'Saved',
  save: 'Save',
  saveName: 'Save the name',
  profile: { title: 'Your name', fullName: 'Full name' },
  credentials: {
    title: 'Email and password',
    missing:
      'You came in by a link that works only once. Choose an email and a password to sign in whenever you like.',
    withoutPassword: 'You sign in with your provider. If you like, choose a password as well.',
    current: 'Current password',
    newPassword: 'New password',
    keep: 'Leave it empty to keep the one you have.',
    note: 'Saving closes your sessions on other devices.',
  },
  secondFactor: {
    title: 'Two-step sign-in',
    isOn: 'On',
    description:
      'Besides the password, it asks for a code of an app on your phone. Whoever finds out your password cannot sign in by it.',
    codesLeft_one:
      'You type a code of your app as well when you sign in. You have {{count}} recovery code left.',
    codesLeft_other:
      'You type a code of your app as well when you sign in. You have {{count}} recovery codes left.',
    turnOn: 'Turn on',
    turnOnTitle: 'Turn on two-step sign-in',
    steps: {
      password: 'Your password first.',
      app: 'Scan the code with an authenticator app, such as those that keep passwords, and type the number that it shows. Your other sessions will end.',
      codes:
        'Keep them somewhere else than on your phone: they are not shown again. Each is good once, to sign in without the app.',
    },
    continue: 'Continue',
    qrCode: 'QR code with the key for your app',
    key: 'You cannot scan it? Type this key into the app:',
    copy: 'Copy',
    copied: 'Codes copied',
    copyError: 'They could not be copied. Select and copy them by hand.',
    download: 'Download',
    fileName: 'recovery codes',
    done: 'I have kept them',
    renew: 'Make recovery codes',
    renewDescription: 'The ten new codes replace the earlier ones, which are void then.',
    turnOff: 'Turn off',
    turnOffTitle: 'Turn off two-step sign-in',
    turnOffDescription:
      'The password will be enough to sign in. Companies that require it will be closed until you turn it on again.',
    turnedOff: 'Two-step sign-in is off',
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
      'studio-link': 'By a link that works once',
    },
    times: 'Last used: {{used}}. Began: {{began}}.',
    end: 'End',
    endLabel: 'End the session of {{device}} {{address}}',
    endOthers: 'End all other sessions',
  },
} satisfies Messages['account'];
