import type { CourseDepth } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { ContentScriptDraft, ContentScriptRequest } from '../course-draft.ts';
import { assembleScript } from '../frame/assemble.ts';
import { openingWays } from '../frame/frame-ways.ts';
import { closeContent, openContent } from '../frame/open-and-close-content.ts';
import type { LanguageModel } from '../language-model.ts';
import { contentAt, contentPlace } from '../plan/course/course-places.ts';
import { WriterError } from '../writer-error.ts';
import { AUDIENCE_NOTES, COURSE_OBJECTIVE_NOTES, DEPTH_NOTES } from './instructions.ts';
import { partsWithin } from './part-sources.ts';
import { readParts, type SourcePart, visualsBeside } from './source-parts.ts';
import { type WrittenScene, writeScene } from './write-scene.ts';

/** Words of a content's scenes, without its frame. */
const WORDS: Record<CourseDepth, number> = {
  basico: 170,
  intermedio: 220,
  avanzado: 260,
  experto: 290,
};
const WORDS_PER_SCENE = 100;
const FEWEST_SCENE_WORDS = 25;
const SPOKEN_SHARE = 0.85;

export function createContentWriter(model: LanguageModel, documents: SourceDocument[]) {
  const all = readParts(documents);
  const visuals = visualsBeside(documents, all);

  /**
   * Writes one content, scene after scene, each from its own part of the documents.
   *
   * Throws `WriterError` CONTENT_WITHOUT_SOURCE, and `LanguageModelError`.
   */
  return async (
    request: ContentScriptRequest,
    signal?: AbortSignal,
  ): Promise<ContentScriptDraft> => {
    const { course, moduleIndex, contentIndex, audience, depth, objective } = request;
    const content = contentAt(course, moduleIndex, contentIndex);
    const parts = partsWithin(all, content.sources);
    const available = parts.reduce((sum, { words }) => sum + words, 0);
    if (available === 0) {
      throw new WriterError('CONTENT_WITHOUT_SOURCE', 'no part of the documents belongs to it');
    }
    const words = Math.min(WORDS[depth], available * SPOKEN_SHARE);
    const groups = inGroups(parts, Math.max(1, Math.round(words / WORDS_PER_SCENE)));
    const scenes: WrittenScene[] = [];
    for (const group of groups) {
      const order = {
        language: course.language,
        title: content.title,
        parts: group,
        words: Math.max(FEWEST_SCENE_WORDS, Math.round(words / groups.length)),
        notes: [
          `It belongs to a course. The audience are ${AUDIENCE_NOTES[audience]}. The depth is ${DEPTH_NOTES[depth]}. The objective
is to ${COURSE_OBJECTIVE_NOTES[objective]}. It is scene ${scenes.length + 1} of ${groups.length} of its content; its title is its own.`,
        ],
        context: { COURSE: course.title, 'ABOUT THIS CONTENT': content.description },
        before: scenes,
        known: [course.title, content.title, content.description],
        visuals,
      };
      scenes.push(await writeScene(model, order, signal));
    }
    return assemble(request, scenes);
  };
}

function inGroups(parts: SourcePart[], count: number): SourcePart[][] {
  const total = parts.reduce((sum, { words }) => sum + words, 0);
  const groups = new Map<number, SourcePart[]>();
  let before = 0;
  for (const part of parts) {
    const group = Math.min(count - 1, Math.floor((before / total) * count));
    groups.set(group, [...(groups.get(group) ?? []), part]);
    before += part.words;
  }
  return [...groups.values()];
}

/** Adds the studio's own opening and close, as the local writer does. */
function assemble(request: ContentScriptRequest, scenes: WrittenScene[]): ContentScriptDraft {
  const { course, moduleIndex, contentIndex } = request;
  const { language } = course;
  const place = contentPlace(course, moduleIndex, contentIndex);
  const { farewell, title } = closeContent(place, request, false, language);
  const opening = openContent(place, [], language);
  return assembleScript(
    [
      {
        title: place.content,
        ways: openingWays([]),
        paragraphs: [{ utterances: opening }],
      },
      ...scenes,
      { title, ways: openingWays([]), paragraphs: [{ utterances: [farewell] }] },
    ],
    language,
  );
}
