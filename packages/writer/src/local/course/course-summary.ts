import type { CourseDraft, ModuleDraft } from '../../course-draft.ts';
import type { Wording } from '../../wording/wording.ts';
import { cleanLabel, upperFirst } from '../clean-text.ts';
import { type Passage, passagesUnder } from '../outline.ts';
import { fillPhrase, joinList } from '../pick-phrase.ts';
import { cleanTitle, isUsableTitle, shortTitle } from '../titles.ts';
import type { CourseMaterial } from './course-material.ts';
import { nameInList } from './part-descriptions.ts';
import { MAX_TITLE } from './part-titles.ts';
import type { CourseAim } from './passage-preference.ts';
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
function plainTitles(modules: ModuleDraft[], wording: Wording): string[] {
  const isPlain = (title: string) =>
    title.length <= MAX_NAMED_TITLE && !/[:;?!]/u.test(title) && !isList(title, wording);
  return modules
    .flatMap(({ title, contents }) => {
      const names = [title, ...contents.map((content) => content.title)];
      return names.find(isPlain) ?? [];
    })
    .slice(0, MAX_NAMED);
}

const isList = (title: string, { and }: Wording) =>
  title.includes(',') || title.includes(` ${and('')} `);

/** Only so many passages are searched for phrases: those from all over the documents. */
function longestFirst(passages: Passage[]): Passage[] {
  const step = Math.max(1, Math.floor(passages.length / 120));
  return passages.filter((_, index) => index % step === 0);
}

/** What a course says of itself, by audience, depth and objective. */
export function summarizeCourse(
  title: string,
  modules: ModuleDraft[],
  aim: CourseAim,
  { courseWording, wording, wordCase }: CourseMaterial,
): Pick<CourseDraft, 'description' | 'targetAudience' | 'painPointsAddressed'> {
  const audience = courseWording.audiences[aim.audience];
  const titles = modules.map((module) => wordCase.inSentence(nameInList(module.title)));
  const listOf = (names: string[]) =>
    names.some((name) => isList(name, wording)) ? names.join('; ') : joinList(names, wording.and);
  const summary = fillPhrase(courseWording.courseSummary[aim.objective], {
    audience,
    level: courseWording.levels[aim.depth],
    topic: title,
  });
  const route = fillPhrase(courseWording.courseRoute, { list: listOf(titles) });
  return {
    description: titles.length > 1 ? `${summary} ${route}` : summary,
    targetAudience: fillPhrase(courseWording.targets[aim.depth], {
      audience: upperFirst(audience),
    }),
    painPointsAddressed: [
      fillPhrase(courseWording.objectivePains[aim.objective], {
        list: listOf(plainTitles(modules, wording).map(wordCase.inSentence)) || title,
      }),
      courseWording.audiencePains[aim.audience],
      courseWording.depthPains[aim.depth],
    ],
  };
}
