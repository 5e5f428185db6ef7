import type { Language } from '@tarima/contract';
import { formatSceneDirection, parseSceneDirection, type SceneDirection } from '@tarima/text';

/** The choices of a scene block. Its own words are the text of the block. */
export type SceneChoices = Omit<SceneDirection, 'description'>;

export const NO_CHOICES: SceneChoices = { layout: null, presenter: null, figure: null, crop: null };

/** The keyword of a scene block says in which language its words are. */
const LANGUAGES_BY_KEYWORD: Record<string, Language> = { scene: 'en', escena: 'es', cena: 'pt' };

/** Without a choice, all of the text is the author's, as it was written. */
export function readSceneBlock(text: string): { choices: SceneChoices; words: string } {
  const { description, ...choices } = parseSceneDirection(text);
  return { choices, words: hasChoice(choices) ? description : text };
}

export const writeSceneBlock = (choices: SceneChoices, words: string, keyword: string): string =>
  formatSceneDirection(
    { ...choices, description: words },
    LANGUAGES_BY_KEYWORD[keyword.toLowerCase()] ?? 'es',
  );

const hasChoice = (choices: SceneChoices): boolean =>
  Object.values(choices).some((choice) => choice !== null);
