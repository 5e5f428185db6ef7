import { darken, withAlpha } from '../../colour.ts';
import { bothSides, circle, fill, linear, type Trace, within } from '../../drawing.ts';
import { faceTrace, hairFit } from '../face-shape.ts';
import { hairMass } from './brush.ts';
import type { HairPicture } from './hair-style.ts';

const nothing = () => {};

/** Closely cut sides running down into sideburns. */
const sides: Trace = (context) => {
  context.moveTo(54, -74);
  context.bezierCurveTo(60, -50, 60, -30, 61, -8);
  context.lineTo(66, 8);
  context.bezierCurveTo(72, -8, 75, -40, 66, -76);
};

export const shortSides: HairPicture['front'] = (context, look) =>
  bothSides(context, () => fill(context, darken(look.hair.colour, 0.12), sides));

/** Combed up and back. */
export const quiff: HairPicture = {
  overFace: (context) => quiffTop(context),
  back: nothing,
  front(context, look) {
    shortSides(context, look);
    hairMass(context, look.hair.colour, quiffTop, [
      [-46, -62, -40, -92, -10, -108, 30, -110],
      [-26, -66, -20, -90, 12, -102, 48, -98],
      [0, -70, 8, -88, 30, -94, 58, -84],
    ]);
  },
};

const quiffTop: Trace = (context) => {
  context.moveTo(-64, -36);
  context.bezierCurveTo(-58, -54, -50, -64, -36, -68);
  context.bezierCurveTo(-10, -74, 20, -80, 40, -70);
  context.bezierCurveTo(54, -62, 60, -52, 65, -36);
  context.bezierCurveTo(78, -66, 76, -98, 50, -113);
  context.bezierCurveTo(24, -128, -18, -126, -44, -114);
  context.bezierCurveTo(-74, -100, -78, -66, -64, -36);
};

/** A side parting, neatly combed over. */
export const side: HairPicture = {
  overFace: (context) => sideTop(context),
  back: nothing,
  front(context, look) {
    shortSides(context, look);
    hairMass(context, look.hair.colour, sideTop, [
      [-34, -94, 0, -104, 44, -98, 66, -58],
      [-34, -86, 0, -92, 36, -84, 58, -56],
      [-34, -102, 10, -112, 58, -104, 72, -62],
      [-40, -96, -54, -90, -64, -74, -67, -52],
    ]);
  },
};

const sideTop: Trace = (context) => {
  context.moveTo(-65, -30);
  context.bezierCurveTo(-60, -50, -52, -66, -36, -72);
  context.bezierCurveTo(-8, -62, 36, -58, 56, -64);
  context.bezierCurveTo(60, -54, 63, -44, 65, -30);
  context.bezierCurveTo(80, -62, 76, -98, 40, -114);
  context.bezierCurveTo(6, -124, -34, -118, -54, -102);
  context.bezierCurveTo(-76, -84, -76, -56, -65, -30);
};

/** Very short all over, faded at the sides. */
export const fade: HairPicture = {
  overFace: (context) => fadeTop(context),
  back: nothing,
  front(context, look) {
    const colour = look.hair.colour;
    const vanishing = linear(
      context,
      [0, -60, 0, 8],
      [0, withAlpha(colour, 0.95)],
      [1, withAlpha(colour, 0)],
    );
    // Only on skin, because the ground would show through thin hair beside it.
    const fit = hairFit(look.face);
    context.save();
    context.scale(1 / fit.x, 1 / fit.y);
    within(context, faceTrace(look), () => {
      context.scale(fit.x, fit.y);
      bothSides(context, () => fill(context, vanishing, fadeSides));
    });
    context.restore();
    hairMass(context, colour, fadeTop);
    within(context, fadeTop, () => {
      for (const [x, y] of STUBBLE) fill(context, withAlpha('#ffffff', 0.09), circle(x, y, 1.3));
    });
  },
};

const fadeSides: Trace = (context) => {
  context.moveTo(50, -74);
  context.bezierCurveTo(57, -50, 58, -30, 58, -4);
  context.lineTo(64, 8);
  context.lineTo(80, 8);
  context.lineTo(80, -74);
};

const fadeTop: Trace = (context) => {
  context.moveTo(-60, -42);
  context.bezierCurveTo(-57, -56, -54, -66, -46, -70);
  context.bezierCurveTo(-20, -76, 20, -76, 46, -70);
  context.bezierCurveTo(54, -66, 57, -56, 60, -42);
  context.lineTo(63, -20);
  context.bezierCurveTo(71, -74, 52, -109, 0, -109);
  context.bezierCurveTo(-52, -109, -71, -74, -63, -20);
};

const STUBBLE = Array.from({ length: 60 }, (_, index) => {
  const x = ((index * 37) % 101) - 50;
  return [x, -104 + Math.abs(x) * 0.28 + ((index * 53) % 26)] as const;
});

/** A tousled fringe. */
export const fringe: HairPicture = {
  overFace: (context) => fringeTop(context),
  back: nothing,
  front(context, look) {
    shortSides(context, look);
    hairMass(context, look.hair.colour, fringeTop, [
      [6, -112, -20, -104, -44, -84, -50, -56],
      [10, -110, -4, -96, -16, -76, -16, -54],
      [14, -110, 26, -98, 30, -78, 26, -54],
      [20, -112, 50, -104, 62, -82, 60, -54],
    ]);
  },
};

const fringeTop: Trace = (context) => {
  context.moveTo(-66, -24);
  context.bezierCurveTo(-62, -40, -58, -46, -52, -54);
  context.quadraticCurveTo(-46, -42, -34, -42);
  context.quadraticCurveTo(-28, -48, -26, -54);
  context.quadraticCurveTo(-18, -40, -2, -42);
  context.quadraticCurveTo(4, -48, 6, -54);
  context.quadraticCurveTo(16, -40, 30, -44);
  context.quadraticCurveTo(36, -50, 38, -56);
  context.quadraticCurveTo(46, -46, 56, -48);
  context.bezierCurveTo(61, -42, 63, -34, 66, -24);
  context.bezierCurveTo(82, -64, 74, -104, 34, -118);
  context.bezierCurveTo(0, -126, -40, -120, -60, -98);
  context.bezierCurveTo(-78, -76, -76, -48, -66, -24);
};

/** Bald on top, kept short at the sides. */
export const receding: HairPicture = {
  overFace: nothing,
  back: nothing,
  front(context, look) {
    const { colour } = look.hair;
    bothSides(context, () => {
      hairMass(context, colour, recedingSide, [
        [58, -40, 64, -26, 65, -10, 64, 4],
        [63, -52, 69, -34, 70, -16, 68, 0],
      ]);
    });
  },
};

const recedingSide: Trace = (context) => {
  context.moveTo(56, -58);
  context.bezierCurveTo(57, -46, 58, -34, 58, -20);
  context.quadraticCurveTo(59, -4, 62, 10);
  context.bezierCurveTo(70, -6, 73, -34, 66, -54);
  context.bezierCurveTo(64, -60, 59, -62, 56, -58);
};

/** Cut short, brushed forward with a ragged edge. */
export const crop: HairPicture = {
  overFace: (context) => cropTop(context),
  back: nothing,
  front(context, look) {
    shortSides(context, look);
    hairMass(context, look.hair.colour, cropTop, [
      [-30, -108, -44, -96, -52, -82, -54, -66],
      [-10, -111, -20, -100, -26, -88, -28, -74],
      [12, -111, 8, -100, 4, -90, 2, -76],
      [32, -108, 34, -98, 34, -86, 32, -72],
      [50, -98, 56, -88, 58, -78, 58, -64],
    ]);
  },
};

const cropTop: Trace = (context) => {
  context.moveTo(-65, -34);
  context.bezierCurveTo(-62, -50, -60, -58, -56, -66);
  context.quadraticCurveTo(-48, -66, -38, -73);
  context.quadraticCurveTo(-32, -67, -20, -75);
  context.quadraticCurveTo(-10, -69, 2, -77);
  context.quadraticCurveTo(14, -70, 24, -76);
  context.quadraticCurveTo(34, -69, 48, -70);
  context.bezierCurveTo(58, -62, 62, -50, 65, -34);
  context.bezierCurveTo(77, -66, 72, -100, 44, -110);
  context.quadraticCurveTo(36, -119, 22, -115);
  context.quadraticCurveTo(8, -123, -6, -116);
  context.quadraticCurveTo(-22, -120, -32, -113);
  context.bezierCurveTo(-70, -104, -77, -66, -65, -34);
};

/** A short layered cut with a soft side fringe. */
export const pixie: HairPicture = {
  overFace: (context) => pixieTop(context),
  back: nothing,
  front(context, look) {
    bothSides(context, () => hairMass(context, look.hair.colour, pixieSide));
    hairMass(context, look.hair.colour, pixieTop, [
      [32, -104, 0, -108, -46, -88, -62, -40],
      [32, -94, 4, -92, -34, -76, -48, -46],
      [36, -104, 58, -96, 72, -66, 68, -28],
    ]);
  },
};

const pixieSide: Trace = (context) => {
  context.moveTo(56, -64);
  context.bezierCurveTo(62, -36, 62, -16, 60, 6);
  context.quadraticCurveTo(64, 20, 70, 26);
  context.bezierCurveTo(80, 0, 80, -40, 70, -70);
};

const pixieTop: Trace = (context) => {
  context.moveTo(34, -88);
  context.bezierCurveTo(14, -66, -20, -52, -52, -38);
  context.bezierCurveTo(-58, -30, -62, -20, -66, -4);
  context.bezierCurveTo(-82, -34, -80, -74, -58, -98);
  context.bezierCurveTo(-28, -126, 42, -124, 62, -94);
  context.bezierCurveTo(80, -68, 80, -34, 66, -4);
  context.bezierCurveTo(62, -36, 54, -64, 34, -88);
};
