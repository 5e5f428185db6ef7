import { CodedError, type ContentSource } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import {
  type ContentDraft,
  createLocalWriter,
  type ModuleDraft,
  type Writer,
} from '@tarima/writer';
import { testUnits } from './test-video-writer.ts';

const CONTENTS_PER_MODULE = 2;
/** Fewer sentences than this make no course. */
const FEWEST = 3;

type CourseWriter = Omit<
  Writer,
  'draftVideoScript' | 'draftDialogue' | 'enhanceScript' | 'writeQuestions'
>;
type Hooks = {
  called: (call: string) => void;
  before: (stage: CourseStage, signal: AbortSignal) => Promise<void>;
};
export type CourseStage = 'analyze' | 'course' | 'script';

/**
 * A writer without real work: each sentence of the documents is a content, whose script says it. A sentence
 * with VACÍO is refused, and one with ROTO breaks the writer.
 */
export function createTestCourseWriter({ called, before }: Hooks): CourseWriter {
  return {
    openLedger: async ({ documents }) => testUnits(documents),
    async analyzeCourse({ documents, toldIn }, signal) {
      called('analyze');
      await before('analyze', signal);
      const sentences = sentencesOf(documents);
      const mostContents = sentences.length < FEWEST ? 0 : sentences.length;
      return {
        wordCount: sentences.join(' ').split(' ').length,
        estimatedPages: 1,
        complexityScore: 20,
        complexity: 'basic',
        estimatedTopics: sentences.length,
        mostContents,
        recommendation: {
          contents: Math.min(8, mostContents),
          confidence: 0.5,
          reason: `Reason in ${toldIn}.`,
        },
      };
    },
    async draftCourse({ documents, contentCount, language, projectName, audience }, signal) {
      called('course');
      await before('course', signal);
      const contents = sentencesOf(documents).slice(0, contentCount).map(contentOf);
      if (contents.length < FEWEST) throw new CodedError('COURSE_TOO_LITTLE_CONTENT');
      return {
        language,
        title: projectName,
        description: `Curso de ${projectName}.`,
        targetAudience: audience,
        painPointsAddressed: ['Falta de tiempo'],
        modules: modulesOf(contents),
        unusedDocuments: documents
          .filter(({ language: own }) => own !== documents[0]?.language)
          .map(({ fileName }) => fileName),
      };
    },
    /** The real one, because it is as quick and needs no document. */
    async designCourse(request, signal) {
      called('design');
      await before('course', signal);
      return createLocalWriter().designCourse(request, signal);
    },
    async redraftModule({ course, moduleIndex, round }) {
      called(`module ${round}`);
      const module = course.modules[moduleIndex];
      if (!module) throw new Error('no such module');
      return { ...module, title: `Módulo otra vez ${round}` };
    },
    async redraftContent({ course, moduleIndex, contentIndex, round }) {
      called(`content ${round}`);
      const content = course.modules[moduleIndex]?.contents[contentIndex];
      if (!content) throw new Error('no such content');
      return { ...content, title: `Contenido otra vez ${round}` };
    },
    async writeContentScripts({ course, documents, contents }, signal, onWritten) {
      for (const place of contents) {
        const content = course.modules[place.moduleIndex]?.contents[place.contentIndex];
        if (!content) throw new Error('no such content');
        called(`script ${content.title}`);
        await before('script', signal);
        const source = sentencesOf(documents).find(
          ({ id, file }) => id === content.sources[0]?.from && file === content.sources[0].file,
        );
        const text = source?.text ?? '';
        const problem = !source
          ? { code: 'CONTENT_WITHOUT_SOURCE' as const, reason: 'added by hand' }
          : text.includes('VACÍO')
            ? { code: 'DOCUMENT_EMPTY' as const, reason: 'nothing to say' }
            : text.includes('ROTO') && { code: null, reason: 'broken' };
        await onWritten({
          ...place,
          problem: problem || null,
          script: problem
            ? null
            : {
                content: `## ${content.title}\n\n${text}\n`,
                provenance: [{ sentence: text, kind: 'source', citations: citationsOf(source) }],
              },
        });
      }
    },
  };
}

type Sentence = { id: string; text: string; file: string; page: number };

/** Sentences of the documents in the first one's language. */
function sentencesOf(documents: SourceDocument[]): Sentence[] {
  return documents
    .filter(({ language }) => language === documents[0]?.language)
    .flatMap(({ fileName, blocks }) =>
      blocks.flatMap(({ page, sentences }) =>
        sentences.map(({ id, text }) => ({ id, text, page, file: fileName })),
      ),
    );
}

function contentOf({ id, text, file, page }: Sentence): ContentDraft {
  const sources: ContentSource[] = [{ file, pages: [page], from: id, to: id }];
  return { title: text.replace(/\.$/u, ''), description: `Trata de: ${text}`, sources };
}

function modulesOf(contents: ContentDraft[]): ModuleDraft[] {
  const count = Math.ceil(contents.length / CONTENTS_PER_MODULE);
  return Array.from({ length: count }, (_, index) => ({
    title: `Módulo ${index + 1}`,
    description: '',
    contents: contents.slice(index * CONTENTS_PER_MODULE, (index + 1) * CONTENTS_PER_MODULE),
  }));
}

const citationsOf = (source: Sentence | undefined) =>
  source
    ? [{ sentenceId: source.id, file: source.file, page: source.page, quote: source.text }]
    : [];
