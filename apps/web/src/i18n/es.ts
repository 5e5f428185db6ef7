import { avatars } from './es/avatars.ts';
import { common } from './es/common.ts';
import { course } from './es/course.ts';
import { courseDesigner } from './es/course-designer.ts';
import { coursePlayer } from './es/course-player.ts';
import { courseQueue } from './es/course-queue.ts';
import { courseScripts } from './es/course-scripts.ts';
import { draft } from './es/draft.ts';
import { editor } from './es/editor.ts';
import { errors } from './es/errors.ts';
import { fallback } from './es/fallback.ts';
import { footer } from './es/footer.ts';
import { generate } from './es/generate.ts';
import { header } from './es/header.ts';
import { home } from './es/home.ts';
import { information } from './es/information.ts';
import { podcasts } from './es/podcasts.ts';
import { projects } from './es/projects.ts';
import { session } from './es/session.ts';
import { settings } from './es/settings.ts';
import { upload } from './es/upload.ts';
import { videos } from './es/videos.ts';
import { voices } from './es/voices.ts';

export const es = {
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
};
