import { createHmac } from 'node:crypto';
import type { AuditAction, AuditEvent } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Settings } from '#server/env.ts';
import { pageCount, sliceOf } from '#server/pages.ts';
import { assertOwner } from '#server/tenancy.ts';
import type { Actor } from '../session/session.service.ts';
import {
  type AuditRow,
  deleteEventsBefore,
  findCompanyOf,
  forgetActor,
  forgetNamesOfGoneCompanies,
  insertEvent,
  listEvents,
} from './audit.repo.ts';

const PAGE_SIZE = 50;
const KEPT_MS = 365 * 24 * 3_600_000;
const MINUTE_MS = 60_000;
/** Addresses whose refusals are remembered at once, so that they write one line a minute. */
const MOST_ADDRESSES = 10_000;

export type AuditService = ReturnType<typeof createAuditService>;

/** Who came in, what was deleted, taken out or set: kept for a year, for the owner to read. */
export function createAuditService({ db, now }: Pick<Context, 'db' | 'now'>) {
  const refusals = new Map<string, number>();

  return {
    async record(event: {
      action: AuditAction;
      actor?: { id: string; name: string } | null;
      subject?: string | null;
      named?: { name: string; companyId: string } | null;
      address?: string | null;
    }): Promise<void> {
      const { action, actor, subject = null, named, address = null } = event;
      await insertEvent(db, {
        action,
        actorId: actor?.id ?? null,
        actorName: actor?.name ?? null,
        subject,
        subjectName: named?.name ?? null,
        companyId: named?.companyId ?? null,
        address,
      });
    },

    /** Whose a thing is; asked before it is deleted. */
    companyOf: (id: string) => findCompanyOf(db, id),

    /** A sign-in that failed: whoever tries thousands writes one line a minute. */
    async recordRefusal(address: string): Promise<void> {
      const time = now().getTime();
      if (time - (refusals.get(address) ?? 0) < MINUTE_MS) return;
      if (refusals.size >= MOST_ADDRESSES) refusals.clear();
      refusals.set(address, time);
      await insertEvent(db, { action: 'sign-in-refused', address });
    },

    /** Notes that the studio was started with other settings than the last time. */
    async recordSettings(settings: Settings, secret: string): Promise<void> {
      // Of the settings a keyed hash alone: they hold passwords.
      const subject = createHmac('sha256', secret)
        .update(JSON.stringify(settings))
        .digest('hex')
        .slice(0, 12);
      const newest = await listEvents(db, { action: 'settings-changed', limit: 1, offset: 0 });
      if (newest.rows[0]?.subject === subject) return;
      await insertEvent(db, { action: 'settings-changed', subject });
    },

    async list(
      actor: Actor,
      { action, page }: { action?: AuditAction | undefined; page: number },
    ): Promise<{ events: AuditEvent[]; page: number; pages: number }> {
      assertOwner(actor);
      const { rows, total } = await listEvents(db, { action, ...sliceOf(page, PAGE_SIZE) });
      return { events: rows.map(presentEvent), page, pages: pageCount(total, PAGE_SIZE) };
    },

    async clean(): Promise<void> {
      // A deletion may have been written down while its company went.
      await forgetNamesOfGoneCompanies(db);
      await deleteEventsBefore(db, new Date(now().getTime() - KEPT_MS));
    },
  };
}

/** For the deletion of a company, in its transaction. */
export const forgetAuditedNames = forgetNamesOfGoneCompanies;

/** For the deletion of a person, in its transaction. */
export const forgetAuditedPerson = (tx: Queryable, personId: string) => forgetActor(tx, personId);

function presentEvent({ at, actorName, ...event }: AuditRow): AuditEvent {
  return { ...event, at: at.toISOString(), actor: actorName };
}
