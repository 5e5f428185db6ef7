import type { ShareBox } from '@tarima/contract/figures';
import type { SaxesTagPlain } from 'saxes';
import { type Size, WHOLE } from '../figures/embedded-figure.ts';
import { partOfSource, partWithin, sizeOf, turnOf } from './drawing-values.ts';

/** A picture or chart in a Word part. */
export type WordDrawing = {
  kind: 'picture' | 'chart';
  /** The id by which the Word part names the drawing's own part. */
  relationship: string;
  description: string;
  /** In points, as laid out; undefined where the file does not say. */
  size: Size | undefined;
  /** The part of the picture that is shown. */
  part: ShareBox;
  /** In degrees, clockwise. */
  turn: number;
};

/** Deleted and moved text, previews of embedded files, and copies for old programs. */
const LEFT_OUT = new Set(['w:del', 'w:moveFrom', 'w:object', 'mc:Fallback']);
/** Points of each unit of old shapes. */
const POINTS: Record<string, number> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835 };
/** Some old shapes write shares as numbers of this many parts, as in `6553f`. */
const OLD_SHARE_UNITS = 65_536;

type Attributes = Record<string, string>;

export type DrawingCollector = {
  drawings: WordDrawing[];
  open(tag: SaxesTagPlain): void;
  close(name: string): void;
};

/** Collects the drawings of a Word part while its elements pass by. */
export function collectWordDrawings(): DrawingCollector {
  const drawings: WordDrawing[] = [];
  let current = newDrawing();
  let isBehindText = false;
  let isInPicture = false;
  let leftOut = 0;

  const add = (kind: WordDrawing['kind'], relationship: string | undefined) => {
    if (relationship && !isBehindText) drawings.push({ ...current, kind, relationship });
  };

  const readPicture = (name: string, attributes: Attributes) => {
    if (name === 'pic:cNvPr') current.description ||= attributes.descr ?? '';
    else if (name === 'a:blip') current.relationship = attributes['r:embed'] ?? '';
    else if (name === 'a:srcRect') current.part = partOfSource(attributes);
    else if (name === 'a:xfrm') current.turn = turnOf(attributes);
    else if (name === 'a:ext') current.size = sizeOf(attributes) ?? current.size;
  };

  return {
    drawings,
    open({ name, attributes }) {
      if (leftOut > 0 || LEFT_OUT.has(name)) {
        leftOut += 1;
      } else if (name === 'wp:anchor' || name === 'wp:inline') {
        current = newDrawing();
        isBehindText = /^(1|true)$/.test(attributes.behindDoc ?? '');
      } else if (name === 'wp:docPr') {
        current.description = attributes.descr ?? '';
      } else if (name === 'wp:extent') {
        current.size = sizeOf(attributes);
      } else if (name === 'pic:pic') {
        current = { ...current, relationship: '', part: WHOLE, turn: 0 };
        isInPicture = true;
      } else if (name === 'c:chart') {
        add('chart', attributes['r:id']);
      } else if (name === 'v:shape' || name === 'v:rect') {
        const style = styleOf(attributes.style ?? '');
        current = { ...newDrawing(), description: attributes.alt ?? '', size: sizeIn(style) };
        isBehindText = style['z-index']?.startsWith('-') ?? false;
      } else if (name === 'v:imagedata') {
        current.part = partOfOldShape(attributes);
        add('picture', attributes['r:id']);
      } else if (isInPicture) readPicture(name, attributes);
    },
    close(name) {
      if (leftOut > 0) leftOut -= 1;
      else if (name === 'pic:pic') {
        add('picture', current.relationship);
        isInPicture = false;
      }
    },
  };
}

function newDrawing(): WordDrawing {
  return {
    kind: 'picture',
    relationship: '',
    description: '',
    size: undefined,
    part: WHOLE,
    turn: 0,
  };
}

/** As in `width:90pt;height:60pt;z-index:-251`. */
function styleOf(style: string): Record<string, string> {
  const rules = style.split(';').map((rule) => rule.split(':', 2).map((part) => part.trim()));
  return Object.fromEntries(rules.map(([name = '', value = '']) => [name, value]));
}

function sizeIn({ width, height }: Record<string, string>): Size | undefined {
  const [across, down] = [pointsOf(width), pointsOf(height)];
  return across && down ? { width: across, height: down } : undefined;
}

function pointsOf(length = ''): number {
  return Number.parseFloat(length) * (POINTS[length.slice(-2)] ?? 0);
}

function partOfOldShape({ cropleft, croptop, cropright, cropbottom }: Attributes): ShareBox {
  return partWithin(
    [cropleft, croptop, cropright, cropbottom].map((loss = '0') =>
      loss.endsWith('f') ? Number.parseFloat(loss) / OLD_SHARE_UNITS : Number(loss),
    ),
  );
}
