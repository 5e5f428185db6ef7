import type { Course, CourseContent } from '@tarima/contract';

/** The structure of a course as a person reads it. */
export function courseMarkdown(course: Course): string {
  const { title, description, targetAudience, painPointsAddressed, modules } = course;
  const blocks = [
    `# ${title}`,
    description,
    targetAudience,
    painPointsAddressed.map((point) => `- ${point}`).join('\n'),
    ...modules.flatMap((module, index) => [
      `## ${index + 1}. ${module.title}`,
      module.description,
      module.contents.map(contentLine).join('\n'),
    ]),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function contentLine({ orderIndex, title, description, sources }: CourseContent): string {
  const places = sources.map(({ file, pages }) => `${file}: ${rangesOf(pages)}`).join('; ');
  const text = [`**${title}**`, description, places && `(${places})`].filter(Boolean).join(' ');
  return `${orderIndex + 1}. ${text}`;
}

/** Ascending page numbers as ranges, such as `3–5, 9`. */
function rangesOf(pages: number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const page of pages) {
    const range = ranges.at(-1);
    if (range && page === range.last + 1) range.last = page;
    else ranges.push({ first: page, last: page });
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first}–${last}`)).join(', ');
}

/** Sorts as the course does, and is a valid name on any system. */
export function scriptFileName({ orderIndex, title }: CourseContent): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/gu, '');
  return `${String(orderIndex + 1).padStart(2, '0')}-${words || 'script'}.md`;
}
