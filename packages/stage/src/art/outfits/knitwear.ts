import { darken, lighten, withAlpha } from '../../colour.ts';
import { bothSides, circle, fill, linear, stroke, type Trace, within } from '../../drawing.ts';
import { BODY_BOTTOM, rightSide, shadeGarment } from '../body.ts';
import type { DrawOutfit } from './outfit-style.ts';
import { cloth, neckPoint } from './tops.ts';

/** A buttoned cardigan, open over a round-necked top. */
export const cardigan: DrawOutfit = (context, look) => {
  const { main, second, accent } = look.outfit;
  const neck = neckPoint(look, 14, 131);
  cloth(context, look, second, neck, (target) =>
    target.bezierCurveTo(-neck.x + 6, 172, neck.x - 6, 172, neck.x, neck.y),
  );
  const n = look.build.neck;
  const edge: Trace = (target) => {
    target.moveTo(n + 16, 127);
    target.bezierCurveTo(n + 18, 190, 42, 250, 12, 300);
    target.lineTo(12, BODY_BOTTOM);
  };
  const panel: Trace = (target) => {
    target.moveTo(n + 16, 127);
    rightSide(target, look.build, n + 16, 127);
    target.lineTo(0, BODY_BOTTOM);
    target.lineTo(12, 300);
    target.bezierCurveTo(42, 250, n + 18, 190, n + 16, 127);
  };
  bothSides(context, (side) => {
    const near = side === 1 ? darken(main, 0.05) : lighten(main, 0.1);
    fill(
      context,
      linear(context, [0, 120, 0, BODY_BOTTOM], [0, near], [1, darken(main, 0.14)]),
      panel,
    );
    shadeGarment(context, look.build, panel, main);
    within(context, panel, () => {
      stroke(context, darken(main, 0.16), 26, edge);
      stroke(context, withAlpha(darken(main, 0.55), 0.5), 1.4, (target) => {
        target.moveTo(n + 29, 122);
        target.bezierCurveTo(n + 31, 194, 55, 254, 25, 304);
        target.lineTo(25, BODY_BOTTOM);
      });
    });
    stroke(context, withAlpha(darken(main, 0.6), 0.5), 1.5, edge);
  });
  for (const y of [312, 352]) fill(context, accent, circle(6, y, 4.6));
};

/** A hooded sweater with cords. */
export const hoodie: DrawOutfit = (context, look) => {
  const { main, second, accent } = look.outfit;
  const neck = neckPoint(look, 10, 122);
  const n = look.build.neck;
  cloth(context, look, main, neck, (target) => {
    target.bezierCurveTo(-neck.x + 6, 150, -14, 172, 0, 176);
    target.bezierCurveTo(14, 172, neck.x - 6, 150, neck.x, neck.y);
  });
  bothSides(context, (side) => {
    const hood: Trace = (target) => {
      target.moveTo(n + 2, 98);
      target.bezierCurveTo(n + 16, 104, n + 40, 118, n + 46, 134);
      target.bezierCurveTo(n + 50, 160, 34, 198, 0, 206);
      target.lineTo(0, 172);
      target.bezierCurveTo(18, 164, n - 2, 136, n + 2, 96);
    };
    const tone = side === 1 ? darken(main, 0.1) : lighten(main, 0.1);
    fill(context, tone, hood);
    stroke(context, withAlpha(darken(main, 0.6), 0.4), 1.6, hood);
    fill(context, darken(second, 0.05), (target) => {
      target.moveTo(n + 3, 100);
      target.bezierCurveTo(n + 14, 112, n + 8, 148, 2, 174);
      target.bezierCurveTo(18, 164, n - 2, 136, n + 3, 100);
    });
    stroke(context, accent, 3.4, (target) => {
      target.moveTo(17, 186);
      target.bezierCurveTo(20, 206, 18, 224, 20 + side * 2, 248);
    });
    fill(context, lighten(accent, 0.2), circle(20 + side * 2, 250, 3.4));
  });
};
