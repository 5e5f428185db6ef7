import type { Language } from '@tarima/contract';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { z } from 'zod';
import { askChecked } from '../by-model/ask-checked.ts';
import { instructFreely } from '../by-model/instructions.ts';
import { sectionsOf } from '../by-model/show-parts.ts';
import { type LanguageModel, LanguageModelError, type OnAnswered } from '../language-model.ts';
import { cutText, LONGEST_PIECE } from './cut-text.ts';
import type { WantedTexts } from './translate-form.ts';
import { faultsOfTranslation } from './translation-faults.ts';

/** Limits of one question. */
const MOST_TEXTS = 40;
const MOST_CHARACTERS = 2_400;
/** Titles that are shown with each question, so that terms stay the same. */
const MOST_KNOWN = 40;
const TOKENS_PER_CHARACTER = 0.7;
const TOKENS_PER_TEXT = 16;
const FRAME_TOKENS = 400;

export type TranslationOrder = {
  from: Language;
  to: Language;
  /** The title of the whole work, in its own language. */
  title: string;
  /** Texts that are translated already. They are used as they are, and shown to the model. */
  known: ReadonlyMap<string, string>;
};

type Wanted = { text: string; most: number };

const answerSchema = z.object({
  translations: z.array(z.object({ number: z.number().int(), text: z.string() })),
});
type Answer = z.infer<typeof answerSchema>;

/**
 * Translates texts by a language model, some dozens at a time. Each is checked: nothing empty,
 * every number kept, nothing left in its language. The model is asked again for those with faults.
 *
 * @throws LanguageModelError UNUSABLE where a text has faults in all answers
 */
export async function translateTexts(
  model: LanguageModel,
  order: TranslationOrder,
  texts: WantedTexts,
  signal?: AbortSignal,
  onAnswered?: OnAnswered,
): Promise<Map<string, string>> {
  const made = new Map(order.known);
  const pieces = new Map([...texts.keys()].map((text) => [text, cutText(text)]));
  const wanted = wantedPieces(texts, pieces).filter(({ text }) => !made.has(text));
  const batches = inBatches(wanted);
  let before = '';
  for (const [index, batch] of batches.entries()) {
    signal?.throwIfAborted();
    const answered = await translateBatch(model, { ...order, before }, batch, signal);
    for (const [text, translation] of answered) made.set(text, translation);
    before = [...answered.values()].slice(-2).join(' ');
    onAnswered?.((index + 1) / batches.length);
  }
  return new Map(
    pieces.entries().map(([text, parts]) => {
      const translated = parts.map((part) => made.get(part) ?? part).join(' ');
      return [text, made.get(text) ?? translated];
    }),
  );
}

/** A text of several pieces has no limit of its own: only short texts have one. */
function wantedPieces(texts: WantedTexts, pieces: ReadonlyMap<string, string[]>): Wanted[] {
  const wanted = new Map<string, number>();
  for (const [text, parts] of pieces) {
    const most = (parts.length === 1 && texts.get(text)) || Number.POSITIVE_INFINITY;
    for (const part of parts) {
      // A longer one is a single word, so it is of no language.
      const isLanguage = part.length <= LONGEST_PIECE && /\p{L}/u.test(part);
      if (isLanguage) wanted.set(part, Math.min(most, wanted.get(part) ?? most));
    }
  }
  return [...wanted].map(([text, most]) => ({ text, most }));
}

function inBatches(wanted: Wanted[]): Wanted[][] {
  const batches: Wanted[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const one of wanted) {
    characters += one.text.length;
    const batch = batches.at(-1);
    if (batch && batch.length < MOST_TEXTS && characters <= MOST_CHARACTERS) batch.push(one);
    else {
      batches.push([one]);
      characters = one.text.length;
    }
  }
  return batches;
}

type BatchOrder = TranslationOrder & {
  /** The translations just before. */
  before: string;
};

/** Those with faults in the first answers are asked for once more, alone. */
async function translateBatch(
  model: LanguageModel,
  order: BatchOrder,
  batch: Wanted[],
  signal: AbortSignal | undefined,
): Promise<Map<string, string>> {
  const sound = await askInParts(model, order, batch, signal);
  const left = batch.filter(({ text }) => !sound.has(text));
  const isAnyBetter = left.length < batch.length;
  const mended =
    left.length > 0 && isAnyBetter ? await askInParts(model, order, left, signal) : new Map();
  const lost = left.filter(({ text }) => !mended.has(text)).length;
  if (lost > 0) {
    const reason = `${lost} of ${batch.length} texts have no sound translation`;
    throw new LanguageModelError('LANGUAGE_MODEL_UNUSABLE', reason);
  }
  return new Map([...sound, ...mended]);
}

/** Asks for half as many where the model has no room for all. */
async function askInParts(
  model: LanguageModel,
  order: BatchOrder,
  batch: Wanted[],
  signal: AbortSignal | undefined,
): Promise<Map<string, string>> {
  try {
    return await ask(model, order, batch, signal);
  } catch (error) {
    const isTooLong =
      error instanceof LanguageModelError && error.code === 'LANGUAGE_MODEL_TOO_LONG';
    if (!isTooLong || batch.length < 2) throw error;
    const half = Math.ceil(batch.length / 2);
    const first = await askInParts(model, order, batch.slice(0, half), signal);
    const second = await askInParts(model, order, batch.slice(half), signal);
    return new Map([...first, ...second]);
  }
}

/** The sound translations of a question's better answer. */
async function ask(
  model: LanguageModel,
  order: BatchOrder,
  batch: Wanted[],
  signal: AbortSignal | undefined,
): Promise<Map<string, string>> {
  const { from, to, title, before } = order;
  const characters = batch.reduce((sum, { text }) => sum + text.length, 0);
  const faultsIn = (answer: Answer) =>
    batch.map((one, index) =>
      faultsOfTranslation(one.text, textOf(answer, index), { ...order, ...one }),
    );
  const answer = await askChecked(
    model,
    {
      name: 'translation',
      schema: answerSchema,
      maxOutputTokens: Math.ceil(
        characters * TOKENS_PER_CHARACTER + batch.length * TOKENS_PER_TEXT + FRAME_TOKENS,
      ),
      instructions: instructFreely(to, [
        `Translate each text that is numbered in square brackets below TEXTS from ${WRITING_LANGUAGES[from].nameForModels}.
Answer every number once, with nothing but its translation: the same meaning, as people say it in the other language;
nothing left out, added, joined or explained.`,
        `Keep numbers, amounts and units: digits stay the same digits, and a number in words stays in words. Keep names, code,
web addresses and gaps ("____") as they are. Titles and key points stand on a screen: keep them short. Each term has one
translation throughout, as in the texts that are translated already.`,
      ]),
      material: sectionsOf({
        WORK: title,
        'TRANSLATED ALREADY': shownKnown(order.known),
        'TRANSLATED JUST BEFORE': before,
        TEXTS: batch.map(({ text }, index) => `[${index + 1}] ${text}`).join('\n'),
      }),
      ...(signal && { signal }),
    },
    (value) => [
      ...faultsIn(value).flatMap((faults, index) =>
        faults.map((fault) => `Text ${index + 1} ${fault}.`),
      ),
      ...(value.translations.length > batch.length ? [`There are ${batch.length} texts.`] : []),
    ],
  );
  const faults = faultsIn(answer);
  return new Map(
    batch.flatMap(({ text }, index) =>
      faults[index]?.length === 0 ? [[text, textOf(answer, index)] as const] : [],
    ),
  );
}

/** The first translation under a number; empty if there is none. */
const textOf = ({ translations }: Answer, index: number): string =>
  tidy(translations.find(({ number }) => number === index + 1)?.text ?? '');

/** One line, without invisible characters. */
const tidy = (raw: string): string =>
  raw
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cn}\p{Co}\p{Cs}\uFFFD]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const shownKnown = (known: ReadonlyMap<string, string>): string =>
  [...known]
    .slice(0, MOST_KNOWN)
    .map(([text, translation]) => `${text} → ${translation}`)
    .join('\n');
