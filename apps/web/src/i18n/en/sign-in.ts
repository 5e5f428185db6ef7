import type { Messages } from '../messages.ts';

export const signIn = {
  title: 'Sign in to your studio',
  returns: 'Then you will see the page you wanted to open.',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: 'At least 10 characters. Several words together are easy to remember.',
  showPassword: 'Show the password',
  code: 'Code',
  codeHint: 'The 6 digits your app shows, or a recovery code.',
  firstCodeHint: 'The 6 digits your app shows.',
  submit: 'Sign in',
  or: 'or',
  byProvider: 'Sign in with {{provider}}',
  forgotten:
    'Forgot your password? An owner of your company can give you a link to choose a new one.',
  firstTime:
    'Just installed the studio? Open the address the terminal shows after “Tarima is ready”, or the one in the file it names there.',
  goToSignIn: 'Go to the sign-in page',
  linkErrorTitle: 'This link does not work',
  invitation: {
    title: 'You are invited to {{company}}',
    ways: 'How to join',
    newWay: 'New account',
    knownWay: 'I have an account',
    newDescription: 'Choose your name and a password to sign in with {{email}}.',
    knownDescription: 'Enter the password of your {{email}} account.',
    note: 'Already have an account with this email? Sign in with it, and one password opens all your companies. If you forgot the password, or did not create that account yourself, choose “New account”.',
    fullName: 'Full name',
    submit: 'Join',
  },
  reset: {
    title: 'Choose a new password',
    description: 'For {{name}}, who signs in with {{email}}. All your other sessions will end.',
    submit: 'Save and sign in',
  },
} satisfies Messages['signIn'];
