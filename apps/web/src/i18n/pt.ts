import type { Messages } from './messages.ts';
import { avatars } from './pt/avatars.ts';
import { common } from './pt/common.ts';
import { course } from './pt/course.ts';
import { courseDesigner } from './pt/course-designer.ts';
import { coursePlayer } from './pt/course-player.ts';
import { courseQueue } from './pt/course-queue.ts';
import { courseScripts } from './pt/course-scripts.ts';
import { draft } from './pt/draft.ts';
import { editor } from './pt/editor.ts';
import { errors } from './pt/errors.ts';
import { fallback } from './pt/fallback.ts';
import { footer } from './pt/footer.ts';
import { generate } from './pt/generate.ts';
import { header } from './pt/header.ts';
import { home } from './pt/home.ts';
import { information } from './pt/information.ts';
import { podcasts } from './pt/podcasts.ts';
import { projects } from './pt/projects.ts';
import { session } from './pt/session.ts';
import { settings } from './pt/settings.ts';
import { upload } from './pt/upload.ts';
import { videos } from './pt/videos.ts';
import { voices } from './pt/voices.ts';

export const pt = {
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
