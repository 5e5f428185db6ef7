import { LIBRARY_MEDIA_TYPE } from '@tarima/curriculum';
import type { SourceBlock, SourceDocument, SourceSentence } from '@tarima/documents';
import { countWords, detectLanguage, splitSentences } from '@tarima/text';
import { z } from 'zod';
import type { CourseDesignRequest, DesignedCourse } from '../course-design.ts';
import type { ContentDraft } from '../course-draft.ts';
import { type LanguageModel, LanguageModelError, type OnAnswered } from '../language-model.ts';
import { cleanText } from '../reading/clean-text.ts';
import { askChecked } from './ask-checked.ts';
import { speakable } from './cited-sentences.ts';
import { instructFreely } from './instructions.ts';
import { faultsOfCount, titleOf } from './outline.ts';

const CONTENTS_PER_MODULE = 4;
const TEXT_WORDS = 240;
/** The model is asked again where a text is further off than this. */
const MOST_OFF = 0.4;
/** A text shorter than this share is refused. */
const LEAST_TAUGHT = 0.15;
const TEXT_TOKENS = 1_400;
const TOKENS_PER_CONTENT = 140;
const FRAME_TOKENS = 1_000;

const content = z.object({ title: z.string(), description: z.string() });
const course = z.object({
  title: z.string(),
  description: z.string(),
  targetAudience: z.string(),
  painPointsAddressed: z.array(z.string()),
  modules: z
    .array(
      z.object({ title: z.string(), description: z.string(), contents: z.array(content).min(1) }),
    )
    .min(1),
});
type PlannedModule = z.infer<typeof course>['modules'][number];
const teachingText = z.object({ paragraphs: z.array(z.string()).min(1) });

/**
 * Designs a course by a language model from an author's interests: first a plan, then a teaching
 * text for each content. The texts are the course's documents. Each document bears the model's
 * name, because nobody else has checked it.
 *
 * Throws `LanguageModelError`.
 */
export async function designCourseByModel(
  model: LanguageModel,
  request: CourseDesignRequest,
  signal?: AbortSignal,
  onAnswered?: OnAnswered,
): Promise<DesignedCourse> {
  const { language } = request;
  const planned = await planOf(model, request, signal);
  const documents: SourceDocument[] = [];
  const modules = [];
  const count = planned.modules.flatMap((module) => module.contents).length;
  let answered = 1;
  for (const module of planned.modules) {
    const document = documentOf(`${titleOf(module.title)} (${model.id})`, language);
    const contents: ContentDraft[] = [];
    for (const { title, description } of module.contents) {
      onAnswered?.(answered++ / (count + 1));
      const paragraphs = await textOf(
        model,
        { request, planned, module, title, description },
        signal,
      );
      contents.push(addText(document, { title: titleOf(title), description, paragraphs }));
    }
    documents.push(document);
    modules.push({
      title: titleOf(module.title),
      description: cleanText(module.description),
      contents,
    });
  }
  return {
    language,
    title: titleOf(planned.title),
    description: cleanText(planned.description),
    targetAudience: cleanText(planned.targetAudience),
    painPointsAddressed: planned.painPointsAddressed.map(cleanText).filter(Boolean),
    modules,
    unusedDocuments: [],
    documents,
    notCovered: [],
    borrowed: [],
  };
}

function planOf(
  model: LanguageModel,
  { design, contentCount, language }: CourseDesignRequest,
  signal?: AbortSignal,
): Promise<z.infer<typeof course>> {
  const { interests, targetAudience, painPoints } = design;
  return askChecked(
    model,
    {
      name: 'design',
      schema: course,
      maxOutputTokens: contentCount * TOKENS_PER_CONTENT + FRAME_TOKENS,
      instructions: instructFreely(language, [
        `Plan a course of exactly ${contentCount} contents in modules of about ${CONTENTS_PER_MODULE}, from the interest, audience and problem in
the material. Each content is a short video; one prepares the next. Titles in at most nine words, no two alike;
descriptions in one or two sentences; "targetAudience" says whom it is for; "painPointsAddressed" are two to four difficulties that the course helps with.`,
      ]),
      material: [
        `INTEREST (${interests.option})\n${interests.text}`,
        `AUDIENCE (${targetAudience.option})\n${targetAudience.text}`,
        `PROBLEM (${painPoints.option})\n${painPoints.text}`,
      ].join('\n\n'),
      ...(signal && { signal }),
    },
    ({ modules }) => {
      const contents = modules.flatMap((each) => each.contents);
      const limits = { min: contentCount, max: contentCount };
      return faultsOfCount(contents.length, limits, 'contents');
    },
  );
}

type TextOrder = {
  request: CourseDesignRequest;
  planned: z.infer<typeof course>;
  module: PlannedModule;
  title: string;
  description: string;
};

async function textOf(
  model: LanguageModel,
  { request, planned, module, title, description }: TextOrder,
  signal?: AbortSignal,
): Promise<string[]> {
  const { language } = request;
  const value = await askChecked(
    model,
    {
      name: 'teaching_text',
      schema: teachingText,
      maxOutputTokens: TEXT_TOKENS,
      instructions: instructFreely(language, [
        `Write what one content of a course teaches: three or four paragraphs, about ${TEXT_WORDS} words, concrete and sober. Explain,
give one everyday example, say what to do. No statistics, studies, quotations, laws or names of people, since nobody
can check them; do not greet and do not announce other contents.`,
      ]),
      material: [
        `COURSE\n${planned.title}\n${planned.description}`,
        `AUDIENCE\n${planned.targetAudience}`,
        `MODULE\n${module.title}: ${module.contents.map((each) => each.title).join('; ')}`,
        `CONTENT\n${title}\n${description}`,
      ].join('\n\n'),
      ...(signal && { signal }),
    },
    ({ paragraphs: written }) => {
      const words = countWords(written.join(' '));
      return [
        ...(Math.abs(words - TEXT_WORDS) > TEXT_WORDS * MOST_OFF
          ? [`It has ${words} words instead of about ${TEXT_WORDS}.`]
          : []),
        ...(isInLanguage(written, language) ? [] : [`It must be written in "${language}".`]),
      ];
    },
    ({ paragraphs: written }) =>
      isInLanguage(written, language) && countWords(written.join(' ')) >= TEXT_WORDS * LEAST_TAUGHT,
  );
  const paragraphs = value.paragraphs.map(speakable).filter(Boolean);
  if (paragraphs.length === 0) {
    throw new LanguageModelError('LANGUAGE_MODEL_UNUSABLE', 'a teaching text holds no sentence');
  }
  return paragraphs;
}

/** True also for a text that is too short to tell. */
function isInLanguage(paragraphs: string[], language: string): boolean {
  const detected = detectLanguage(paragraphs.join(' '));
  return detected === language || detected === 'other';
}

const documentOf = (fileName: string, language: SourceDocument['language']): SourceDocument => ({
  fileName,
  // No file reader made it, as with texts of the library.
  mediaType: LIBRARY_MEDIA_TYPE,
  language,
  title: fileName,
  pageCount: 0,
  pageKind: 'page',
  blocks: [],
});

/** Adds a page with a heading and its text. Returns the content that is taught from it. */
function addText(
  document: SourceDocument,
  { title, description, paragraphs }: { title: string; description: string; paragraphs: string[] },
): ContentDraft {
  document.pageCount += 1;
  const page = document.pageCount;
  let count = document.blocks.reduce((sum, { sentences }) => sum + sentences.length, 0);
  const from = `s${count + 1}`;
  const numbered = (text: string): SourceSentence => {
    count += 1;
    return { id: `s${count}`, text };
  };
  const blocks: SourceBlock[] = [
    { kind: 'heading', level: 1, page, sentences: [numbered(title)] },
    ...paragraphs.map((text) => ({
      kind: 'paragraph' as const,
      page,
      sentences: splitSentences(text, document.language).map(numbered),
    })),
  ];
  document.blocks.push(...blocks);
  const sources = [{ file: document.fileName, pages: [page], from, to: `s${count}` }];
  return { title, description: cleanText(description), sources };
}
