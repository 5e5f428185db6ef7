import type { Language, Provenance } from '@tarima/contract';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { formatScript, type ScriptBlock } from '@tarima/text';
import { paragraphOf, provenanceOf, type Utterance } from './utterance.ts';

/** One scene of a script: what is seen, read and heard. */
export type AssembledScene = {
  title: string;
  /** Without one, what is seen follows from whether there are points. */
  picture?: string;
  /** How it is said; null where nothing is directed. */
  voice?: string | null;
  points: readonly string[];
  /** What is said in one breath; `pause` behind it where the next is something else. */
  paragraphs: { utterances: Utterance[]; isFollowedByPause?: boolean }[];
};

/** Scenes as the text of a script, with where each of its sentences is from. */
export function assembleScript(
  scenes: readonly AssembledScene[],
  language: Language,
): { content: string; provenance: Provenance[] } {
  const { pictures, voice } = WRITING_LANGUAGES[language].phrases;
  const provenance: Provenance[] = [];
  const script = scenes.map(({ title, picture, voice: manner, points, paragraphs }) => {
    const seen = picture ?? (points.length > 0 ? pictures.withPoints : pictures.withoutPoints);
    const blocks: ScriptBlock[] = [{ kind: 'scene', text: seen }];
    if (manner) blocks.push({ kind: 'voice', text: manner });
    for (const text of points) blocks.push({ kind: 'point', text });
    for (const { utterances, isFollowedByPause } of paragraphs) {
      if (utterances.length === 0) continue;
      provenance.push(...provenanceOf(utterances, language));
      blocks.push({ kind: 'speech', text: paragraphOf(utterances) });
      if (isFollowedByPause) blocks.push({ kind: 'voice', text: voice.pause });
    }
    return { title, blocks };
  });
  return { content: formatScript(script, language), provenance };
}
