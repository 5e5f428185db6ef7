import { isForeign } from './foreign-sentences.ts';
import { type FoundFact, findFacts } from './found-facts.ts';
import { type JudgedPoints, judgedPoints } from './key-points.ts';
import { normalText } from './normal-text.ts';
import { type JudgedPair, judgedPairs } from './pairs.ts';
import { type ToldProcedure, toldProcedures } from './procedures.ts';
import { sourceBlocks } from './source-blocks.ts';
import { spokenScenes } from './spoken-scenes.ts';
import { type JudgedTitle, judgedTitles } from './titles.ts';
import type { Truth } from './truth.ts';
import { countOfWords } from './words.ts';

/** The result of comparing a script with the facts of its document. */
export type MeasuredScript = {
  /** The facts with a weight. */
  facts: FoundFact[];
  procedures: ToldProcedure[];
  pairs: JudgedPair[];
  titles: JudgedTitle[];
  /** Texts that are spoken although no script may say them. */
  boilerplate: string[];
  points: JudgedPoints;
  /** The spoken sentences, and those in another language. */
  sentences: string[];
  foreign: string[];
  words: number;
  documentWords: number;
};

export function measureScript(truth: Truth, source: string, content: string): MeasuredScript {
  const { language } = truth;
  const scenes = spokenScenes(content, language);
  const blocks = sourceBlocks(source);
  const all = findFacts(truth, scenes);
  const facts = all.filter(({ weight }) => weight > 0);
  const heard = scenes.flatMap(({ normalTitle, normal }) => [normalTitle, ...normal]).join(' ');
  const sentences = scenes.flatMap(({ spoken }) => spoken);
  return {
    facts,
    procedures: toldProcedures(all),
    pairs: judgedPairs(all),
    titles: judgedTitles(facts, scenes),
    boilerplate: truth.furniture.filter((text) => heard.includes(normalText(text, language))),
    points: judgedPoints(scenes, blocks, language),
    sentences,
    foreign: sentences.filter((sentence) => isForeign(sentence, language)),
    words: sentences.reduce((sum, sentence) => sum + countOfWords(sentence), 0),
    documentWords: countOfWords(blocks.map(({ text }) => text).join(' ')),
  };
}
