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

/** From so many sentences on a paragraph is divided. */
const MANY_SENTENCES = 5;

/**
 * Makes a script easier to say, without any language model: shorter sentences, abbreviations and signs in
 * words, no phrase that says nothing, nothing said twice, and directions where a scene has none. It adds no
 * fact and loses no number and no name; what is written in Markdown is left alone. Doing it twice does no more.
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
    // Everyone else must find the same sentences in it.
    const again = splitSentences(text, language ?? told);
    if (made.some(({ sentence }, at) => sentence !== again[at]) || again.length !== made.length) {
      return [{ ...piece, text: kept.join(' ') }];
    }
    derived.push(...made.filter(({ sentence, from }) => sentence !== from));
    const leans = language ? WRITING_LANGUAGES[language].enhance.leans : undefined;
    return breathe(
      made.map(({ sentence }) => sentence),
      leans,
    ).map((part) => ({ ...piece, text: part }));
  });
  return {
    content: joinPieces(language ? addDirections(enhanced, language) : enhanced),
    derived,
  };
}

/** A long paragraph as two or more, since a listener cannot look back; never before what leans on the last words. */
function breathe(sentences: string[], leans: RegExp | undefined): string[] {
  if (sentences.length < MANY_SENTENCES) return sentences.length > 0 ? [sentences.join(' ')] : [];
  const middle = sentences.length / 2;
  const [at] = sentences
    .map((_, index) => index)
    .slice(2, -1)
    .filter((index) => !leans?.test(sentences[index] ?? ''))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (at === undefined) return [sentences.join(' ')];
  return [...breathe(sentences.slice(0, at), leans), ...breathe(sentences.slice(at), leans)];
}

/** What is spoken, where the text tells; null where it is a language of which nothing is known here. */
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

/** Whether every number and every name of a sentence is still there, in its order. */
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
/** Before a name, and spoken as words now. */
const TITLES = wordsOfAll(WRITING_LANGUAGES, ({ enhance }) => enhance.spokenTitles);
