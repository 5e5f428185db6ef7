import type { SpokenScene, SpokenSentence } from '../local/spoken-scenes.ts';
import { PresenterError } from '../presenter-error.ts';

export type PartLimits = {
  /** Characters that the vendor speaks in one scene. */
  characters: number;
  scenes: number;
};

/** The speech of one scene at the vendor. */
export type SpokenPart = { title: string; text: string };

/**
 * A script as scenes for a vendor that speaks itself. Each scene of the script becomes one. A scene
 * that is too long is cut at the ends of sentences. If there are too many, scenes are joined.
 * Throws PRESENTER_VENDOR_TOO_LONG and NOTHING_TO_SAY.
 */
export function spokenParts(
  scenes: SpokenScene[],
  limits: PartLimits,
  { hasPauses }: { hasPauses: boolean },
): SpokenPart[] {
  const spoken = scenes
    .map(({ title, sentences }) => ({
      title,
      texts: sentences.flatMap((sentence) => textOf(sentence, limits.characters, hasPauses)),
    }))
    .filter(({ texts }) => texts.length > 0);
  if (spoken.length === 0) {
    throw new PresenterError('NOTHING_TO_SAY', 'The script has no spoken words');
  }
  const byScene = spoken.flatMap(({ title, texts }) => packed(title, texts, limits.characters));
  if (byScene.length <= limits.scenes) return byScene;
  const title = spoken[0]?.title ?? '';
  const joined = packed(
    title,
    spoken.flatMap(({ texts }) => texts),
    limits.characters,
  );
  if (joined.length <= limits.scenes) return joined;
  throw new PresenterError(
    'PRESENTER_VENDOR_TOO_LONG',
    `The script needs ${joined.length} scenes; HeyGen takes ${limits.scenes}`,
  );
}

/** Joins the texts, in order, into as few parts as possible. */
function packed(title: string, texts: string[], most: number): SpokenPart[] {
  const parts: SpokenPart[] = [];
  for (const text of texts) {
    const last = parts.at(-1);
    if (last && last.text.length + 1 + text.length <= most) last.text += ` ${text}`;
    else parts.push({ title, text });
  }
  return parts;
}

/** A sentence after its pause in the vendor's notation. A long one is cut between words. */
function textOf({ text, pauseBefore }: SpokenSentence, most: number, hasPauses: boolean): string[] {
  const pause = hasPauses && pauseBefore > 0 ? `<break time="${seconds(pauseBefore)}s"/> ` : '';
  if (pause.length + text.length <= most) return [pause + text];
  const pieces: string[] = [];
  for (const word of `${pause}${text}`.split(' ')) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      pieces[pieces.length - 1] = `${last} ${word}`;
    } else {
      for (let from = 0; from < word.length; from += most)
        pieces.push(word.slice(from, from + most));
    }
  }
  return pieces;
}

const seconds = (value: number) => String(Math.round(value * 10) / 10);
