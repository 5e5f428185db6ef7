import { createHmac } from 'node:crypto';
import type { AuditAction, AuditEvent, Language } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Actor } from '#server/kit/actor.ts';
import { attachmentNameOf } from '#server/kit/attachment-name.ts';
import type { StreamAnswer } from '#server/kit/file-answer.ts';
import { pageCount, sliceOf } from '#server/kit/pages.ts';
import { assertOwner, ownedCompany } from '#server/kit/tenancy.ts';
import type { Settings } from '#server/settings/env.ts';
import { presentEvent } from './audit.presenter.ts';
import {
  deleteEventsBefore,
  forgetNamesOfGoneCompanies,
  forgetPerson,
  listEvents,
  type Trail,
} from './audit.repo.ts';
import { insertLine } from './audit-lines.repo.ts';
import { recordDeed } from './record-deed.ts';
import { TRAIL_WORDS } from './trail-words.ts';
import { writeTrail } from './write-trail.ts';

const PAGE_SIZE = 50;
const KEPT_MS = 365 * 24 * 3_600_000;
const MINUTE_MS = 60_000;
/** Addresses that are remembered for the limit of one line a minute. */
const MOST_ADDRESSES = 10_000;

export type AuditService = ReturnType<typeof createAuditService>;
type Page = { events: AuditEvent[]; page: number; pages: number };
type Filter = { action?: AuditAction | undefined; page: number };

/** Sign-ins, deletions, exports and settings: kept for a year, for owners to read. */
export function createAuditService({ db, now }: Pick<Context, 'db' | 'now'>) {
  const refusals = new Map<string, number>();

  async function listOf(trail: Trail, { action, page }: Filter): Promise<Page> {
    const filter = { ...trail, action, ...sliceOf(page, PAGE_SIZE) };
    const { rows, total } = await listEvents(db, filter);
    const events = rows.map((row) => presentEvent(row, trail));
    return { events, page, pages: pageCount(total, PAGE_SIZE) };
  }

  async function exportOf(actor: Actor, trail: Trail, language: Language): Promise<StreamAnswer> {
    const { company } = trail;
    const deed = { action: 'trail-exported', by: actor, companyId: company?.pk ?? null } as const;
    await db.transaction((tx) => recordDeed(tx, deed));
    const { title } = TRAIL_WORDS[language];
    const name = company ? `${title} - ${company.name}` : title;
    return {
      stream: writeTrail(db, trail, language),
      mediaType: 'text/csv; charset=utf-8',
      attachmentName: attachmentNameOf(name, 'audit.csv'),
    };
  }

  return {
    /** Notes a failed sign-in, at most once a minute for each address. */
    async recordRefusal(address: string): Promise<void> {
      const time = now().getTime();
      if (time - (refusals.get(address) ?? 0) < MINUTE_MS) return;
      if (refusals.size >= MOST_ADDRESSES) refusals.clear();
      refusals.set(address, time);
      await insertLine(db, { action: 'sign-in-refused', address });
    },

    /** Notes a start with other settings than the last time. */
    async recordSettings(settings: Settings, secret: string): Promise<void> {
      // Only a keyed hash, because settings hold passwords.
      const subject = createHmac('sha256', secret)
        .update(JSON.stringify(settings))
        .digest('hex')
        .slice(0, 12);
      const newest = { action: 'settings-changed', limit: 1, offset: 0 } as const;
      const { rows } = await listEvents(db, { company: null, ...newest });
      if (rows[0]?.subject === subject) return;
      await insertLine(db, { action: 'settings-changed', subject });
    },

    /** The lines of the whole studio. */
    async list(actor: Actor, filter: Filter): Promise<Page> {
      assertOwner(actor);
      return listOf({ company: null }, filter);
    },

    async listOfCompany(actor: Actor, companyId: string, filter: Filter): Promise<Page> {
      return listOf({ company: ownedCompany(actor, companyId) }, filter);
    },

    async export(actor: Actor, language: Language): Promise<StreamAnswer> {
      assertOwner(actor);
      return exportOf(actor, { company: null }, language);
    },

    async exportOfCompany(
      actor: Actor,
      companyId: string,
      language: Language,
    ): Promise<StreamAnswer> {
      return exportOf(actor, { company: ownedCompany(actor, companyId) }, language);
    },

    async clean(): Promise<void> {
      await forgetNamesOfGoneCompanies(db);
      await deleteEventsBefore(db, new Date(now().getTime() - KEPT_MS));
    },
  };
}

/** For the deletion of a company. Called in its transaction, after its last audit event. */
export const forgetAuditedNames = forgetNamesOfGoneCompanies;

/** For the deletion of a person. The caller has locked their row, so no event is written later. */
export const forgetAuditedPerson = forgetPerson;
