import { expect, it } from 'vitest';
import { createScenePicture } from '../create-scene-picture.ts';
import { drawnTexts } from '../testing/drawn-texts.ts';
import { sampleScene, sampleTimeline } from '../testing/sample-timeline.ts';
import { testCanvas } from '../testing/test-canvas.ts';

const RULE =
  'No se mueve a la persona herida salvo que haya peligro de fuego, de derrumbe o de otro golpe';

it.each(['warning', 'statement'] as const)(
  'the words of a %s are whole, whatever stands below them',
  (layout) => {
    const points = [
      RULE,
      'Primero se protege la zona',
      'El teléfono interno de emergencias es el 112 interno, extensión 7',
    ].map((text, at) => ({ text, start: at }));
    const timeline = sampleTimeline(
      { format: 'horizontal' },
      sampleScene({ layout, points, title: 'Qué hacer en caso de accidente', duration: 9 }),
    );
    const made = createScenePicture(testCanvas(8, 8), timeline, 0, () => null);
    const texts = drawnTexts(made, 6)
      .filter(({ layer }) => layer === layout)
      .map(({ text }) => text);
    expect(texts.join(' ')).toContain(RULE);
  },
);
