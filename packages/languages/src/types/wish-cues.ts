import type { MustSayKind } from '@tarima/contract';

/** Roles of speakers: each prefers certain topics. */
export const ROLES = ['learner', 'sceptic', 'researcher', 'adviser'] as const;
export type Role = (typeof ROLES)[number];

/** Requests about a conversation, in one language. */
export type WishCues = {
  /** Words before what to stress, and before what to leave out. */
  stress: RegExp;
  avoid: RegExp;
  shortTurns: RegExp;
  moreQuestions: RegExp;
  /** Words for the two speakers, and words between these and a name. */
  host: RegExp;
  guest: RegExp;
  isNamed: RegExp;
  /** Words for kinds of must-say units. A request for deadlines means all of them. */
  kinds: Partial<Record<MustSayKind, RegExp>>;
  /** Names of a role, and words of sentences on its topics. */
  roles: Record<Role, { called: RegExp; topics: RegExp }>;
};
