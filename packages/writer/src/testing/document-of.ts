import type { SourceBlock, SourceDocument, SourceSentence } from '@tarima/documents';
import { splitSentences } from '@tarima/text';

/**
 * A source document from typed lines: `# ` to `### ` headings, `- ` and `1. ` list items, `| `
 * table rows, `> ` speaker notes, `^ ` captions, `---` a new page. `![caption]` is a large diagram,
 * and `![photo: alt]` a photo without caption. Other lines are paragraphs.
 */
export function documentOf(
  text: string,
  facts: Partial<SourceDocument> & Pick<SourceDocument, 'language'>,
): SourceDocument {
  let count = 0;
  let page = 1;
  const sentence = (line: string): SourceSentence => {
    count += 1;
    return { id: `s${count}`, text: line };
  };
  const split = (line: string) => splitSentences(line, facts.language).map(sentence);
  const blocks: SourceBlock[] = [];
  for (const line of text
    .split('\n')
    .map((raw) => raw.trim())
    .filter(Boolean)) {
    const heading = /^(#{1,3}) (.*)$/u.exec(line);
    const item = /^(-|\d+\.) (.*)$/u.exec(line);
    const last = blocks.at(-1);
    if (line === '---') page += 1;
    else if (heading?.[1] && heading[2]) {
      blocks.push({
        kind: 'heading',
        page,
        level: heading[1].length,
        sentences: [sentence(heading[2])],
      });
    } else if (item?.[2]) {
      const sentences = split(item[2]);
      const start = Number.parseInt(item[1] ?? '', 10);
      const ordered = item[1] !== '-';
      if (last?.kind === 'list' && last.page === page && last.ordered === ordered) {
        last.items.push(sentences);
        last.sentences.push(...sentences);
      } else {
        blocks.push({
          kind: 'list',
          page,
          ordered,
          ...(start > 1 && { start }),
          items: [sentences],
          sentences: [...sentences],
        });
      }
    } else if (line.startsWith('| ')) {
      const cells = line.slice(2).split(' | ');
      const row = sentence(cells.join(', '));
      if (last?.kind === 'table') {
        last.rows.push(cells);
        last.sentences.push(row);
      } else blocks.push({ kind: 'table', page, rows: [cells], sentences: [row] });
    } else if (line.startsWith('![')) {
      blocks.push(figureOf(line.slice(2, -1), blocks.length, page));
    } else if (line.startsWith('^ ')) {
      blocks.push({ kind: 'caption', page, sentences: split(line.slice(2)) });
    } else if (line.startsWith('> ')) {
      blocks.push({ kind: 'note', page, sentences: split(line.slice(2)) });
    } else {
      blocks.push({ kind: 'paragraph', page, sentences: split(line) });
    }
  }
  return {
    fileName: 'documento.docx',
    mediaType: 'application/octet-stream',
    title: '',
    pageCount: page,
    pageKind: 'page',
    ...facts,
    blocks,
  };
}

/** Pictures of one document differ by their place among its blocks. */
function figureOf(text: string, place: number, page: number): SourceBlock {
  const alt = /^photo:(.*)$/u.exec(text)?.[1];
  const isPhoto = alt !== undefined;
  return {
    kind: 'figure',
    page,
    sentences: [],
    picture: {
      picture: pictureName(place),
      mediaType: 'image/png',
      width: isPhoto ? 400 : 1600,
      height: isPhoto ? 300 : 900,
    },
    figureKind: isPhoto ? 'photo' : 'diagram',
    place: { x: 0, y: 0, width: 1, height: 0.5 },
    caption: isPhoto ? '' : text,
    alt: alt?.trim() ?? '',
  };
}

/** The name of the picture that is the block at a place. */
export const pictureName = (place: number): string => `${place}`.padStart(8, '0').padEnd(64, 'a');
