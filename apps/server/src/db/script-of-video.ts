import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { scripts } from './tables/scripts.ts';
import { videos } from './tables/videos.ts';

const isOnlyScript = and(
  isNull(videos.scriptId),
  eq(scripts.projectId, videos.projectId),
  isNull(scripts.contentId),
);

/** Joins a video with its script. The only video of a video project names none. */
export const isScriptOfVideo = or(eq(scripts.id, videos.scriptId), isOnlyScript);

const present = sql`coalesce(${scripts.editedContent}, ${scripts.originalContent})`;

/** For queries that join the script: true where it no longer says what the video says. */
export const saysOther = sql<boolean>`coalesce(${present} <> ${videos.recipe} ->> 'script', false)`;

/** The same for queries of videos alone. False where the script is gone. */
export const isChangedSinceVideo = sql<boolean>`coalesce((
  select ${saysOther} from ${scripts} where ${isScriptOfVideo} limit 1), false)`;
