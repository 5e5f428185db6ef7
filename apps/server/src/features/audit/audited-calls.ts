import {
  type AuditAction,
  accountEndpoints,
  companyEndpoints,
  type Endpoint,
  personalDataEndpoints,
  podcastEndpoints,
  projectEndpoints,
  secondFactorEndpoints,
  sessionEndpoints,
  signInEndpoints,
  videoEndpoints,
} from '@tarima/contract';

type AuditedCall = {
  endpoint: Endpoint;
  action: AuditAction;
  /** Answers a session: who it was is known by the answer alone, and a refusal is of interest too. */
  isEntrance?: true;
};

/** Which calls are written down, one line each. */
export const AUDITED_CALLS: AuditedCall[] = [
  { endpoint: sessionEndpoints.login, action: 'signed-in', isEntrance: true },
  { endpoint: signInEndpoints.signIn, action: 'signed-in', isEntrance: true },
  { endpoint: sessionEndpoints.logout, action: 'signed-out' },
  { endpoint: sessionEndpoints.end, action: 'session-ended' },
  { endpoint: sessionEndpoints.endOthers, action: 'session-ended' },
  { endpoint: signInEndpoints.acceptAsNew, action: 'invitation-accepted', isEntrance: true },
  { endpoint: signInEndpoints.acceptByPassword, action: 'invitation-accepted', isEntrance: true },
  { endpoint: signInEndpoints.resetPassword, action: 'password-reset-used', isEntrance: true },
  { endpoint: accountEndpoints.changeCredentials, action: 'credentials-changed' },
  { endpoint: secondFactorEndpoints.confirm, action: 'second-factor-on' },
  { endpoint: secondFactorEndpoints.turnOff, action: 'second-factor-off' },
  { endpoint: secondFactorEndpoints.renewRecoveryCodes, action: 'recovery-codes-made' },
  { endpoint: companyEndpoints.resetSecondFactor, action: 'second-factor-reset' },
  { endpoint: companyEndpoints.create, action: 'company-made' },
  { endpoint: companyEndpoints.invite, action: 'invitation-made' },
  { endpoint: companyEndpoints.cancelInvitation, action: 'invitation-cancelled' },
  { endpoint: companyEndpoints.requireSecondFactor, action: 'second-factor-required' },
  { endpoint: companyEndpoints.changeRole, action: 'role-changed' },
  { endpoint: companyEndpoints.removeMember, action: 'member-removed' },
  { endpoint: companyEndpoints.makePasswordReset, action: 'password-reset-made' },
  { endpoint: projectEndpoints.delete, action: 'project-deleted' },
  { endpoint: projectEndpoints.restore, action: 'project-restored' },
  { endpoint: videoEndpoints.delete, action: 'video-deleted' },
  { endpoint: videoEndpoints.restore, action: 'video-restored' },
  { endpoint: podcastEndpoints.delete, action: 'podcast-deleted' },
  { endpoint: podcastEndpoints.renewFeed, action: 'feed-renewed' },
  { endpoint: personalDataEndpoints.exportCompany, action: 'company-exported' },
  { endpoint: personalDataEndpoints.exportUser, action: 'user-exported' },
  { endpoint: personalDataEndpoints.deleteCompany, action: 'company-deleted' },
  { endpoint: personalDataEndpoints.deleteUser, action: 'user-deleted' },
];
