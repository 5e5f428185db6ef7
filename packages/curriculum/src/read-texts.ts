import { readFile } from 'node:fs/promises';
import type { DesignerArea, Language } from '@tarima/contract';

/** A topic's text in one language. */
export type TopicText = {
  title: string;
  /** One sentence about the skill gained. */
  goal: string;
  /** Paragraphs and at most one list, as Markdown. */
  body: string;
};

export type ThemeText = { id: string; title: string; description: string };

const texts = new URL('../texts/', import.meta.url);
const read = (path: string) => readFile(new URL(path, texts), 'utf8');

/** Rejects with ENOENT for an unknown topic. */
export async function readTopicText(
  area: DesignerArea,
  topicId: string,
  language: Language,
): Promise<TopicText> {
  const text = await read(`${language}/${area}/${topicId}.md`);
  const [, title = '', goal = '', body = ''] =
    /^# (.+)\n> (.+)\n\n([\s\S]+)$/u.exec(text.trim()) ?? [];
  return { title, goal, body };
}

/** Themes of an area in teaching order. */
export async function readThemeTexts(area: DesignerArea, language: Language): Promise<ThemeText[]> {
  const text = await read(`${language}/${area}/themes.md`);
  return text
    .trim()
    .split(/\n\s*\n/u)
    .map((entry) => {
      const [, id = '', title = '', description = ''] =
        /^## (.+)\n(.+)\n(.+)$/u.exec(entry.trim()) ?? [];
      return { id, title, description };
    });
}
