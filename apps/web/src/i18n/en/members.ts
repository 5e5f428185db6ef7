import type { Messages } from '../messages.ts';

export const members = {
  title: 'Members',
  subtitle: 'Who can access your companies.',
  loadError: 'We could not load the members',
  changeError: 'The change could not be made',
  noCompany: 'No company to manage',
  noCompanyDescription: 'This page is for the owners of a company.',
  company: 'Company',
  roles: { owner: 'Owner', member: 'Member' },
  you: 'You',
  noEmail: 'Signs in with the studio’s address',
  byAdminSite: 'Signs in from the admin site',
  adminSite:
    'Your admin site decides who gets in. Someone you remove here cannot use any earlier link: they come back only with one that site creates afterwards.',
  menu: 'Actions for {{name}}',
  makeOwner: 'Make an owner',
  makeMember: 'Make a member',
  resetPassword: 'Link for a new password',
  hasSecondFactor: 'Two steps',
  resetSecondFactor: 'Turn off two-step sign-in',
  resetSecondFactorTitle: 'Turn off two-step sign-in for {{name}}?',
  resetSecondFactorDescription:
    'For who has lost both phone and recovery codes. Make sure first that it is really them who ask: their sessions end, and the password is enough then.',
  secondFactorReset: 'The password is enough for them now',
  remove: 'Remove from the company',
  removeTitle: 'Remove {{name}}?',
  removeDescription:
    'Their sessions are closed and they can no longer access {{company}}. What they created stays with the company.',
  removed: 'No longer a member',
  roleChanged: 'Change saved',
  invite: {
    title: 'Invite someone',
    description:
      'The studio sends no email: copy the link and give it only to that person. You can see whether an email is invited or a member here, but not whether it has an account in another company. Nor does the studio check whose it is.',
    email: 'Email',
    role: 'Can',
    roles: { member: 'Create content', owner: 'Also manage' },
    submit: 'Create link',
  },
  pending: {
    title: 'Pending invitations',
    expires: 'Expires {{date}}',
    cancel: 'Cancel',
    cancelLabel: 'Cancel the invitation of {{email}}',
    cancelled: 'Invitation cancelled',
  },
  link: {
    invitationTitle: 'Invitation link',
    resetTitle: 'Link for a new password',
    description:
      'Copy it now: it is not shown again. It works once and expires {{date}}. Give it only to the person it is for: whoever has it can use it.',
    address: 'Link',
    copy: 'Copy',
    copied: 'Link copied',
    copyError: 'It could not be copied. Select it and copy it manually.',
  },
  companies: {
    rename: 'Rename',
    create: 'New company',
    name: 'Company name',
    save: 'Save',
    saved: 'Company saved',
  },
  secondFactor: {
    title: 'Two-step sign-in required',
    isRequired: 'Required',
    description:
      'Who signs in by a password needs a code of their phone as well to open this company. Who comes by a provider, an admin site or the address from the terminal is not asked: the second step is there.',
    require: 'Require',
    allow: 'Require no longer',
    requireTitle: 'Require two-step sign-in in {{company}}?',
    requireDescription:
      'The company closes right now to who signs in by a password alone, until they turn two-step sign-in on in their account. Their other companies stay open.',
    saved: 'Change saved',
  },
} satisfies Messages['members'];
