import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { DocumentError, readDocument, type SourceDocument } from '@tarima/documents';
import { type CourseDraft, createCourseWriter, WriterError } from '@tarima/writer';
import { coursePdf } from './course-pdf.ts';
import { documentsIn, extensionOf } from './documents-in.ts';
import { type Measured, measure } from './processor-time.ts';

const CONTENTS = 12;
const BRIEF = {
  projectName: 'Curso',
  audience: 'tecnicos',
  depth: 'intermedio',
  objective: 'habilidad',
} as const;

type Drafted = { course: CourseDraft; scripts: string[] };

/** Makes a course of 12 contents with all scripts from documents; measures its time and quality. */
export async function run([folder]: string[]): Promise<void> {
  if (folder) {
    for (const path of await documentsIn(folder)) await benchDocument(path);
    return;
  }
  const own = await mkdtemp(join(tmpdir(), 'tarima-bench-'));
  try {
    const path = join(own, 'manual.pdf');
    await writeFile(path, coursePdf());
    await benchDocument(path);
  } finally {
    await rm(own, { recursive: true });
  }
}

async function benchDocument(path: string): Promise<void> {
  const fileName = `${basename(path, extname(path))}.${extensionOf(path)}`;
  try {
    const reading = await measure(() => readDocument({ path, fileName }));
    const document = reading.result;
    const writing = await measure(async () => draft(document));
    const total = reading.seconds + writing.seconds;
    const processor = reading.processor + writing.processor;
    console.log(
      `${fileName}, ${document.pageCount} pages: ${total.toFixed(2)} s, ` +
        `${processor.toFixed(2)} s of one processor`,
    );
    console.log(`  reading ${secondsOf(reading)}; structure and scripts ${secondsOf(writing)}`);
    printQuality(document, writing.result);
  } catch (error) {
    if (!(error instanceof DocumentError || error instanceof WriterError)) throw error;
    console.log(`${fileName}: ${error.code}`);
  }
}

const secondsOf = ({ seconds, processor }: Measured<unknown>) =>
  `${seconds.toFixed(2)} s (processor ${processor.toFixed(2)} s)`;

function draft(document: SourceDocument): Drafted {
  const writer = createCourseWriter([document], 'es');
  const course = writer.draftStructure({ ...BRIEF, contentCount: CONTENTS });
  const scripts = course.modules.flatMap((module, moduleIndex) =>
    module.contents.map((_, contentIndex) =>
      writer
        .draftScript({ ...BRIEF, course, moduleIndex, contentIndex })
        .provenance.map(({ sentence }) => sentence)
        .join(' '),
    ),
  );
  return { course, scripts };
}

function printQuality(document: SourceDocument, { course, scripts }: Drafted): void {
  const contents = course.modules.flatMap((module) => module.contents);
  const titles = [...course.modules, ...contents].map(({ title }) => title.toLowerCase());
  const grams = scripts.map(fourGrams);
  const largest = Math.max(
    0,
    ...grams.flatMap((one, index) => grams.slice(0, index).map((other) => shared(one, other))),
  );
  const { covered, sections, leftOut } = coverage(document, contents);
  console.log(
    `  ${contents.length} contents in ${course.modules.length} modules; ` +
      `${covered} of ${sections} sections covered (${leftOut} more are no teaching text); ` +
      `largest overlap of two scripts ${largest.toFixed(3)}; ` +
      `${titles.length - new Set(titles).size} titles twice`,
  );
}

/**
 * Counts the sections with their own running text, and those that a content teaches. A part of a
 * section is enough. Title pages and parts after the last content, such as references, are counted
 * apart.
 */
function coverage(
  document: SourceDocument,
  contents: { sources: { from: string; to: string }[] }[],
) {
  const placeOf = (id: string) => Number(id.slice(1));
  const ranges = contents.flatMap(({ sources }) =>
    sources.map(({ from, to }) => [placeOf(from), placeOf(to)] as const),
  );
  const sections: number[][] = [];
  for (const block of document.blocks) {
    if (block.kind === 'heading') sections.push([]);
    else if (block.kind === 'paragraph') {
      sections.at(-1)?.push(...block.sentences.map(({ id }) => placeOf(id)));
    }
  }
  const withText = sections.filter((places) => places.length > 0);
  const isCovered = (places: number[]) =>
    places.some((place) => ranges.some(([from, to]) => from <= place && place <= to));
  const teaching = withText.slice(
    Math.max(0, withText.findIndex(isCovered)),
    withText.findLastIndex(isCovered) + 1,
  );
  return {
    covered: teaching.filter(isCovered).length,
    sections: teaching.length,
    leftOut: withText.length - teaching.length,
  };
}

function fourGrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(' ')));
}

/** The share of all runs of four words that two texts have in common. */
function shared(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((gram) => other.has(gram)).length;
  return common / (one.size + other.size - common || 1);
}
