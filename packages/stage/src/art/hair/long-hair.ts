import { bothSides, type Trace } from '../../drawing.ts';
import { hairMass, type Strand, shadedMass } from './brush.ts';
import type { HairPicture } from './hair-style.ts';

/** Side parting, waves to below the shoulders. */
export const wavy: HairPicture = {
  overFace: (context) => {
    wavySweepLeft(context);
    wavySweepRight(context);
  },
  back: (context, look) => shadedMass(context, look.hair.colour, wavyBack),
  front(context, look) {
    bothSides(context, () => hairMass(context, look.hair.colour, wavyLock, LOCK_STRANDS));
    hairMass(context, look.hair.colour, wavySweepLeft, [
      [-22, -104, -50, -98, -68, -60, -70, -8],
      [-26, -90, -46, -76, -60, -44, -64, 10],
    ]);
    hairMass(context, look.hair.colour, wavySweepRight, WAVY_STRANDS);
  },
};

const LOCK_STRANDS: readonly Strand[] = [
  [72, 0, 82, 50, 66, 80, 80, 112],
  [81, 122, 88, 138, 74, 152, 84, 184],
  [78, 10, 82, 40, 84, 70, 92, 96],
  [93, 108, 98, 124, 87, 142, 92, 170],
  [66, 40, 64, 80, 74, 100, 70, 118],
  [68, 130, 65, 140, 68, 152, 76, 172],
];

const WAVY_STRANDS: readonly Strand[] = [
  [-16, -104, 24, -104, 62, -74, 70, -10],
  [-14, -96, 20, -90, 54, -64, 66, -6],
  [-10, -110, 40, -112, 74, -78, 77, -20],
];

const wavyBack: Trace = (context) => {
  context.moveTo(0, -114);
  context.bezierCurveTo(58, -116, 84, -74, 82, -18);
  context.bezierCurveTo(80, 30, 100, 70, 94, 118);
  context.bezierCurveTo(90, 150, 84, 176, 60, 184);
  context.lineTo(-60, 184);
  context.bezierCurveTo(-84, 176, -90, 150, -94, 118);
  context.bezierCurveTo(-100, 70, -80, 30, -82, -18);
  context.bezierCurveTo(-84, -74, -58, -116, 0, -114);
};

const wavyLock: Trace = (context) => {
  context.moveTo(70, -44);
  context.bezierCurveTo(86, -12, 87, 18, 83, 42);
  context.bezierCurveTo(81, 62, 97, 76, 102, 100);
  context.bezierCurveTo(107, 124, 95, 136, 100, 158);
  context.bezierCurveTo(103, 176, 92, 190, 74, 194);
  context.bezierCurveTo(80, 184, 76, 174, 66, 163);
  context.bezierCurveTo(52, 147, 58, 126, 65, 110);
  context.bezierCurveTo(71, 94, 60, 78, 61, 56);
  context.bezierCurveTo(62, 28, 66, 8, 63, -30);
};

const wavySweepLeft: Trace = (context) => {
  context.moveTo(-18, -92);
  context.bezierCurveTo(-34, -78, -54, -52, -60, -18);
  context.bezierCurveTo(-63, 4, -66, 24, -68, 44);
  context.bezierCurveTo(-80, 24, -86, -30, -78, -62);
  context.bezierCurveTo(-68, -98, -36, -120, 2, -117);
};

const wavySweepRight: Trace = (context) => {
  context.moveTo(-20, -92);
  context.bezierCurveTo(6, -66, 46, -58, 60, -16);
  context.bezierCurveTo(65, 4, 66, 24, 69, 46);
  context.bezierCurveTo(82, 24, 88, -30, 79, -64);
  context.bezierCurveTo(68, -102, 30, -122, -6, -118);
  context.bezierCurveTo(-16, -116, -24, -106, -20, -92);
};

/** Middle parting, straight and smooth past the shoulders. */
export const straight: HairPicture = {
  overFace: (context) => straightOverFace(context),
  back: (context, look) => shadedMass(context, look.hair.colour, straightBack),
  front: (context, look) =>
    bothSides(context, () =>
      hairMass(context, look.hair.colour, straightCurtain, [
        [6, -108, 44, -104, 74, -60, 76, 30],
        [10, -100, 36, -92, 66, -50, 72, 170],
        [40, -104, 76, -80, 84, -20, 82, 190],
        [70, 40, 70, 90, 66, 130, 72, 186],
      ]),
    ),
};

const straightBack: Trace = (context) => {
  context.moveTo(0, -112);
  context.bezierCurveTo(58, -114, 82, -74, 84, -18);
  context.lineTo(90, 188);
  context.lineTo(-90, 188);
  context.lineTo(-84, -18);
  context.bezierCurveTo(-82, -74, -58, -114, 0, -112);
};

const straightCurtain: Trace = (context) => {
  context.moveTo(-1, -96);
  context.bezierCurveTo(22, -84, 52, -58, 61, -12);
  context.bezierCurveTo(66, 20, 65, 60, 62, 100);
  context.bezierCurveTo(59, 136, 58, 160, 62, 178);
  context.bezierCurveTo(66, 192, 74, 200, 84, 204);
  context.bezierCurveTo(92, 190, 95, 160, 94, 128);
  context.bezierCurveTo(93, 70, 92, 20, 86, -20);
  context.bezierCurveTo(82, -76, 52, -116, -1, -115);
};

/** Both sides, down to the end of the face. */
const straightOverFace: Trace = (context) => {
  context.moveTo(0, -96);
  context.bezierCurveTo(22, -84, 52, -58, 61, -12);
  context.lineTo(66, 100);
  context.lineTo(90, 100);
  context.lineTo(90, -120);
  context.lineTo(-90, -120);
  context.lineTo(-90, 100);
  context.lineTo(-66, 100);
  context.lineTo(-61, -12);
  context.bezierCurveTo(-52, -58, -22, -84, 0, -96);
};

/** A rounded bob to the chin with a side fringe. */
export const bob: HairPicture = {
  overFace: (context) => bobFringe(context),
  back: (context, look) => shadedMass(context, look.hair.colour, bobBack),
  front(context, look) {
    bothSides(context, () =>
      hairMass(context, look.hair.colour, bobSide, [[72, -40, 84, 0, 82, 50, 70, 84]]),
    );
    hairMass(context, look.hair.colour, bobFringe, [
      [26, -108, -6, -104, -48, -76, -66, -22],
      [30, -98, 2, -86, -40, -64, -58, -28],
      [34, -106, 58, -100, 76, -60, 76, -10],
    ]);
  },
};

const bobBack: Trace = (context) => {
  context.moveTo(0, -114);
  context.bezierCurveTo(60, -116, 86, -72, 86, -10);
  context.bezierCurveTo(88, 40, 84, 90, 58, 100);
  context.lineTo(-58, 100);
  context.bezierCurveTo(-84, 90, -88, 40, -86, -10);
  context.bezierCurveTo(-86, -72, -60, -116, 0, -114);
};

const bobSide: Trace = (context) => {
  context.moveTo(58, -60);
  context.bezierCurveTo(66, -20, 66, 20, 62, 52);
  context.bezierCurveTo(60, 72, 54, 86, 44, 98);
  context.bezierCurveTo(66, 108, 84, 94, 89, 66);
  context.bezierCurveTo(94, 30, 88, -30, 80, -60);
};

const bobFringe: Trace = (context) => {
  context.moveTo(26, -92);
  context.bezierCurveTo(8, -62, -34, -46, -61, -20);
  context.bezierCurveTo(-64, 0, -66, 16, -68, 30);
  context.bezierCurveTo(-90, 0, -90, -60, -66, -92);
  context.bezierCurveTo(-40, -124, 40, -126, 68, -88);
  context.bezierCurveTo(88, -60, 90, 0, 70, 30);
  context.bezierCurveTo(66, -10, 58, -52, 26, -92);
};
