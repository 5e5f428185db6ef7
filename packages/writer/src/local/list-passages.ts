import type { Citation } from '@tarima/contract';
import type { SourceSentence } from '@tarima/documents';
import { countWords } from '@tarima/text';
import { cleanText } from '../reading/clean-text.ts';
import { formOf, isClause } from '../reading/list-form.ts';
import { isForMachines } from '../reading/prompt-like.ts';
import { lowerWords } from '../reading/terms.ts';
import { joinList } from '../wording/pick-phrase.ts';
import type { Cues } from '../wording/wording.ts';
import { judgeSentence, type SentenceJudge, spokenForm } from './judge-sentence.ts';
import type { UnplacedPassage } from './outline.ts';

export type ListContext = {
  judge: SentenceJudge;
  isSlide: boolean;
  /** Whether items that are no sentences may be joined into one. */
  mayFrame: boolean;
  cite: (sentence: SourceSentence) => Citation;
};

type Item = { sentences: SourceSentence[]; text: string; words: number };

const MAX_ITEM_WORDS = 10;
const MAX_FRAMED_ITEMS = 4;
const MAX_FRAMED_WORDS = 34;
const MAX_ANNOUNCED_ITEMS = 6;
const MAX_ANNOUNCED_WORDS = 45;
const MIN_SENTENCE_WORDS = 6;

/**
 * What can be spoken of a list, as paragraphs: with the sentence that announces it, as one sentence;
 * else items that are sentences by themselves, and short items joined into one.
 */
export function listPassages(
  items: SourceSentence[][],
  intro: SourceSentence | null,
  context: ListContext,
): UnplacedPassage[][] {
  const read = items.map((sentences) => readItem(sentences, context.judge));
  const announced = intro ? announcedList(intro, read, context) : null;
  if (announced) return [[announced]];

  const groups: UnplacedPassage[][] = [];
  const fragments: Item[] = [];
  for (const item of read) {
    const sentences = sentencesOfItem(item, context);
    if (sentences.length > 0) {
      groups.push(sentences);
    } else if (isSpeakableFragment(item, context.judge)) {
      fragments.push(item);
    }
  }
  const framed = context.mayFrame && !isCode(read) ? framedList(fragments, context) : null;
  if (framed) groups.push([framed]);
  return groups;
}

function readItem(sentences: SourceSentence[], judge: SentenceJudge): Item {
  const text = spokenForm(sentences.map((sentence) => sentence.text).join(' '), judge.wording)
    .replace(/[\s.;,:–—-]+$/u, '')
    .replace(/(\p{L}) - (?=\p{L})/gu, '$1, ');
  return { sentences, text, words: countWords(text) };
}

/** "The account can do this: read any file, change owners and enter." */
function announcedList(
  intro: SourceSentence,
  items: Item[],
  { judge, cite }: ListContext,
): UnplacedPassage | null {
  const fit = items.every((item) => isSpeakableFragment(item, judge));
  if (!fit || items.length < 2 || items.length > MAX_ANNOUNCED_ITEMS) return null;
  // Judged as a sentence: only its end differs, because the list stands there.
  const opening = judgeSentence(`${intro.text.trim().replace(/:$/u, '')}.`, judge, true);
  if (!opening) return null;
  const list = joinList(
    items.map((item) => judge.wordCase.inSentence(item.text)),
    judge.wording.and,
  );
  const asList = (text: string) => `${text.replace(/\.$/u, '')}: ${list}.`;
  const text = asList(opening.text);
  const words = countWords(text);
  if (words > MAX_ANNOUNCED_WORDS || !isOneSentence(text)) return null;
  return {
    text,
    alone: opening.alone === null ? null : asList(opening.alone),
    fragments: [],
    words,
    isNote: false,
    citations: [cite(intro), ...items.flatMap((item) => item.sentences.map(cite))],
  };
}

/** Short items without a sentence of their own; the frame around them is chosen when it is spoken. */
function framedList(all: Item[], { judge, cite }: ListContext): UnplacedPassage | null {
  const items = judge.strictness === 'strict' ? ofOneForm(all, judge.wording) : all;
  const chosen: Item[] = [];
  let words = 0;
  for (const item of items) {
    if (chosen.length === MAX_FRAMED_ITEMS || words + item.words > MAX_FRAMED_WORDS) break;
    const isSaid = chosen.some(({ text }) => text.toLowerCase() === item.text.toLowerCase());
    if (isSaid) continue;
    chosen.push(item);
    words += item.words;
  }
  if (chosen.length < (judge.strictness === 'strict' ? 2 : 1)) return null;
  const text = chosen.map((item) => item.text).join(', ');
  return {
    text,
    alone: text,
    fragments: chosen.map((item) => judge.wordCase.inSentence(item.text)),
    words: words + 4,
    isNote: false,
    citations: chosen.flatMap((item) => item.sentences.map(cite)),
  };
}

/** The items of the most common form, if they are at least half: others make no sentence with them. */
function ofOneForm(items: Item[], wording: Cues): Item[] {
  const forms = (['noun', 'order', 'gerund'] as const).map((form) =>
    items.filter(({ text }) => formOf(text, wording) === form),
  );
  const most = forms.reduce((best, group) => (group.length > best.length ? group : best), []);
  return most.length * 2 >= items.length ? most : [];
}

/** Items that are whole sentences; on slides the full stop is often missing, so a verb must prove it. */
function sentencesOfItem(item: Item, { judge, cite, isSlide }: ListContext): UnplacedPassage[] {
  const passages: UnplacedPassage[] = [];
  for (const sentence of item.sentences) {
    const ends = /[.!?…]["”»’']?$/u.test(sentence.text.trim());
    const hasVerb = isClause(sentence.text, judge.wording);
    const proven =
      hasVerb &&
      (isSlide || judge.strictness === 'relaxed') &&
      countWords(sentence.text) >= MIN_SENTENCE_WORDS &&
      !/[:;,]$/u.test(sentence.text.trim());
    if (ends ? !hasVerb && !/\?$/u.test(sentence.text.trim()) : !proven) continue;
    const judged = judgeSentence(ends ? sentence.text : `${sentence.text.trim()}.`, judge);
    if (judged) {
      passages.push({ ...judged, fragments: [], isNote: false, citations: [cite(sentence)] });
    }
  }
  return passages;
}

/** Lines of a program or a configuration, rather than of a list. */
function isCode(items: Item[]): boolean {
  const code = items.filter(({ text }) => /[{}<>|\\=$_^]|\p{L}\/\p{L}+\/|\s\+\p{L}|;$/u.test(text));
  return code.length > items.length / 5;
}

function isSpeakableFragment({ text, words, sentences }: Item, judge: SentenceJudge): boolean {
  return (
    words >= 1 &&
    words <= MAX_ITEM_WORDS &&
    sentences.length === 1 &&
    sentences.every((sentence) => !isForMachines(sentence.text)) &&
    !/^\s*[*†‡]|:\s*$|^\s*(?:e\.g\.|p\. ?ej\.)/u.test(sentences[0]?.text ?? '') &&
    !judge.wording.phraseLinks.has(lowerWords(text).at(-1) ?? '') &&
    /\p{L}{2}/u.test(text) &&
    cleanText(text) === text &&
    !/[{}<>|\\`=$_~^#@:;?!"“”→()[\]]|\.\s|\p{L}\/\p{L}+\/|https?|www\.|(?:^|\s)[./-]\p{L}|(?:^|\s)[-+]|\p{L}[,/]\p{L}|\s[/.](?:\d|$)/iu.test(
      text,
    ) &&
    !judge.wording.furniture.test(text) &&
    !judge.wording.dangling.test(text) &&
    !judge.wording.pointsElsewhere.test(text) &&
    (text.match(/\p{N}+/gu)?.length ?? 0) <= Math.max(1, words / 2)
  );
}

const isOneSentence = (text: string) => !/[.!?…]\s/u.test(text) && cleanText(text) === text;
