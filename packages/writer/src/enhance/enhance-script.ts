import { LANGUAGES, type Language } from '@tarima/contract';
import { WRITING_LANGUAGES, wordsOfAll } from '@tarima/languages';
import { detectLanguage, splitSentences } from '@tarima/text';
import type { EnhancedScript, EnhanceRequest } from '../enhanced-script.ts';
import { lowerWords } from '../reading/terms.ts';
import { addDirections } from './add-directions.ts';
import { divideSentence } from './divide-sentence.ts';
import { reword } from './reword.ts';
import { createSaidBefore } from './said-before.ts';
import { joinPieces, type Piece, piecesOf } from './script-lines.ts';

/** A paragraph of so many sentences is divided. */
const MANY_SENTENCES = 5;

/**
 * Makes a script easier to say, without any language model. Sentences get shorter. Abbreviations
 * and signs become words. Empty phrases and repetitions go. Scenes get directions. It adds no fact
 * and loses no number and no name. Markdown is left alone. A second pass changes nothing.
 */
export function enhanceScript({ content, language: told }: EnhanceRequest): EnhancedScript {
  const pieces = piecesOf(content);
  const language = languageOf(pieces, told);
  const wasGiven = createSaidBefore(language);
  const wasSpoken = createSaidBefore(language);
  const derived: EnhancedScript['derived'] = [];
  const enhanced = pieces.flatMap((piece): Piece[] => {
    if (piece.kind !== 'speech') return [piece];
    const sentences = splitSentences(piece.text, language ?? told);
    const kept = sentences.filter((sentence) => !wasGiven(sentence));
    const made = kept.flatMap((from) => {
      const said = language ? enhanceSentence(from, language) : [from];
      return said
        .filter((sentence) => !wasSpoken(sentence))
        .map((sentence) => ({ sentence, from }));
    });
    const text = made.map(({ sentence }) => sentence).join(' ');
    // Editor and provenance split the text again and must find the same sentences.
    const again = splitSentences(text, language ?? told);
    if (made.some(({ sentence }, at) => sentence !== again[at]) || again.length !== made.length) {
      return [{ ...piece, text: kept.join(' ') }];
    }
    derived.push(...made.filter(({ sentence, from }) => sentence !== from));
    const refersBack = language ? WRITING_LANGUAGES[language].enhance.refersBack : undefined;
    return divideParagraph(
      made.map(({ sentence }) => sentence),
      refersBack,
    ).map((part) => ({ ...piece, text: part }));
  });
  return {
    content: joinPieces(language ? addDirections(enhanced, language) : enhanced),
    derived,
  };
}

/**
 * Divides a long paragraph, since a listener cannot look back. Never before a sentence that refers
 * to the one before.
 */
function divideParagraph(sentences: string[], refersBack: RegExp | undefined): string[] {
  if (sentences.length < MANY_SENTENCES) return sentences.length > 0 ? [sentences.join(' ')] : [];
  const middle = sentences.length / 2;
  const [at] = sentences
    .map((_, index) => index)
    .slice(2, -1)
    .filter((index) => !refersBack?.test(sentences[index] ?? ''))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (at === undefined) return [sentences.join(' ')];
  return [
    ...divideParagraph(sentences.slice(0, at), refersBack),
    ...divideParagraph(sentences.slice(at), refersBack),
  ];
}

/**
 * The language of the spoken text, or `told` where the text shows none. Null for a language without
 * knowledge here.
 */
function languageOf(pieces: Piece[], told: Language): Language | null {
  const spoken = pieces.filter(({ kind }) => kind === 'speech').map(({ text }) => text);
  const detected = detectLanguage(spoken.join(' '));
  if (detected === 'other') return told;
  return LANGUAGES.find((language) => language === detected) ?? null;
}

function enhanceSentence(sentence: string, language: Language): string[] {
  const knowledge = WRITING_LANGUAGES[language];
  const made = divideSentence(reword(sentence, knowledge.enhance), knowledge);
  return keepsFacts(sentence, made.join(' ')) ? made : [sentence];
}

/** True if every number and every name is still there, in order. */
function keepsFacts(before: string, after: string): boolean {
  const numbers = (text: string) => (text.match(/\p{N}+/gu) ?? []).join(' ');
  const words = new Set(lowerWords(after));
  // A name has a capital inside the sentence.
  const names = before
    .match(/(?<=[\p{L},]\s)\p{Lu}[\p{L}\p{N}’'-]+/gu)
    ?.filter((name) => !TITLES.has(name));
  return (
    numbers(before) === numbers(after) &&
    (names ?? []).every((name) => lowerWords(name).every((word) => words.has(word)))
  );
}
/** Titles before a name, which are spoken as words now. */
const TITLES = wordsOfAll(WRITING_LANGUAGES, ({ enhance }) => enhance.spokenTitles);
