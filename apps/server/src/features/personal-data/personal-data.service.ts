import type { PersonalData } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { DeletedProjectsService } from '#server/features/deletions/deleted-projects.service.ts';
import {
  forgetAuditedNames,
  forgetAuditedPerson,
} from '#server/features/people/audit/audit.service.ts';
import { type Deed, recordDeed } from '#server/features/people/audit/record-deed.ts';
import { assertSecuredOwner } from '#server/features/people/second-factors/assert-secured-owner.ts';
import type { SessionService } from '#server/features/people/session/session.service.ts';
import type { PodcastFeedsService } from '#server/features/podcasts/podcast-feeds.service.ts';
import type { PodcastsService } from '#server/features/podcasts/podcasts.service.ts';
import type { StorageService } from '#server/features/storage/storage.service.ts';
import type { SignedIn } from '#server/kit/actor.ts';
import { attachmentNameOf } from '#server/kit/attachment-name.ts';
import { AppError } from '#server/kit/errors.ts';
import type { StreamAnswer } from '#server/kit/file-answer.ts';
import { retainedSince } from '#server/kit/retained-since.ts';
import { assertOwner, belongsTo, forTheStudio } from '#server/kit/tenancy.ts';
import { forgetCacheAtNextStart } from '#server/providers/forget-cache.ts';
import {
  exportLook,
  exportPortraits,
  exportPronunciations,
  exportThings,
  exportVisitors,
} from './export-data.ts';
import {
  deleteCompanyRow,
  deleteUserRow,
  findCompany,
  findUser,
  listCompanies,
  listMembersOf,
  listPodcastsOf,
  listProjectsOf,
  listUntouchedPodcasts,
  listUntouchedProjects,
  listUsers,
  lockUser,
  wholePerson,
} from './personal-data.repo.ts';
import { writeArchive } from './write-archive.ts';

type Sources = {
  deletedProjects: DeletedProjectsService;
  podcasts: PodcastsService;
  storage: StorageService;
  session: SessionService;
  podcastFeeds: PodcastFeedsService;
};

/** Exports and deletes the data of companies and people, also after the time of retention. */
export function createPersonalDataService(
  { db, blobs, realtime, settings, live, log, now }: Context,
  { deletedProjects, podcasts, storage, session, podcastFeeds }: Sources,
) {
  async function removePodcast(id: string, action?: 'past-retention'): Promise<void> {
    const podcast = await podcasts.find(id);
    if (!podcast) return;
    const { companyId } = podcast;
    const deed = action ? { action, by: null, companyId, subject: id } : null;
    await podcasts.remove(forTheStudio(podcast), deed);
  }

  /** An export changes nothing, so its line is written before the first byte. */
  const recordExport = (deed: Deed) => db.transaction((tx) => recordDeed(tx, deed));

  /** The owner's last company stays, since nobody could sign in without one. */
  const isOwners = (actor: SignedIn, companyId: string) => {
    const own = belongsTo(actor);
    return own.length === 1 && own.includes(companyId);
  };

  async function companyOf(actor: SignedIn, id: string) {
    await assertSecuredOwner(db, actor);
    const company = await findCompany(db, id);
    if (!company) throw new AppError('NOT_FOUND');
    return company;
  }

  async function userOf(actor: SignedIn, id: string) {
    await assertSecuredOwner(db, actor);
    const user = await findUser(db, id);
    if (!user) throw new AppError('NOT_FOUND');
    return user;
  }

  return {
    async get(actor: SignedIn): Promise<PersonalData> {
      assertOwner(actor);
      const bytes = await storage.bytesByCompany();
      const companies = await listCompanies(db);
      const users = await listUsers(db);
      return {
        retentionDays: live.choices().retentionDays,
        companyBytes: live.choices().companyBytes,
        companies: companies.map((company) => ({
          ...company,
          bytes: bytes.get(company.pk) ?? 0,
          isOwners: isOwners(actor, company.pk),
        })),
        users: users.map(({ fullName, ...user }) => ({
          ...user,
          full_name: fullName,
          isOwner: user.id === actor.id,
        })),
      };
    },

    async exportCompany(actor: SignedIn, id: string): Promise<StreamAnswer> {
      const company = await companyOf(actor, id);
      await recordExport({ action: 'company-exported', by: actor, companyId: id });
      const stream = writeArchive(blobs, async (archive) => {
        const members = await listMembersOf(db, id);
        archive.addJson('company.json', { ...company, members });
        await exportLook({ db }, archive, id);
        await exportPortraits({ db }, archive, id);
        await exportPronunciations({ db }, archive, id);
        await exportThings({ db }, archive, { companyId: id });
        await exportVisitors({ db }, archive, id);
      });
      return answerOf(stream, company.name);
    },

    async exportUser(actor: SignedIn, id: string): Promise<StreamAnswer> {
      const user = await userOf(actor, id);
      await recordExport({ action: 'user-exported', by: actor, personId: id, subject: id });
      const known = await wholePerson(db, id);
      const stream = writeArchive(blobs, async (archive) => {
        archive.addJson('person.json', { ...user, ...known });
        await exportThings({ db }, archive, { createdBy: id });
      });
      return answerOf(stream, user.fullName);
    },

    /** Deletes a company: stops its work, removes files and rows, and closes its sockets. */
    async deleteCompany(actor: SignedIn, id: string): Promise<void> {
      await companyOf(actor, id);
      if (isOwners(actor, id)) throw new AppError('OWNER_STAYS');
      const whose = { companyId: id };
      for (const project of await listProjectsOf(db, whose))
        await deletedProjects.removeById(project.id);
      for (const podcast of await listPodcastsOf(db, whose)) await removePodcast(podcast.id);
      await db.transaction(async (tx) => {
        await recordDeed(tx, { action: 'company-deleted', by: actor, companyId: id });
        await deleteCompanyRow(tx, id);
        await forgetAuditedNames(tx);
      });
      await blobs.delete(`podcast-feeds/${id}`);
      await blobs.delete(`companies/${id}`);
      forgetCacheAtNextStart(settings.dataFolder);
      await realtime.readmit();
      // The company is gone. Leftovers are cleared each hour too.
      await storage.clean().catch((error) => log.error({ err: error }, 'leftovers stay'));
    },

    /** Deletes a person. Their work stays with its company, and the audit lines forget them. */
    async deleteUser(actor: SignedIn, id: string): Promise<void> {
      await userOf(actor, id);
      if (id === actor.id) throw new AppError('OWNER_STAYS');
      const ended = await db.transaction(async (tx) => {
        await lockUser(tx, id);
        const action = 'user-deleted';
        await recordDeed(tx, { action, by: actor, personId: id, subject: id });
        await forgetAuditedPerson(tx, id);
        const sessions = await session.endAllOf(tx, id);
        await podcastFeeds.endAddressesKnownTo(tx, id);
        await deleteUserRow(tx, id);
        return sessions;
      });
      session.cut(ended);
    },

    /** Deletes things that were not touched within the time of retention. */
    async endRetention(): Promise<void> {
      const since = retainedSince(live.choices(), now());
      if (!since) return;
      for (const id of await listUntouchedProjects(db, since)) {
        await deletedProjects.removeById(id, 'past-retention');
      }
      for (const id of await listUntouchedPodcasts(db, since)) {
        await removePodcast(id, 'past-retention');
      }
    },
  };
}

const answerOf = (stream: StreamAnswer['stream'], name: string): StreamAnswer => ({
  stream,
  mediaType: 'application/zip',
  attachmentName: attachmentNameOf(name, 'export.zip'),
});
