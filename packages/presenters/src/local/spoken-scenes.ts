import type { Language } from '@tarima/contract';
import {
  parseSceneDirection,
  parseScript,
  type SceneDirection,
  type ScriptScene,
  splitSentences,
  tableRows,
} from '@tarima/text';
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
  /** Seconds of silence before it, on top of the usual gap, that the author wants. */
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

function readScene(scene: ScriptScene, language: Language): SpokenScene {
  const sentences: SpokenSentence[] = [];
  let delivery = PLAIN_DELIVERY;
  let pauseBefore = 0;
  let emphasis = false;
  for (const block of scene.blocks) {
    if (block.kind === 'voice') {
      const direction = readVoiceDirection(block.text);
      pauseBefore += direction.pause;
      delivery = direction.delivery ?? delivery;
      emphasis ||= direction.emphasis;
    }
    if (block.kind !== 'speech') continue;
    for (const text of splitSentences(block.text, language)) {
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      sentences.push({
        text,
        delivery: emphasis ? combine(delivery, EMPHASIS_DELIVERY) : delivery,
        pauseBefore: pauseBefore + (emphasis ? EMPHASIS_PAUSE : 0),
        isEmphasised: emphasis,
      });
      pauseBefore = 0;
      emphasis = false;
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
