import { avatars } from './en/avatars.ts';
import { common } from './en/common.ts';
import { course } from './en/course.ts';
import { courseDesigner } from './en/course-designer.ts';
import { coursePlayer } from './en/course-player.ts';
import { courseQueue } from './en/course-queue.ts';
import { courseScripts } from './en/course-scripts.ts';
import { draft } from './en/draft.ts';
import { editor } from './en/editor.ts';
import { errors } from './en/errors.ts';
import { fallback } from './en/fallback.ts';
import { footer } from './en/footer.ts';
import { generate } from './en/generate.ts';
import { header } from './en/header.ts';
import { home } from './en/home.ts';
import { information } from './en/information.ts';
import { podcasts } from './en/podcasts.ts';
import { projects } from './en/projects.ts';
import { session } from './en/session.ts';
import { settings } from './en/settings.ts';
import { upload } from './en/upload.ts';
import { videos } from './en/videos.ts';
import { voices } from './en/voices.ts';
import type { Messages } from './messages.ts';

export const en = {
  common,
  errors,
  fallback,
  header,
  footer,
  session,
  home,
  upload,
  course,
  draft,
  projects,
  videos,
  information,
  editor,
  avatars,
  voices,
  generate,
  courseDesigner,
  courseScripts,
  courseQueue,
  coursePlayer,
  podcasts,
  settings,
} satisfies Messages;
