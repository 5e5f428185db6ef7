import type { Citation, Speaker } from '@tarima/contract';
import type { TurnDraft } from '../dialogue-draft.ts';
import { joinList } from '../pick-phrase.ts';
import { LISTED } from '../reading/reading.ts';
import { shortTitle } from '../reading/titles.ts';
import { createAsker } from './ask.ts';
import type { Theme } from './choose-said.ts';
import type { ComposeTools, Conversation, Frame, Rendering } from './composition.ts';
import { chapterTitle, isTopic, spokenTitle } from './name-theme.ts';
import { openConversation } from './open-conversation.ts';
import { createPhraseBook } from './phrase-book.ts';
import { type Saying, sayingsOf } from './sayings.ts';
import { askableSubject } from './subject.ts';
import { createListener } from './take-up.ts';

/** The host now and then says a phrase that fits anything. */
const GENERIC_SHARE = 0.3;
const MOST_GENERIC = 2;
const MOST_ANSWERS = 2;
const LONGEST_RECAP = 24;
const FEWEST_CHAPTERS = 2;

export function composeTurns(
  themes: readonly Theme[],
  frame: Frame,
  rendering: Rendering,
  tools: ComposeTools,
): Conversation {
  const { phrases, dialogue, countWords, reactions, isRulebook } = tools;
  const book = createPhraseBook(tools.seed, tools.creativity, rendering.isBrief);
  const subjectOf = (text: string) => askableSubject(text, tools);
  const asker = createAsker({ book, phrases, reactions, dialogue, subjectOf, isRulebook });
  const takeUp = createListener(book, reactions, dialogue, isRulebook);
  const turns: TurnDraft[] = [];
  const chapters: Conversation['chapters'] = [];
  let generic = 0;
  let answers = 0;

  const say = (speaker: Speaker, text: string | null, citations: Citation[] = []) => {
    if (!text) return;
    const last = turns.at(-1);
    if (last?.speaker !== speaker) turns.push({ speaker, text, citations: [...citations] });
    else {
      last.text = `${last.text} ${text}`;
      last.citations.push(...citations.filter((one) => !last.citations.includes(one)));
    }
  };
  const host = (text: string | null, citations: Citation[] = []) => say('host', text, citations);
  const react = (to: Saying | undefined) => {
    if (!to || !book.happens(rendering.reactions)) return;
    const taken = takeUp(to);
    if (taken) return host(taken);
    if (generic === MOST_GENERIC || !book.happens(GENERIC_SHARE)) return;
    generic += 1;
    host(book.pick(phrases.reactions));
  };
  const ask = (saying: Saying) => {
    const asked = asker.ask(saying);
    if (asked) host(asked.text, asked.citations);
    // The guest never has two turns in a row.
    else if (turns.at(-1)?.speaker !== 'host')
      host(book.pick(phrases.reactions) ?? asker.put('nudge') ?? asker.put('more'));
  };

  openConversation({ frame, rendering, tools, book, say });
  const told = themes.map((theme) => ({ theme, sayings: sayingsOf(theme, rendering, tools) }));
  const all = told.flatMap(({ sayings }) => sayings);
  const named: string[] = [];
  let previous: Saying | undefined;
  for (const [index, { theme, sayings }] of told.entries()) {
    const title = spokenTitle(theme.section, tools);
    const isNews = title !== '' && !named.includes(title) && !isTopic(title, frame, tools);
    for (const [at, saying] of sayings.entries()) {
      if (at === 0) {
        const isNew = chapters.length === 0 || turns.at(-1)?.speaker === 'guest';
        const chapter = chapterTitle(theme, frame, tools);
        const turn = chapters.length === 0 ? 0 : turns.length;
        if (isNew && chapters.at(-1)?.title !== chapter) chapters.push({ title: chapter, turn });
      }
      if (previous) react(previous);
      const isLast = saying === all.at(-1);
      if (isLast && rendering.recaps && !(at === 0 && isNews))
        host(recapOf(at === 0 ? named : named.slice(0, -1)));
      if (at === 0 && title && theme.section.parent && !named.includes(title)) named.push(title);
      if (at === 0 && isNews) nameTheme(title, saying, index === 0);
      else if (index === 0 && at === 0) openFirst(saying);
      else if (
        isLast &&
        saying.place === 'whole' &&
        !saying.question &&
        !LISTED.has(saying.unit.kind)
      )
        host(book.pick(phrases.finals) ?? asker.ask(saying)?.text ?? null);
      else if (
        turns.at(-1)?.speaker === 'guest' ||
        asker.fits(saying) ||
        book.happens(rendering.asks)
      )
        ask(saying);
      answer(saying);
      say('guest', saying.text, saying.citations);
      previous = saying;
    }
  }
  if (chapters.length < FEWEST_CHAPTERS)
    chapters.push({ title: dialogue.closingTitle, turn: turns.length });
  host(book.pick(phrases.closes, { name: frame.podcastName }));
  return {
    turns,
    chapters,
    wordCount: turns.reduce((sum, { text }) => sum + countWords(text), 0),
  };

  /**
   * Names the theme by its heading, then asks the document's own question, if any. The phrase
   * before such a question is a statement.
   */
  function nameTheme(title: string, saying: Saying, isFirst: boolean) {
    const isAsked = saying.question !== null;
    const open = phrases.turns.filter((phrase) => !isAsked || phrase.endsWith('{title}.'));
    const choices = isFirst ? dialogue.firstTitles : open;
    const others = dialogue.otherTitles.filter((phrase) => !isAsked || phrase.endsWith('.'));
    host(book.pick(choices, { title }) ?? book.pick(others, { title }));
    if (saying.question) host(saying.question.text, saying.question.citations);
  }

  function openFirst(saying: Saying) {
    if (saying.question || subjectOf(saying.opening)?.is) ask(saying);
    else host(book.pick(phrases.starts));
  }

  function answer({ text, place, question }: Saying) {
    const isAsked = turns.at(-1)?.text.endsWith('?') ?? false;
    const isShort = place === 'whole' && question === null && countWords(text) < rendering.longest;
    if (!isAsked || !isShort || answers === MOST_ANSWERS || !book.happens(rendering.answers))
      return;
    answers += 1;
    say('guest', book.pick(phrases.answers));
  }

  function recapOf(names: readonly string[]): string | null {
    const short = names.map((name) =>
      shortTitle(name.replace(/(?<![.?!…])[.?!…]+$/u, ''), tools.cues),
    );
    const list = joinList(short, tools.cues.and);
    if (names.length < 2 || countWords(list) > LONGEST_RECAP) return null;
    return book.pick(phrases.recaps, { list });
  }
}
