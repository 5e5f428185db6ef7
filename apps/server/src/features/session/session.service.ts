import type { Company, Session } from '@tarima/contract';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { type LaunchClaims, type LaunchIdentity, LOCAL_REALM } from './tokens.ts';
import {
  findUserWithCompanies,
  replaceMemberships,
  upsertCompany,
  upsertUser,
} from './users.repo.ts';

/** Who asks, and for which companies they may. */
export type Actor = {
  id: string;
  fullName: string;
  companies: Company[];
  /** Whether the studio is theirs, with its settings. */
  isOwner: boolean;
};

/** The person a studio of one's own belongs to, by names that are right in every language. */
const OWNER: LaunchClaims = {
  sub: 'owner',
  name: 'Admin',
  companies: [{ id: 'owner', name: 'Tarima' }],
};

export function createSessionService({ db, tokens }: Pick<Context, 'db' | 'tokens'>) {
  async function enter(identity: LaunchIdentity): Promise<string> {
    return db.transaction(async (tx) => {
      const userId = await upsertUser(tx, identity);
      const companyIds: string[] = [];
      for (const company of identity.companies) {
        companyIds.push(await upsertCompany(tx, identity.realm, company));
      }
      await replaceMemberships(tx, userId, companyIds);
      return userId;
    });
  }

  async function findActor(userId: string): Promise<Actor> {
    const isId = z.uuid().safeParse(userId).success;
    const actor = isId ? await findUserWithCompanies(db, userId) : null;
    if (!actor) throw new AppError('UNAUTHENTICATED');
    const { realm, externalId, ...person } = actor;
    return { ...person, isOwner: realm === LOCAL_REALM && externalId === OWNER.sub };
  }

  return {
    /** Exchanges a launch token, or a session token that is still valid, for a session. */
    async login(token: string): Promise<Session> {
      const verified = await tokens.verify(token);
      if (!verified) throw new AppError('UNAUTHENTICATED');
      const userId = verified.kind === 'session' ? verified.userId : await enter(verified.identity);
      const { id, fullName, companies, isOwner } = await findActor(userId);
      return {
        token: await tokens.signSession(id),
        user: { id, full_name: fullName, is_owner: isOwner },
        companies,
      };
    },

    /** The person behind a session token. */
    async authenticate(token: string | undefined): Promise<Actor> {
      const verified = token ? await tokens.verify(token) : null;
      if (verified?.kind !== 'session') throw new AppError('UNAUTHENTICATED');
      return findActor(verified.userId);
    },

    /** The token that `npm start` prints; it makes the owner and the company where there are none. */
    launchOwner: () => tokens.signLaunch(OWNER),
  };
}
