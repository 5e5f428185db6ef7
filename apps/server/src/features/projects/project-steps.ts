import type { ProjectStep, VideoStatus, WorkState } from '@tarima/contract';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { contentsOfCourse } from '#server/db/contents-of-course.ts';
import { courseScriptRuns, courses } from '#server/db/tables/courses.ts';
import { projects } from '#server/db/tables/projects.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import { videoSettings } from '#server/db/tables/video-settings.ts';
import { videos } from '#server/db/tables/videos.ts';

/*
 * Next step and state of a project as expressions over the table of projects. The database
 * decides both, so that lists can be filtered and ordered by them.
 */

export const videosOfProject = and(eq(videos.projectId, projects.id), isNull(videos.deletedAt));
const contents = contentsOfCourse(projects.id);
const scriptsOfContent = and(
  eq(scripts.projectId, projects.id),
  sql`${scripts.contentId} = (content.value ->> 'id')::uuid`,
);

type Working = typeof projects | typeof videos | typeof courses | typeof courseScriptRuns;
/** True while work waits or runs. */
export const isOpen = ({ status }: Working) => inArray(status, ['waiting', 'processing']);
const isFilming = sql`exists (select 1 from ${videos} where ${and(videosOfProject, isOpen(videos))})`;
const isPlanning = sql`exists (select 1 from ${courses} where ${courses.id} = ${projects.id} and ${isOpen(courses)})`;
const isWriting = sql`exists (select 1 from ${courseScriptRuns} where ${courseScriptRuns.id} = ${projects.id} and ${isOpen(courseScriptRuns)})`;

const hasVideoSettings = sql`exists (select 1 from ${videoSettings} where ${videoSettings.projectId} = ${projects.id})`;
const hasStructure = sql`exists (select 1 from ${courses} where ${courses.id} = ${projects.id} and ${courses.structure} is not null)`;
const hasUnwritten = sql`exists (select 1 from ${contents}
  and not exists (select 1 from ${scripts} where ${scriptsOfContent}))`;
/** True while a content with text has no video. */
const hasUnfilmed = sql`exists (select 1 from ${contents}
  and exists (select 1 from ${scripts} where ${scriptsOfContent}
    and coalesce(${scripts.editedContent}, ${scripts.originalContent}) <> ''
    and not exists (select 1 from ${videos} where ${and(
      eq(videos.scriptId, scripts.id),
      eq(videos.status, 'completed'),
      isNull(videos.deletedAt),
    )})))`;
const newestVideo = sql`coalesce((select ${videos.status} from ${videos} where ${videosOfProject}
  order by ${videos.createdAt} desc, ${videos.id} desc limit 1), 'none')`;

type Case = [condition: SQL, step: ProjectStep];

const OF_EVERY: Case[] = [
  [sql`${projects.status} = 'failed'`, 'retry'],
  [sql`${projects.status} <> 'completed'`, 'reading'],
];
const OF_COURSE: Case[] = [
  [sql`not ${hasStructure} or ${isPlanning}`, 'structure'],
  [sql`${hasUnwritten} or ${isWriting}`, 'scripts'],
  [isFilming, 'course-videos-progress'],
  [hasUnfilmed, 'course-videos'],
];
const OF_VIDEO: Record<VideoStatus | 'none', SQL> = {
  completed: step('video'),
  failed: step('video-settings'),
  waiting: step('video-progress'),
  processing: step('video-progress'),
  none: firstOf([[hasVideoSettings, 'video-settings']], step('script')),
};

/** The step at which the author continues. */
export const nextStep = firstOf<ProjectStep>(
  OF_EVERY,
  sql`case when ${projects.type} = 'course' then ${firstOf(OF_COURSE, step('course'))}
    else case ${newestVideo} ${sql.join(
      Object.entries(OF_VIDEO).map(([status, then]) => sql`when ${status} then ${then}`),
      sql` `,
    )} end end`,
);

/** Working while anything of it is being made; finished with its video, or all of its course. */
export const projectState = sql<WorkState>`case
  when ${isOpen(projects)} or ${isFilming} or ${isPlanning} or ${isWriting} then 'working'
  when ${nextStep} in ('video', 'course') then 'finished'
  else 'unfinished' end`;

function firstOf<Step>(cases: Case[], otherwise: SQL): SQL<Step> {
  const branches = cases.map(([condition, then]) => sql`when ${condition} then ${step(then)}`);
  return sql<Step>`case ${sql.join(branches, sql` `)} else ${otherwise} end`;
}

/** A step as text; the database would not know the type of a bare parameter. */
function step(name: ProjectStep): SQL {
  return sql`${name}::text`;
}
