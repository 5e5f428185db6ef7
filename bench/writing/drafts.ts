import type { DraftLength } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { createCourseWriter, draftVideoScript } from '@tarima/writer';
import { bareTitle } from './titles.ts';
import type { Truth } from './truth.ts';

export type Write = (truth: Truth, document: SourceDocument) => string;

const CONTENTS = 8;
const COURSE = { audience: 'tecnicos', depth: 'intermedio', objective: 'proceso' } as const;

/** The studio's own drafts of a document, by kind. */
export const WAYS: Record<string, Write> = {
  'Video drafts': (truth, document) => draftVideo(truth, document),
  [`Courses of ${CONTENTS}`]: draftCourse,
  'Video drafts of 2 minutes': (truth, document) => draftVideo(truth, document, 2),
};

function draftVideo(truth: Truth, document: SourceDocument, length?: DraftLength): string {
  const { title: projectName, language, settings } = truth;
  return draftVideoScript({ documents: [document], projectName, language, ...settings, length })
    .content;
}

/** All scripts of a course, one after another. */
function draftCourse({ title, language }: Truth, document: SourceDocument): string {
  const writer = createCourseWriter([document], language);
  const brief = { ...COURSE, projectName: title };
  const course = writer.draftStructure({ ...brief, contentCount: CONTENTS });
  return course.modules
    .flatMap((module, moduleIndex) =>
      module.contents.map((content, contentIndex) => {
        const script = writer.draftScript({ ...brief, course, moduleIndex, contentIndex });
        return underTitle(content.title, script.content);
      }),
    )
    .join('\n\n');
}

/** A learner sees the content's title above each scene. */
function underTitle(title: string, content: string): string {
  return content.replace(/^## (.*)$/gm, (heading, own: string) =>
    bareTitle(own) === bareTitle(title) ? heading : `## ${title}: ${own}`,
  );
}
