import { readOldShape } from '../office/old-shapes.ts';
import { type Group, placedIn, type SlideBox } from '../office/slide-boxes.ts';
import type { SlideDrawing } from '../office/slide-figures.ts';
import { findRecords, type PptRecord, RECORD, recordsIn } from './records.ts';
import { isTable } from './slide-shapes.ts';

/** Lengths on a slide are 576ths of an inch. */
export const UNITS_A_POINT = 8;
/** Shapes with these flags are deleted, or the slide's ground. */
const LEFT_OUT = 0x08 | 0x400;
/** The preview of an embedded file. */
const EMBEDDED = 0x10;
/** Types of lines, connectors and arrows. Frames only surround a text or a picture. */
const LINES = new Set([13, 20, 32, 33, 34, 35, 36, 37, 38, 39, 40, 66, 67, 68, 69, 70]);
const FRAMES = new Set([75, 201, 202]);
const FLAGS_AT = 4;
const DEEPEST = 64;

/** The drawings of a slide, from back to front. `fileOf` counts pictures from 1. */
export function drawingsOf(
  slide: PptRecord,
  fileOf: (picture: number) => Uint8Array | undefined,
): SlideDrawing[] {
  const drawings: SlideDrawing[] = [];
  const visit = (records: PptRecord[], group: Group | undefined, depth: number): void => {
    const [head, ...shapes] = records;
    const inner = head && groupOf(head, group);
    for (const record of inner ? shapes : records) {
      if (record.type === RECORD.shapeGroup && depth < DEEPEST) {
        if (isTable(record)) continue;
        visit(recordsIn(record.body), inner ?? group, depth + 1);
      } else if (record.type === RECORD.shape) {
        const { type, flags } = factsOf(record);
        if (flags & LEFT_OUT) continue;
        const { picture, ...shown } = readOldShape(record);
        const box = boxOf(record, inner ?? group);
        const read = () => fileOf(picture);
        if (flags & EMBEDDED) drawings.push({ inset: box });
        else if (picture > 0) drawings.push({ ...shown, name: String(picture), read, box });
        else if (isDrawn(record, type)) {
          drawings.push({ shape: LINES.has(type) ? 'line' : 'area', box });
        }
      }
    }
  };
  for (const drawing of findRecords(slide.body, [RECORD.drawing])) {
    visit(findRecords(drawing.body, [RECORD.shapeGroup]), undefined, 0);
  }
  return drawings;
}

function factsOf(shape: PptRecord): { type: number; flags: number } {
  const facts = recordsIn(shape.body).find(({ type }) => type === RECORD.shapeFacts);
  const flags = facts && facts.body.length >= 8 ? facts.body.readUInt32LE(FLAGS_AT) : 0;
  return { type: facts?.instance ?? 0, flags };
}

function isDrawn(shape: PptRecord, type: number): boolean {
  return !FRAMES.has(type) && findRecords(shape.body, [RECORD.placeholderAtom]).length === 0;
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
