import type { OwnSession } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { SignedIn } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import type { SessionService } from './session.service.ts';
import { deleteSessionOf, listSessionsOf } from './sessions.repo.ts';

/** A person's sessions, by whichever site they came. Each can be ended. */
export function createOwnSessionsService(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { session }: { session: SessionService },
) {
  async function list({ id: userId, sessionId }: SignedIn): Promise<OwnSession[]> {
    const rows = await listSessionsOf(db, userId, now());
    return rows.map(({ createdAt, usedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
      isThis: row.id === sessionId,
    }));
  }

  return {
    list,

    async end(actor: SignedIn, sessionId: string): Promise<OwnSession[]> {
      await db.transaction(async (tx) => {
        if (!(await deleteSessionOf(tx, actor.id, sessionId))) throw new AppError('NOT_FOUND');
        const action = 'session-ended';
        await recordDeed(tx, { action, by: actor, personId: actor.id, subject: sessionId });
      });
      session.cut([sessionId]);
      return list(actor);
    },

    async endOthers(actor: SignedIn): Promise<OwnSession[]> {
      const ended = await db.transaction(async (tx) => {
        await recordDeed(tx, { action: 'session-ended', by: actor, personId: actor.id });
        return session.endAllOf(tx, actor.id, actor.sessionId);
      });
      session.cut(ended);
      return list(actor);
    },
  };
}
