import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT_COUNTS, type Course } from '@tarima/contract';
import { PROJECT_UPLOAD } from '#server/features/projects/upload-rules.ts';
import { type CourseOptions, wrongContents } from './course-options.ts';
import { courseMarkdown, scriptFileName } from './course-text.ts';
import { followDraft, LONGEST_WORK_MS } from './follow-draft.ts';
import type { Shell } from './shell-studio.ts';
import { takeFiles } from './take-files.ts';
import { UsageError } from './usage-error.ts';
import { createFileWriter, nameOf } from './write-file.ts';

/** Reading, planning and writing as parts of the whole. */
const SHARES = { reading: 0.6, planning: 0.1, writing: 0.3 } as const;

/** Makes a course with the studio's services and jobs, in the shell's own data folder. */
export async function makeCourse(shell: Shell, options: CourseOptions): Promise<string[]> {
  const { studio, actor, progress, terminal, workingFolder } = shell;
  const { services, context } = studio;
  const { files, out, name, contentCount: typedCount, language, ...choices } = options;
  progress.show(0, 'starting');
  const { id } = await services.projects.create(
    actor,
    {
      ...choices,
      type: 'course',
      name: name ?? nameOf(files),
      language,
      companyId: actor.companies[0]?.pk,
    },
    await takeFiles(files, workingFolder, context.blobs, PROJECT_UPLOAD),
    'en',
  );
  await followDraft(shell, id, SHARES.reading);
  progress.show(100 * SHARES.reading, 'planning');
  const project = await services.courses.authorize(actor, id);
  const waiting = { waitMs: LONGEST_WORK_MS };
  const contentCount = await contentCountOf(shell, id, typedCount);
  await services.coursePlanning.generate(
    actor,
    project,
    { ...choices, language, contentCount },
    waiting,
  );
  const course = await writeScripts(shell, id);
  for (const notice of course.notices) terminal.err(`\n${notice}`);
  return writeFiles(course, out, shell);
}

/** The typed number, or the one that the documents recommend. Only the latter may be below the minimum. */
async function contentCountOf(
  { studio, actor }: Shell,
  id: string,
  typed: number | undefined,
): Promise<number> {
  if (typed !== undefined && typed >= CONTENT_COUNTS.min) return typed;
  const { recommendation } = await studio.services.coursePlanning.analyze(actor, id, 'en');
  const recommended = recommendation?.contents;
  if (typed !== undefined && typed !== recommended) {
    throw new UsageError(wrongContents(String(typed), recommended));
  }
  return recommended ?? CONTENT_COUNTS.default;
}

async function writeScripts({ studio, actor, progress }: Shell, id: string): Promise<Course> {
  const { services, context } = studio;
  const project = await services.courses.authorize(actor, id);
  const run = services.courseScripts.generate(project, { waitMs: LONGEST_WORK_MS });
  const before = 100 * (1 - SHARES.writing);
  const follow = context.realtime.waitUntil(
    id,
    async () => {
      const { writing } = await services.courses.present(project, 'en');
      progress.show(before + (writing?.progress ?? 0) * SHARES.writing, 'writing');
      return writing?.status === 'completed' || writing?.status === 'failed' ? true : null;
    },
    { timeoutMs: LONGEST_WORK_MS },
  );
  await Promise.all([run, follow]);
  return services.courses.present(project, 'en');
}

async function writeFiles(
  course: Course,
  out: string,
  { workingFolder, terminal }: Shell,
): Promise<string[]> {
  const { written, write } = createFileWriter(workingFolder);
  const save = (path: string, text: string) =>
    write(join(out, path), (target) => writeFile(target, text));
  await save('course.md', courseMarkdown(course));
  const { title, description, targetAudience, painPointsAddressed, language, modules } = course;
  const structure = { title, description, targetAudience, painPointsAddressed, language, modules };
  await save('course.json', `${JSON.stringify(structure, null, 2)}\n`);
  for (const content of modules.flatMap(({ contents }) => contents)) {
    const script = content.script?.originalContent;
    if (script) await save(join('scripts', scriptFileName(content)), script);
    else terminal.err(`\n${content.title}: ${content.scriptError?.message ?? ''}`);
  }
  return written;
}
