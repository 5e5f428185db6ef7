import type { ErrorCode } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { ContentScriptDraft } from '@tarima/writer';
import { courseForWriter } from '#server/features/courses/course-for-writer.ts';
import { readingForCourse, whenEnded } from '#server/features/courses/course-reading.ts';
import { sizeOfScriptRun } from '#server/features/courses/course-sizes.ts';
import { contentsOf } from '#server/features/courses/course-structure.ts';
import {
  findCourse,
  isPlanned,
  lockCourse,
  type PlannedCourse,
  scriptRunRows,
} from '#server/features/courses/courses.repo.ts';
import { askerOfProject } from '#server/features/projects/asker-of-project.ts';
import { addContentScript, scriptsByContent } from '#server/features/projects/scripts.service.ts';
import { forgetAnswers } from '#server/features/usage/model-usage.service.ts';
import { AppError } from '#server/kit/errors.ts';
import { createThrottle } from '#server/kit/throttle.ts';
import { type JobDefinition, type JobRun, LONGEST_ASKING_SECONDS } from './define-job.ts';

const PROGRESS_INTERVAL_MS = 500;
/** What a language model is asked for here. */
const SCRIPTS_STEP = 'scripts';

type Missing = { course: PlannedCourse; contents: ReturnType<typeof contentsOf>; all: number };
type Material = { projectName: string; documents: SourceDocument[] };

/**
 * Writes the scripts that a course lacks. Each is stored as it is finished, and none that is there
 * is touched, so that after a crash only what is missing is written.
 */
export const writeScriptsJob: JobDefinition = {
  name: 'write-scripts',
  rows: scriptRunRows,
  askedBy: askerOfProject,
  sizeOf: sizeOfScriptRun,
  concurrency: 2,
  expireInSeconds: LONGEST_ASKING_SECONDS,
  failureCode: 'SCRIPTS_FAILED',
  announce: (studio, id) => studio.services.courses.announce(id),

  async run(run) {
    const { id, studio } = run;
    await whenEnded(run, () => findCourse(studio.context.db, id));
    const { project, documents } = await readingForCourse(run);
    for (;;) {
      // Asked again after each round: contents may have come meanwhile.
      const missing = await findMissingOrComplete(run);
      if (!missing) break;
      await writeMissing(run, missing, { projectName: project.name, documents });
    }
    await studio.services.courses.announce(id);
  },
};

/** What is to be written; where that is nothing, the run ends before anyone can add to it. */
function findMissingOrComplete({ id, attemptId, studio }: JobRun): Promise<Missing | null> {
  return studio.context.db.transaction(async (tx) => {
    const course = await lockCourse(tx, id);
    if (!isPlanned(course)) throw new AppError('COURSE_STRUCTURE_MISSING');
    const scripts = await scriptsByContent(tx, id);
    const all = contentsOf(course.structure);
    const contents = all.filter((content) => !scripts.has(content.id));
    if (contents.length > 0) return { course, contents, all: all.length };
    await scriptRunRows.complete(tx, id, attemptId);
    await forgetAnswers(tx, { projectId: id }, SCRIPTS_STEP);
    return null;
  });
}

async function writeMissing(run: JobRun, missing: Missing, material: Material): Promise<void> {
  const { id, attemptId, studio, signal } = run;
  const { db, log } = studio.context;
  const { course, contents, all } = missing;
  let left = contents.length;
  const progress = createThrottle(PROGRESS_INTERVAL_MS, async (percent: number) => {
    await scriptRunRows.report(db, id, attemptId, 'writing', percent);
    await studio.services.courses.announce(id);
  });
  const store = async (contentId: string, made: ContentScriptDraft | ErrorCode) => {
    await storeScript(run, course.plan.language, contentId, made);
    left -= 1;
    progress.push((100 * (all - left)) / all);
  };

  let isBroken = false;
  try {
    const request = { ...courseForWriter(course, material), contents };
    const writer = studio.services.modelUsage.writerFor({ projectId: id }, SCRIPTS_STEP);
    await writer.writeContentScripts(request, signal, async (made) => {
      const { id: contentId } = contentAt(contents, made);
      const result = made.script ?? made.problem?.code;
      if (result) return store(contentId, result);
      isBroken = true;
      log.error({ id, contentId, reason: made.problem?.reason }, 'a script could not be written');
    });
  } finally {
    await progress.settle();
  }
  // What could be written is stored; the run as a whole may be tried again.
  if (isBroken) throw new AppError('SCRIPTS_FAILED');
}

function contentAt(
  contents: Missing['contents'],
  place: { moduleIndex: number; contentIndex: number },
) {
  const found = contents.find(
    ({ moduleIndex, contentIndex }) =>
      moduleIndex === place.moduleIndex && contentIndex === place.contentIndex,
  );
  if (!found) throw new Error('the writer wrote a content that it was not asked for');
  return found;
}

/** A content that has nothing to be written from gets an empty script, which its author can write. */
async function storeScript(
  { id, attemptId, studio }: JobRun,
  language: PlannedCourse['plan']['language'],
  contentId: string,
  made: ContentScriptDraft | ErrorCode,
): Promise<void> {
  const script =
    typeof made === 'string'
      ? { originalContent: '', provenance: [], errorCode: made }
      : { originalContent: made.content, provenance: made.provenance, errorCode: null };
  await studio.context.db.transaction(async (tx) => {
    if (!(await scriptRunRows.stepDone(tx, id, attemptId))) throw new AppError('CANCELLED');
    await addContentScript(tx, {
      projectId: id,
      contentId,
      language,
      ...script,
    });
  });
}
