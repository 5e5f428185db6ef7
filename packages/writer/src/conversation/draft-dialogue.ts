import { SOURCE_LANGUAGES } from '@tarima/languages';
import type { DialogueDraft, DialogueRequest } from '../dialogue-draft.ts';
import { ledgerOf } from '../plan/ledger.ts';
import { createForeignTitles } from '../reading/foreign-titles.ts';
import { isPromptLike } from '../reading/prompt-like.ts';
import { readDocuments } from '../reading/read-documents.ts';
import { partsOf, type Unit } from '../reading/reading.ts';
import { runningTextsOf } from '../reading/running-texts.ts';
import { WriterError } from '../writer-error.ts';
import { createChooser } from './choose-said.ts';
import { DELIVERIES } from './deliveries.ts';
import { findWished } from './find-wished.ts';
import { fitLength } from './fit-length.ts';
import { frameOf } from './frame-of.ts';
import { readInstructions } from './instructions.ts';
import { topicsOf } from './roles.ts';
import { easyUnits, sayableUnits } from './sayable.ts';
import { createWordCounter } from './word-counter.ts';

/** Words of the shortest dialogue. A source that cannot fill it is too short. */
const FEWEST_WORDS = 90;
const SHORT_TURN_WORDS = 24;
/** A document is a rulebook from this share of prohibitions and obligations on. */
const RULES_SHARE = 0.3;

/**
 * Writes a conversation of two from documents, without any model. The guest says units of the
 * documents. The host asks for them, by the document's own questions or by phrases, and reacts. The
 * same request gives the same dialogue. A source too short for the words asked for gives the
 * longest possible one.
 *
 * Throws `WriterError` PODCAST_TOO_LITTLE_TEXT where that is less than the shortest podcast.
 */
export function draftDialogue(request: DialogueRequest): DialogueDraft {
  const { language } = request;
  const documents = request.documents.filter((document) =>
    [language, 'other'].includes(document.language),
  );
  const reading = readDocuments(documents, language);
  const { cues, terms, wordCase } = reading;
  const dialogue = SOURCE_LANGUAGES[language].dialogue;
  const wishes = readInstructions(request.instructions);
  const sayable = sayableUnits(reading, dialogue.cues, wishes.avoid);
  const units = easyUnits(sayable, request.wordCount, reading, dialogue.cues);
  const wished = findWished(units, wishes, reading);
  const isTheirs = topicsOf([request.hostRole, request.guestRole], language);
  const isForeign = createForeignTitles(runningTextsOf(documents), cues);
  const delivery = DELIVERIES[request.style];
  const countWords = createWordCounter();
  const fitted = fitLength({
    wordCount: request.wordCount,
    frame: frameOf(request, wishes, wished.focus, units, reading),
    themesWithin: createChooser(
      units,
      { wished, suitsRoles: (unit) => partsOf(unit).some(({ text }) => isTheirs(text)) },
      reading,
    ),
    longest: wishes.wantsShortTurns ? SHORT_TURN_WORDS : delivery.longest,
    delivery,
    wantsQuestions: wishes.wantsQuestions || wishes.wantsShortTurns,
    tools: {
      cues,
      terms,
      wordCase,
      dialogue,
      countWords,
      phrases: dialogue.styles[request.style],
      reactions: dialogue.reactions[request.style],
      say: { cues, frame: dialogue.steps },
      isRulebook: isRulebook(units),
      isSpokenTitle: (title) => !isForeign(title) && !isPromptLike(title),
      seed: request.seed,
      creativity: request.creativity,
    },
  });
  if (!fitted || fitted.conversation.wordCount < FEWEST_WORDS) {
    throw new WriterError(
      'PODCAST_TOO_LITTLE_TEXT',
      `the shortest dialogue has ${FEWEST_WORDS} words, more than half of them from the source`,
    );
  }
  const said = new Set(fitted.themes.flatMap((theme) => theme.units));
  return { ...fitted.conversation, ledger: ledgerOf(reading.units, said) };
}

const isRulebook = (units: readonly Unit[]): boolean =>
  units.filter(({ mustSay }) => mustSay.includes('prohibition') || mustSay.includes('obligation'))
    .length >=
  units.length * RULES_SHARE;
