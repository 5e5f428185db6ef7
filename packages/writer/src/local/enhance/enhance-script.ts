import { LANGUAGES, type Language } from '@tarima/contract';
import { countWords, detectLanguage, splitSentences } from '@tarima/text';
import type { EnhancedScript, EnhanceRequest } from '../../enhanced-script.ts';
import { ENHANCE_WORDINGS } from '../../wording/enhance/index.ts';
import { lowerWords } from '../terms.ts';
import { addDirections } from './add-directions.ts';
import { divideSentence } from './divide-sentence.ts';
import { reword } from './reword.ts';
import { joinPieces, type Piece, piecesOf } from './script-lines.ts';

/** A shorter sentence may well be said twice on purpose. */
const FEWEST_REPEATED = 6;

/**
 * Makes a script easier to say, without any language model: shorter sentences, abbreviations and signs in
 * words, no phrase that says nothing, nothing said twice, and directions where a scene has none. It adds no
 * fact and loses no number and no name; what is written in Markdown is left alone. Doing it twice does no more.
 */
export function enhanceScript({ content, language: told }: EnhanceRequest): EnhancedScript {
  const pieces = piecesOf(content);
  const language = languageOf(pieces, told);
  const given = new Set<string>();
  const spoken = new Set<string>();
  const derived: EnhancedScript['derived'] = [];
  const enhanced = pieces.flatMap((piece): Piece[] => {
    if (piece.kind !== 'speech') return [piece];
    const sentences = splitSentences(piece.text, language ?? told);
    const kept = sentences.filter((sentence) => isNew(sentence, given));
    const made = kept.flatMap((from) => {
      const said = language ? enhanceSentence(from, language) : [from];
      return said
        .filter((sentence) => isNew(sentence, spoken))
        .map((sentence) => ({ sentence, from }));
    });
    const text = made.map(({ sentence }) => sentence).join(' ');
    // Everyone else must find the same sentences in it.
    const again = splitSentences(text, language ?? told);
    if (made.some(({ sentence }, at) => sentence !== again[at]) || again.length !== made.length) {
      return [{ ...piece, text: kept.join(' ') }];
    }
    derived.push(...made.filter(({ sentence, from }) => sentence !== from));
    return text ? [{ ...piece, text }] : [];
  });
  return {
    content: joinPieces(language ? addDirections(enhanced, language) : enhanced),
    derived,
  };
}

/** What is spoken, where the text tells; null where it is a language of which nothing is known here. */
function languageOf(pieces: Piece[], told: Language): Language | null {
  const spoken = pieces.filter(({ kind }) => kind === 'speech').map(({ text }) => text);
  const detected = detectLanguage(spoken.join(' '));
  if (detected === 'other') return told;
  return LANGUAGES.find((language) => language === detected) ?? null;
}

function isNew(sentence: string, said: Set<string>): boolean {
  if (countWords(sentence) < FEWEST_REPEATED) return true;
  const key = sentence.toLowerCase().replace(/\s+/gu, ' ');
  if (said.has(key)) return false;
  said.add(key);
  return true;
}

function enhanceSentence(sentence: string, language: Language): string[] {
  const wording = ENHANCE_WORDINGS[language];
  const made = divideSentence(reword(sentence, wording), wording, language);
  return keepsFacts(sentence, made.join(' ')) ? made : [sentence];
}

/** Whether every number and every name of a sentence is still there, in its order. */
function keepsFacts(before: string, after: string): boolean {
  const numbers = (text: string) => (text.match(/\p{N}+/gu) ?? []).join(' ');
  const words = new Set(lowerWords(after));
  // A name has a capital inside the sentence.
  const names = before
    .match(/(?<=[\p{L},]\s)\p{Lu}[\p{L}\p{N}’'-]+/gu)
    ?.filter((name) => !TITLES.test(name));
  return (
    numbers(before) === numbers(after) &&
    (names ?? []).every((name) => lowerWords(name).every((word) => words.has(word)))
  );
}
/** Before a name, and spoken as words now. */
const TITLES = /^(?:Dra?|Sra?|EE|UU)$/u;
