import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { courseScriptRuns, courses } from '#server/db/tables/courses.ts';
import { projects } from '#server/db/tables/projects.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import { videoSettings } from '#server/db/tables/video-settings.ts';
import { videos } from '#server/db/tables/videos.ts';
import { lastTouched } from './last-touched.ts';
import type { ProjectState } from './project-steps.ts';

const OPEN = ['waiting', 'processing'] as const;
const videosOfProject = and(eq(videos.projectId, projects.id), isNull(videos.deletedAt));
/** The contents of a course's structure, each as `content`. */
const contents = sql`jsonb_array_elements(${courses.structure} -> 'modules') as module, jsonb_array_elements(module -> 'contents') as content`;
const scriptsOfContent = and(
  eq(scripts.projectId, projects.id),
  sql`${scripts.contentId} = (content ->> 'id')::uuid`,
);

const hasUnwritten = sql`exists (select 1 from ${contents} where not exists (
  select 1 from ${scripts} where ${scriptsOfContent}))`;
const hasUnfilmed = sql`exists (select 1 from ${contents}, ${scripts} where ${scriptsOfContent}
  and coalesce(${scripts.editedContent}, ${scripts.originalContent}) <> ''
  and not exists (select 1 from ${videos} where ${and(
    eq(videos.scriptId, scripts.id),
    eq(videos.status, 'completed'),
    isNull(videos.deletedAt),
  )}))`;

/** The state of each project. */
export async function findStates(db: Queryable, ids: string[]): Promise<Map<string, ProjectState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: projects.id,
      touchedAt: lastTouched(),
      hasVideoSettings: isTrue(isNotNull(videoSettings.projectId)),
      videoStatus: sql<ProjectState['videoStatus']>`(select ${videos.status} from ${videos}
        where ${videosOfProject} order by ${videos.createdAt} desc, ${videos.id} desc limit 1)`,
      isPlanning: isTrue(inArray(courses.status, OPEN)),
      hasStructure: isTrue(isNotNull(courses.structure)),
      isWriting: isTrue(inArray(courseScriptRuns.status, OPEN)),
      hasUnwritten: isTrue(hasUnwritten),
      hasUnfilmed: isTrue(hasUnfilmed),
      isFilming: isTrue(
        sql`exists (select 1 from ${videos} where ${and(videosOfProject, inArray(videos.status, OPEN))})`,
      ),
    })
    .from(projects)
    .leftJoin(videoSettings, eq(videoSettings.projectId, projects.id))
    .leftJoin(courses, eq(courses.id, projects.id))
    .leftJoin(courseScriptRuns, eq(courseScriptRuns.id, projects.id))
    .where(inArray(projects.id, ids));
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}

/** A condition as a column. Null counts as false. */
const isTrue = (condition: SQL) => sql<boolean>`coalesce(${condition}, false)`;
