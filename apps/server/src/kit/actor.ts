import type { Session } from '@tarima/contract';

/** The person who asks, with the companies they may act for. */
export type Actor = {
  id: string;
  fullName: string;
  companies: Session['companies'];
  /** True for the owner of the studio, who may change its settings. */
  isOwner: boolean;
  /** Null for the command line, and for sockets. */
  address: string | null;
};

/** A person who asks within a session. */
export type SignedIn = Actor & {
  sessionId: string;
  /** True after a second step here, or a sign-in at another site, which has its own. */
  isSecured: boolean;
  /** Companies that require a second step, which this session lacks. */
  closedCompanies: Session['closedCompanies'];
};
