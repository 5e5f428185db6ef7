import type { Language } from '@tarima/contract';
import { SOURCE_LANGUAGES } from '@tarima/languages';
import { countWords } from '@tarima/text';
import { z } from 'zod';
import type { AssembledScene } from '../frame/assemble.ts';
import { LONGEST_POINT } from '../frame/point-texts.ts';
import { sceneTools } from '../frame/scene-tools.ts';
import { waysToShow } from '../frame/shown.ts';
import type { Utterance } from '../frame/utterance.ts';
import { writtenMaterial } from '../frame/written-material.ts';
import { type LanguageModel, LanguageModelError } from '../language-model.ts';
import { cleanLabel } from '../reading/clean-text.ts';
import type { VisualsOfSentences } from '../reading/visual.ts';
import { askChecked } from './ask-checked.ts';
import { citedSentence, createCitations } from './cited-sentences.ts';
import { instructCited } from './instructions.ts';
import { titleOf } from './outline.ts';
import { recapOf, sectionsOf, sentencesOf } from './show-parts.ts';
import type { SourcePart } from './source-parts.ts';

const MOST_POINTS = 3;
const LONGEST_TITLE = 48;
/** The model is asked again where its answer is further off than this. */
const MOST_OFF = 0.3;
/** A shorter answer is refused: a document may have told the model to say nothing. */
const LEAST_SAID = 0.35;
const TOKENS_PER_WORD = 4;
const FRAME_TOKENS = 600;

const writtenScene = z.object({
  title: z.string(),
  points: z.array(z.string()),
  sentences: z.array(citedSentence).min(1),
});

export type SceneOrder = {
  language: Language;
  title: string;
  /** The only parts that it is written from. */
  parts: SourcePart[];
  words: number;
  /** Our own instructions on tone and audience. */
  notes: string[];
  /** Texts that people wrote, by titles of sections: material, never instructions. */
  context: Record<string, string>;
  before: WrittenScene[];
  /** Texts whose names and numbers may be said although the parts lack them. */
  known: string[];
  /** The visuals of the documents. */
  visuals: VisualsOfSentences;
};
export type WrittenScene = AssembledScene & { utterances: Utterance[] };

/** Writes one scene of a script from its own parts of the source. Throws `LanguageModelError`. */
export async function writeScene(
  model: LanguageModel,
  order: SceneOrder,
  signal?: AbortSignal,
): Promise<WrittenScene> {
  const { language, parts, words } = order;
  const citations = createCitations(parts, order);
  const available = parts.reduce((sum, part) => sum + part.words, 0);
  const target = Math.min(words, available);
  const answer = await askChecked(
    model,
    {
      name: 'scene',
      schema: writtenScene,
      maxOutputTokens: words * TOKENS_PER_WORD + FRAME_TOKENS,
      instructions: instructCited(language, [
        `Write one scene of a presenter's script, as sentences that a person says to the camera: about ${words} words in
short sentences. Say what matters most of the source, in its order; do not greet and do not say goodbye.`,
        `"title" has at most six words and ${LONGEST_TITLE} letters. "points" are two or three key points of at most six words and ${LONGEST_POINT} letters that stand on the screen.`,
        ...order.notes,
      ]),
      material: sectionsOf({
        SCENE: order.title,
        ...order.context,
        'SAID JUST BEFORE': recapOf(order.before.at(-1)?.utterances.map(({ text }) => text) ?? []),
        SOURCE: sentencesOf(parts),
      }),
      ...(signal && { signal }),
    },
    ({ sentences }) => {
      const said = wordsIn(sentences);
      return [
        ...(said < target * (1 - MOST_OFF) || said > words * (1 + MOST_OFF)
          ? [`It has ${said} words instead of about ${words}.`]
          : []),
        ...citations.faultsOf(sentences),
      ];
    },
    ({ sentences }) =>
      citations.isInLanguage(sentences) && wordsIn(sentences) >= target * LEAST_SAID,
  );
  const utterances = citations.utterancesOf(answer.sentences);
  if (utterances.length === 0) {
    throw new LanguageModelError('LANGUAGE_MODEL_UNUSABLE', 'no sentence of a scene could be used');
  }
  const title = titleOf(answer.title);
  const given = titleOf(order.title).slice(0, LONGEST_TITLE);
  const points = answer.points
    // The case stays: the name of a command has no capital.
    .map(cleanLabel)
    .filter((point) => point.length <= LONGEST_POINT && citations.isOnTopic(point))
    .slice(0, MOST_POINTS);
  const shownTitle = title.length <= LONGEST_TITLE && citations.isOnTopic(title) ? title : given;
  const { readingCues, visualsOf } = sceneTools(
    { readingCues: SOURCE_LANGUAGES[language].reading, visuals: order.visuals },
    language,
  );
  const figures = visualsOf(utterances).filter((visual) => visual.kind === 'figure');
  return {
    title: shownTitle,
    ways: waysToShow(writtenMaterial({ title: shownTitle, points, figures }, readingCues)),
    paragraphs: [{ utterances }],
    utterances,
  };
}

const wordsIn = (sentences: { text: string }[]) =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);
