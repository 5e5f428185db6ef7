import { sql } from 'drizzle-orm';
import { scripts } from './tables/scripts.ts';
import { videos } from './tables/videos.ts';

const present = sql`coalesce(${scripts.editedContent}, ${scripts.originalContent})`;
const isItsScript = sql`${scripts.id} = ${videos.scriptId} or (${videos.scriptId} is null
  and ${scripts.projectId} = ${videos.projectId} and ${scripts.contentId} is null)`;
const comparison = sql`select ${present} <> ${videos.recipe} ->> 'script' from ${scripts}
  where ${isItsScript} limit 1`;

/** For queries of videos: true where the script no longer says what the video says. */
export const isChangedSinceVideo = sql<boolean>`coalesce((${comparison}), false)`;
