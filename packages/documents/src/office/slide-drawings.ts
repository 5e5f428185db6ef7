import { WHOLE } from '../figures/embedded-figure.ts';
import { partOfSource, pointsOfEmu, turnOf } from './drawing-values.ts';
import { type OfficePackage, openOfficePackage } from './office-package.ts';
import { readChart } from './read-chart.ts';
import { type Group, placedIn, type SlideBox } from './slide-boxes.ts';
import type { ShownSlides, SlideDrawing, SlidePicture } from './slide-figures.ts';
import { slidePartsOf, slideSizeOf } from './slide-parts.ts';

/** Copies for old programs, and previews of embedded files. */
const LEFT_OUT = new Set(['mc:Fallback', 'p:oleObj']);
const SHAPES = new Set(['p:pic', 'p:graphicFrame', 'p:sp', 'p:cxnSp']);
/** SmartArt, and kinds of chart that came later. */
const INSETS = /\/(diagram|chartex)$/;
const LINES = /^(line|\w*[cC]onnector\d?|\w*Arrow)$/;

type Shape = Pick<SlidePicture, 'box' | 'part' | 'turn' | 'description'> & {
  name: string;
  /** The ids of its picture and chart among the slide's parts; empty if it has none. */
  picture: string;
  chart: string;
  placeholder: string | undefined;
  isShown: boolean;
  isTextBox: boolean;
  isInset: boolean;
  isLine: boolean;
};

/** All drawings of a presentation's slides. Those of layouts and masters are decoration. */
export function drawingsOfSlides(file: Uint8Array): ShownSlides {
  const office = openOfficePackage(file);
  const layouts = new Map<string, Map<string, SlideBox>>();
  const placeholdersOf = (layout: string) => {
    const known = layouts.get(layout) ?? placeholdersIn(office, layout);
    layouts.set(layout, known);
    return known;
  };
  return {
    size: slideSizeOf(office),
    slides: slidePartsOf(office).map((part) =>
      part ? drawingsOf(office, part, placeholdersOf) : [],
    ),
  };
}

/** The places of a layout's placeholders, by their names. */
function placeholdersIn(office: OfficePackage, layout: string): Map<string, SlideBox> {
  return new Map(
    shapesOf(office, layout).flatMap((shape) =>
      shape.placeholder !== undefined && shape.box ? [[shape.placeholder, shape.box]] : [],
    ),
  );
}

/** From back to front. */
function drawingsOf(
  office: OfficePackage,
  slide: string,
  placeholdersOf: (layout: string) => Map<string, SlideBox>,
): SlideDrawing[] {
  const parts = office.relationshipsOf(slide);
  const layout = [...parts.values()].find(({ kind }) => kind === 'slideLayout')?.target;
  const boxOf = ({ box, placeholder }: Shape) =>
    box || placeholder === undefined || !layout ? box : placeholdersOf(layout).get(placeholder);
  return shapesOf(office, slide).flatMap((shape): SlideDrawing[] => {
    const { isShown, picture, part, turn, description } = shape;
    if (!isShown) return [];
    if (shape.isInset) return [{ inset: shape.box }];
    if (isDrawn(shape)) return [{ shape: shape.isLine ? 'line' : 'area', box: shape.box }];
    const target = parts.get(picture || shape.chart)?.target;
    if (!target) return [];
    if (picture) {
      const read = () => office.picture(target);
      return [{ name: target, read, box: boxOf(shape), part, turn, description }];
    }
    return [{ readChart: () => readChart(office, target) }];
  });
}

const isDrawn = ({ name, placeholder, isTextBox }: Shape): boolean =>
  (name === 'p:sp' || name === 'p:cxnSp') && placeholder === undefined && !isTextBox;

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
      if (name === 'p:oleObj' && shape && leftOut === 0) shape.isInset = true;
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
  } else if (name === 'p:cNvSpPr') {
    shape.isTextBox = attributes.txBox === '1' || attributes.txBox === 'true';
  } else if (name === 'a:graphicData') {
    shape.isInset = INSETS.test(attributes.uri ?? '');
  } else if (name === 'a:prstGeom') {
    shape.isLine ||= LINES.test(attributes.prst ?? '');
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
  if (name === 'a:off') Object.assign(box, { x: pointsOfEmu(x), y: pointsOfEmu(y) });
  else if (name === 'a:ext')
    Object.assign(box, { width: pointsOfEmu(cx), height: pointsOfEmu(cy) });
}

const emptyBox = (): SlideBox => ({ x: 0, y: 0, width: 0, height: 0 });

function newShape(name: string): Shape {
  return {
    name,
    picture: '',
    chart: '',
    placeholder: undefined,
    isShown: true,
    isTextBox: false,
    isInset: false,
    isLine: name === 'p:cxnSp',
    box: undefined,
    part: WHOLE,
    turn: 0,
    description: '',
  };
}
