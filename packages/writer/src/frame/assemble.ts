import type { Language, Provenance } from '@tarima/contract';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { formatScript, type ScriptBlock } from '@tarima/text';
import { paragraphOf, provenanceOf, type Utterance } from './utterance.ts';

export type AssembledScene = {
  title: string;
  /** Without one, the points decide: there are pictures with and without them. */
  picture?: string;
  /** Voice direction of the whole scene. Null for none. */
  voice?: string | null;
  points: readonly string[];
  /** Paragraphs of speech, with a pause where the next one turns to something else. */
  paragraphs: { utterances: Utterance[]; isFollowedByPause?: boolean }[];
};

/** The text of a script, with the origin of each of its sentences. */
export function assembleScript(
  scenes: readonly AssembledScene[],
  language: Language,
): { content: string; provenance: Provenance[] } {
  const { pictures, voice } = WRITING_LANGUAGES[language].phrases;
  const provenance: Provenance[] = [];
  const script = scenes.map(({ title, picture, voice: direction, points, paragraphs }) => {
    const seen = picture ?? (points.length > 0 ? pictures.withPoints : pictures.withoutPoints);
    const blocks: ScriptBlock[] = [{ kind: 'scene', text: seen }];
    if (direction) blocks.push({ kind: 'voice', text: direction });
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
