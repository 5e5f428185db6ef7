import { WORDS_PER_MINUTE } from '@tarima/contract/constants';
import { countSpokenWords } from '@tarima/text';
import { frameVideo } from './frame/frame-video.ts';
import { KIND_WEIGHTS } from './plan/kind-weights.ts';
import { ledgerOf } from './plan/ledger.ts';
import { planScript, sayableIn } from './plan/plan-script.ts';
import { chooseLanguage } from './reading/choose-language.ts';
import { readDocuments } from './reading/read-documents.ts';
import { speakable, wordsOf } from './reading/reading.ts';
import type { VideoDraft, VideoDraftRequest } from './video-draft.ts';
import { WriterError } from './writer-error.ts';

/**
 * Without a wished length a document of up to `WHOLE_WORDS` is said whole. Of a longer one
 * `LONG_WORDS` are said.
 */
const WHOLE_WORDS = 1_200;
const LONG_WORDS = 900;
/** Words of opening and close. */
const FRAME_WORDS = 60;
/** Rounds of making a plan smaller until the draft is short enough. */
const MOST_ROUNDS = 8;
/** The least reduction of each round: other sections bring other titles to say. */
const SMALLER = 0.02;

/**
 * Drafts the script of a presenter video from documents, without any model. It reads their units,
 * plans which ones are said, and frames them. The same request gives the same script.
 *
 * Throws `WriterError`: NO_READABLE_DOCUMENT without documents, DOCUMENT_EMPTY where they hold
 * nothing that can be said.
 */
export function draftVideoScript(request: VideoDraftRequest): VideoDraft {
  if (request.documents.length === 0) {
    throw new WriterError('NO_READABLE_DOCUMENT', 'there is no document to write from');
  }
  const { language, documents, isSpoken } = chooseLanguage(request.documents, request.language);
  const reading = readDocuments(documents, language, isSpoken);
  if (speakable(reading.units).length === 0) {
    throw new WriterError('DOCUMENT_EMPTY', 'the documents hold no sentence that can be said');
  }
  const { length, sections } = request;
  const limit = length === undefined || length === 'all' ? null : length * WORDS_PER_MINUTE;
  let words = limit === null ? Number.POSITIVE_INFINITY : limit - FRAME_WORDS;
  const available = wordsOf(sayableIn(reading.units, sections));
  if (length === undefined && available > WHOLE_WORDS) words = LONG_WORDS;
  for (let round = 1; ; round += 1) {
    const plan = planScript(reading.units, {
      words,
      sections,
      kindWeights: KIND_WEIGHTS[request.objective],
    });
    const framed = frameVideo(request, language, plan, reading);
    const over = limit === null ? 0 : countSpokenWords(framed.content) - limit;
    if (over <= 0 || round === MOST_ROUNDS) {
      return {
        ...framed,
        language,
        ledger: ledgerOf(reading.units, plan.said),
      };
    }
    words -= Math.max(over, words * SMALLER);
  }
}
