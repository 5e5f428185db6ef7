import type { ShareBox } from '@tarima/contract/figures';
import { WHOLE } from '../figures/embedded-figure.ts';
import { partOfSource, turnOf } from './drawing-values.ts';
import type { OfficePackage } from './office-package.ts';

/** In EMU, from the slide's top left corner. */
export type SlideBox = { x: number; y: number; width: number; height: number };

/** A picture or chart of a slide; `target` is its own part. */
export type SlideDrawing = {
  kind: 'picture' | 'chart';
  target: string;
  /** Undefined where neither the slide nor its layout says. */
  box: SlideBox | undefined;
  /** The part of the picture that is shown. */
  part: ShareBox;
  /** In degrees, clockwise. */
  turn: number;
  description: string;
};

/** Copies for old programs, and previews of embedded files. */
const LEFT_OUT = new Set(['mc:Fallback', 'p:oleObj']);
const SHAPES = new Set(['p:pic', 'p:graphicFrame', 'p:sp', 'p:cxnSp']);

type Shape = Omit<SlideDrawing, 'target' | 'kind'> & {
  name: string;
  picture: string;
  chart: string;
  placeholder: string | undefined;
  isShown: boolean;
};
/** Turns lengths inside a group into those of the slide. */
type Group = { outer: SlideBox; inner: SlideBox };

/** The pictures and charts of a slide, from back to front. Its layout's own are decoration. */
export function drawingsOfSlide(office: OfficePackage, slide: string): SlideDrawing[] {
  const parts = office.relationshipsOf(slide);
  const layout = [...parts.values()].find(({ kind }) => kind === 'slideLayout')?.target;
  let inherited: Map<string, SlideBox> | undefined;
  const boxOf = ({ box, placeholder }: Shape) => {
    if (box || placeholder === undefined || !layout) return box;
    inherited ??= new Map(
      shapesOf(office, layout).flatMap((shape) =>
        shape.placeholder !== undefined && shape.box ? [[shape.placeholder, shape.box]] : [],
      ),
    );
    return inherited.get(placeholder);
  };
  return shapesOf(office, slide).flatMap((shape): SlideDrawing[] => {
    const { part, turn, description } = shape;
    const target = parts.get(shape.picture || shape.chart)?.target;
    if (!target || !shape.isShown) return [];
    const kind = shape.picture ? 'picture' : 'chart';
    return [{ kind, target, box: boxOf(shape), part, turn, description }];
  });
}

function shapesOf(office: OfficePackage, part: string): Shape[] {
  const shapes: Shape[] = [];
  const open: string[] = [];
  const groups: Group[] = [];
  let shape: Shape | undefined;
  let leftOut = 0;

  office.elementsOf(part, {
    open({ name, attributes }) {
      const parent = open.at(-1) ?? '';
      open.push(name);
      if (leftOut > 0 || LEFT_OUT.has(name)) leftOut += 1;
      else if (name === 'p:grpSp') groups.push({ outer: emptyBox(), inner: emptyBox() });
      else if (SHAPES.has(name)) shape = newShape(name);
      else if (shape) readShape(shape, parent, name, attributes);
      else if (parent === 'a:xfrm') readGroup(groups.at(-1), name, attributes);
    },
    close(name) {
      open.pop();
      if (leftOut > 0) leftOut -= 1;
      else if (name === 'p:grpSp') groups.pop();
      else if (shape && SHAPES.has(name)) {
        const { box } = shape;
        shapes.push({ ...shape, box: box && groups.toReversed().reduce(placedIn, box) });
        shape = undefined;
      }
    },
  });
  return shapes;
}

function readShape(
  shape: Shape,
  parent: string,
  name: string,
  attributes: Record<string, string>,
): void {
  if (name === 'p:cNvPr') {
    shape.description = attributes.descr ?? '';
    if (attributes.hidden === '1' || attributes.hidden === 'true') shape.isShown = false;
  } else if (name === 'p:ph') {
    shape.placeholder = attributes.idx ?? attributes.type ?? '';
  } else if (name === 'a:videoFile' || name === 'a:audioFile') {
    shape.isShown = false;
  } else if (name === 'a:blip' && shape.name === 'p:pic') {
    shape.picture ||= attributes['r:embed'] ?? '';
  } else if (name === 'c:chart') {
    shape.chart = attributes['r:id'] ?? '';
  } else if (name === 'a:srcRect') {
    shape.part = partOfSource(attributes);
  } else if (name === 'a:xfrm') {
    shape.turn = turnOf(attributes);
  } else if (parent === 'a:xfrm' || parent === 'p:xfrm') {
    shape.box ??= emptyBox();
    readBox(shape.box, name, attributes);
  }
}

function readGroup(group: Group | undefined, name: string, attributes: Record<string, string>) {
  if (!group) return;
  if (name === 'a:off' || name === 'a:ext') readBox(group.outer, name, attributes);
  else if (name === 'a:chOff') readBox(group.inner, 'a:off', attributes);
  else if (name === 'a:chExt') readBox(group.inner, 'a:ext', attributes);
}

function readBox(box: SlideBox, name: string, { x, y, cx, cy }: Record<string, string>): void {
  if (name === 'a:off') Object.assign(box, { x: Number(x) || 0, y: Number(y) || 0 });
  else if (name === 'a:ext')
    Object.assign(box, { width: Number(cx) || 0, height: Number(cy) || 0 });
}

/** A box in the lengths around its group. */
function placedIn({ x, y, width, height }: SlideBox, { outer, inner }: Group): SlideBox {
  const across = inner.width > 0 ? outer.width / inner.width : 1;
  const down = inner.height > 0 ? outer.height / inner.height : 1;
  return {
    x: outer.x + (x - inner.x) * across,
    y: outer.y + (y - inner.y) * down,
    width: width * across,
    height: height * down,
  };
}

const emptyBox = (): SlideBox => ({ x: 0, y: 0, width: 0, height: 0 });

function newShape(name: string): Shape {
  return {
    name,
    picture: '',
    chart: '',
    placeholder: undefined,
    isShown: true,
    box: undefined,
    part: WHOLE,
    turn: 0,
    description: '',
  };
}
