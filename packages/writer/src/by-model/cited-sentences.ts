import { SOURCE_LANGUAGES, type SourceLanguage } from '@tarima/languages';
import { countWords, detectLanguage, lineMarks } from '@tarima/text';
import { z } from 'zod';
import type { Utterance } from '../frame/utterance.ts';
import { cleanText, upperFirst } from '../reading/clean-text.ts';
import { isForMachines } from '../reading/prompt-like.ts';
import { createTerms } from '../reading/terms.ts';
import type { NumberedSentence, SourcePart } from './source-parts.ts';

export const citedSentence = z.object({
  text: z.string(),
  /** Numbers of the source sentences that it repeats. */
  cites: z.array(z.number().int()),
});
export type CitedSentence = z.infer<typeof citedSentence>;

/** With fewer words the language cannot be detected. */
const ENOUGH_WORDS = 15;
/** A sentence must share at least this part of its terms with what it cites. */
const LEAST_SHARE = 0.2;

const NUMBER = /\d+(?:[.,\u00a0 ]\d{3})*(?:[.,]\d+)?/gu;
const NAME = /(?<=[\p{L}\p{N},;:)] )\p{Lu}[\p{L}\p{M}'’-]+/gu;

/** Checks a model's sentences against the parts that it was shown. */
export function createCitations(
  parts: SourcePart[],
  { language, known }: { language: SourceLanguage; known: string[] },
) {
  const sentences = new Map<number, NumberedSentence>(
    parts
      .flatMap((part) => part.sentences)
      .filter(({ isHeading }) => !isHeading)
      .map((one) => [one.number, one] as const),
  );
  /** Stems and names of another language cannot be compared. */
  const isForeign = (text: string): boolean => ![language, 'other'].includes(detectLanguage(text));
  const texts = parts.flatMap((part) => part.sentences.map(({ text }) => text));
  const all = texts.join('\n');
  const isTranslated = detectLanguage(all) !== language;
  const isMixed = isTranslated || texts.some(isForeign);
  const spoken = `${all}\n${known.join('\n')}`;
  const numbers = new Set(numbersOf(spoken));
  const lower = spoken.toLowerCase();
  const terms = createTerms(SOURCE_LANGUAGES[language].cues);
  const topics = new Set(terms.of(spoken));

  /**
   * Numbers and names that the source does not have. Names are compared within one language only.
   */
  const inventedIn = (text: string): string[] => [
    ...numbersOf(text).filter((number) => !numbers.has(number)),
    ...(isTranslated || language === 'de'
      ? []
      : [...text.matchAll(NAME)].flatMap(([name]) =>
          lower.includes(name.toLowerCase()) ? [] : name,
        )),
  ];

  const citedBy = ({ text, cites }: CitedSentence): NumberedSentence[] => {
    const cited = [...new Set(cites)].flatMap((number) => sentences.get(number) ?? []);
    if (isTranslated || cited.some((one) => isForeign(one.text))) return cited;
    const stems = new Set(terms.of(cited.map((one) => one.text).join(' ')));
    const own = terms.of(text);
    const shared = own.filter((stem) => stems.has(stem)).length;
    return shared >= own.length * LEAST_SHARE ? cited : [];
  };

  const isInWrongLanguage = (written: CitedSentence[]): boolean => {
    const text = written.map((sentence) => sentence.text).join(' ');
    return countWords(text) >= ENOUGH_WORDS && isForeign(text);
  };

  return {
    /** True also for a text that is too short to tell. */
    isInLanguage: (written: CitedSentence[]): boolean => !isInWrongLanguage(written),

    /** True if a title or a key point shares a term with the source. */
    isOnTopic: (label: string): boolean =>
      inventedIn(label).length === 0 &&
      (isMixed || terms.of(label).some((stem) => topics.has(stem))),

    /** The faults of sentences, for a model to mend. */
    faultsOf(written: CitedSentence[]): string[] {
      return [
        ...(isInWrongLanguage(written) ? [`It must be written in "${language}".`] : []),
        ...written.flatMap((sentence) =>
          inventedIn(sentence.text).map(
            (what) => `"${what}" does not occur in the source: ${sentence.text}`,
          ),
        ),
        ...written
          .filter((sentence) => sentence.cites.length > 0 && citedBy(sentence).length === 0)
          .map((sentence) => `This is not what the cited sentences say: ${sentence.text}`),
      ];
    },

    /**
     * A model's sentences as they may be spoken, each with its sources. Marks of the script format
     * are removed. Sentences with invented numbers or names are left out. A sentence without a
     * source is marked `unsourced`.
     */
    utterancesOf(written: CitedSentence[]): Utterance[] {
      return written.flatMap((sentence): Utterance[] => {
        const text = speakable(sentence.text);
        if (!text || inventedIn(text).length > 0) return [];
        const citations = citedBy({ ...sentence, text }).map(({ citation }) => citation);
        return [{ text, kind: citations.length > 0 ? 'source' : 'unsourced', citations }];
      });
    },
  };
}
export type Citations = ReturnType<typeof createCitations>;

const LINE_MARKS = lineMarks(String.raw`\s—•–+-`);

/** One line of prose. Empty if the text is addressed to machines. */
export function speakable(raw: string): string {
  if (isForMachines(raw)) return '';
  const text = cleanText(raw)
    .replace(/\[[^\]]{0,200}\]/gu, ' ')
    .replace(/[[\]#*_`|]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(LINE_MARKS, '')
    .trim();
  if (!/\p{L}/u.test(text)) return '';
  return upperFirst(/[.!?…]["”»’']?$/u.test(text) ? text : `${text.replace(/[,;:]$/u, '')}.`);
}

/** The numbers of a text, without separators between their digits. */
export const numbersOf = (text: string): string[] =>
  (text.match(NUMBER) ?? []).map((number) => number.replace(/[.,\u00a0 ]/gu, ''));
