import type { Size } from '../figures/embedded-figure.ts';
import { type CompoundFile, requiredStream } from '../office/compound-file.ts';
import { fileOfEntry } from '../office/old-shapes.ts';
import { Unreadable } from '../unreadable.ts';
import { findRecords, type PptRecord, RECORD, recordAt, recordsIn } from './records.ts';
import { UNITS_A_POINT } from './slide-drawings.ts';
import { type TextBox, textBoxesOf } from './text-boxes.ts';

/** A slide's record, its texts in the presentation's outline, and its notes. */
export type PptSlide = {
  record: PptRecord | undefined;
  outline: TextBox[];
  notes: PptRecord | undefined;
};

/** Slides are in order, and their size is in points. Pictures are counted from 1. */
export type Presentation = {
  slides: PptSlide[];
  size: Size;
  pictureFile: (picture: number) => Uint8Array | undefined;
};

/** The "Current User" stream of a file with a password has this header. */
const ENCRYPTED_TOKEN = 0xf3d1c4df;
const MOST_EDITS = 10_000;
const LIST_OF = { slides: 0, notes: 2 };

/** Throws `Unreadable` for encrypted files and PowerPoint 95. */
export function openPresentation(file: CompoundFile): Presentation {
  // Files saved for PowerPoint 95 and 97 at once hold a second, newer presentation.
  const folder = file.stream('PP97_DUALSTORAGE/PowerPoint Document') ? 'PP97_DUALSTORAGE/' : '';
  const stream = requiredStream(file, `${folder}PowerPoint Document`);
  const user = file.stream(`${folder}Current User`);
  if (!user || user.length < 20) {
    throw new Unreadable('DOCUMENT_UNSUPPORTED', 'of PowerPoint 95 or before');
  }
  if (user.readUInt32LE(12) === ENCRYPTED_TOKEN) {
    throw new Unreadable('DOCUMENT_ENCRYPTED', 'a password opens it');
  }
  const directory = readDirectory(stream, user.readUInt32LE(16));
  const recordOf = (id: number) => recordAt(stream, directory.offsets.get(id) ?? -1);
  const document = recordOf(directory.document);
  if (document?.type !== RECORD.document) {
    throw new Unreadable('DOCUMENT_CORRUPT', 'its document record is missing');
  }
  const lists = findRecords(document.body, [RECORD.slideList]);
  const notes = new Map(
    entriesOf(lists, LIST_OF.notes).map(({ slideId, persistId }) => [slideId, persistId]),
  );
  const slides = entriesOf(lists, LIST_OF.slides).map(({ persistId, outline }) => {
    const record = recordOf(persistId);
    // A lost slide still has its outline.
    if (record?.type !== RECORD.slide) return { record: undefined, outline, notes: undefined };
    const atom = recordsIn(record.body).find(({ type }) => type === RECORD.slideAtom);
    const notesId = atom && atom.body.length >= 20 ? atom.body.readUInt32LE(16) : 0;
    return { record, outline, notes: recordOf(notes.get(notesId) ?? -1) };
  });
  const entries = findRecords(document.body, [RECORD.pictureEntry]);
  const pictures = file.stream(`${folder}Pictures`) ?? Buffer.alloc(0);
  return {
    slides,
    size: sizeOf(document),
    pictureFile(picture) {
      const entry = entries[picture - 1];
      return entry && fileOfEntry(entry, pictures);
    },
  };
}

function sizeOf(document: PptRecord): Size {
  const atom = recordsIn(document.body).find(({ type }) => type === RECORD.documentAtom)?.body;
  if (!atom || atom.length < 8) return { width: 0, height: 0 };
  return {
    width: atom.readInt32LE(0) / UNITS_A_POINT,
    height: atom.readInt32LE(4) / UNITS_A_POINT,
  };
}

/** Offsets of numbered objects. Each saved edit lists the objects that it wrote, the newest edit first. */
function readDirectory(stream: Buffer, newestEdit: number) {
  const offsets = new Map<number, number>();
  let document: number | undefined;
  let edit = newestEdit;
  for (let count = 0; count < MOST_EDITS; count += 1) {
    const atom = recordAt(stream, edit);
    if (atom?.type !== RECORD.userEdit || atom.body.length < 20) break;
    document ??= atom.body.readUInt32LE(16);
    const listed = recordAt(stream, atom.body.readUInt32LE(12));
    if (listed?.type === RECORD.persistDirectory) addOffsets(listed.body, offsets);
    edit = atom.body.readUInt32LE(8);
    if (edit === 0) break;
  }
  if (document === undefined) throw new Unreadable('DOCUMENT_CORRUPT', 'its last edit is missing');
  return { offsets, document };
}

function addOffsets(body: Buffer, offsets: Map<number, number>): void {
  let at = 0;
  while (at + 4 <= body.length) {
    const range = body.readUInt32LE(at);
    const first = range & 0xfffff;
    const count = range >>> 20;
    at += 4;
    for (let index = 0; index < count && at + 4 <= body.length; index += 1, at += 4) {
      if (!offsets.has(first + index)) offsets.set(first + index, body.readUInt32LE(at));
    }
  }
}

/** Entries of one list: an atom naming the object, then its outline texts. */
function entriesOf(lists: PptRecord[], kind: number) {
  return lists
    .filter(({ instance }) => instance === kind)
    .flatMap(({ body }) => {
      const entries: { persistId: number; slideId: number; records: PptRecord[] }[] = [];
      for (const record of recordsIn(body)) {
        if (record.type === RECORD.slidePersistAtom && record.body.length >= 16) {
          const persistId = record.body.readUInt32LE(0);
          entries.push({ persistId, slideId: record.body.readUInt32LE(12), records: [] });
        } else {
          entries.at(-1)?.records.push(record);
        }
      }
      return entries.map(({ records, ...entry }) => ({
        ...entry,
        outline: textBoxesOf(records, []),
      }));
    });
}
