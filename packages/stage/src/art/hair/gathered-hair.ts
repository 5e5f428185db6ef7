import { darken } from '../../colour.ts';
import { fill, oval, type Trace } from '../../drawing.ts';
import { hairMass, shadedMass } from './brush.ts';
import type { HairPicture } from './hair-style.ts';

/** Combed back from a side parting into a bun at the crown. */
export const bun: HairPicture = {
  overFace: (context) => gatheredCap(context),
  back(context, look) {
    hairMass(context, look.hair.colour, oval(4, -105, 29, 22), [
      [-18, -110, -6, -125, 16, -125, 28, -108],
      [-14, -100, -2, -114, 16, -114, 26, -99],
    ]);
    shadedMass(context, look.hair.colour, gatheredBack);
  },
  front(context, look) {
    hairMass(context, look.hair.colour, gatheredCap, [
      [-56, -40, -50, -80, -20, -100, 8, -106],
      [56, -40, 52, -80, 30, -100, 8, -108],
      [-40, -58, -28, -86, -8, -98, 8, -106],
    ]);
  },
};

const gatheredBack: Trace = (context) => {
  context.moveTo(0, -110);
  context.bezierCurveTo(52, -112, 78, -70, 74, -14);
  context.bezierCurveTo(72, 20, 60, 50, 40, 64);
  context.lineTo(-40, 64);
  context.bezierCurveTo(-60, 50, -72, 20, -74, -14);
  context.bezierCurveTo(-78, -70, -52, -112, 0, -110);
};

const gatheredCap: Trace = (context) => {
  context.moveTo(-68, 0);
  context.bezierCurveTo(-62, -26, -56, -48, -34, -66);
  context.bezierCurveTo(-16, -78, 14, -80, 34, -66);
  context.bezierCurveTo(54, -50, 62, -26, 68, 0);
  context.bezierCurveTo(80, -34, 76, -72, 54, -94);
  context.bezierCurveTo(28, -117, -28, -117, -54, -94);
  context.bezierCurveTo(-76, -72, -80, -34, -68, 0);
};

/** Swept to one side into a ponytail that falls over the shoulder. */
export const ponytail: HairPicture = {
  overFace: (context) => sweptCap(context),
  back(context, look) {
    shadedMass(context, look.hair.colour, gatheredBack);
  },
  front(context, look) {
    hairMass(context, look.hair.colour, tail, [
      [66, 50, 90, 80, 72, 120, 80, 176],
      [58, 66, 76, 100, 62, 130, 70, 168],
    ]);
    fill(context, darken(look.outfit.accent, 0.1), oval(64, 58, 7, 11, 0.5));
    hairMass(context, look.hair.colour, sweptCap, [
      [-30, -100, 10, -104, 58, -80, 68, -16],
      [-28, -92, 6, -92, 48, -70, 64, -14],
      [-38, -100, -58, -88, -70, -56, -70, -14],
    ]);
  },
};

const tail: Trace = (context) => {
  context.moveTo(60, 46);
  context.bezierCurveTo(82, 52, 102, 84, 96, 122);
  context.bezierCurveTo(92, 152, 98, 172, 78, 196);
  context.bezierCurveTo(60, 178, 56, 150, 60, 122);
  context.bezierCurveTo(64, 96, 54, 80, 56, 58);
};

const sweptCap: Trace = (context) => {
  context.moveTo(-34, -90);
  context.bezierCurveTo(-8, -66, 40, -62, 60, -20);
  context.bezierCurveTo(66, 2, 66, 20, 64, 46);
  context.bezierCurveTo(82, 20, 86, -44, 70, -82);
  context.bezierCurveTo(48, -122, -44, -124, -68, -84);
  context.bezierCurveTo(-84, -58, -86, 0, -70, 36);
  context.bezierCurveTo(-66, -14, -58, -60, -34, -90);
};
