import { DESIGNER_AREAS, type DesignerArea, type Language } from '@tarima/contract';
import type { SourceBlock, SourceDocument } from '@tarima/documents';
import { splitSentences } from '@tarima/text';
import { CURRICULUM } from './curriculum.ts';
import { readThemeTexts, readTopicText, type TopicText } from './read-texts.ts';
import type { Topic } from './topic.ts';

/** Media type of library documents: distinguishes them from uploads. */
export const LIBRARY_MEDIA_TYPE = 'text/markdown';

export type LibraryTopic = Topic & TopicText;

export type LibraryTheme = {
  area: DesignerArea;
  id: string;
  title: string;
  description: string;
  /** In teaching order. */
  topics: LibraryTopic[];
};

/** All themes of all areas in one language, in teaching order. */
export async function readLibrary(language: Language): Promise<LibraryTheme[]> {
  const areas = await Promise.all(DESIGNER_AREAS.map((area) => readArea(area, language)));
  return areas.flat();
}

async function readArea(area: DesignerArea, language: Language): Promise<LibraryTheme[]> {
  const texts = new Map((await readThemeTexts(area, language)).map((text) => [text.id, text]));
  return Promise.all(
    CURRICULUM[area].map(async ({ id, topics }) => ({
      area,
      id,
      title: texts.get(id)?.title ?? id,
      description: texts.get(id)?.description ?? '',
      topics: await Promise.all(
        topics.map(async (topic) => ({
          ...topic,
          ...(await readTopicText(area, topic.id, language)),
        })),
      ),
    })),
  );
}

/**
 * A theme as a document that a course can cite. Each topic is a page: its title is the heading, its
 * goal the first paragraph.
 */
export function documentOfTheme(
  { title, topics }: LibraryTheme,
  language: Language,
): SourceDocument {
  let sentences = 0;
  const numbered = (text: string) =>
    splitSentences(text, language).map((sentence) => {
      sentences += 1;
      return { id: `s${sentences}`, text: sentence };
    });
  const blocks = topics.flatMap((topic, index): SourceBlock[] => {
    const page = index + 1;
    return [
      { kind: 'heading', level: 1, page, sentences: numbered(topic.title) },
      { kind: 'paragraph', page, sentences: numbered(topic.goal) },
      ...partsOf(topic.body).map((lines): SourceBlock => {
        if (!lines.every((line) => LIST_ITEM.test(line))) {
          return { kind: 'paragraph', page, sentences: numbered(lines.join(' ')) };
        }
        const items = lines.map((line) => numbered(line.replace(LIST_ITEM, '')));
        const ordered = /^\d/u.test(lines[0] ?? '');
        return { kind: 'list', ordered, page, items, sentences: items.flat() };
      }),
    ];
  });
  return {
    fileName: title,
    mediaType: LIBRARY_MEDIA_TYPE,
    language,
    title,
    pageCount: topics.length,
    pageKind: 'page',
    blocks,
  };
}

/** Paragraphs and lists, as their lines. A list may directly follow its announcement. */
function partsOf(body: string): string[][] {
  return body.split(/\n\s*\n/u).flatMap((part) => {
    const lines = part.trim().split('\n');
    const list = lines.findIndex((line) => LIST_ITEM.test(line));
    return list > 0 ? [lines.slice(0, list), lines.slice(list)] : [lines];
  });
}

const LIST_ITEM = /^(?:-|\d{1,2}\.)\s+/u;
