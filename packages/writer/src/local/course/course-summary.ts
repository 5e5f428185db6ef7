import type { CourseDraft, ModuleDraft } from '../../course-draft.ts';
import { cleanLabel, upperFirst } from '../../reading/clean-text.ts';
import { type Passage, passagesUnder } from '../outline.ts';
import { fillPhrase, joinList } from '../../frame/pick-phrase.ts';
import { cleanTitle, isUsableTitle, shortTitle } from '../../reading/titles.ts';
import type { CourseMaterial } from './course-material.ts';
import type { Unit } from './course-units.ts';
import { centralSentence, introduces } from './part-descriptions.ts';
import { MAX_TITLE } from './part-titles.ts';
import type { CourseAim } from './passage-preference.ts';
import { isList, listOfTitles } from './title-lists.ts';
import { topicPhrases } from './topic-phrases.ts';

const MAX_NAMED_TITLE = 45;
const MAX_NAMED = 2;

/** What the course is called: as its document is, or by what its documents talk about. */
export function courseTitle(projectName: string, material: CourseMaterial): string {
  const { documents, wording, wordCase, roots } = material;
  const titles = documents
    .map(({ title }) => wordCase.asTitle(cleanTitle(title, wording)))
    .map((title) => shortTitle(title, wording, MAX_TITLE))
    .filter((title) => title.length > 3 && isUsableTitle(title));
  const [first = '', second = ''] = [...new Set(titles)];
  if (documents.length === 1 && first) return first;
  const both = joinList([first, wordCase.inSentence(second)], wording.and);
  if (documents.length === 2 && second && both.length <= MAX_TITLE) return both;
  const phrases = topicPhrases(longestFirst(roots.flatMap(passagesUnder)), material, 2);
  const topic = upperFirst(joinList(phrases, wording.and));
  return topic || first || cleanLabel(projectName) || wording.closingTitles.experto;
}

/** Two titles of different modules that a sentence can name: short, without a list of their own. */
function plainTitles(modules: ModuleDraft[], { wording, isForeign }: CourseMaterial): string[] {
  const isPlain = (title: string) =>
    title.length <= MAX_NAMED_TITLE &&
    !/[:;?!]/u.test(title) &&
    !isList(title, wording.and) &&
    !isForeign(title);
  const parts = modules.length > 1 ? modules : (modules[0]?.contents ?? []);
  return parts
    .map(({ title }) => title)
    .filter(isPlain)
    .slice(0, MAX_NAMED);
}

/** Only so many passages are searched for phrases: those from all over the documents. */
function longestFirst(passages: Passage[]): Passage[] {
  const step = Math.max(1, Math.floor(passages.length / 120));
  return passages.filter((_, index) => index % step === 0);
}

/** What a course says of itself, by audience, depth and objective; `units` is all that it is made of. */
export function summarizeCourse(
  title: string,
  modules: ModuleDraft[],
  units: Unit[],
  aim: CourseAim,
  material: CourseMaterial,
): Pick<CourseDraft, 'description' | 'targetAudience' | 'painPointsAddressed'> {
  const { courseWording } = material;
  const audience = courseWording.audiences[aim.audience];
  const summary = fillPhrase(courseWording.courseSummary[aim.objective], {
    audience,
    level: courseWording.levels[aim.depth],
  });
  const said = modules.flatMap((module) => [
    module.description,
    ...module.contents.map(({ description }) => description),
  ]);
  const isNew = introduces(said, material);
  const defines = (passage: Passage) =>
    isNew(passage) && courseWording.cues.definition.test(passage.text);
  const quote = centralSentence(title, units, aim, material, defines);
  const parts = modules.length > 1 ? modules : (modules[0]?.contents ?? []);
  const names = parts.map((part) => part.title);
  const list = listOfTitles(names, material);
  const route = names.length > 1 ? fillPhrase(courseWording.courseRoute, { list }) : '';
  const named = plainTitles(modules, material);
  const pain = fillPhrase(courseWording.objectivePains[aim.objective], {
    list: listOfTitles(named, material),
  });
  return {
    description: [summary, quote, route].filter(Boolean).join(' '),
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
