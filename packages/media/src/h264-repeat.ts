import {
  escapeNal,
  joinNalUnits,
  NAL_TYPES,
  nalType,
  patchBits,
  readBits,
  splitNalUnits,
  unescapeNal,
  writeBits,
} from './h264-bitstream.ts';

type Sequence = { frameNumberBits: number; macroblocks: number };
type Picture = { deblockingControl: boolean };

const P_SLICE = 5; // The type of a picture whose slices are all P.
const REFERENCE_SLICE_HEADER = (2 << 5) | NAL_TYPES.slice;
/** Enough for every field up to frame_num. */
const SLICE_START_BYTES = 12;

/**
 * Shows picture i of an encoded stream `shows[i]` times. Each repeat is a picture that skips every
 * macroblock (11 bytes). So a still moment costs the encoder nothing, and the frame rate stays
 * constant. The encoder must have used `VIDEO_ENCODER_ARGS`.
 */
export function repeatPictures(stream: Buffer, shows: number[]): Buffer {
  const units: Uint8Array[] = [];
  let sequence: Sequence | undefined;
  let picture: Picture | undefined;
  let index = 0;
  let frameNumber = 0;

  for (const nal of splitNalUnits(stream)) {
    const type = nalType(nal);
    if (type === NAL_TYPES.sequence) sequence = readSequence(nal);
    if (type === NAL_TYPES.picture) picture = readPicture(nal);
    if (type !== NAL_TYPES.slice && type !== NAL_TYPES.keySlice) {
      units.push(nal);
      continue;
    }
    const times = shows[index++];
    if (!sequence || !picture || !times) throw new Error('The stream has more pictures than told');
    const range = 2 ** sequence.frameNumberBits;
    frameNumber = type === NAL_TYPES.keySlice ? 0 : (frameNumber + 1) % range;
    units.push(renumberSlice(nal, sequence, frameNumber));
    for (let i = 1; i < times; i++) {
      frameNumber = (frameNumber + 1) % range;
      units.push(skippedPicture(sequence, picture, frameNumber));
    }
  }
  if (index !== shows.length) {
    throw new Error(`The stream has ${index} pictures instead of ${shows.length}`);
  }
  return joinNalUnits(units);
}

function readSequence(nal: Uint8Array): Sequence {
  const reader = readBits(unescapeNal(nal));
  const profile = reader.bits(8);
  reader.bits(16); // constraints, level
  reader.unsigned(); // id
  const frameNumberBits = reader.unsigned() + 4;
  const orderType = reader.unsigned();
  reader.unsigned(); // reference frames
  reader.bits(1); // gaps
  const columns = reader.unsigned() + 1;
  const rows = reader.unsigned() + 1;
  const wholeFrames = reader.bits(1);
  if (profile > 77 || orderType !== 2 || !wholeFrames) {
    throw new Error('Only progressive Baseline streams in display order can be repeated');
  }
  return { frameNumberBits, macroblocks: columns * rows };
}

function readPicture(nal: Uint8Array): Picture {
  const reader = readBits(unescapeNal(nal));
  reader.unsigned(); // id
  reader.unsigned(); // sequence id
  const arithmeticCoding = reader.bits(1);
  reader.bits(1);
  const moreSliceGroups = reader.unsigned();
  const moreReferences = reader.unsigned();
  reader.unsigned();
  const weighted = reader.bits(1);
  reader.bits(2);
  reader.signed(); // quantisers
  reader.signed();
  reader.signed();
  const deblockingControl = reader.bits(1) === 1;
  reader.bits(1);
  const redundant = reader.bits(1);
  if (arithmeticCoding || moreSliceGroups || moreReferences || weighted || redundant) {
    throw new Error('Only plain CAVLC streams with one reference can be repeated');
  }
  return { deblockingControl };
}

/** The slice with another frame_num, a fixed-width field near its start. */
function renumberSlice(nal: Uint8Array, sequence: Sequence, frameNumber: number): Uint8Array {
  let cut = Math.min(SLICE_START_BYTES, nal.length);
  // Escapes depend on the zeros before them. Cut after a byte that is not zero.
  while (cut < nal.length && nal[cut - 1] === 0) cut++;
  const start = unescapeNal(nal.subarray(0, cut));
  const reader = readBits(start);
  const firstMacroblock = reader.unsigned();
  if (firstMacroblock !== 0) throw new Error('Only pictures of one slice can be repeated');
  reader.unsigned(); // slice type
  reader.unsigned(); // picture parameter set
  patchBits(start, reader.position(), sequence.frameNumberBits, frameNumber);
  return Buffer.concat([escapeNal(start), nal.subarray(cut)]);
}

function skippedPicture(sequence: Sequence, picture: Picture, frameNumber: number): Uint8Array {
  const writer = writeBits(REFERENCE_SLICE_HEADER);
  writer.unsigned(0); // first macroblock
  writer.unsigned(P_SLICE);
  writer.unsigned(0); // picture parameter set
  writer.bits(sequence.frameNumberBits, frameNumber);
  writer.bits(1, 0); // as many references as usual
  writer.bits(1, 0); // in their usual order
  writer.bits(1, 0); // kept as usual
  writer.unsigned(0); // quantiser as usual
  if (picture.deblockingControl) writer.unsigned(1); // nothing to smooth
  writer.unsigned(sequence.macroblocks); // all skipped
  return escapeNal(writer.finish());
}
