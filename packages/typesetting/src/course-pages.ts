import type { ContentSource, Course, CourseContent } from '@tarima/contract';
import { formatDuration } from '@tarima/text';
import { joinNumbers } from './join-numbers.ts';
import { printable, shortened } from './printable.ts';
import { type CourseQuestions, printedAnswer, printedQuestion } from './question-pages.ts';
import { type CourseWording, WORDING } from './wording.ts';

export type TypesetOptions = {
  /** The owner of the course, named on the cover and the head of each page. */
  company: string;
  /** The day that the cover names. */
  date: Date;
  /** The owner's own look; the studio's where absent. */
  look?: PageLook;
  /** Without them, it has no questions and no key. */
  questions?: CourseQuestions;
};

/** Colours as `#rrggbb`. Words in `accent` stand on white; `light` and `glow` stand on `cover`. */
export type PageLook = {
  colours: { accent: string; ink: string; cover: string; light: string; glow: string };
  /** A PNG or JPEG file, and the colour of the plate under it; null for none. */
  logo: { file: Uint8Array; plate: string } | null;
};

/** The studio's own colours. */
const COLOURS: PageLook['colours'] = {
  ...{ accent: '#006b74', ink: '#111c22', cover: '#003e45', light: '#e0f5f7', glow: '#64d1d7' },
};

const RUNNING_TITLE_CHARACTERS = 80;
const RUNNING_COMPANY_CHARACTERS = 30;

/** The input of course.typ: finished texts, so that it computes nothing. */
export function coursePages(course: Course, { company, date, look, questions }: TypesetOptions) {
  const wording = WORDING[course.language];
  const title = printable(course.title);
  const description = printable(course.description);
  return {
    language: course.language,
    colours: look?.colours ?? COLOURS,
    /** The file as Base64; empty for none. */
    logo: Buffer.from(look?.logo?.file ?? []).toString('base64'),
    plate: look?.logo?.plate ?? '',
    words: wording.labels,
    title,
    runningTitle: shortened(title, RUNNING_TITLE_CHARACTERS),
    company: shortened(printable(company), RUNNING_COMPANY_CHARACTERS),
    imprint: `${printable(company)} · ${dateOf(course, date)}`,
    extent: extentOf(course, wording),
    description,
    targetAudience: printable(course.targetAudience),
    painPoints: course.painPointsAddressed.map(printable),
    modules: course.modules.map((module) => ({
      title: printable(module.title),
      description: printable(module.description),
      contents: module.contents.map((content) => ({
        title: printable(content.title),
        description: printable(content.description),
        notes: notesOf(content, wording),
        questions: (questions?.get(content.id) ?? []).map((question) =>
          printedQuestion(question, wording),
        ),
      })),
    })),
    key: keyOf(course, questions, wording),
  };
}

/** The right answers, by content. Contents without questions are missing. */
function keyOf(course: Course, questions: CourseQuestions | undefined, wording: CourseWording) {
  return course.modules.flatMap(({ contents }, module) =>
    contents.flatMap(({ id, title }, index) => {
      const answers = (questions?.get(id) ?? []).map((question) =>
        printedAnswer(question, course, wording),
      );
      if (answers.length === 0) return [];
      return [{ number: `${module + 1}.${index + 1}`, title: printable(title), answers }];
    }),
  );
}

function dateOf({ language }: Course, date: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date);
}

/** The size of a course. It includes the time only if every content has its script. */
function extentOf({ modules }: Course, wording: CourseWording): string {
  const contents = modules.flatMap((module) => module.contents);
  const scripts = contents.flatMap(({ script }) => script ?? []);
  const seconds = scripts.reduce((sum, { estimatedSeconds }) => sum + estimatedSeconds, 0);
  const parts = [wording.modules(modules.length), wording.contents(contents.length)];
  if (contents.length > 0 && scripts.length === contents.length) {
    parts.push(wording.minutes(Math.max(1, Math.round(seconds / 60))));
  }
  return parts.join(' · ');
}

function notesOf({ sources, script }: CourseContent, wording: CourseWording): string[] {
  const notes: string[] = [];
  if (sources.length > 0) {
    const named = sources.map((source) => sourceOf(source, wording));
    notes.push(`${wording.sources(sources.length)}: ${named.join('; ')}`);
  }
  if (script) notes.push(`${wording.duration}: ${formatDuration(script.estimatedSeconds)} min`);
  return notes;
}

function sourceOf({ file, pages }: ContentSource, wording: CourseWording): string {
  const name = printable(file);
  return pages.length === 0
    ? name
    : `${name}, ${wording.pages(pages.length)} ${joinNumbers(pages)}`;
}
