import type { Citation, Speaker } from '@tarima/contract';
import type { DialogueDraft, TurnDraft } from '../../dialogue-draft.ts';
import type { WordCase } from '../../reading/titles.ts';
import type {
  DialogueWording,
  Relation,
  StylePhrases,
} from '../../wording/dialogue/dialogue-wording.ts';
import { fillPhrase, joinList } from '../../wording/pick-phrase.ts';
import type { Cues } from '../../wording/wording.ts';
import type { Line, Theme } from './choose-themes.ts';
import { divideLong, divideObjection, divideReason } from './divide-sentence.ts';
import { createPhraseBook } from './phrase-book.ts';
import { createQuestioner } from './questioner.ts';
import { insideSentence } from './relations.ts';
import type { WordCounter } from './word-counter.ts';

/** Nobody speaks longer than this at a time. */
export const MAX_TURN_WORDS = 45;

/** What a dialogue is framed by. */
export type Frame = {
  podcastName: string;
  tagline: string;
  topic: string;
  /** What was asked to be stressed and is in the source; may be empty. */
  focus: string;
  hostName: string;
  hostRole: string;
  guestName: string;
  guestRole: string;
};

/** How the same sentences are told: the loop over lengths tries several ways. */
export type Telling = {
  /** Sentences in one turn: `none` joined, only those that go on in the source (`thread`), or `any`. */
  joining: 'none' | 'thread' | 'any';
  /** Share of the host's turns that react before they ask. */
  reactions: number;
  /** Share of the open places where the host asks rather than only reacts. */
  asks: number;
  /** Share of the answers that begin with a word of the guest's own. */
  answers: number;
  /** Whether the host names the themes before the last question. */
  recaps: boolean;
  /** Whether the opening names the topic. */
  namesTopic: boolean;
  /** Whether the two are introduced where nothing is known of them. */
  introduces: boolean;
  /** Whether a sentence is divided where a question fits into it. */
  divides: boolean;
  /** Whether the shortest phrases are taken, where words are few. */
  isBrief: boolean;
  /** The guest's longest turn. */
  longest: number;
};

export type ComposeTools = {
  wording: Cues;
  dialogue: DialogueWording;
  phrases: StylePhrases;
  wordCase: WordCase;
  seed: number;
  creativity: number;
  countWords: WordCounter;
};

/** Joined sentences are shorter than the longest turn, so that a listener keeps up. */
const JOINED_WORDS = { none: 0, thread: 36, any: 42 } as const;
const LONGEST_HOST_TAGLINE = 14;
/** What the guest says beside the source in one turn, at most, in words. */
const LONGEST_ASIDE = 9;
const LONGEST_RECAP = 24;
/** What the host must ask for, because the sentence begins by answering. */
const MARKED: readonly Relation[] = ['example', 'contrast', 'consequence'];

/** Tells themes as a conversation; null where this telling can't be said within the rules. */
export function composeTurns(
  themes: Theme[],
  frame: Frame,
  telling: Telling,
  tools: ComposeTools,
): DialogueDraft | null {
  const { phrases, dialogue, countWords } = tools;
  const book = createPhraseBook(tools.seed, tools.creativity, telling.isBrief);
  const asker = createQuestioner(book, phrases);
  const turns: TurnDraft[] = [];
  const chapters: DialogueDraft['chapters'] = [];
  let waiting: string[] = [];

  const say = (speaker: Speaker, text: string, citations: Citation[]) => {
    const last = turns.at(-1);
    if (last?.speaker !== speaker) turns.push({ speaker, text, citations: [...citations] });
    else {
      last.text = `${last.text} ${text}`;
      last.citations.push(...citations.filter((one) => !last.citations.includes(one)));
    }
  };
  const host = (text: string | null) => {
    if (text) waiting.push(text);
  };
  const guest = (text: string, citations: Citation[] = []) => {
    if (waiting.length > 0) say('host', waiting.join(' '), []);
    waiting = [];
    say('guest', text, citations);
  };

  const hostIs = selfOf(frame.hostName, frame.hostRole, dialogue);
  const guestIs = selfOf(frame.guestName, frame.guestRole, dialogue);
  const hostSaysTagline = telling.introduces && countWords(frame.tagline) <= LONGEST_HOST_TAGLINE;
  host(book.pick(phrases.greetings, { name: frame.podcastName }));
  if (hostSaysTagline) host(frame.tagline);
  host(hostIs);
  if (telling.introduces && !(hostIs && guestIs)) host(book.pick(phrases.company));
  if (telling.namesTopic) host(book.pick(phrases.topics, { topic: frame.topic }));
  if (telling.introduces && frame.focus) {
    host(fillPhrase(dialogue.focusIs, { focus: frame.focus }));
  }
  guest(book.pick(phrases.hellos) ?? '');
  if (guestIs) guest(guestIs);
  if (frame.tagline && !hostSaysTagline) guest(frame.tagline);

  const ask = (line: Line, isFinal: boolean, mayReact: boolean) => {
    const reacts = mayReact && book.happens(telling.reactions);
    const question = isFinal ? asker.final(line) : asker.ask(line);
    if (question && reacts) host(book.pick(phrases.reactions));
    host(question);
  };
  /** Where nothing has to be asked: the host only reacts, or the guest says that there is more. */
  const goesOn = (line: Line): boolean => {
    const last = turns.at(-1);
    if (asker.fits(line) || last?.speaker !== 'guest' || book.happens(telling.asks)) return false;
    if (line.isThread) {
      const reaction = book.pick(phrases.reactions);
      host(reaction);
      return reaction !== null;
    }
    const isFull = countWords(last.text) > MAX_TURN_WORDS - LONGEST_ASIDE;
    const handover = isFull ? null : book.pick(phrases.handovers);
    const nudge = handover && asker.inside('nudge');
    if (!handover || !nudge) return false;
    guest(handover);
    host(nudge);
    return true;
  };
  /** Of what was talked about: a theme named by one of its sentences only once that was said. */
  const recapOf = (linesOfLast: number) => {
    const heard = turns.map(({ text }) => text.toLowerCase()).join(' ');
    const told = themes
      .slice(0, linesOfLast > 0 ? undefined : -1)
      .filter(({ title, isHeading }) => isHeading || heard.includes(title.toLowerCase()));
    if (told.length < 2) return null;
    const names = told.map(({ title }) => spoken(title, tools).replace(/[.?!…]+$/u, ''));
    const list = joinList(names, tools.wording.and);
    return countWords(list) > LONGEST_RECAP ? null : book.pick(phrases.recaps, { list });
  };

  const groups = themes.map(({ lines }) => groupLines(lines, telling, countWords));
  for (const [index, theme] of themes.entries()) {
    for (const [at, group] of (groups[index] ?? []).entries()) {
      const isFirst = index === 0 && at === 0;
      const isLast = index === themes.length - 1 && at === (groups[index] ?? []).length - 1;
      const [line] = group;
      if (!line) continue;
      if (at === 0) chapters.push({ title: theme.title, turn: isFirst ? 0 : turns.length });
      if (isFirst) host(asker.start(line));
      else if (at === 0) host(asker.turn(line, theme.isHeading ? spoken(theme.title, tools) : ''));
      else {
        const isFinal = isLast && !line.isThread;
        const recap = isLast && telling.recaps ? recapOf(at) : null;
        host(recap);
        if (isFinal || recap || !goesOn(line)) ask(line, isFinal, recap === null);
      }
      for (const piece of piecesOf(group, telling, tools)) {
        if (piece.before) host(asker.inside(piece.before));
        const isAsked = waiting.at(-1)?.endsWith('?') && (isFirst || asker.fits(line));
        const fits = countWords(piece.text) <= MAX_TURN_WORDS - LONGEST_ASIDE;
        if (isAsked && fits && book.happens(telling.answers)) {
          const answer = book.pick(phrases.answers);
          if (answer) guest(answer);
        }
        guest(piece.text, piece.citations);
      }
    }
  }
  if (chapters.length < 2) {
    chapters.push({ title: dialogue.closingTitle, turn: turns.length });
  }
  host(book.pick(phrases.closes, { name: frame.podcastName }));
  say('host', waiting.join(' '), []);
  const words = turns.map(({ text }) => countWords(text));
  if (Math.max(...words) > MAX_TURN_WORDS) return null;
  return { turns, chapters, wordCount: words.reduce((sum, count) => sum + count, 0) };
}

const spoken = (title: string, { wordCase, wording }: ComposeTools) =>
  insideSentence(title, wordCase, wording).replace(/\s*[:;–—]\s*/gu, ', ');

/** "I'm Ana, a journalist.", as far as it is known. */
function selfOf(name: string, bareRole: string, dialogue: DialogueWording): string {
  const role = bareRole && dialogue.asRole(bareRole);
  if (name) return fillPhrase(dialogue.nameIs, { name: [name, role].filter(Boolean).join(', ') });
  return role && fillPhrase(dialogue.roleIs, { role });
}

/** Lines that are said in one turn. */
function groupLines(
  lines: Line[],
  { joining, longest }: Telling,
  countWords: WordCounter,
): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const words = group?.reduce((sum, { text }) => sum + countWords(text), 0) ?? 0;
    const isMarked = line.questions.some(({ relation }) => MARKED.includes(relation));
    const goesOn = line.isThread ? !isMarked : joining === 'any' && !opensSteps(line);
    const most = Math.min(longest, JOINED_WORDS[joining]);
    if (group && goesOn && words + countWords(line.text) <= most) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

const opensSteps = ({ questions }: Line) =>
  questions.some(({ relation }) => relation === 'first' || relation === 'list');

type Piece = {
  text: string;
  citations: Citation[];
  /** What the host says between the piece before and this one; null within one breath. */
  before: 'why' | 'contrast' | 'nudge' | null;
};

/** A group as the guest says it, divided where the host has a word in between. */
function piecesOf(group: Line[], telling: Telling, tools: ComposeTools): Piece[] {
  const { cues } = tools.dialogue;
  return group.flatMap(({ text, citations }, at): Piece[] => {
    const isLast = at === group.length - 1;
    if (isLast && telling.divides) {
      const reason = divideReason(text, cues, tools.wording);
      const halves = reason ?? divideObjection(text, cues, tools.wording);
      if (halves) {
        return [
          { text: halves.before, citations, before: null },
          { text: halves.after, citations, before: reason ? 'why' : 'contrast' },
        ];
      }
    }
    const pieces = divideLong(text, telling.longest, cues) ?? [text];
    return pieces.map((piece, index) => ({
      text: piece,
      citations,
      before: index === 0 ? null : 'nudge',
    }));
  });
}
