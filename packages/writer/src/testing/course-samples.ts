import type { SourceDocument } from '@tarima/documents';
import type { CourseDraft, CourseDraftRequest } from '../course-draft.ts';
import { lowerWords } from '../reading/terms.ts';
import type { CourseWriter } from '../write-course.ts';
import { handbookText } from './course-texts.ts';
import { documentOf } from './document-of.ts';

export const courseBrief: CourseDraftRequest = {
  projectName: 'Curso 21/11/2026',
  audience: 'estudiantes',
  depth: 'intermedio',
  objective: 'concepto',
};

export const handbook = (
  language: 'es' | 'en' | 'pt',
  pages: number,
  facts: Partial<SourceDocument> & { hasHeadings?: boolean } = {},
): SourceDocument => {
  const { hasHeadings = true, ...others } = facts;
  return documentOf(handbookText(language, pages, hasHeadings), { language, ...others });
};

export const contentsOf = ({ modules }: Pick<CourseDraft, 'modules'>) =>
  modules.flatMap((module) => module.contents);

/** Every script of a course, in order. */
export const scriptsOf = (writer: CourseWriter, course: CourseDraft, brief = courseBrief) =>
  course.modules.flatMap((module, moduleIndex) =>
    module.contents.map((_, contentIndex) =>
      writer.draftScript({ ...brief, course, moduleIndex, contentIndex }),
    ),
  );

/** Share of the runs of four words that two texts have in common. */
export function sharedFourGrams(one: string, other: string): number {
  const [a, b] = [fourGrams(one), fourGrams(other)];
  const shared = [...a].filter((gram) => b.has(gram)).length;
  return shared / (a.size + b.size - shared || 1);
}

function fourGrams(text: string): Set<string> {
  const words = lowerWords(text);
  return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(' ')));
}
