import {
  VIDEO_STATUSES,
  type VideoCounts,
  type VideoSort,
  type VideoStatus,
} from '@tarima/contract';
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { foldedText, hasWords } from '#server/db/folded-text.ts';
import { projects } from '#server/db/tables/projects.ts';
import { videos } from '#server/db/tables/videos.ts';
import type { OwnCompanies } from '#server/kit/tenancy.ts';
import { type OwnedVideo, ownedVideo } from './videos.repo.ts';

type Wanted = {
  status: VideoStatus | undefined;
  search: string;
  sort: VideoSort;
  offset: number;
  limit: number;
};

const ORDERS: Record<VideoSort, SQL[]> = {
  newest: [desc(videos.createdAt)],
  oldest: [asc(videos.createdAt)],
  title: [asc(foldedText(videos.title)), desc(videos.createdAt)],
  longest: [sql`${videos.durationSeconds} desc nulls last`, desc(videos.createdAt)],
};

/** A page of the videos, the number of all, and the number for each filter. */
export async function listVideos(
  db: Queryable,
  companyIds: OwnCompanies,
  { status, search, sort, offset, limit }: Wanted,
): Promise<{ rows: OwnedVideo[]; total: number; counts: VideoCounts }> {
  const found = and(
    inArray(videos.companyId, companyIds),
    isNull(videos.deletedAt),
    isNull(projects.deletedAt),
    hasWords(sql`concat_ws(' ', ${videos.title}, ${videos.module}, ${projects.name})`, search),
  );
  const rows = await db
    .select(ownedVideo)
    .from(videos)
    .innerJoin(projects, eq(projects.id, videos.projectId))
    .where(and(found, status && inArray(videos.status, statusesShownAs(status))))
    .orderBy(...ORDERS[sort], desc(videos.id))
    .limit(limit)
    .offset(offset);
  const counted = await db
    .select({ status: videos.status, count: count() })
    .from(videos)
    .innerJoin(projects, eq(projects.id, videos.projectId))
    .where(found)
    .groupBy(videos.status);
  const sum = (statuses: readonly VideoStatus[]) =>
    counted.reduce((all, row) => all + (statuses.includes(row.status) ? row.count : 0), 0);
  return {
    rows,
    total: sum(status ? statusesShownAs(status) : VIDEO_STATUSES),
    counts: {
      all: sum(VIDEO_STATUSES),
      processing: sum(statusesShownAs('processing')),
      completed: sum(['completed']),
      failed: sum(['failed']),
    },
  };
}

/** The filter for videos under way also shows those that wait. */
function statusesShownAs(status: VideoStatus): VideoStatus[] {
  return status === 'processing' ? ['waiting', 'processing'] : [status];
}
