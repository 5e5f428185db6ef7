import { readOldShape } from '../office/old-shapes.ts';
import { type Group, placedIn, type SlideBox } from '../office/slide-boxes.ts';
import type { SlidePicture } from '../office/slide-figures.ts';
import { findRecords, type PptRecord, RECORD, recordsIn } from './records.ts';

/** Lengths on a slide are 576ths of an inch. */
export const UNITS_A_POINT = 8;
/** Shapes with these flags are deleted, previews of embedded files, or the slide's ground. */
const LEFT_OUT = 0x08 | 0x10 | 0x400;
const FLAGS_AT = 4;
const DEEPEST = 64;

/** Pictures that a slide's shapes refer to, from back to front. `fileOf` counts pictures from 1. */
export function picturesOf(
  slide: PptRecord,
  fileOf: (picture: number) => Uint8Array | undefined,
): SlidePicture[] {
  const pictures: SlidePicture[] = [];
  const visit = (records: PptRecord[], group: Group | undefined, depth: number): void => {
    const [head, ...shapes] = records;
    const inner = head && groupOf(head, group);
    for (const record of inner ? shapes : records) {
      if (record.type === RECORD.shapeGroup && depth < DEEPEST) {
        visit(recordsIn(record.body), inner ?? group, depth + 1);
      } else if (record.type === RECORD.shape) {
        const { picture, ...shown } = readOldShape(record);
        if (picture <= 0 || isLeftOut(record)) continue;
        const read = () => fileOf(picture);
        pictures.push({
          ...shown,
          name: String(picture),
          read,
          box: boxOf(record, inner ?? group),
        });
      }
    }
  };
  for (const drawing of findRecords(slide.body, [RECORD.drawing])) {
    visit(findRecords(drawing.body, [RECORD.shapeGroup]), undefined, 0);
  }
  return pictures;
}

function isLeftOut(shape: PptRecord): boolean {
  const facts = recordsIn(shape.body).find(({ type }) => type === RECORD.shapeFacts)?.body;
  return facts !== undefined && facts.length >= 8 && (facts.readUInt32LE(FLAGS_AT) & LEFT_OUT) > 0;
}

/** A group's first shape describes it. The group of all shapes has no place of its own. */
function groupOf(head: PptRecord, around: Group | undefined): Group | undefined {
  const lengths = recordsIn(head.body).find(({ type }) => type === RECORD.groupLengths)?.body;
  const outer = boxOf(head, around);
  if (!lengths || lengths.length < 16 || !outer) return undefined;
  const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => lengths.readInt32LE(at));
  return { outer, inner: boxBetween(left, top, right, bottom) };
}

function boxOf(shape: PptRecord, group: Group | undefined): SlideBox | undefined {
  for (const { type, body } of recordsIn(shape.body)) {
    if (type === RECORD.childAnchor && body.length >= 16 && group) {
      const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => body.readInt32LE(at));
      return placedIn(boxBetween(left, top, right, bottom), group);
    }
    if (type !== RECORD.clientAnchor || body.length < 8) continue;
    const isShort = body.length < 16;
    const [top, left, right, bottom] = [0, 1, 2, 3].map(
      (index) =>
        (isShort ? body.readInt16LE(index * 2) : body.readInt32LE(index * 4)) / UNITS_A_POINT,
    );
    return boxBetween(left, top, right, bottom);
  }
  return undefined;
}

function boxBetween(left = 0, top = 0, right = 0, bottom = 0): SlideBox {
  return { x: left, y: top, width: right - left, height: bottom - top };
}
