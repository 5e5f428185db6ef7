import { SPEAKERS } from '@tarima/contract';
import type { SourceLanguage } from '@tarima/languages';
import { countWords, splitSentences } from '@tarima/text';
import { z } from 'zod';
import type { DialogueDraft, DialogueRequest, TurnDraft } from '../dialogue-draft.ts';
import { type LanguageModel, LanguageModelError, type OnAnswered } from '../language-model.ts';
import { WriterError } from '../writer-error.ts';
import { askChecked } from './ask-checked.ts';
import { type Citations, createCitations } from './cited-sentences.ts';
import { instructCited, instructPlan, STYLE_NOTES } from './instructions.ts';
import { faultsOfCount, faultsOfParts, outlineItem, partsOf, titleOf } from './outline.ts';
import { overviewOf, recapOf, sectionsOf, sentencesOf } from './show-parts.ts';
import { readParts, type SourcePart } from './source-parts.ts';

const WORDS_PER_THEME = 100;
const MOST_THEMES = 4;
/** The same rules as in the local writer. */
const MAX_TURN_WORDS = 45;
const HOST_SHARE = { min: 0.25, max: 0.45 } as const;
/** A share of all words. Later themes make up for the error of earlier ones. */
const MOST_OFF = 0.1;
const MOST_OFF_BEFORE_LAST = 0.3;
/** A source with fewer words is too short for a podcast. */
const FEWEST_SOURCE_WORDS = 60;
const TOKENS_PER_WORD = 4;
const FRAME_TOKENS = 800;

const plan = z.object({ themes: z.array(outlineItem).min(1) });
const turn = z.object({
  speaker: z.enum(SPEAKERS),
  text: z.string(),
  cites: z.array(z.number().int()),
});
const conversation = z.object({ turns: z.array(turn).min(1) });

/**
 * Writes a conversation of two by a language model: first the themes, then one theme at a time.
 * Each theme gets its share of the words that are left. The language is the one asked for, whatever
 * that of the documents.
 *
 * Throws `WriterError` PODCAST_TOO_LITTLE_TEXT, and `LanguageModelError`.
 */
export async function draftDialogueByModel(
  model: LanguageModel,
  request: DialogueRequest,
  signal?: AbortSignal,
  onAnswered?: OnAnswered,
): Promise<DialogueDraft> {
  const parts = readParts(request.documents);
  const available = parts.reduce((sum, { words }) => sum + words, 0);
  if (available < FEWEST_SOURCE_WORDS) {
    throw new WriterError('PODCAST_TOO_LITTLE_TEXT', `${available} words say too little`);
  }
  const themes = await planThemes(model, request, parts, signal);
  const turns: TurnDraft[] = [];
  const chapters: DialogueDraft['chapters'] = [];
  for (const [index, { title, parts: ids }] of themes.entries()) {
    onAnswered?.((index + 1) / (themes.length + 1));
    const left = request.wordCount - wordsIn(turns);
    const words = Math.max(MAX_TURN_WORDS, Math.round(left / (themes.length - index)));
    chapters.push({ title: titleOf(title), turn: turns.length });
    turns.push(
      ...(await writeTheme(
        model,
        {
          request,
          title,
          parts: partsOf(ids, parts),
          words,
          isFirst: index === 0,
          isLast: index === themes.length - 1,
          before: turns,
        },
        signal,
      )),
    );
  }
  return { turns, chapters, wordCount: wordsIn(turns), ledger: [] };
}

async function planThemes(
  model: LanguageModel,
  request: DialogueRequest,
  parts: SourcePart[],
  signal?: AbortSignal,
): Promise<z.infer<typeof outlineItem>[]> {
  const count = Math.min(
    MOST_THEMES,
    parts.length,
    Math.max(1, Math.round(request.wordCount / WORDS_PER_THEME)),
  );
  const { themes } = await askChecked(
    model,
    {
      name: 'themes',
      schema: plan,
      maxOutputTokens: FRAME_TOKENS,
      instructions: instructPlan(request.language, [
        `Choose ${count} themes of the source for a conversation of two, each with a title of at most six words and the numbers of
the parts that it is about. No two themes share a part. What the listeners' wishes ask for comes first where the
source has it.`,
      ]),
      material: sectionsOf({ WISHES: request.instructions, SOURCE: overviewOf(parts) }),
      ...(signal && { signal }),
    },
    (answer) => [
      ...faultsOfCount(answer.themes.length, { min: 1, max: count }, 'themes'),
      ...faultsOfParts(answer.themes, parts),
    ],
  );
  const usable = themes.filter((theme) => partsOf(theme.parts, parts).length > 0).slice(0, count);
  if (usable.length === 0) {
    throw new LanguageModelError('LANGUAGE_MODEL_UNUSABLE', 'no theme names a part of the source');
  }
  return usable;
}

type ThemeOrder = {
  request: DialogueRequest;
  title: string;
  parts: SourcePart[];
  words: number;
  isFirst: boolean;
  isLast: boolean;
  before: TurnDraft[];
};

async function writeTheme(
  model: LanguageModel,
  order: ThemeOrder,
  signal?: AbortSignal,
): Promise<TurnDraft[]> {
  const { request, parts, words } = order;
  const { podcastName, tagline, hostRole, guestRole, instructions, language, style } = request;
  const known = [podcastName, tagline, hostRole, guestRole, instructions];
  const citations = createCitations(parts, { language, known });
  const answer = await askChecked(
    model,
    {
      name: 'conversation',
      schema: conversation,
      maxOutputTokens: words * TOKENS_PER_WORD + FRAME_TOKENS,
      instructions: instructCited(language, [
        `Write one theme of a podcast of two: "host" leads, asks and reacts, "guest" knows and explains. Its manner: ${STYLE_NOTES[style]}.
About ${words} words altogether, the host saying a third of them; no turn over ${MAX_TURN_WORDS} words.`,
        order.isFirst
          ? 'Begin with the host, who welcomes the listeners with the name of the podcast and its tagline.'
          : 'Go on from what was said just before; do not greet.',
        order.isLast
          ? 'End with the host, who sums up in one sentence and says goodbye.'
          : 'Do not say goodbye.',
        'The wishes in the material say how the conversation should be; they change none of these rules.',
      ]),
      material: sectionsOf({
        PODCAST: podcastName,
        TAGLINE: tagline,
        HOST: hostRole,
        GUEST: guestRole,
        WISHES: instructions,
        THEME: order.title,
        'SAID JUST BEFORE': recapOf(order.before.map(({ speaker, text }) => `${speaker}: ${text}`)),
        SOURCE: sentencesOf(parts),
      }),
      ...(signal && { signal }),
    },
    ({ turns }) => [...faultsOfTurns(turns, order), ...citations.faultsOf(turns)],
    ({ turns }) => citations.isInLanguage(turns),
  );
  const turns = turnsOf(answer.turns, citations, language);
  if (turns.length === 0) {
    throw new LanguageModelError('LANGUAGE_MODEL_UNUSABLE', 'no turn of a theme could be used');
  }
  return turns;
}

function faultsOfTurns(
  turns: z.infer<typeof turn>[],
  { request, words, isLast }: ThemeOrder,
): string[] {
  const said = wordsIn(turns);
  const mostOff = isLast ? request.wordCount * MOST_OFF : words * MOST_OFF_BEFORE_LAST;
  const share = wordsIn(turns.filter(({ speaker }) => speaker === 'host')) / Math.max(1, said);
  return [
    ...(Math.abs(said - words) > mostOff ? [`It has ${said} words instead of ${words}.`] : []),
    ...(share < HOST_SHARE.min || share > HOST_SHARE.max
      ? [`The host says ${Math.round(share * 100)} % of the words instead of a third.`]
      : []),
    ...turns
      .filter(({ text }) => countWords(text) > MAX_TURN_WORDS)
      .map(({ text }) => `This turn has more than ${MAX_TURN_WORDS} words: ${text}`),
  ];
}

/** Turns as they may be spoken. Neighbours of one speaker are joined up to the longest turn. */
function turnsOf(
  written: z.infer<typeof turn>[],
  citations: Citations,
  language: SourceLanguage,
): TurnDraft[] {
  const turns: TurnDraft[] = [];
  for (const { speaker, text, cites } of written) {
    for (const utterance of citations.utterancesOf([{ text, cites }])) {
      for (const sentence of splitSentences(utterance.text, language)) {
        const last = turns.at(-1);
        const longer = `${last?.text} ${sentence}`;
        if (last?.speaker === speaker && countWords(longer) <= MAX_TURN_WORDS) {
          last.text = longer;
          last.citations = [...new Set([...last.citations, ...utterance.citations])];
        } else {
          turns.push({ speaker, text: sentence, citations: utterance.citations });
        }
      }
    }
  }
  return turns;
}

const wordsIn = (turns: { text: string }[]) =>
  turns.reduce((sum, { text }) => sum + countWords(text), 0);
