import type { Language } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { z } from 'zod';
import type {
  ContentDraft,
  CourseDraft,
  CourseDraftRequest,
  ModuleDraft,
  RedraftRequest,
} from '../course-draft.ts';
import { type LanguageModel, LanguageModelError, type ModelRequest } from '../language-model.ts';
import { cleanLabel, cleanText } from '../reading/clean-text.ts';
import { WriterError } from '../writer-error.ts';
import { askChecked } from './ask-checked.ts';
import {
  AUDIENCE_NOTES,
  COURSE_OBJECTIVE_NOTES,
  DEPTH_NOTES,
  instructPlan,
} from './instructions.ts';
import { faultsOfCount, faultsOfParts, outlineItem, partsOf, titleOf } from './outline.ts';
import { partsWithin, sourcesOf } from './part-sources.ts';
import { overviewOf, sectionsOf } from './show-parts.ts';
import { readParts, type SourcePart } from './source-parts.ts';

/** A content needs at least so many words of source. */
const WORDS_PER_CONTENT = 80;
const TOKENS_PER_CONTENT = 160;
const FRAME_TOKENS = 1_000;

const content = outlineItem.extend({ description: z.string() });
const module = z.object({
  title: z.string(),
  description: z.string(),
  contents: z.array(content).min(1),
});
const course = z.object({
  title: z.string(),
  description: z.string(),
  targetAudience: z.string(),
  painPointsAddressed: z.array(z.string()),
  modules: z.array(module).min(1),
});

type Material = { documents: SourceDocument[]; language: Language };

/**
 * Plans a course by a language model, from an overview of the documents. A section that the plan
 * omits goes to the content before it. So every section is covered.
 *
 * Throws `WriterError` as the local writer does, and `LanguageModelError`.
 */
export async function draftCourseByModel(
  model: LanguageModel,
  request: Material & CourseDraftRequest & { contentCount: number },
  signal?: AbortSignal,
): Promise<CourseDraft> {
  const parts = readParts(request.documents);
  const words = parts.reduce((sum, part) => sum + part.words, 0);
  const count = Math.min(request.contentCount, parts.length, Math.floor(words / WORDS_PER_CONTENT));
  if (count === 0) {
    throw new WriterError('COURSE_TOO_LITTLE_CONTENT', 'too few words for one content');
  }
  const planned = await askChecked(
    model,
    questionOf(request, {
      name: 'course',
      schema: course,
      count,
      lines: [
        `Plan a course of exactly ${count} contents, in modules of two to six contents. Each content is a short video on its own
part of the source: it names the numbers of the parts that it is written from. Contents follow the order of the
source, share no part, and together name every part that teaches something.`,
        `Titles say what is learned there, in at most nine words; no two are alike. A description is one or two sentences.
"targetAudience" says in one sentence whom it is for; "painPointsAddressed" are two to four difficulties of the audience that
the source really helps with.`,
      ],
      material: { PROJECT: request.projectName, SOURCE: overviewOf(parts) },
      signal,
    }),
    ({ modules }) => faultsOfPlan(modules, parts, count),
  );
  const modules = cover(planned.modules, parts);
  return {
    language: request.language,
    title: titleOf(planned.title) || cleanLabel(request.projectName),
    description: cleanText(planned.description),
    targetAudience: cleanText(planned.targetAudience),
    painPointsAddressed: planned.painPointsAddressed.map(cleanText).filter(Boolean),
    modules,
    unusedDocuments: [],
  };
}

/** Plans one module anew from the parts of its contents, with as many contents. */
export async function redraftModuleByModel(
  model: LanguageModel,
  request: Material & RedraftRequest,
  signal?: AbortSignal,
): Promise<ModuleDraft> {
  const old = request.course.modules[request.moduleIndex];
  if (!old) throw new RangeError(`the course has no module ${request.moduleIndex}`);
  const parts = partsOfContents(old.contents, request.documents);
  const count = Math.min(old.contents.length, parts.length);
  const planned = await askChecked(
    model,
    questionOf(request, {
      name: 'module',
      schema: module,
      count,
      lines: [
        `Plan one module of a course anew: exactly ${count} contents, each with the numbers of the parts of the source that it is
written from, in the order of the source. Titles in at most nine words, other than the ones the course has now.`,
      ],
      material: materialOf(request, parts),
      signal,
    }),
    (answer) => faultsOfPlan([answer], parts, count),
  );
  const [covered] = cover([planned], parts);
  return covered;
}

/** Names and describes one content anew. Its sources stay. */
export async function redraftContentByModel(
  model: LanguageModel,
  request: Material & RedraftRequest & { contentIndex: number },
  signal?: AbortSignal,
): Promise<ContentDraft> {
  const old = request.course.modules[request.moduleIndex]?.contents[request.contentIndex];
  if (!old) throw new RangeError(`the course has no content ${request.contentIndex}`);
  const parts = partsOfContents([old], request.documents);
  const { value } = await model.ask(
    questionOf(request, {
      name: 'content',
      schema: content.omit({ parts: true }),
      count: 1,
      lines: [
        `Name and describe one content of a course anew: a title of at most nine words, other than the ones the course has now,
and a description of one or two sentences.`,
      ],
      material: materialOf(request, parts),
      signal,
    }),
  );
  return {
    title: titleOf(value.title) || old.title,
    description: cleanText(value.description),
    sources: old.sources,
  };
}

type Question<Value> = {
  name: string;
  schema: z.ZodType<Value>;
  /** Contents that the answer describes. */
  count: number;
  lines: string[];
  material: Record<string, string>;
  signal: AbortSignal | undefined;
};

function questionOf<Value>(
  { language, audience, depth, objective }: Material & CourseDraftRequest,
  { name, schema, count, lines, material, signal }: Question<Value>,
): ModelRequest<Value> {
  const notes = `The audience are ${AUDIENCE_NOTES[audience]}. The depth is ${DEPTH_NOTES[depth]}. The objective is to ${COURSE_OBJECTIVE_NOTES[objective]}.`;
  return {
    name,
    schema,
    maxOutputTokens: count * TOKENS_PER_CONTENT + FRAME_TOKENS,
    instructions: instructPlan(language, [...lines, notes]),
    material: sectionsOf(material),
    ...(signal && { signal }),
  };
}

function materialOf({ course: { title, modules } }: RedraftRequest, parts: SourcePart[]) {
  const titles = modules.flatMap((each) => [each.title, ...each.contents.map((one) => one.title)]);
  return { COURSE: title, 'TITLES IT HAS NOW': titles.join('\n'), SOURCE: overviewOf(parts) };
}

function partsOfContents(contents: ContentDraft[], documents: SourceDocument[]): SourcePart[] {
  const sources = contents.flatMap((each) => each.sources);
  const parts = partsWithin(readParts(documents), sources);
  if (parts.length === 0) {
    throw new WriterError('CONTENT_WITHOUT_SOURCE', 'no part of the documents belongs to it');
  }
  return parts;
}

function faultsOfPlan(
  modules: z.infer<typeof module>[],
  parts: SourcePart[],
  count: number,
): string[] {
  const contents = modules.flatMap((each) => each.contents);
  const titles = contents.map(({ title }) => title.toLowerCase().trim());
  return [
    ...faultsOfCount(contents.length, { min: count, max: count }, 'contents'),
    ...faultsOfParts(contents, parts),
    ...titles
      .filter((title, index) => titles.indexOf(title) !== index)
      .map((title) => `Two contents are called "${title}".`),
  ];
}

/**
 * Puts each part into the first content that names it. A part that no content names goes to the
 * content before it. Throws `LanguageModelError` where no content names a part.
 */
function cover(
  modules: z.infer<typeof module>[],
  parts: SourcePart[],
): [ModuleDraft, ...ModuleDraft[]] {
  const contents = modules.flatMap((each) => each.contents);
  const named = contents.map((each) => partsOf(each.parts, parts).map(({ id }) => id));
  const owned: SourcePart[][] = contents.map(() => []);
  let last = Math.max(
    0,
    named.findIndex((ids) => ids.length > 0),
  );
  for (const part of parts) {
    const owner = named.findIndex((ids) => ids.includes(part.id));
    if (owner >= 0) last = owner;
    owned[last]?.push(part);
  }
  let index = 0;
  const [first, ...others] = modules
    .map((each) => ({
      title: titleOf(each.title),
      description: cleanText(each.description),
      contents: each.contents.flatMap(({ title, description }): ContentDraft[] => {
        const sources = sourcesOf(owned[index++] ?? []);
        return sources.length > 0
          ? [{ title: titleOf(title), description: cleanText(description), sources }]
          : [];
      }),
    }))
    .filter((each) => each.contents.length > 0);
  if (!first) {
    throw new LanguageModelError(
      'LANGUAGE_MODEL_UNUSABLE',
      'no content names a part of the source',
    );
  }
  return [first, ...others];
}
