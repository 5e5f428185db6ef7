import type { ProjectStep, WorkState } from '@tarima/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isScriptOfContent, placeOfScript } from '#server/db/contents-of-course.ts';
import type { Queryable } from '#server/db/database.ts';
import { courseQueueItems } from '#server/db/tables/course-queue.ts';
import { courseScriptRuns, courses } from '#server/db/tables/courses.ts';
import { projects } from '#server/db/tables/projects.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import { translations } from '#server/db/tables/translations.ts';
import { videos } from '#server/db/tables/videos.ts';
import { lastTouched } from './last-touched.ts';
import { isOpen, lackingOf, nextStep, projectState, videosOfProject } from './project-steps.ts';

/** Facts that follow from a project's rows. */
export type ProjectState = {
  /** The time of the last work on it. */
  touchedAt: Date;
  nextStep: ProjectStep;
  state: WorkState;
  /** 0 to 100 of what is being made now; null if nothing is. */
  progress: number | null;
  /** The finished video to show it by, and the playing time of all that count. */
  posterVideo: string | null;
  durationSeconds: number | null;
};

const progressOfWork = (
  work: typeof projects | typeof courses | typeof courseScriptRuns | typeof translations,
) => sql`case when ${isOpen(work)} then ${work.progress} end`;
/** Of the video being made. */
const filmed = sql`(select ${videos.progress} from ${videos}
  where ${and(videosOfProject, isOpen(videos))}
  order by ${videos.createdAt} desc, ${videos.id} desc limit 1)`;
/** Of all videos of a course's queue, while it makes one. */
const queued = sql`(select avg(case ${courseQueueItems.status} when 'completed' then 100
    when 'processing' then coalesce(${videos.progress}, 0) else 0 end)::real
  from ${courseQueueItems} inner join ${scripts} on ${scripts.id} = ${courseQueueItems.scriptId}
  left join ${videos} on ${videos.id} = ${courseQueueItems.videoId}
  where ${courseQueueItems.queueId} = ${projects.id} and ${isScriptOfContent(projects.id)}
  having bool_or(${courseQueueItems.status} = 'processing'))`;

/** The newest finished video of a project, or of each present content of a course. */
const finishedVideos = sql`(select distinct on (${videos.scriptId}) ${videos.id} as id,
    ${videos.durationSeconds} as seconds, ${placeOfScript(projects.id)} as place
  from ${videos} left join ${scripts} on ${scripts.id} = ${videos.scriptId}
  where ${and(videosOfProject, eq(videos.status, 'completed'))}
    and (${videos.scriptId} is null or ${placeOfScript(projects.id)} is not null)
  order by ${videos.scriptId}, ${videos.createdAt} desc, ${videos.id} desc) as finished`;

/** The state of each project. */
export async function findStates(db: Queryable, ids: string[]): Promise<Map<string, ProjectState>> {
  if (ids.length === 0) return new Map();
  const { lacking, isOfProject } = lackingOf(inArray(courses.id, ids));
  const rows = await db
    .select({
      id: projects.id,
      touchedAt: lastTouched(),
      nextStep,
      state: projectState,
      progress: sql<number | null>`coalesce(${sql.join(
        [
          ...[projects, courses, courseScriptRuns, translations].map(progressOfWork),
          queued,
          filmed,
        ],
        sql`, `,
      )})`,
      posterVideo: sql<string | null>`(select id from ${finishedVideos} order by place limit 1)`,
      durationSeconds: sql<number | null>`(select sum(seconds) from ${finishedVideos})`,
    })
    .from(projects)
    .leftJoin(courses, eq(courses.id, projects.id))
    .leftJoin(courseScriptRuns, eq(courseScriptRuns.id, projects.id))
    .leftJoin(translations, eq(translations.id, projects.id))
    .leftJoin(lacking, isOfProject)
    .where(inArray(projects.id, ids));
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}
