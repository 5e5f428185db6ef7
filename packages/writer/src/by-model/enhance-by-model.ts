import { countWords, splitSentences } from '@tarima/text';
import { z } from 'zod';
import { joinPieces, type Piece, piecesOf } from '../enhance/script-lines.ts';
import type { EnhancedScript, EnhanceRequest } from '../enhanced-script.ts';
import { paragraphOf } from '../frame/utterance.ts';
import type { LanguageModel } from '../language-model.ts';
import { askChecked } from './ask-checked.ts';
import {
  type Citations,
  type CitedSentence,
  citedSentence,
  createCitations,
  numbersOf,
} from './cited-sentences.ts';
import { instructCited } from './instructions.ts';
import type { SourcePart } from './source-parts.ts';

const TOKENS_PER_WORD = 4;
const FRAME_TOKENS = 600;

const rewritten = z.object({
  paragraphs: z.array(z.object({ number: z.number().int(), sentences: z.array(citedSentence) })),
});

/** A spoken paragraph with its sentences numbered through the script. */
type Paragraph = { number: number; piece: Piece; part: SourcePart; citations: Citations };

/**
 * Makes a script easier to say, by a language model, paragraph by paragraph. Each new sentence says
 * one or more of the old ones. A paragraph stays as it was where it would lose a sentence or a
 * number. Titles, key points and directions are not touched.
 *
 * Throws `LanguageModelError`.
 */
export async function enhanceByModel(
  model: LanguageModel,
  { content, language }: EnhanceRequest,
  signal?: AbortSignal,
): Promise<EnhancedScript> {
  const pieces = piecesOf(content);
  const paragraphs = numbered(pieces, language);
  if (paragraphs.length === 0) return { content, derived: [] };
  const words = paragraphs.reduce((sum, { part }) => sum + part.words, 0);
  const answer = await askChecked(
    model,
    {
      name: 'rewritten',
      schema: rewritten,
      maxOutputTokens: words * TOKENS_PER_WORD + FRAME_TOKENS,
      instructions: instructCited(language, [
        `Make this script easier to say and to hear: short sentences, spoken connectors, no repetition, no bureaucratic
phrases. Answer every paragraph under its number. Each sentence cites the old sentences that it says, every old sentence
is said, and nothing is added.`,
      ]),
      material: paragraphs.map(shown).join('\n\n'),
      ...(signal && { signal }),
    },
    (value) => paragraphs.flatMap((paragraph) => faultsOf(paragraph, said(value, paragraph))),
  );
  const derived: EnhancedScript['derived'] = [];
  const made = new Map<Piece, Piece>();
  for (const paragraph of paragraphs) {
    const sentences = said(answer, paragraph);
    if (faultsOf(paragraph, sentences).length > 0) continue;
    const utterances = paragraph.citations.utterancesOf(sentences);
    made.set(paragraph.piece, { ...paragraph.piece, text: paragraphOf(utterances) });
    for (const { text, citations } of utterances) {
      const from = citations[0]?.quote ?? '';
      for (const sentence of splitSentences(text, language)) {
        if (sentence !== from) derived.push({ sentence, from });
      }
    }
  }
  return { content: joinPieces(pieces.map((piece) => made.get(piece) ?? piece)), derived };
}

function numbered(pieces: Piece[], language: EnhanceRequest['language']): Paragraph[] {
  let count = 0;
  return pieces
    .filter(({ kind }) => kind === 'speech')
    .map((piece, index) => {
      const sentences = splitSentences(piece.text, language).map((text) => {
        count += 1;
        const citation = { sentenceId: `s${count}`, file: '', page: 1, quote: text };
        return { number: count, text, isHeading: false, citation };
      });
      const part = {
        id: index + 1,
        headings: [],
        file: '',
        page: 1,
        sentences,
        words: countWords(piece.text),
      };
      const citations = createCitations([part], { language, known: [] });
      return { number: index + 1, piece, part, citations };
    });
}

const shown = ({ number, part }: Paragraph): string =>
  [`PARAGRAPH ${number}`, ...part.sentences.map((one) => `[${one.number}] ${one.text}`)].join('\n');

const said = (answer: z.infer<typeof rewritten>, { number }: Paragraph): CitedSentence[] =>
  answer.paragraphs.filter((one) => one.number === number).flatMap(({ sentences }) => sentences);

function faultsOf(
  { number, piece, part, citations }: Paragraph,
  sentences: CitedSentence[],
): string[] {
  const utterances = citations.utterancesOf(sentences);
  const cited = new Set(utterances.flatMap((one) => one.citations.map((each) => each.sentenceId)));
  const text = paragraphOf(utterances);
  const kept = new Set(numbersOf(text));
  return [
    ...citations.faultsOf(sentences),
    ...utterances
      .filter(({ kind }) => kind !== 'source')
      .map((one) => `This says none of the old sentences: ${one.text}`),
    ...part.sentences
      .filter(({ citation }) => !cited.has(citation.sentenceId))
      .map((one) => `Paragraph ${number} no longer says [${one.number}].`),
    ...numbersOf(piece.text)
      .filter((each) => !kept.has(each))
      .map((each) => `Paragraph ${number} no longer says "${each}".`),
  ];
}
