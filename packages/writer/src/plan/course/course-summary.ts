import type { CourseDraft, ModuleDraft } from '../../course-draft.ts';
import { fillPhrase, joinList } from '../../pick-phrase.ts';
import { cleanLabel, upperFirst } from '../../reading/clean-text.ts';
import { ownWordsIn } from '../../reading/own-words.ts';
import type { Section } from '../../reading/reading.ts';
import { isUsableTitle, shortTitle } from '../../reading/titles.ts';
import type { CourseAim } from './course-aim.ts';
import type { CourseMaterial } from './course-material.ts';
import { MAX_TITLE, phrasesOf } from './part-titles.ts';
import type { Segment } from './segments.ts';
import { isList, listOfTitles } from './title-lists.ts';

const MAX_NAMED_TITLE = 45;
const MAX_NAMED = 2;

/** The title of a course: that of its longest document, else its topic, else the project's name. */
export function courseTitle(
  projectName: string,
  segments: readonly Segment[],
  material: CourseMaterial,
): string {
  const { reading, cues, phrases, declared } = material;
  const sizes = Map.groupBy(segments, ({ section }) => section.file);
  const size = ({ file }: Section) =>
    (sizes.get(file) ?? []).reduce((sum, { words }) => sum + words, 0);
  const [longest] = [...reading.roots].sort((a, b) => size(b) - size(a));
  const title = shortTitle(longest?.title ?? '', cues, MAX_TITLE);
  const topics = phrasesOf(segments, material);
  return (
    (title.length > 3 && isUsableTitle(title) ? title : topics[0]) ||
    shortTitle(cleanLabel(ownWordsIn(cues.language, projectName, declared)), cues, MAX_TITLE) ||
    phrases.closingTitles.experto
  );
}

/** Two titles of different modules that fit into a sentence: short, and no lists. */
function plainTitles(modules: ModuleDraft[], { cues, isForeign }: CourseMaterial): string[] {
  const isPlain = (title: string) =>
    title.length <= MAX_NAMED_TITLE &&
    !/[:;?!]/u.test(title) &&
    !isList(title, cues.and) &&
    !isForeign(title);
  const parts = modules.length > 1 ? modules : (modules[0]?.contents ?? []);
  return parts
    .map(({ title }) => title)
    .filter(isPlain)
    .slice(0, MAX_NAMED);
}

/** Titles as a part of a sentence, whatever their grammar is. */
function quotedList(titles: readonly string[], { cues, courseWording }: CourseMaterial): string {
  const quoted = titles.map((title) => fillPhrase(courseWording.quoted, { title }));
  // The word for "and" can depend on the next letter, which follows the quotation mark.
  return joinList(quoted, (next) => cues.and(next.slice(1)));
}

export function summarizeCourse(
  modules: ModuleDraft[],
  aim: CourseAim,
  material: CourseMaterial,
): Pick<CourseDraft, 'description' | 'targetAudience' | 'painPointsAddressed'> {
  const { courseWording } = material;
  const audience = courseWording.audiences[aim.audience];
  const summary = fillPhrase(courseWording.courseSummary[aim.objective], {
    audience,
    level: courseWording.levels[aim.depth],
  });
  const parts = modules.length > 1 ? modules : (modules[0]?.contents ?? []);
  const names = parts.map((part) => part.title);
  const list = listOfTitles(names, material);
  const route = names.length > 1 ? fillPhrase(courseWording.courseRoute, { list }) : '';
  const named = plainTitles(modules, material);
  const pain = fillPhrase(courseWording.objectivePains[aim.objective], {
    list: quotedList(named, material),
  });
  return {
    description: [summary, route].filter(Boolean).join(' '),
    targetAudience: fillPhrase(courseWording.targets[aim.depth], {
      audience: upperFirst(audience),
    }),
    painPointsAddressed: [
      ...(named.length > 1 ? [pain] : []),
      courseWording.audiencePains[aim.audience],
      courseWording.depthPains[aim.depth],
    ],
  };
}
