import type { Language } from '@tarima/contract';
import {
  parseSceneDirection,
  parseScript,
  type SceneDirection,
  type ScriptScene,
  splitSentences,
  tableRows,
} from '@tarima/text';
import type { Breath } from './breaths.ts';
import {
  combine,
  type Delivery,
  EMPHASIS_DELIVERY,
  EMPHASIS_PAUSE,
  PLAIN_DELIVERY,
  readVoiceDirection,
} from './voice-directions.ts';

export type SpokenSentence = {
  text: string;
  delivery: Delivery;
  /** The usual silence before it. */
  breathBefore: Breath;
  /** Seconds of silence before it, on top of the usual one, that the author wants. */
  pauseBefore: number;
  isEmphasised: boolean;
};

export type SpokenScene = {
  title: string;
  direction: SceneDirection;
  points: string[];
  /** The rows of its table, the header first. */
  table: string[][] | null;
  sentences: SpokenSentence[];
};

/** The scenes with something to say or show, and the delivery of each sentence. */
export function readSpokenScenes(script: string, language: Language): SpokenScene[] {
  return parseScript(script)
    .map((scene) => readScene(scene, language))
    .filter(hasSomething);
}

const hasSomething = ({ sentences, points, table, direction }: SpokenScene): boolean =>
  sentences.length > 0 || points.length > 0 || table !== null || direction.figure !== null;

/** A blank line and a list are heard, as they are seen. */
function breathAfter(before = '', isFirst: boolean, hasListBefore: boolean): Breath {
  if (hasListBefore && !/:$/u.test(before)) return 'list';
  if (/:$/u.test(before)) return 'colon';
  return isFirst ? 'paragraph' : 'sentence';
}

function readScene(scene: ScriptScene, language: Language): SpokenScene {
  const sentences: SpokenSentence[] = [];
  let delivery = PLAIN_DELIVERY;
  let pauseBefore = 0;
  let emphasis = false;
  let hasListBefore = false;
  for (const block of scene.blocks) {
    if (block.kind === 'voice') {
      const direction = readVoiceDirection(block.text);
      pauseBefore += direction.pause;
      delivery = direction.delivery ?? delivery;
      emphasis ||= direction.emphasis;
    }
    hasListBefore ||= block.kind === 'point' || block.kind === 'table';
    if (block.kind !== 'speech') continue;
    // The author's own pause takes the place of a paragraph's.
    let isFirst = pauseBefore === 0;
    for (const text of splitSentences(block.text, language)) {
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      sentences.push({
        text,
        breathBefore: breathAfter(sentences.at(-1)?.text, isFirst, hasListBefore),
        delivery: emphasis ? combine(delivery, EMPHASIS_DELIVERY) : delivery,
        pauseBefore: pauseBefore + (emphasis ? EMPHASIS_PAUSE : 0),
        isEmphasised: emphasis,
      });
      pauseBefore = 0;
      emphasis = false;
      isFirst = false;
      hasListBefore = false;
    }
  }
  const texts = (kind: string) =>
    scene.blocks.filter((block) => block.kind === kind).map((block) => block.text);
  const [table] = texts('table');
  return {
    title: scene.title,
    direction: parseSceneDirection(texts('scene').join('; ')),
    points: texts('point'),
    table: table === undefined ? null : tableRows(table),
    sentences,
  };
}
