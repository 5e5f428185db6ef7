import { SOURCE_LANGUAGES } from '@tarima/languages';
import { countWords } from '@tarima/text';
import type { DialogueRequest } from '../dialogue-draft.ts';
import { cleanLabel, upperFirst } from '../reading/clean-text.ts';
import { clearestLanguage, ownWordsIn } from '../reading/own-words.ts';
import { isForMachines, isPromptLike } from '../reading/prompt-like.ts';
import type { Reading, Unit } from '../reading/reading.ts';
import { isUsableTitle, shortTitle } from '../reading/titles.ts';
import type { Frame } from './composition.ts';
import type { Wishes } from './instructions.ts';
import { languageOfRole } from './roles.ts';
import { askableSubject, insideSentence } from './subject.ts';

const MAX_NAME_WORDS = 12;
const MAX_TAGLINE_WORDS = 30;
const MAX_ROLE_WORDS = 8;
const MAX_FOCUS_WORDS = 6;
const SHORTEST_TITLE = 4;

/** The frame: a person's own texts, made fit to be spoken, and the topic of the documents. */
export function frameOf(
  request: DialogueRequest,
  wishes: Wishes,
  focus: string,
  units: readonly Unit[],
  reading: Reading,
): Frame {
  const { cues, wordCase, roots, terms } = reading;
  const { language } = request;
  const dialogue = SOURCE_LANGUAGES[language].dialogue;
  const own = (words: string, typedIn = language) => ownWordsIn(language, words, typedIn);
  const label = (text: string, most: number) => {
    const clean = cleanLabel(text).replace(/(?<![\s.,;:])[\s.,;:]+$/u, '');
    return countWords(clean) <= most && !isForMachines(text) ? clean : '';
  };
  const tagline = upperFirst(label(own(request.tagline), MAX_TAGLINE_WORDS));
  const [only] = roots;
  const title = roots.length === 1 && only ? shortTitle(only.title, cues) || only.title : '';
  const isTitle = title.length >= SHORTEST_TITLE && isUsableTitle(title) && !isPromptLike(title);
  const subject = units[0]?.parts[0]
    ? askableSubject(units[0].parts[0].text, { cues, dialogue, terms, wordCase })
    : null;
  return {
    podcastName:
      label(request.podcastName, MAX_NAME_WORDS) ||
      cleanLabel(request.podcastName).split(' ').slice(0, MAX_NAME_WORDS).join(' '),
    tagline: tagline && !/[!?…]$/u.test(tagline) ? `${tagline}.` : tagline,
    topic: isTitle ? insideSentence(title, wordCase, cues) : (subject?.text ?? ''),
    focus: isFocus(focus) ? own(focus, clearestLanguage(request.instructions, language)) : '',
    hostName: wishes.hostName,
    hostRole: label(
      own(request.hostRole, languageOfRole(request.hostRole, language)),
      MAX_ROLE_WORDS,
    ),
    guestName: wishes.guestName,
    guestRole: label(
      own(request.guestRole, languageOfRole(request.guestRole, language)),
      MAX_ROLE_WORDS,
    ),
  };
}

/** Short and not an order, so the host can say it. */
const isFocus = (topic: string): boolean =>
  topic !== '' &&
  countWords(topic) <= MAX_FOCUS_WORDS &&
  /^[\p{L}\p{N} '’-]+$/u.test(topic) &&
  !isPromptLike(topic);
