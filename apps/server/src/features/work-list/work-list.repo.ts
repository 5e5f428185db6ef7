import type { LibrarySort, LibraryType, WorkState } from '@tarima/contract';
import { and, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { foldedText, hasWords } from '#server/db/folded-text.ts';
import { courses } from '#server/db/tables/courses.ts';
import { podcastSources, podcasts } from '#server/db/tables/podcasts.ts';
import { projectFiles, projects } from '#server/db/tables/projects.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import { podcastState, podcastTouched } from '#server/features/podcasts/podcast-states.ts';
import { touchesOfAll } from '#server/features/projects/last-touched.ts';
import { lackingOf, projectState } from '#server/features/projects/project-steps.ts';
import type { OwnCompanies } from '#server/kit/tenancy.ts';

export type WantedWorks = {
  types: readonly LibraryType[];
  hasScript?: boolean | undefined;
  state?: WorkState | undefined;
  search: string;
  sort: LibrarySort;
};
export type FoundWork = { kind: 'project' | 'podcast'; id: string };

const ORDERS: Record<LibrarySort, SQL> = {
  recent: sql`touched_at desc`,
  newest: sql`created_at desc`,
  oldest: sql`created_at`,
  name: sql`folded_name`,
  unfinished: sql`case state when 'unfinished' then 0 when 'working' then 1 else 2 end, touched_at desc`,
};

/** A page of the projects and podcasts, and the number of all. */
export async function listWorks(
  db: Queryable,
  companyIds: OwnCompanies,
  { state, sort, ...wanted }: WantedWorks,
  page: { limit: number; offset: number },
): Promise<{ works: FoundWork[]; total: number }> {
  const branches = [projectsAmong(companyIds, wanted), podcastsAmong(companyIds, wanted)];
  const chosen = branches.filter((branch) => branch !== null);
  // The database leaves out the columns that neither filter nor order needs.
  const all = sql`(${sql.join(chosen, sql` union all `)}) as works`;
  const where = state && sql`state = ${state}`;
  // Both in one query, since states take the longest.
  const total = sql`count(*) over ()`.mapWith(Number);
  const works = await db
    .select({ kind: sql<FoundWork['kind']>`kind`, id: sql<string>`id`, total })
    .from(all)
    .where(where)
    .orderBy(ORDERS[sort], sql`id desc`)
    .limit(page.limit)
    .offset(page.offset);
  const [first] = works;
  if (first || page.offset === 0) return { works, total: first?.total ?? 0 };
  const [counted] = await db.select({ total: count() }).from(all).where(where);
  return { works, total: counted?.total ?? 0 };
}

type Wanted = Omit<WantedWorks, 'state' | 'sort'>;

function projectsAmong(companyIds: OwnCompanies, { types, hasScript, search }: Wanted): SQL | null {
  const projectTypes = types.filter((type) => type !== 'podcast');
  if (projectTypes.length === 0) return null;
  const fileNames = sql`(select string_agg(${projectFiles.name}, ' ') from ${projectFiles}
    where ${projectFiles.projectId} = ${projects.id})`;
  const isWritten = sql`exists (select 1 from ${scripts} where ${scripts.projectId} = ${projects.id}
    and coalesce(${scripts.editedContent}, ${scripts.originalContent}) <> '')`;
  const { traces, isOfProject, lastTouched } = touchesOfAll();
  const isOwn = and(inArray(projects.companyId, companyIds), isNull(projects.deletedAt));
  const contents = lackingOf(
    sql`${courses.id} in (select ${projects.id} from ${projects} where ${isOwn})`,
  );
  return sql`select 'project' as kind, ${projects.id} as id, ${projects.createdAt} as created_at,
      ${lastTouched} as touched_at, ${foldedText(projects.name)} as folded_name,
      ${projectState} as state
    from ${projects} left join ${traces} on ${isOfProject}
    left join ${contents.lacking} on ${contents.isOfProject}
    where ${and(
      isOwn,
      inArray(projects.type, projectTypes),
      hasScript ? isWritten : undefined,
      hasWords(sql`concat_ws(' ', ${projects.name}, ${fileNames})`, search),
    )}`;
}

function podcastsAmong(companyIds: OwnCompanies, { types, hasScript, search }: Wanted): SQL | null {
  if (!types.includes('podcast')) return null;
  // As `topicOf` finds it.
  const topic = sql`coalesce((select ${podcastSources.title} from ${podcastSources}
      where ${eq(podcastSources.podcastId, podcasts.id)} and btrim(${podcastSources.title}) <> ''
        and ${podcastSources.errorCode} is null order by ${podcastSources.position} limit 1),
    ${podcasts.script} #>> '{chapters,0,title}')`;
  const name = sql`${podcasts.brief} ->> 'podcastName'`;
  const tagline = sql`${podcasts.brief} ->> 'podcastTagline'`;
  return sql`select 'podcast' as kind, ${podcasts.id} as id, ${podcasts.createdAt} as created_at,
      ${podcastTouched} as touched_at,
      ${foldedText(sql`coalesce(nullif(${topic}, ''), ${name})`)} as folded_name,
      ${podcastState} as state
    from ${podcasts}
    where ${and(
      inArray(podcasts.companyId, companyIds),
      hasScript ? isNotNull(podcasts.script) : undefined,
      hasWords(sql`concat_ws(' ', ${name}, ${tagline}, ${topic})`, search),
    )}`;
}
