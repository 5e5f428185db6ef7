import type { ProjectStep, VideoStatus, WorkState } from '@tarima/contract';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { contentIds } from '#server/db/contents-of-course.ts';
import { courseScriptRuns, courses } from '#server/db/tables/courses.ts';
import { projects } from '#server/db/tables/projects.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import { translations } from '#server/db/tables/translations.ts';
import { videoSettings } from '#server/db/tables/video-settings.ts';
import { videos } from '#server/db/tables/videos.ts';

/*
 * Next step and state of a project as expressions over its table and `lacking`. The database
 * decides both, so that lists can be filtered and ordered by them.
 */

/**
 * Scripts and videos that contents of courses lack, to be joined to projects. All structures of
 * a list are read at once.
 * @param among a condition that names the courses, so that no others are read
 */
export function lackingOf(among: SQL | undefined) {
  const structured = sql`(select ${courses.id} as id, ${contentIds} as contents
    from ${courses} where ${among} offset 0) as structured`;
  // Only the length is read: the texts of a company's courses are many megabytes.
  const written = sql`(select ${scripts.id} as id, ${scripts.projectId} as project_id,
      ${scripts.contentId}::text as content,
      octet_length(coalesce(${scripts.editedContent}, ${scripts.originalContent})) > 0 as has_text
    from ${scripts} where ${scripts.contentId} is not null) as written`;
  // With `offset 0` the rows to be grouped are small, without a list of contents.
  const found = sql`(select structured.id as course_id, written.id as script_id, written.has_text,
      jsonb_array_length(structured.contents) as contents,
      structured.contents ? written.content as is_present, ${videos.id} is null as is_unfilmed
    from ${structured} left join ${written} on written.project_id = structured.id
    left join ${videos} on ${videos.projectId} = structured.id and ${videos.scriptId} = written.id
      and ${videos.status} = 'completed' and ${videos.deletedAt} is null
    offset 0) as found`;
  return {
    lacking: sql`(select course_id,
        contents > count(distinct script_id) filter (where is_present) as a_script,
        bool_or(is_present and has_text and is_unfilmed) as a_video
      from ${found} group by course_id, contents) as lacking`,
    isOfProject: sql`lacking.course_id = ${projects.id}`,
  };
}

export const videosOfProject = and(eq(videos.projectId, projects.id), isNull(videos.deletedAt));

type Working =
  | typeof projects
  | typeof videos
  | typeof courses
  | typeof courseScriptRuns
  | typeof translations;
/** True while work waits or runs. */
export const isOpen = ({ status }: Working) => inArray(status, ['waiting', 'processing']);
const isFilming = sql`exists (select 1 from ${videos} where ${and(videosOfProject, isOpen(videos))})`;
const isPlanning = sql`exists (select 1 from ${courses} where ${courses.id} = ${projects.id} and ${isOpen(courses)})`;
const isWriting = sql`exists (select 1 from ${courseScriptRuns} where ${courseScriptRuns.id} = ${projects.id} and ${isOpen(courseScriptRuns)})`;
const isTranslating = sql`exists (select 1 from ${translations} where ${translations.id} = ${projects.id} and ${isOpen(translations)})`;

const hasVideoSettings = sql`exists (select 1 from ${videoSettings} where ${videoSettings.projectId} = ${projects.id})`;
const hasStructure = sql`exists (select 1 from ${courses} where ${courses.id} = ${projects.id} and ${courses.structure} is not null)`;
const newestVideo = sql`coalesce((select ${videos.status} from ${videos} where ${videosOfProject}
  order by ${videos.createdAt} desc, ${videos.id} desc limit 1), 'none')`;

type Case = [condition: SQL, step: ProjectStep];

const OF_EVERY: Case[] = [
  [sql`${projects.status} = 'failed'`, 'retry'],
  [sql`${projects.status} <> 'completed'`, 'reading'],
];
const OF_COURSE: Case[] = [
  [sql`not ${hasStructure} or ${isPlanning}`, 'structure'],
  [sql`lacking.a_script or ${isWriting}`, 'scripts'],
  [isFilming, 'course-videos-progress'],
  [sql`lacking.a_video`, 'course-videos'],
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
  when ${isOpen(projects)} or ${isFilming} or ${isPlanning} or ${isWriting} or ${isTranslating} then 'working'
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
