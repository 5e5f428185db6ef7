import type { Citation } from '@tarima/contract';
import type { SourceDocument, SourceSentence } from '@tarima/documents';
import { cleanTitle } from '../reading/titles.ts';
import type { Cues } from '../wording/wording.ts';
import type { Section, UnplacedPassage } from './outline.ts';

type OpenSection = { section: Section; level: number; skipped: boolean };

/** Grows the tree of sections of one document while its blocks are read in order. */
export function createOutlineBuilder(document: SourceDocument, wording: Cues) {
  const isSlide = document.pageKind === 'slide';
  const root: Section = {
    title: cleanTitle(document.title, wording),
    heading: null,
    isSlide,
    passages: [],
    children: [],
  };
  const bottom: OpenSection = { section: root, level: -1, skipped: false };
  const path = [bottom];
  const spoken = new Set<string>();
  let order = 0;
  let paragraph = 0;

  const current = () => path.at(-1) ?? bottom;
  const cite = (sentence: SourceSentence, page: number): Citation => ({
    sentenceId: sentence.id,
    file: document.fileName,
    page,
    quote: sentence.text,
  });

  return {
    root,
    current,
    cite,
    /** Starts a section below the nearest one of a higher level; without a heading for an untitled slide. */
    open(heading: SourceSentence | undefined, page: number, level: number) {
      while (path.length > 1 && current().level >= level) path.pop();
      const title = heading ? cleanTitle(heading.text, wording) : '';
      const section: Section = {
        title,
        heading: heading ? cite(heading, page) : null,
        isSlide,
        passages: [],
        children: [],
      };
      const skipped = current().skipped || wording.skippedTitle.test(title);
      if (!skipped) current().section.children.push(section);
      path.push({ section, level, skipped });
    },
    /** Leaves every section: what follows belongs to the document itself. */
    closeAll() {
      path.length = 1;
    },
    /**
     * Adds what can be spoken of a paragraph. A null stands for a sentence that cannot: what follows
     * it is no neighbour of what precedes it. Nothing is taken twice.
     */
    add(passages: (UnplacedPassage | null)[]) {
      const { section } = current();
      paragraph += 1;
      for (const passage of passages) {
        order += 1;
        const key = passage?.text.toLowerCase() ?? '';
        if (!passage || spoken.has(key)) continue;
        spoken.add(key);
        const place = section.passages.length;
        const depth = path.length;
        section.passages.push({ ...passage, order, paragraph, place, depth, title: section.title });
      }
    },
  };
}
