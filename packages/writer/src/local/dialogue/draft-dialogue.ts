import type { SourceDocument } from '@tarima/documents';
import { countWords } from '@tarima/text';
import type { DialogueDraft, DialogueRequest } from '../../dialogue-draft.ts';
import { DIALOGUE_WORDINGS } from '../../wording/dialogue/index.ts';
import { CUES } from '../../wording/index.ts';
import { WriterError } from '../../writer-error.ts';
import { cleanLabel, upperFirst } from '../clean-text.ts';
import { learnPhrases } from '../key-phrases.ts';
import { passagesUnder } from '../outline.ts';
import { planScenes } from '../plan-scenes.ts';
import { isPromptLike } from '../prompt-like.ts';
import { createWeights } from '../rank-passages.ts';
import { createTerms } from '../terms.ts';
import { cleanTitle, isUsableTitle, learnWordCase, shortTitle } from '../titles.ts';
import { chooseThemes, rankPlans } from './choose-themes.ts';
import { type Frame, MAX_TURN_WORDS } from './compose-turns.ts';
import { fitLength } from './fit-length.ts';
import { readInstructions, type Wishes } from './instructions.ts';
import { mergePlans, readSayable, textsOf } from './read-sayable.ts';

/** The shortest dialogue there is, in words; a source that can't fill it is too short. */
const FEWEST_WORDS = 90;
const WORDS_PER_THEME = 75;
const THEMES = { min: 2, max: 5 } as const;
const SHORT_TURN_WORDS = 24;
const MAX_NAME_WORDS = 12;
const MAX_TAGLINE_WORDS = 30;
const MAX_ROLE_WORDS = 8;

/**
 * Writes a conversation of two from documents, without any model: the guest says sentences of the
 * documents, the host asks for them with phrases of its own. The same request gives the same
 * dialogue. A source too short for the words asked for gives the longest dialogue that it carries.
 *
 * Throws `WriterError` PODCAST_TOO_LITTLE_TEXT where that is less than the shortest podcast.
 */
export function draftDialogue(request: DialogueRequest): DialogueDraft {
  const { language } = request;
  const wording = CUES[language];
  const dialogue = DIALOGUE_WORDINGS[language];
  const documents = request.documents.filter((document) =>
    [language, 'other'].includes(document.language),
  );
  const terms = createTerms(wording);
  const wordCase = learnWordCase(textsOf(documents), terms, wording.hasTitleCase);
  const wishes = readInstructions(request.instructions);
  const stemsOf = (topics: string[]) => new Set(topics.flatMap(terms.of));
  const unwanted = stemsOf(wishes.avoid);
  const wanted = stemsOf(wishes.stress);
  const longest = wishes.wantsShortTurns ? SHORT_TURN_WORDS : MAX_TURN_WORDS;
  const roots = readSayable(documents, {
    judge: { wording, wordCase, language },
    enough: request.wordCount,
    cues: dialogue.cues,
    isUnwanted: (text) => terms.of(text).some((stem) => unwanted.has(stem)),
  });
  const passages = roots.flatMap(passagesUnder);
  const available = passages.reduce((sum, { words }) => sum + words, 0);
  if (passages.length === 0) throw tooLittle(0);

  const weights = createWeights(passages, terms);
  const tools = {
    wording,
    dialogue,
    terms,
    weights,
    wordCase,
    count: learnPhrases(textsOf(documents)),
    stress: (text: string) => (terms.of(text).some((stem) => wanted.has(stem)) ? 1 : 0),
  };
  const themes = Math.min(
    THEMES.max,
    Math.max(THEMES.min, Math.round(request.wordCount / WORDS_PER_THEME)),
  );
  const plans = mergePlans(
    planScenes(roots, themes, weights, () => false),
    themes,
  );
  const ranked = rankPlans(plans, request.wordCount, tools);
  const best = fitLength({
    wordCount: request.wordCount,
    frame: frameOf(request, documents, wishes, (title) =>
      wordCase.inSentence(shortTitle(cleanTitle(title, wording), wording)),
    ),
    themesWithin: (budget) => chooseThemes(ranked, budget, tools),
    longest,
    wantsQuestions: wishes.wantsQuestions || wishes.wantsShortTurns,
    tools: {
      wording,
      dialogue,
      phrases: dialogue.styles[request.style],
      wordCase,
      seed: request.seed,
      creativity: request.creativity,
    },
  });
  if (!best || best.wordCount < FEWEST_WORDS) throw tooLittle(available);
  return best;
}

const tooLittle = (available: number) =>
  new WriterError(
    'PODCAST_TOO_LITTLE_TEXT',
    `the shortest dialogue has ${FEWEST_WORDS} words, more than half of them from the source; it holds ${available} that can be said`,
  );

/** What a person wrote for the frame, made fit to be spoken. */
function frameOf(
  request: DialogueRequest,
  documents: SourceDocument[],
  wishes: Wishes,
  spokenTitle: (title: string) => string,
): Frame {
  const label = (text: string, most: number) => {
    const clean = cleanLabel(text).replace(/[\s.,;:]+$/u, '');
    return countWords(clean) <= most && !isPromptLike(clean) ? clean : '';
  };
  const tagline = upperFirst(label(request.tagline, MAX_TAGLINE_WORDS));
  const [only] = documents;
  const title = documents.length === 1 && only ? spokenTitle(only.title) : '';
  return {
    podcastName:
      label(request.podcastName, MAX_NAME_WORDS) ||
      cleanLabel(request.podcastName).split(' ').slice(0, MAX_NAME_WORDS).join(' '),
    tagline: tagline && !/[!?…]$/u.test(tagline) ? `${tagline}.` : tagline,
    topic: title.length > 3 && isUsableTitle(title) && !isPromptLike(title) ? title : '',
    hostName: wishes.hostName,
    hostRole: label(request.hostRole, MAX_ROLE_WORDS),
    guestName: wishes.guestName,
    guestRole: label(request.guestRole, MAX_ROLE_WORDS),
  };
}
