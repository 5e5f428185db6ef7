import { darken, lighten, withAlpha } from '../../colour.ts';
import { circle, fill, oval, stroke } from '../../drawing.ts';
import { hairMass } from './brush.ts';
import type { HairPicture } from './hair-style.ts';
import { shortSides } from './short-hair.ts';

/** Full round curls. */
export const curls: HairPicture = {
  overFace: (context) => {
    for (const [x, y, radius] of CURLS_FRONT) circle(x, y, radius)(context);
  },
  back(context, look) {
    const colour = look.hair.colour;
    for (const [x, y, radius] of CURLS_BACK) {
      fill(context, darken(colour, 0.32), circle(x, y, radius));
      stroke(context, withAlpha('#ffffff', 0.07), 2.4, (target) =>
        target.arc(x, y, radius * 0.6, Math.PI * 0.9, Math.PI * 1.7),
      );
    }
    fill(context, darken(colour, 0.32), oval(0, -20, 84, 84));
  },
  front(context, look) {
    const colour = look.hair.colour;
    for (const [x, y, radius] of CURLS_FRONT) hairMass(context, colour, circle(x, y, radius));
    for (const [x, y, radius] of CURLS_FRONT)
      stroke(context, withAlpha('#ffffff', 0.1), 2.4, (target) =>
        target.arc(x, y, radius * 0.55, Math.PI * 0.9, Math.PI * 1.7),
      );
  },
};

const CURLS_BACK = [
  [-62, 62, 18],
  [-76, 44, 22],
  [-84, 20, 22],
  [-90, -8, 22],
  [-88, -36, 24],
  [-80, -62, 26],
  [62, 62, 18],
  [76, 44, 22],
  [84, 20, 22],
  [90, -8, 22],
  [88, -36, 24],
  [80, -62, 26],
] as const;

const CURLS_FRONT = [
  [-76, -20, 20],
  [76, -20, 20],
  [-74, -52, 25],
  [74, -52, 25],
  [-56, -82, 26],
  [56, -82, 26],
  [-28, -98, 26],
  [28, -98, 26],
  [0, -102, 26],
  [-60, -56, 17],
  [60, -56, 17],
  [-36, -78, 18],
  [38, -78, 18],
  [-12, -84, 17],
  [14, -84, 18],
] as const;

/** Short curls on top, close sides. */
export const curlyTop: HairPicture = {
  overFace: (context) => {
    for (const [x, y, radius] of TOP_CURLS) circle(x, y, radius)(context);
  },
  back: () => {},
  front(context, look) {
    shortSides(context, look);
    for (const [x, y, radius] of TOP_CURLS)
      hairMass(context, look.hair.colour, circle(x, y, radius));
    for (const [x, y, radius] of TOP_CURLS)
      stroke(context, withAlpha('#ffffff', 0.13), 2, (target) =>
        target.arc(x, y, radius * 0.55, Math.PI * 0.9, Math.PI * 1.7),
      );
  },
};

const TOP_CURLS = [
  [-58, -62, 14],
  [58, -62, 14],
  [-56, -80, 18],
  [56, -80, 18],
  [-38, -98, 20],
  [38, -98, 20],
  [-14, -106, 20],
  [16, -106, 20],
  [-44, -72, 14],
  [46, -72, 14],
  [-26, -78, 15],
  [28, -78, 15],
  [-8, -82, 15],
  [10, -82, 15],
] as const;

/** Short twisted locks that stand and fall to all sides, over close sides. */
export const twists: HairPicture = {
  overFace: (context) => {
    for (const [x, y] of TWISTS) oval(x, y, 9, 9)(context);
  },
  back: () => {},
  front(context, look) {
    const { colour } = look.hair;
    shortSides(context, look);
    fill(context, darken(colour, 0.2), oval(0, -74, 65, 37));
    for (const [x, y, tipX, tipY] of TWISTS) {
      stroke(context, darken(colour, 0.35), 14, (target) => {
        target.moveTo(x, y);
        target.quadraticCurveTo((x + tipX) / 2, tipY - 4, tipX, tipY);
      });
      stroke(context, lighten(colour, 0.07), 10.5, (target) => {
        target.moveTo(x, y);
        target.quadraticCurveTo((x + tipX) / 2, tipY - 4, tipX, tipY);
      });
      stroke(context, withAlpha('#ffffff', 0.13), 2.2, (target) => {
        target.moveTo(x - 2, y - 2);
        target.quadraticCurveTo((x + tipX) / 2 - 2, tipY - 5, tipX - 2, tipY - 1);
      });
    }
  },
};

/** Each lock from its root to its tip. */
const TWISTS = [
  [-30, -96, -66, -84],
  [30, -96, 66, -84],
  [-36, -88, -64, -58],
  [36, -88, 64, -58],
  [-16, -102, -46, -106],
  [16, -102, 46, -106],
  [-4, -104, -18, -115],
  [4, -104, 20, -115],
  [-28, -88, -50, -56],
  [30, -88, 52, -56],
  [-18, -94, -32, -60],
  [20, -94, 36, -61],
  [-6, -96, -14, -64],
  [8, -96, 18, -65],
  [0, -98, 2, -66],
] as const;
