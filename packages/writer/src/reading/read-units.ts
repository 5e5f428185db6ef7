import type { UnitKind, UnspeakableReason } from '@tarima/contract';
import type { SourceBlock, SourceDocument, SourceSentence } from '@tarima/documents';
import { countWords } from '@tarima/text';
import { saidWithoutColon } from './announcement.ts';
import { createContentsFinder } from './contents-list.ts';
import { isEnumerator } from './enumerators.ts';
import { createImprintFinder } from './imprint.ts';
import { createLabelFinder } from './label-lines.ts';
import { isOfDuties, listParts } from './list-parts.ts';
import {
  type Cite,
  LISTED,
  type Part,
  partsOf,
  type Section,
  type TableFacts,
  type Unit,
} from './reading.ts';
import { refersBack } from './refers-back.ts';
import { ended, spokenText, spokenWords } from './spoken-text.ts';
import { captionsOfTables } from './table-captions.ts';
import { tableParts } from './table-parts.ts';
import type { WordCase } from './titles.ts';
import { areCode, type Listener, unspeakableOf } from './unspeakable.ts';

/** Longer lists and tables are cut: one unit is said whole or not at all. */
const MOST_PARTS = 12;
const PARTS_OF_LONG = 5;
const WORDS_OF_ARTICLE = 18;
/** A sentence up to this length refers to the one before: "Do not go back in." */
const LONGEST_REFERRING = 6;

type ReadSentence = { part: Part; reason: UnspeakableReason | null };

const areArticles = (parts: readonly Part[]): boolean =>
  parts.every(({ isFragment }) => !isFragment) &&
  spokenWords(parts.map(({ text }) => text)) > parts.length * WORDS_OF_ARTICLE;

const wordsIn = ({ lead, parts }: Pick<Unit, 'lead' | 'parts'>) =>
  spokenWords([...lead, ...parts].map(({ text }) => text));

export function createUnitReader(
  document: SourceDocument,
  listener: Listener,
  wordCase: WordCase,
  cite: Cite,
) {
  const { cues, readingCues } = listener;
  const said = new Set<string>();
  const isContents = createContentsFinder(document);
  const isLabel = createLabelFinder(document, listener);
  const isImprint = createImprintFinder(document, listener);
  const captions = captionsOfTables(document);
  /** The first slide of a deck names the talk and its speaker. */
  const isDeck = document.pageKind === 'slide' && document.pageCount > 1;
  const announcesAtEnd = new RegExp(`(?:${cues.announces.source})[.:]$`, cues.announces.flags);
  let section: Section | null = null;
  let paragraph = 0;
  let lists = 0;

  function read(block: SourceBlock, into: Section) {
    const goesOnBelow = ['list', 'table', 'paragraph'].includes(block.kind) && into === section;
    if (!goesOnBelow) dropAnnouncement();
    section = into;
    paragraph += 1;
    if (block.kind === 'code' || block.kind === 'reference')
      return addUnspeakable(block, block.kind === 'code' ? 'code' : 'reference');
    if (block.kind === 'caption') return addUnspeakable(block, 'figure');
    if (block.kind === 'table') return addTable(block);
    if (block.kind === 'list') return addList(block);
    addSentences(block);
  }

  function sentence(one: SourceSentence, block: SourceBlock): ReadSentence {
    const { kind, page } = block;
    const text = spokenText(one.text, cues, readingCues);
    const isForSpeaker = kind === 'note' && cues.stageDirection.test(one.text);
    const isOfTitleSlide = isDeck && page === 1 && ended(text) !== text;
    const isOfPaper =
      kind === 'paragraph' &&
      (isLabel(text, section?.parent === null) || isImprint(block, one.text));
    const isForReader = isForSpeaker || isOfTitleSlide || isOfPaper;
    const reason = unspeakableOf(one.text, text, listener) ?? (isForReader ? 'furniture' : null);
    return {
      part: {
        text: reason ? text : ended(text),
        isFragment: false,
        mustSay: [],
        citations: [cite(one, page)],
      },
      reason,
    };
  }

  function addUnspeakable(block: SourceBlock, reason: UnspeakableReason) {
    const [first] = block.sentences;
    if (!first) return;
    const text = block.sentences
      .map(({ text }) => text)
      .join(' ')
      .slice(0, 400);
    pushUnspeakable(
      { text, isFragment: true, mustSay: [], citations: [cite(first, block.page)] },
      reason,
    );
  }

  /** The sentences of a paragraph. Those that say too little alone share a unit. */
  function addSentences(block: SourceBlock) {
    let lead = takeIntroduction();
    let open: Part[] = [];
    const end = () => {
      if (open.length > 0) push({ kind: 'statement', lead, parts: open, unspeakable: null });
      if (open.length > 0) lead = [];
      open = [];
    };
    for (const one of block.sentences.filter(({ text }) => !isEnumerator(text.trim()))) {
      const { part, reason } = sentence(one, block);
      if (reason) {
        end();
        pushUnspeakable(part, reason);
        continue;
      }
      if (isRepeated(part.text)) continue;
      if (open.length > 0 && !goesOn(part.text, open)) end();
      open.push(part);
    }
    end();
  }

  /**
   * The lead of a paragraph: an unanswered question, or a line with a colon that only announces.
   */
  function takeIntroduction(): Part[] {
    const last = section?.units.at(-1);
    const line = last?.parts.at(-1)?.text ?? '';
    if (line.endsWith('?')) return last?.parts.length === 1 ? takeLead() : [];
    if (!line.endsWith(':') || saidWithoutColon(line, cues) === null) return takeLead();
    dropAnnouncement();
    return [];
  }

  /** True within one section and list item. Other sections may repeat the same rules. */
  const isRepeated = (text: string) => {
    const key = `${section?.id} ${lists} ${text.toLowerCase()}`;
    if (said.has(key) && text.length > 24) return true;
    said.add(key);
    return false;
  };

  /** True if a sentence belongs to the ones before it in its paragraph. */
  function goesOn(text: string, before: Part[]): boolean {
    const last = before.at(-1)?.text ?? '';
    // "No." alone is too short an answer.
    if (/[?:]$/u.test(last) || countWords(last) === 1) return true;
    return refersBack(text, listener);
  }

  function addList(block: SourceBlock & { kind: 'list' }) {
    const lead = takeLead();
    lists += 1;
    if (lead.length === 0 && isContents(block)) return addUnspeakable(block, 'furniture');
    const items = block.items.map((item) => {
      const text = item
        .map((one) => spokenText(one.text, cues, readingCues))
        .filter((one) => !isEnumerator(one))
        .map((one, at) => (at === item.length - 1 ? one : ended(one)))
        .join(' ');
      const raw = item.map((one) => one.text).join(' ');
      return {
        text,
        citations: item.map((one) => cite(one, block.page)),
        reason: unspeakableOf(raw, text, listener),
      };
    });
    const read = items.filter(({ text }) => !isRepeated(text));
    for (const { text, citations, reason } of read) {
      if (reason) pushUnspeakable({ text, isFragment: true, mustSay: [], citations }, reason);
    }
    const speakable = read.filter(({ reason }) => reason === null);
    if (areCode(speakable.map(({ text }) => text))) return addUnspeakable(block, 'code');
    if (speakable.length === 0) return;
    const { kind, parts } = listParts(
      speakable,
      block.ordered,
      lead,
      section?.title ?? '',
      listener,
      wordCase,
    );
    const fragments = parts.filter(({ isFragment }) => isFragment).length;
    // A title "Do not" belongs to its list: without it the items would mean the opposite.
    const title = section?.title ?? '';
    const isOfTitle =
      readingCues.prohibition.test(title) ||
      (readingCues.dutiesLabel.test(title) &&
        parts.some(({ text, isFragment }) => isFragment || readingCues.order.test(text)));
    const isUnintroduced =
      kind === 'list' &&
      lead.length === 0 &&
      parts.length > 1 &&
      (isOfTitle || fragments * 2 > parts.length);
    const intro = isUnintroduced ? titleAsLead() : lead;
    if (kind === 'list' && intro.length === 0 && areArticles(parts)) return addArticles(parts);
    addInPieces(kind, intro, parts);
  }

  /** Numbered paragraphs without introduction are the articles of a rule. Each is a unit. */
  function addArticles(parts: Part[]) {
    for (const part of parts) {
      paragraph += 1;
      push({ kind: 'statement', lead: [], parts: [part], unspeakable: null });
    }
  }

  function addInPieces(
    kind: UnitKind,
    lead: Part[],
    parts: Part[],
    table: TableFacts | null = null,
  ) {
    // A procedure stays whole, however long.
    const size = kind === 'procedure' || parts.length <= MOST_PARTS ? parts.length : PARTS_OF_LONG;
    for (let at = 0; at < parts.length; at += size) {
      push({
        kind,
        lead: at === 0 || isOfDuties(lead, readingCues) ? lead : [],
        parts: parts.slice(at, at + size),
        unspeakable: null,
        table,
      });
    }
  }

  function addTable(block: SourceBlock & { kind: 'table' }) {
    const { header, lead, parts, reason } = tableParts(
      block,
      section?.title ?? '',
      listener,
      wordCase,
      cite,
    );
    if (reason) return addUnspeakable(block, reason);
    const caption = captions.get(block) ?? '';
    addInPieces('table', [...takeLead(), ...lead], parts, { header, caption });
  }

  /** Takes a question, or a line with a colon, as the next unit's lead. */
  function takeLead(): Part[] {
    const line = takeLastLine(({ text }) => /[:?]$/u.test(text));
    return line ? [line] : [];
  }

  /**
   * Handles an announcement with nothing behind it, as before a picture. Only text with its own
   * meaning is said.
   */
  function dropAnnouncement() {
    const line = takeLastLine(
      ({ text }, { kind }) =>
        (kind === 'list' || !LISTED.has(kind)) && (/:$/u.test(text) || announcesAtEnd.test(text)),
    );
    if (!line) return;
    const text = saidWithoutColon(line.text, cues);
    if (text === null) return pushUnspeakable(line, 'reference');
    push({ kind: 'statement', lead: [], parts: [{ ...line, text }], unspeakable: null });
  }

  /** Removes the last line from its unit, where it can be spoken and `isWanted`. */
  function takeLastLine(isWanted: (line: Part, unit: Unit) => boolean): Part | null {
    const last = section?.units.at(-1);
    const line = last?.parts.at(-1);
    if (!last || !line || last.unspeakable || !isWanted(line, last)) return null;
    last.parts.pop();
    if (last.parts.length === 0) section?.units.pop();
    else last.words = wordsIn(last);
    return line;
  }

  function titleAsLead(): Part[] {
    const { title, heading, units } = section ?? {};
    if (!title || !heading || title.endsWith('?') || units?.some(({ lead }) => lead.length > 0))
      return [];
    return [{ text: `${title}:`, isFragment: true, mustSay: [], citations: [heading] }];
  }

  function pushUnspeakable(part: Part, unspeakable: UnspeakableReason) {
    const kind = unspeakable === 'code' || unspeakable === 'figure' ? unspeakable : 'statement';
    push({ kind, lead: [], parts: [part], unspeakable });
  }

  function push(
    found: Pick<Unit, 'kind' | 'lead' | 'parts' | 'unspeakable'> & Partial<Pick<Unit, 'table'>>,
  ) {
    if (!section) return;
    const [first] = [...found.parts, ...found.lead];
    const citation = first?.citations[0];
    const isAsked = section.units.length === 0 && found.unspeakable === null;
    const unit: Unit = {
      table: null,
      ...found,
      id: `${document.fileName}#${citation?.sentenceId ?? section.units.length}`,
      lead: isAsked ? [...questionOf(section), ...found.lead] : found.lead,
      mustSay: [],
      section,
      order: 0,
      paragraph,
      follows: null,
      words: 0,
      worth: 0,
    };
    unit.words = wordsIn(unit);
    if (unit.unspeakable === null) unit.follows = before(unit);
    section.units.push(unit);
  }

  /** The question in a section's heading, in full. The document's own title was named before. */
  function questionOf({ title, heading, parent }: Section): Part[] {
    if (!title.endsWith('?') || !heading || !parent) return [];
    const text = wordCase.asTitle(spokenText(heading.quote, cues, readingCues));
    return [{ text, isFragment: false, mustSay: [], citations: [heading] }];
  }

  /**
   * The unit that must be said before: the question, the rule of an exception, or the text before a
   * very short sentence.
   */
  function before(unit: Unit): Unit | null {
    const last = unit.section.units.findLast(({ unspeakable }) => unspeakable === null);
    if (!last) return null;
    if (unit.section.title.endsWith('?')) return last;
    const [first] = LISTED.has(unit.kind) ? unit.lead : partsOf(unit);
    if (first && refersBack(first.text, listener)) return last;
    if (LISTED.has(unit.kind)) return null;
    return unit.words <= LONGEST_REFERRING && last.paragraph === unit.paragraph ? last : null;
  }

  return {
    read,
    endSection() {
      dropAnnouncement();
      section = null;
    },
  };
}
