import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { PodcastFeed } from '@tarima/contract';
import { z } from 'zod';
import { createFileCache } from '#server/blobs/cached-file.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { filesOfLook } from '#server/features/looks/look-files.ts';
import { lookOf } from '#server/features/looks/looks.service.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import type { FileAnswer } from '#server/kit/file-answer.ts';
import { isOwnerOf, type OwnCompany, ownCompany } from '#server/kit/tenancy.ts';
import { type Channel, feedAddress, formatFeed } from './podcast-feed.presenter.ts';
import {
  findCompanyOfFeed,
  findFeed,
  hasOwner,
  listCompaniesOf,
  noteUseOfFeed,
  replaceKnownSecret,
  replaceSecret,
} from './podcast-feeds.repo.ts';
import { PODCAST_FILE_NAMES, PODCAST_FILES, podcastFileKey } from './podcast-files.ts';
import { findPodcast, listHeard } from './podcasts.repo.ts';

/** Directories read no more episodes of a feed. */
const MOST_EPISODES = 300;
/** A player requests a file in many pieces. Its use is stored at most this often. */
const NOTED_EVERY_MS = 60_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const newSecret = () => randomBytes(24).toString('base64url');

export function createPodcastFeedsService(context: Context) {
  const { db, blobs, providers } = context;
  const covers = createFileCache(blobs);

  async function mayRenew(actor: Actor, companyId: OwnCompany): Promise<boolean> {
    return isOwnerOf(actor, companyId) || !(await hasOwner(db, companyId));
  }

  async function companyOf(secret: string): Promise<{ id: string; name: string }> {
    const company = await findCompanyOfFeed(db, secret);
    if (!company) throw new AppError('NOT_FOUND');
    const now = context.now();
    const isDue = now.getTime() - (company.usedAt?.getTime() ?? 0) >= NOTED_EVERY_MS;
    if (isDue) await noteUseOfFeed(db, secret, now);
    return company;
  }

  return {
    async address(actor: Actor, wanted: string, origin: string): Promise<PodcastFeed> {
      const companyId = ownCompany(actor, wanted);
      const { secret, usedAt } = await findFeed(db, companyId, newSecret());
      return {
        url: feedAddress(origin, secret),
        lastUsedAt: usedAt?.toISOString() ?? null,
        canRenew: await mayRenew(actor, companyId),
      };
    },

    async renew(actor: Actor, wanted: string, origin: string): Promise<PodcastFeed> {
      const companyId = ownCompany(actor, wanted);
      if (!(await mayRenew(actor, companyId))) throw new AppError('FORBIDDEN');
      const secret = newSecret();
      await db.transaction(async (tx) => {
        await replaceSecret(tx, companyId, secret);
        await recordDeed(tx, { action: 'feed-renewed', by: actor, companyId });
      });
      return { url: feedAddress(origin, secret), lastUsedAt: null, canRenew: true };
    },

    /** Changes the address in the transaction that removes a member, who may know it. */
    async endKnownAddress(tx: Queryable, companyId: string): Promise<void> {
      await replaceKnownSecret(tx, companyId, newSecret());
    },

    /** The same for a person who is about to be deleted. */
    async endAddressesKnownTo(tx: Queryable, userId: string): Promise<void> {
      for (const id of await listCompaniesOf(tx, userId)) {
        await replaceKnownSecret(tx, id, newSecret());
      }
    },

    /** A company's podcasts with audio, as RSS. */
    async feed(secret: string, origin: string): Promise<string> {
      const company = await companyOf(secret);
      const rows = await listHeard(db, company.id, MOST_EPISODES);
      const channel: Channel = { origin, secret, companyId: company.id, publisher: company.name };
      return formatFeed(channel, rows);
    },

    async cover(secret: string): Promise<FileAnswer> {
      const { id, name } = await companyOf(secret);
      const look = await lookOf(db, id);
      const file = look ? `cover-${sha256(JSON.stringify(look))}.jpg` : 'cover.jpg';
      const key = `podcast-feeds/${id}/${file}`;
      const blob = await covers.get(key, '.jpg', async (temporary) => {
        const cover = { name, tagline: '', publisher: 'Podcasts', ...(look && { look }) };
        const pictures = await filesOfLook(blobs, id, look ?? undefined);
        await writeFile(temporary, await providers.presenters.renderPodcastCover(cover, pictures));
      });
      await blobs.deleteBeside(key);
      return { blob, mediaType: 'image/jpeg' };
    },

    /** A file of one of the company's podcasts, by its file name. */
    async file(secret: string, podcastId: string, fileName: string): Promise<FileAnswer> {
      const company = await companyOf(secret);
      const file = PODCAST_FILE_NAMES.find((name) => PODCAST_FILES[name].name === fileName);
      const isId = z.uuid().safeParse(podcastId).success;
      const podcast = isId ? await findPodcast(db, podcastId) : null;
      if (!file || podcast?.companyId !== company.id || !podcast.audio) {
        throw new AppError('NOT_FOUND');
      }
      const blob = podcastFileKey(podcastId, podcast.audio.jobId, file);
      return { blob, mediaType: PODCAST_FILES[file].mediaType };
    },
  };
}
export type PodcastFeedsService = ReturnType<typeof createPodcastFeedsService>;
