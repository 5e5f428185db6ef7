import type { Language, Provenance } from '@tarima/contract';
import { WRITING_LANGUAGES } from '@tarima/languages';
import {
  formatSceneDirection,
  formatScript,
  formatTable,
  type ScriptBlock,
  type ScriptScene,
} from '@tarima/text';
import { createShowing, type Shown } from './shown.ts';
import { paragraphOf, provenanceOf, type Utterance } from './utterance.ts';

export type AssembledScene = {
  title: string;
  /** The ways to show it, the best first. */
  ways: readonly Shown[];
  /** Voice direction of the whole scene. Null for none. */
  voice?: string | null;
  /** Paragraphs of speech, with a pause where the next one turns to something else. */
  paragraphs: { utterances: Utterance[]; isFollowedByPause?: boolean }[];
};

/** The text of a script, with the origin of each of its sentences. */
export function assembleScript(
  scenes: readonly AssembledScene[],
  language: Language,
): { content: string; provenance: Provenance[] } {
  const { voice } = WRITING_LANGUAGES[language].phrases;
  const provenance: Provenance[] = [];
  const show = createShowing();
  const script = scenes.map(({ title, ways, voice: direction, paragraphs }): ScriptScene => {
    const blocks = shownBlocks(show(ways), language);
    if (direction) blocks.splice(1, 0, { kind: 'voice', text: direction });
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

/** The direction of a scene, then its points and its table. */
export function shownBlocks(
  { layout, points, table, figure }: Shown,
  language: Language,
): ScriptBlock[] {
  const direction = formatSceneDirection(
    {
      layout,
      presenter: null,
      figure: figure?.picture.picture ?? null,
      crop: null,
      description: '',
    },
    language,
  );
  return [
    { kind: 'scene', text: direction },
    ...points.map((text) => ({ kind: 'point' as const, text })),
    ...(table ? [{ kind: 'table' as const, text: formatTable(table) }] : []),
  ];
}
