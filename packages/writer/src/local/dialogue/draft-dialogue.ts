import type { SourceDocument } from '@tarima/documents';
import { countWords } from '@tarima/text';
import type { DialogueDraft, DialogueRequest } from '../../dialogue-draft.ts';
import { cleanLabel, upperFirst } from '../../reading/clean-text.ts';
import { createForeignTitles } from '../../reading/foreign-titles.ts';
import { learnPhrases } from '../../reading/key-phrases.ts';
import { isForMachines, isPromptLike } from '../../reading/prompt-like.ts';
import { runningTextsOf } from '../../reading/running-texts.ts';
import { createTerms, lowerWords, type Terms } from '../../reading/terms.ts';
import { cleanTitle, isUsableTitle, learnWordCase, shortTitle } from '../../reading/titles.ts';
import { DIALOGUE_WORDINGS } from '../../wording/dialogue/index.ts';
import { CUES } from '../../wording/index.ts';
import { WriterError } from '../../writer-error.ts';
import { learnBareNames } from '../bare-names.ts';
import type { Strictness } from '../judge-sentence.ts';
import { type Passage, passagesUnder } from '../outline.ts';
import { createWeights, type Weights } from '../rank-passages.ts';
import { chooseThemes, rankPlans } from './choose-themes.ts';
import { type Frame, MAX_TURN_WORDS } from './compose-turns.ts';
import { fitLength } from './fit-length.ts';
import { readInstructions, type Wishes } from './instructions.ts';
import { MANNERS } from './manners.ts';
import { planThemes } from './plan-themes.ts';
import { readSayable } from './read-sayable.ts';
import { createQuestions, holdsExample, insideSentence } from './relations.ts';
import { leaningsOf, topicsOf } from './roles.ts';
import { createWordCounter } from './word-counter.ts';

/** The shortest dialogue there is, in words; a source that can't fill it is too short. */
const FEWEST_WORDS = 90;
/** A longer sentence is hard to follow by ear. */
const LONGEST_SENTENCE = 42;
/** So much of the words asked for is as good as all. */
const NEARLY_ALL = 0.9;
const WORDS_PER_THEME = 75;
const THEMES = { min: 2, max: 5 } as const;
const SHORT_TURN_WORDS = 24;
const FEWEST_MENTIONS = 2;
const MAX_NAME_WORDS = 12;
const MAX_TAGLINE_WORDS = 30;
const MAX_ROLE_WORDS = 8;
const MAX_FOCUS_WORDS = 6;

/**
 * Writes a conversation of two from documents, without any model: the guest says sentences of the
 * documents, the host asks for them with phrases of its own. The same request gives the same
 * dialogue. A source too short for the words asked for gives the longest dialogue that it carries.
 *
 * Throws `WriterError` PODCAST_TOO_LITTLE_TEXT where that is less than the shortest podcast.
 */
export function draftDialogue(request: DialogueRequest): DialogueDraft {
  const documents = request.documents.filter((document) =>
    [request.language, 'other'].includes(document.language),
  );
  // The relaxed rules let fragments through: only where whole sentences are too few.
  const strict = draftWithin(request, documents, 'strict');
  const isEnough = (draft: DialogueDraft | null) =>
    draft !== null && draft.wordCount >= request.wordCount * NEARLY_ALL;
  const relaxed = isEnough(strict) ? null : draftWithin(request, documents, 'relaxed');
  const best = (relaxed?.wordCount ?? 0) > (strict?.wordCount ?? 0) ? relaxed : strict;
  if (!best || best.wordCount < FEWEST_WORDS) {
    throw new WriterError(
      'PODCAST_TOO_LITTLE_TEXT',
      `the shortest dialogue has ${FEWEST_WORDS} words, more than half of them from the source`,
    );
  }
  return best;
}

function draftWithin(
  request: DialogueRequest,
  documents: SourceDocument[],
  strictness: Strictness,
): DialogueDraft | null {
  const { language } = request;
  const wording = CUES[language];
  const dialogue = DIALOGUE_WORDINGS[language];
  const terms = createTerms(wording);
  const texts = runningTextsOf(documents);
  const wordCase = learnWordCase(texts, terms, wording.hasTitleCase);
  const wishes = readInstructions(request.instructions);
  const holdsOneOf = (topics: string[]) => {
    const stems = new Set(topics.flatMap(terms.of));
    return (text: string) => terms.of(text).some((stem) => stems.has(stem));
  };
  const roots = readSayable(documents, {
    judge: { wording, wordCase, language, strictness, mostWords: LONGEST_SENTENCE },
    cues: dialogue.cues,
    isUnwanted: holdsOneOf(wishes.avoid),
    isForeignTitle: createForeignTitles(texts, wording),
    bareNames: learnBareNames(texts, wording),
  });
  const passages = roots.flatMap(passagesUnder);
  if (passages.length === 0) return null;

  const weights = createWeights(passages, terms);
  const count = learnPhrases(texts);
  const isWished = holdsOneOf(
    wishes.stress.length > 0 ? wishes.stress : repeatedWords(wishes.rest, terms, weights),
  );
  const leads = new Set(roots.map((root) => passagesUnder(root)[0]));
  const isLead = (passage: Passage) => leads.has(passage) && passage.alone !== null;
  const questionsFor = createQuestions({ wording, dialogue, terms, count, wordCase });
  const roles = [request.hostRole, request.guestRole];
  const leanings = leaningsOf(roles);
  const isTheirs = topicsOf(roles);
  const tools = {
    wording,
    terms,
    weights,
    wordCase,
    count,
    questionsFor,
    isWished,
    isLead,
    leanings,
    isExample: (text: string) => holdsExample(text, dialogue.cues),
    leansTo: (text: string) =>
      isTheirs(text) ||
      questionsFor(text, true).some(({ relation }) => leanings.includes(relation)),
  };
  const themes = Math.min(
    THEMES.max,
    Math.max(THEMES.min, Math.round(request.wordCount / WORDS_PER_THEME)),
  );
  const isNeeded = (passage: Passage) => isLead(passage) || isWished(passage.text);
  const plans = planThemes(roots, themes, weights, isNeeded);
  const ranked = rankPlans(plans, request.wordCount, tools);
  const subject = questionsFor(passages[0]?.text ?? '', false).find(({ slots }) => slots.x)?.slots
    .x;
  const [focus = ''] = wishes.stress.filter((topic) => isFocus(topic, terms, weights));
  return fitLength({
    wordCount: request.wordCount,
    frame: frameOf(request, documents, wishes, { subject: subject ?? '', focus }, (title) =>
      insideSentence(shortTitle(cleanTitle(title, wording), wording), wordCase, wording),
    ),
    themesWithin: (budget) => chooseThemes(ranked, budget, tools),
    longest: wishes.wantsShortTurns ? SHORT_TURN_WORDS : MAX_TURN_WORDS,
    manner: MANNERS[request.style],
    wantsQuestions: wishes.wantsQuestions || wishes.wantsShortTurns,
    tools: {
      wording,
      dialogue,
      phrases: dialogue.styles[request.style],
      wordCase,
      seed: request.seed,
      creativity: request.creativity,
      countWords: createWordCounter(),
    },
  });
}

/** Of words without a known request around them, those that the documents come back to. */
const repeatedWords = (texts: string[], terms: Terms, weights: Weights): string[] =>
  texts.flatMap((text) =>
    lowerWords(text).filter((word) =>
      terms.of(word).some((stem) => weights.frequency(stem) >= FEWEST_MENTIONS),
    ),
  );

/** Short, of words that the documents have, and no order: fit to be said by the host. */
const isFocus = (topic: string, terms: Terms, weights: Weights): boolean => {
  const stems = terms.of(topic);
  return (
    stems.length > 0 &&
    stems.every((stem) => weights.frequency(stem) > 0) &&
    countWords(topic) <= MAX_FOCUS_WORDS &&
    /^[\p{L}\p{N} '’-]+$/u.test(topic) &&
    !isPromptLike(topic)
  );
};

/** What a person wrote for the frame, made fit to be spoken. */
function frameOf(
  request: DialogueRequest,
  documents: SourceDocument[],
  wishes: Wishes,
  /** What the first sentence is about, for documents without a title, and what is stressed. */
  { subject, focus }: { subject: string; focus: string },
  spokenTitle: (title: string) => string,
): Frame {
  const label = (text: string, most: number) => {
    const clean = cleanLabel(text).replace(/[\s.,;:]+$/u, '');
    return countWords(clean) <= most && !isForMachines(text) ? clean : '';
  };
  const tagline = upperFirst(label(request.tagline, MAX_TAGLINE_WORDS));
  const [only] = documents;
  const title = documents.length === 1 && only ? spokenTitle(only.title) : '';
  return {
    podcastName:
      label(request.podcastName, MAX_NAME_WORDS) ||
      cleanLabel(request.podcastName).split(' ').slice(0, MAX_NAME_WORDS).join(' '),
    tagline: tagline && !/[!?…]$/u.test(tagline) ? `${tagline}.` : tagline,
    topic: title.length > 3 && isUsableTitle(title) && !isPromptLike(title) ? title : subject,
    focus,
    hostName: wishes.hostName,
    hostRole: label(request.hostRole, MAX_ROLE_WORDS),
    guestName: wishes.guestName,
    guestRole: label(request.guestRole, MAX_ROLE_WORDS),
  };
}
