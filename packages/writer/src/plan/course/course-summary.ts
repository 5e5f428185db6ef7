import type { CourseDraft, ModuleDraft } from '../../course-draft.ts';
import { fillPhrase } from '../../wording/pick-phrase.ts';
import { cleanLabel, upperFirst } from '../../reading/clean-text.ts';
import { isUsableTitle, shortTitle } from '../../reading/titles.ts';
import type { CourseAim } from './course-aim.ts';
import type { CourseMaterial } from './course-material.ts';
import { MAX_TITLE } from './part-titles.ts';
import { isList, listOfTitles } from './title-lists.ts';

const MAX_NAMED_TITLE = 45;
const MAX_NAMED = 2;

/** What the course is called: as its only document is, or as the project. */
export function courseTitle(projectName: string, { reading, wording }: CourseMaterial): string {
  const [only] = reading.roots;
  const title = shortTitle(only?.title ?? '', wording, MAX_TITLE);
  const isTitle = reading.roots.length === 1 && title.length > 3 && isUsableTitle(title);
  return (
    (isTitle ? title : shortTitle(cleanLabel(projectName), wording, MAX_TITLE)) ||
    title ||
    wording.closingTitles.experto
  );
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

/** What a course says of itself, by audience, depth and objective. */
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
    list: listOfTitles(named, material),
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
