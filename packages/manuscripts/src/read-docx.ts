import { type Manuscript, oneLine, plainText } from './manuscript.ts';
import { ManuscriptError } from './manuscript-error.ts';
import { readParagraphs, type WordParagraph } from './read-paragraphs.ts';
import { idOfBookmark, WORD_STYLES, type WordStyle } from './word-styles.ts';

const STYLES = new Map<string, WordStyle>(
  // The keys of the table are its styles.
  Object.entries(WORD_STYLES).map(([style, { id }]) => [id, style as WordStyle]),
);

/**
 * Reads what `writeDocx` wrote, after a person's changes in a word processor. Paragraphs of other
 * styles belong to the script above them. Throws `ManuscriptError` where there is no title.
 */
export function readDocx(file: Uint8Array): Manuscript {
  const manuscript: Manuscript = {
    ...{ title: '', description: '', targetAudience: '', painPoints: [], modules: [] },
  };
  const texts = { description: [] as string[], script: [] as string[] };
  let part: { description: string; script?: string } = manuscript;
  const endPart = () => {
    part.description = plainText(texts.description.join('\n'));
    if (part.script !== undefined) part.script = plainText(texts.script.join('\n'));
    texts.description = [];
    texts.script = [];
  };
  const paragraphs = readParagraphs(file);
  if (!paragraphs.some(({ style }) => style === WORD_STYLES.course.id)) {
    throw new ManuscriptError('no paragraph has the style of a title');
  }
  for (const paragraph of paragraphs) {
    const style = STYLES.get(paragraph.style ?? '') ?? 'script';
    const title = oneLine(paragraph.text);
    const named = { id: idOf(paragraph), title, description: '' };
    if (style === 'module') {
      endPart();
      const module = { ...named, contents: [] };
      manuscript.modules.push(module);
      part = module;
    } else if (style === 'content') {
      endPart();
      const content = { ...named, script: '' };
      const module = manuscript.modules.at(-1);
      if (!module) throw new ManuscriptError('a content stands before the first module');
      module.contents.push(content);
      part = content;
    } else if (style === 'course') manuscript.title = title;
    else if (style === 'audience') manuscript.targetAudience = title;
    else if (style === 'problem') manuscript.painPoints.push(title);
    else texts[style].push(paragraph.isListItem ? `- ${paragraph.text}` : paragraph.text);
  }
  endPart();
  return manuscript;
}

function idOf({ bookmarks }: WordParagraph): string | null {
  for (const bookmark of bookmarks) {
    const id = idOfBookmark(bookmark);
    if (id) return id;
  }
  return null;
}
