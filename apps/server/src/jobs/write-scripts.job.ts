import type { ErrorCode } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { ContentScriptDraft } from '@tarima/writer';
import { courseForWriter } from '#server/features/courses/course-for-writer.ts';
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
import { AppError } from '#server/kit/errors.ts';
import { type JobDefinition, type JobRun, LONGEST_ASKING_SECONDS } from './define-job.ts';
import { readingForCourse, whenEnded } from './reading-for-course.ts';

type Missing = { course: PlannedCourse; contents: ReturnType<typeof contentsOf>; all: number };
type Material = { projectName: string; documents: SourceDocument[] };

/**
 * Writes the scripts that a course lacks, and stores each as it is finished. Scripts that exist stay, so
 * after a crash only the missing ones are written.
 */
export const writeScriptsJob: JobDefinition<'writing'> = {
  name: 'write-scripts',
  rows: scriptRunRows,
  askedBy: askerOfProject,
  sizeOf: sizeOfScriptRun,
  stages: { writing: [0, 100] },
  concurrency: 2,
  expireInSeconds: LONGEST_ASKING_SECONDS,
  modelStep: { name: 'scripts', owner: (projectId) => ({ projectId }) },
  failureCode: 'SCRIPTS_FAILED',
  announce: (studio, id) => studio.services.courses.announce(id),

  async run(run) {
    const { id, studio } = run;
    await whenEnded(run, () => findCourse(studio.context.db, id));
    const { project, documents } = await readingForCourse(run);
    for (;;) {
      // New contents may have been added during the last round.
      const missing = await findMissingOrComplete(run);
      if (!missing) break;
      await writeMissing(run, missing, { projectName: project.name, documents });
    }
  },
};

/** The contents without a script. Without any, the run completes before somebody can add one. */
function findMissingOrComplete({ id, studio, completeIn }: JobRun): Promise<Missing | null> {
  return studio.context.db.transaction(async (tx) => {
    const course = await lockCourse(tx, id);
    if (!isPlanned(course)) throw new AppError('COURSE_STRUCTURE_MISSING');
    const scripts = await scriptsByContent(tx, id);
    const all = contentsOf(course.structure);
    const contents = all.filter((content) => !scripts.has(content.id));
    if (contents.length > 0) return { course, contents, all: all.length };
    if (await completeIn(tx)) await studio.services.questions.startIn(tx, id);
    return null;
  });
}

async function writeMissing(
  run: JobRun<'writing'>,
  missing: Missing,
  material: Material,
): Promise<void> {
  const { studio, signal, report, writer } = run;
  const { course, contents, all } = missing;
  let left = contents.length;
  let isBroken = false;
  const request = { ...courseForWriter(course, material), contents };
  await writer().writeContentScripts(request, signal, async (made) => {
    const { id: contentId } = contentAt(contents, made);
    const result = made.script ?? made.problem?.code;
    if (result) {
      await storeScript(run, course.plan.language, contentId, result);
      left -= 1;
      report('writing', (all - left) / all);
    } else {
      isBroken = true;
      const reason = made.problem?.reason;
      studio.context.log.error({ contentId, reason }, 'a script could not be written');
    }
  });
  // The scripts that could be written are stored, so another try writes the others.
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

/** A content without sources gets an empty script, for its author to write. */
async function storeScript(
  { id, step }: JobRun,
  language: PlannedCourse['plan']['language'],
  contentId: string,
  made: ContentScriptDraft | ErrorCode,
): Promise<void> {
  const script =
    typeof made === 'string'
      ? { originalContent: '', provenance: [], errorCode: made }
      : { originalContent: made.content, provenance: made.provenance, errorCode: null };
  const isOurs = await step('script', (tx) =>
    addContentScript(tx, { projectId: id, contentId, language, ...script }),
  );
  if (!isOurs) throw new AppError('CANCELLED');
}
