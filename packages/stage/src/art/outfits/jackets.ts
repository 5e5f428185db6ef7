import { darken, lighten, withAlpha } from '../../colour.ts';
import { bothSides, circle, fill, linear, stroke, type Trace, within } from '../../drawing.ts';
import type { Canvas2D } from '../../scene-picture.ts';
import { BODY_BOTTOM, rightSide, shadeGarment } from '../body.ts';
import type { PresenterLook } from '../look.ts';
import type { DrawOutfit } from './outfit-style.ts';
import { cloth, collarWing, rollCollar } from './tops.ts';

const CLOSING_Y = 284;

/** The right half of an open jacket. */
function panelTrace(look: PresenterLook): Trace {
  const n = look.build.neck;
  return (context) => {
    context.moveTo(n + 6, 112);
    rightSide(context, look.build, n + 6, 112);
    context.lineTo(-2, BODY_BOTTOM);
    context.lineTo(-2, CLOSING_Y);
    context.bezierCurveTo(16, 240, n + 8, 170, n + 6, 112);
  };
}

function lapelTrace(look: PresenterLook): Trace {
  const n = look.build.neck;
  return (context) => {
    context.moveTo(n + 3, 104);
    context.bezierCurveTo(n + 14, 116, n + 26, 136, n + 40, 160);
    context.lineTo(n + 22, 176);
    context.lineTo(n + 46, 190);
    context.bezierCurveTo(n + 30, 226, 20, 262, -2, CLOSING_Y + 2);
    context.bezierCurveTo(14, 240, n + 6, 172, n + 3, 104);
  };
}

/** A tailored jacket over whatever is already drawn. */
export function jacket(context: Canvas2D, look: PresenterLook): void {
  const { main } = look.outfit;
  const s = look.build.shoulder;
  const panel = panelTrace(look);
  const lapel = lapelTrace(look);
  bothSides(context, (side) => {
    const near = side === 1 ? darken(main, 0.08) : lighten(main, 0.08);
    fill(
      context,
      linear(context, [s, 150, 0, BODY_BOTTOM], [0, near], [1, darken(main, 0.14)]),
      panel,
    );
    shadeGarment(context, look.build, panel, main);
    within(context, panel, () => {
      context.save();
      context.translate(3, 6);
      fill(context, withAlpha('#05040c', 0.15), lapel);
      context.restore();
    });
    const fold = side === 1 ? darken(main, 0.04) : lighten(main, 0.13);
    fill(
      context,
      linear(context, [40, 110, 20, CLOSING_Y], [0, fold], [1, darken(main, 0.16)]),
      lapel,
    );
    stroke(context, withAlpha(darken(main, 0.6), 0.5), 1.5, lapel);
  });
  stroke(context, withAlpha(darken(main, 0.7), 0.55), 2, (target) => {
    target.moveTo(0, CLOSING_Y);
    target.lineTo(0, BODY_BOTTOM);
  });
  fill(context, darken(main, 0.45), circle(7, CLOSING_Y + 26, 4.6));
  fill(context, withAlpha('#ffffff', 0.25), circle(5.8, CLOSING_Y + 24.6, 1.4));
}

/** Jacket over a collarless top. */
export const blazer: DrawOutfit = (context, look) => {
  const n = look.build.neck + 16;
  cloth(context, look, look.outfit.second, { x: n, y: 127 }, (target) => {
    target.bezierCurveTo(-n + 8, 180, -20, 204, 0, 206);
    target.bezierCurveTo(20, 204, n - 8, 180, n, 127);
  });
  jacket(context, look);
};

/** Jacket over an open shirt. */
export const smartJacket: DrawOutfit = (context, look) => {
  shirtFront(context, look, 186);
  jacket(context, look);
  bothSides(context, () => collarWing(context, look, look.outfit.second, 106));
};

/** Suit with shirt and tie. */
export const suit: DrawOutfit = (context, look) => {
  shirtFront(context, look, 160);
  tie(context, look.outfit.accent);
  jacket(context, look);
  bothSides(context, () => collarWing(context, look, look.outfit.second, 102));
  fill(context, look.outfit.second, (target) => {
    target.moveTo(72, 246);
    target.lineTo(80, 232);
    target.lineTo(90, 242);
    target.lineTo(100, 230);
    target.lineTo(106, 243);
    target.closePath();
  });
};

/** Jacket over a roll-neck. */
export const rollneckJacket: DrawOutfit = (context, look) => {
  const n = look.build.neck + 6;
  cloth(context, look, look.outfit.second, { x: n, y: 118 }, (target) => target.lineTo(n, 118));
  rollCollar(context, look, look.outfit.second);
  jacket(context, look);
};

/** A shirt as seen between the edges of a jacket. */
export function shirtFront(context: Canvas2D, look: PresenterLook, opening: number): void {
  const n = look.build.neck + 8;
  cloth(context, look, look.outfit.second, { x: n, y: 118 }, (target) => {
    target.lineTo(0, opening);
    target.lineTo(n, 118);
  });
  stroke(context, withAlpha(darken(look.outfit.second, 0.5), 0.25), 1.6, (target) => {
    target.moveTo(0, opening);
    target.lineTo(0, CLOSING_Y);
  });
}

function tie(context: Canvas2D, colour: string): void {
  const blade: Trace = (target) => {
    target.moveTo(-9, 172);
    target.lineTo(9, 172);
    target.lineTo(17, 300);
    target.lineTo(-17, 300);
  };
  fill(
    context,
    linear(context, [-16, 0, 18, 0], [0, lighten(colour, 0.1)], [1, darken(colour, 0.25)]),
    blade,
  );
  within(context, blade, () => {
    for (const y of [176, 206, 236, 266, 296])
      stroke(context, withAlpha('#ffffff', 0.28), 4, (target) => {
        target.moveTo(-24, y + 14);
        target.lineTo(24, y - 10);
      });
  });
  fill(context, darken(colour, 0.08), (target) => {
    target.moveTo(-14, 148);
    target.lineTo(14, 148);
    target.lineTo(9, 174);
    target.lineTo(-9, 174);
  });
}
