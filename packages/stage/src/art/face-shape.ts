import type { Trace } from '../drawing.ts';
import type { FaceShape, PresenterLook } from './look.ts';

type Head = Pick<PresenterLook, 'face' | 'jaw'>;

/** Where the face is widest below the eyes. */
const CHEEK_HEIGHT = 16;

type Curve = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/** Outline of skull and jaw. */
export function faceTrace(look: Head): Trace {
  const { face } = look;
  const curves = rightHalf(look);
  return (context) => {
    context.moveTo(0, -face.crown);
    for (const curve of curves) context.bezierCurveTo(...curve);
    for (const [index, [x1, y1, x2, y2]] of [...curves.entries()].reverse()) {
      const start = curves[index - 1];
      context.bezierCurveTo(
        -x2,
        y2,
        -x1,
        y1,
        start ? -start[4] : 0,
        start ? start[5] : -face.crown,
      );
    }
  };
}

/** From the crown over temple, cheek and jaw to the chin. */
function rightHalf({ face, jaw: { width: jaw, chin, height, corner } }: Head): readonly Curve[] {
  const { crown, temple, cheek, length } = face;
  // The outline runs through the jaw's corner in this direction.
  const inward = 10 + (cheek - jaw) * 1.15;
  const drop = 26;
  const before = 0.36 + corner * 0.14;
  const after = 0.36 + corner * 0.3;
  const flat = chin + (jaw - chin) * 0.36;
  const chinHeight = length - 2.4 - chin * 0.13;
  return [
    [temple * 0.66, -crown, temple, -crown * 0.68, temple, -crown * 0.24],
    [temple, -6, cheek, -8, cheek, CHEEK_HEIGHT],
    [cheek, CHEEK_HEIGHT + 16, jaw + inward * before, height - drop * before, jaw, height],
    [
      jaw - inward * after,
      height + drop * after,
      flat,
      chinHeight - 3 - chin * 0.1,
      chin,
      chinHeight,
    ],
    [chin * 0.7, length - 0.6, chin * 0.4, length, 0, length],
  ];
}

/** Hair is drawn for a typical head. These factors fit it to this one. */
export function hairFit({ crown, temple, cheek }: FaceShape): { x: number; y: number } {
  return { x: (temple * 0.55 + cheek * 0.45 + 2) / 66, y: crown / 100 };
}
