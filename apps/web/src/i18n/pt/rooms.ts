import { avatars } from './avatars.ts';
import { course } from './course.ts';
import { courseDesigner } from './course-designer.ts';
import { coursePlayer } from './course-player.ts';
import { courseQueue } from './course-queue.ts';
import { courseScripts } from './course-scripts.ts';
import { draft } from './draft.ts';
import { editor } from './editor.ts';
import { generate } from './generate.ts';
import { handOver } from './hand-over.ts';
import { information } from './information.ts';
import { learnerLinks } from './learner-links.ts';
import { ledger } from './ledger.ts';
import { library } from './library.ts';
import { line } from './line.ts';
import { manuscripts } from './manuscripts.ts';
import { podcasts } from './podcasts.ts';
import { projects } from './projects.ts';
import { questions } from './questions.ts';
import { redraft } from './redraft.ts';
import { reviewing } from './reviewing.ts';
import { reviews } from './reviews.ts';
import { signIn } from './sign-in.ts';
import { translations } from './translations.ts';
import { upload } from './upload.ts';
import { videos } from './videos.ts';
import { voices } from './voices.ts';

/** Texts of the screens. They come with the first screen beside home. */
export const rooms = {
  signIn,
  library,
  line,
  upload,
  course,
  draft,
  projects,
  videos,
  information,
  editor,
  learnerLinks,
  manuscripts,
  ledger,
  redraft,
  avatars,
  voices,
  generate,
  courseDesigner,
  courseScripts,
  courseQueue,
  coursePlayer,
  handOver,
  podcasts,
  questions,
  reviewing,
  reviews,
  translations,
};
