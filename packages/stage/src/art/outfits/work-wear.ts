import { darken, lighten, withAlpha } from '../../colour.ts';
import { bothSides, circle, fill, linear, stroke, type Trace, within } from '../../drawing.ts';
import { BODY_BOTTOM, bareForearms, shadeGarment } from '../body.ts';
import { jacket, shirtFront } from './jackets.ts';
import type { DrawOutfit } from './outfit-style.ts';
import { cloth, collarWing, neckPoint } from './tops.ts';

/** A white coat over a shirt, with a stethoscope. */
export const coat: DrawOutfit = (context, look) => {
  shirtFront(context, look, 180);
  jacket(context, look);
  bothSides(context, () => collarWing(context, look, look.outfit.second, 106));
  const n = look.build.neck;
  stroke(context, '#3a4250', 5.5, (target) => {
    target.moveTo(-n - 6, 128);
    target.bezierCurveTo(-n - 10, 190, -34, 236, -30, 268);
    target.moveTo(n + 6, 128);
    target.bezierCurveTo(n + 10, 190, 40, 214, 42, 244);
  });
  fill(context, '#c9d1dc', circle(-30, 276, 12));
  fill(context, '#8d99a8', circle(-30, 276, 7));
};

/** A care worker's tunic: piped V neck, zip, name badge and fob watch. */
export const tunic: DrawOutfit = (context, look) => {
  const { main, second, accent } = look.outfit;
  const neck = neckPoint(look, 15, 126);
  const neckline: Trace = (target) => {
    target.bezierCurveTo(-neck.x + 8, 152, -12, 184, 0, 196);
    target.bezierCurveTo(12, 184, neck.x - 8, 152, neck.x, neck.y);
  };
  const trace = cloth(context, look, main, neck, neckline);
  within(context, trace, () => {
    bothSides(context, () =>
      stroke(context, withAlpha(darken(main, 0.5), 0.3), 2, (target) => {
        target.moveTo(64, 150);
        target.bezierCurveTo(62, 230, 52, 330, 50, BODY_BOTTOM);
      }),
    );
    stroke(context, withAlpha(darken(main, 0.5), 0.5), 2.2, (target) => {
      target.moveTo(0, 196);
      target.lineTo(0, BODY_BOTTOM);
    });
  });
  bareForearms(context, look, trace, main);
  stroke(context, second, 6, (target) => {
    target.moveTo(-neck.x, neck.y);
    neckline(target);
  });
  stroke(context, withAlpha(darken(main, 0.6), 0.35), 1.4, (target) => {
    target.moveTo(-neck.x + 4, neck.y + 1);
    target.bezierCurveTo(-neck.x + 12, 152, -10, 180, 0, 190);
    target.bezierCurveTo(10, 180, neck.x - 12, 152, neck.x - 4, neck.y + 1);
  });
  fill(context, '#ffffff', (target) => target.roundRect(-92, 214, 46, 26, 4));
  fill(context, accent, (target) => target.roundRect(-92, 214, 46, 8, [4, 4, 0, 0]));
  for (const [y, end] of [
    [228, -56],
    [234, -64],
  ] as const)
    stroke(context, '#9aa6b5', 1.8, (target) => {
      target.moveTo(-86, y);
      target.lineTo(end, y);
    });
  stroke(context, '#b9c2cd', 3, (target) => {
    target.moveTo(72, 212);
    target.lineTo(72, 232);
  });
  fill(context, '#c9d1dc', circle(72, 242, 11));
  fill(context, '#ffffff', circle(72, 242, 8));
  stroke(context, '#4a5462', 1.6, (target) => {
    target.moveTo(72, 236);
    target.lineTo(72, 242);
    target.lineTo(76, 244);
  });
};

/** A high-visibility vest with reflecting bands over a polo shirt. */
export const safetyVest: DrawOutfit = (context, look) => {
  const { main, second, accent } = look.outfit;
  const neck = neckPoint(look, 8, 118);
  const body = cloth(context, look, second, neck, (target) => {
    target.lineTo(0, 172);
    target.lineTo(neck.x, neck.y);
  });
  fill(context, darken(second, 0.18), (target) => target.rect(-9, 172, 18, 60));
  fill(context, lighten(second, 0.6), circle(0, 190, 2.8));
  const { shoulder: s } = look.build;
  const panel: Trace = (target) => {
    target.moveTo(look.build.neck + 15, 120);
    target.bezierCurveTo(look.build.neck + 12, 170, 20, 214, 3, 252);
    target.lineTo(3, BODY_BOTTOM);
    target.lineTo(s * 0.86, BODY_BOTTOM);
    target.bezierCurveTo(s * 0.84, 330, s * 0.6, 230, s * 0.76, 140);
    target.lineTo(s * 0.6, 126);
    target.closePath();
  };
  within(context, body, () =>
    bothSides(context, (side) => {
      const near = side === 1 ? darken(main, 0.06) : lighten(main, 0.14);
      fill(
        context,
        linear(context, [0, 120, 0, BODY_BOTTOM], [0, near], [1, darken(main, 0.12)]),
        panel,
      );
      within(context, panel, () => {
        fill(context, '#dfe4ea', (target) => target.rect(s * 0.36, 110, 22, 182));
        fill(context, '#dfe4ea', (target) => target.rect(0, 292, s, 30));
        stroke(context, withAlpha('#8c97a6', 0.6), 1.6, (target) => {
          target.moveTo(s * 0.36, 110);
          target.lineTo(s * 0.36, 292);
          target.moveTo(s * 0.36 + 22, 110);
          target.lineTo(s * 0.36 + 22, 292);
          target.rect(-4, 292, s + 8, 30);
        });
      });
      shadeGarment(context, look.build, panel, darken(main, 0.2));
      stroke(context, accent, 4, panel);
    }),
  );
  bothSides(context, () => collarWing(context, look, darken(second, 0.06), 106));
};

/** A chef's jacket: double-breasted, a stand-up collar and a neckerchief. */
export const chefJacket: DrawOutfit = (context, look) => {
  const { main, second, accent } = look.outfit;
  const n = look.build.neck;
  const neck = neckPoint(look, 5, 112);
  const trace = cloth(context, look, main, neck, (target) => {
    target.quadraticCurveTo(0, 172, neck.x, neck.y);
  });
  within(context, trace, () => {
    stroke(context, withAlpha('#7f93ad', 0.75), 2.2, (target) => {
      target.moveTo(n + 4, 140);
      target.bezierCurveTo(62, 170, 66, 190, 62, BODY_BOTTOM);
    });
    stroke(context, withAlpha('#7f93ad', 0.4), 2, (target) => {
      target.moveTo(-n - 2, 142);
      target.quadraticCurveTo(-14, 160, 18, 168);
    });
  });
  for (const y of [204, 250, 296, 342])
    for (const x of [-40, 40]) {
      fill(context, withAlpha('#5d6c82', 0.35), circle(x + 1, y + 2, 6.4));
      fill(context, second, circle(x, y, 6));
      fill(context, lighten(second, 0.4), circle(x - 1.6, y - 1.8, 1.8));
    }
  // The kerchief lies inside the collar.
  fill(
    context,
    linear(context, [-n, 0, n, 0], [0, lighten(accent, 0.12)], [1, darken(accent, 0.2)]),
    (target) => {
      target.moveTo(-n - 4, 106);
      target.quadraticCurveTo(0, 138, n + 4, 106);
      target.lineTo(n + 7, 124);
      target.bezierCurveTo(16, 150, 8, 158, 0, 162);
      target.bezierCurveTo(-8, 158, -16, 150, -n - 7, 124);
    },
  );
  stroke(context, withAlpha(darken(accent, 0.5), 0.5), 1.6, (target) => {
    target.moveTo(-n - 2, 116);
    target.quadraticCurveTo(-8, 142, 0, 148);
    target.quadraticCurveTo(8, 142, n + 2, 116);
  });
  bothSides(context, () => {
    const collar: Trace = (target) => {
      target.moveTo(n + 2, 98);
      target.bezierCurveTo(n + 8, 108, n + 12, 118, n + 13, 126);
      target.bezierCurveTo(n + 4, 142, 26, 156, 14, 164);
      target.bezierCurveTo(16, 152, n - 6, 134, n + 2, 98);
    };
    fill(context, lighten(main, 0.6), collar);
    stroke(context, withAlpha('#7f93ad', 0.6), 1.5, collar);
  });
};
