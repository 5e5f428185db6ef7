import { type ErrorCode, FAILURES_SHOWN_DAYS, type JobName } from '@tarima/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { courseScriptRuns, courses } from '#server/db/tables/courses.ts';
import { hostDeliveries } from '#server/db/tables/host-platform.ts';
import { libraryAssets } from '#server/db/tables/library.ts';
import { packages } from '#server/db/tables/packages.ts';
import { podcasts } from '#server/db/tables/podcasts.ts';
import { projects } from '#server/db/tables/projects.ts';
import { questionRuns } from '#server/db/tables/questions.ts';
import { redrafts } from '#server/db/tables/redrafts.ts';
import { translations } from '#server/db/tables/translations.ts';
import { videos } from '#server/db/tables/videos.ts';
import { voiceModelFetches } from '#server/db/tables/voice-model-fetches.ts';
import type { workColumns } from '#server/db/tables/work-columns.ts';

type WorkTable = PgTable & Record<keyof ReturnType<typeof workColumns> | 'stage', AnyPgColumn>;

/** Open work, and what failed lately. Cancelled work is what somebody wanted. */
const isShown = ({ status, errorCode, finishedAt }: WorkTable): SQL => sql`(
  ${status} in ('waiting', 'processing')
  or (${status} = 'failed' and ${errorCode} is distinct from ${'CANCELLED' satisfies ErrorCode}
    and ${finishedAt} > now() - make_interval(days => ${FAILURES_SHOWN_DAYS})))`;

const columns = (kind: JobName | SQL, table: WorkTable): SQL => sql`${kind}::text as kind,
  ${table.id} as id, ${table.status} as status, ${table.stage} as stage,
  ${table.progress} as progress, ${table.jobId} as job_id, ${table.retryCount} as retry_count,
  ${table.deathsInStep} as deaths, ${table.errorCode} as error_code,
  ${table.startedAt} as started_at, ${table.finishedAt} as finished_at`;

/** Work that has the id of its project, or names it. */
const ofProject = (
  kind: JobName,
  table: WorkTable,
  projectId: AnyPgColumn = table.id,
): SQL => sql`select ${columns(kind, table)}, ${projects.companyId} as company_id,
    ${projects.id} as project_id
  from ${table} inner join ${projects} on ${projects.id} = ${projectId}
  where ${isShown(table)} and ${projects.deletedAt} is null`;

const drafts = sql`select ${columns('draft-project', projects)},
    ${projects.companyId} as company_id, ${projects.id} as project_id
  from ${projects} where ${isShown(projects)} and ${projects.deletedAt} is null`;

/** A newer video of the same script takes the place of a failed one. */
const isReplaced = sql`${videos.status} = 'failed' and exists (
  select 1 from ${videos} as newer
  where newer.project_id = ${videos.projectId} and newer.created_at > ${videos.createdAt}
    and newer.script_id is not distinct from ${videos.scriptId})`;

const ofVideos = sql`select ${columns(
  sql`case ${videos.provider} when 'local' then 'make-video' else 'order-video' end`,
  videos,
)}, ${videos.companyId} as company_id, ${videos.projectId} as project_id
  from ${videos} inner join ${projects} on ${projects.id} = ${videos.projectId}
  where ${isShown(videos)} and ${videos.deletedAt} is null and ${projects.deletedAt} is null
    and not (${isReplaced})`;

const ofPodcasts = sql`select ${columns('make-podcast', podcasts)},
    ${podcasts.companyId} as company_id, null::uuid as project_id
  from ${podcasts} where ${isShown(podcasts)}`;

const ofDeliveries = sql`select ${columns('deliver-to-host', hostDeliveries)},
    ${libraryAssets.companyId} as company_id, null::uuid as project_id
  from ${hostDeliveries}
    inner join ${libraryAssets} on ${libraryAssets.id} = ${hostDeliveries.libraryAssetId}
  where ${isShown(hostDeliveries)}`;

const ofVoiceModels = sql`select ${columns('fetch-voice-model', voiceModelFetches)},
    null::uuid as company_id, null::uuid as project_id
  from ${voiceModelFetches} where ${isShown(voiceModelFetches)}`;

/** The rows of all kinds of work, as one table. Both kinds of videos share one. */
const BRANCHES: Record<Exclude<JobName, 'order-video'>, SQL> = {
  'draft-project': drafts,
  'redraft-script': ofProject('redraft-script', redrafts),
  'plan-course': ofProject('plan-course', courses),
  'write-scripts': ofProject('write-scripts', courseScriptRuns),
  'make-questions': ofProject('make-questions', questionRuns),
  'translate-project': ofProject('translate-project', translations),
  'make-video': ofVideos,
  'make-podcast': ofPodcasts,
  'build-package': ofProject('build-package', packages, packages.projectId),
  'deliver-to-host': ofDeliveries,
  'fetch-voice-model': ofVoiceModels,
};

export const ALL_WORK = sql.join(Object.values(BRANCHES), sql` union all `);
