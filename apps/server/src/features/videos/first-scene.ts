import type { Language } from '@tarima/contract';
import { formatScript, parseScript, type ScriptBlock, splitSentences } from '@tarima/text';
import type { VideoRecipe } from '#server/db/tables/video-recipe.ts';

/** About a minute of speech. A script without headings is one scene, however long it is. */
const MOST_CHARACTERS = 900;
const WORDS = /[\p{L}\p{N}]/u;

/** The recipe of the first spoken scene alone, without a company's intro and outro. */
export function recipeOfFirstScene(recipe: VideoRecipe): VideoRecipe {
  const { look, ...settings } = recipe.settings;
  return {
    ...recipe,
    script: firstScene(recipe.script, recipe.language),
    settings: { ...settings, ...(look && { look: { ...look, intro: null, outro: null } }) },
  };
}

/** The first scene with spoken words. Its speech ends with the sentence that exceeds the limit. */
function firstScene(script: string, language: Language): string {
  const scene = parseScript(script).find(({ blocks }) =>
    blocks.some(({ kind, text }) => kind === 'speech' && WORDS.test(text)),
  );
  if (!scene) return script;
  let spoken = 0;
  const blocks = scene.blocks.flatMap((block): ScriptBlock[] => {
    if (block.kind !== 'speech') return [block];
    const sentences: string[] = [];
    for (const sentence of splitSentences(block.text, language)) {
      if (spoken > MOST_CHARACTERS) break;
      sentences.push(sentence);
      spoken += sentence.length;
    }
    return sentences.length > 0 ? [{ ...block, text: sentences.join(' ') }] : [];
  });
  return formatScript([{ ...scene, blocks }], language);
}
