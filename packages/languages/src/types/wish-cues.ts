import type { MustSayKind } from '@tarima/contract';

/** What people who talk lean to, by what they are. */
export const ROLES = ['learner', 'sceptic', 'researcher', 'adviser'] as const;
export type Role = (typeof ROLES)[number];

/** How somebody asks for a conversation to be, in one language. */
export type WishCues = {
  /** Stand before what is to be stressed, and before what is to be left out. */
  stress: RegExp;
  avoid: RegExp;
  shortTurns: RegExp;
  moreQuestions: RegExp;
  /** What the two are called, and what may stand between that and a name. */
  host: RegExp;
  guest: RegExp;
  isNamed: RegExp;
  /** Words for what must be said: who asks for deadlines means each of them, whatever it is called. */
  kinds: Partial<Record<MustSayKind, RegExp>>;
  /** What people of a role are called, and what a sentence holds that they would talk about. */
  roles: Record<Role, { called: RegExp; topics: RegExp }>;
};
