/** Reading and writing H.264 (ITU-T H.264, clauses 7 and 9.1): bits, Exp-Golomb codes, NAL units. */

export const NAL_TYPES = { slice: 1, keySlice: 5, sequence: 7, picture: 8 } as const;

export const nalType = (nal: Uint8Array): number => (nal[0] ?? 0) & 31;

const START_CODE = Buffer.from([0, 0, 1]);

/** The NAL units of an Annex-B stream, without start codes, still escaped. */
export function splitNalUnits(stream: Buffer): Buffer[] {
  const units: Buffer[] = [];
  let start = stream.indexOf(START_CODE);
  while (start >= 0) {
    const from = start + START_CODE.length;
    start = stream.indexOf(START_CODE, from);
    let to = start < 0 ? stream.length : start;
    // A unit never ends in zero: this zero belongs to the next, long start code.
    while (to > from && stream[to - 1] === 0) to--;
    units.push(stream.subarray(from, to));
  }
  return units;
}

export function joinNalUnits(units: Uint8Array[]): Buffer {
  const longStartCode = Buffer.from([0, 0, 0, 1]);
  return Buffer.concat(units.flatMap((unit) => [longStartCode, unit]));
}

/** Removes the emulation prevention bytes. */
export function unescapeNal(nal: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  let zeros = 0;
  for (const byte of nal) {
    if (zeros >= 2 && byte === 3) {
      zeros = 0;
      continue;
    }
    zeros = byte === 0 ? zeros + 1 : 0;
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

/** Inserts emulation prevention bytes, so that no start code appears inside. */
export function escapeNal(nal: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  let zeros = 0;
  for (const byte of nal) {
    if (zeros >= 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    zeros = byte === 0 ? zeros + 1 : 0;
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

export type BitReader = {
  position: () => number;
  bits: (count: number) => number;
  /** ue(v) */
  unsigned: () => number;
  /** se(v) */
  signed: () => number;
};

/** Reads unescaped bytes that follow the NAL unit's header byte. */
export function readBits(bytes: Uint8Array): BitReader {
  let position = 8;
  const bits = (count: number) => {
    let value = 0;
    for (let i = 0; i < count; i++, position++) {
      const bit = ((bytes[position >> 3] ?? 0) >> (7 - (position & 7))) & 1;
      value = value * 2 + bit;
    }
    return value;
  };
  const unsigned = () => {
    let zeros = 0;
    while (bits(1) === 0) if (++zeros > 31) throw new Error('Not an Exp-Golomb code');
    return 2 ** zeros - 1 + bits(zeros);
  };
  const signed = () => {
    const code = unsigned();
    return code % 2 === 1 ? (code + 1) / 2 : -code / 2;
  };
  return { position: () => position, bits, unsigned, signed };
}

/** Overwrites `count` bits at bit `position`. */
export function patchBits(bytes: Uint8Array, position: number, count: number, value: number): void {
  for (let i = 0; i < count; i++) {
    const at = position + i;
    const mask = 1 << (7 - (at & 7));
    const bit = (value >> (count - 1 - i)) & 1;
    const byte = bytes[at >> 3] ?? 0;
    bytes[at >> 3] = bit ? byte | mask : byte & ~mask;
  }
}

export type BitWriter = {
  bits: (count: number, value: number) => void;
  unsigned: (value: number) => void;
  /** Closes the unit (rbsp_trailing_bits) and returns its unescaped bytes. */
  finish: () => Uint8Array;
};

/** Writes an unescaped NAL unit that begins with `header`. */
export function writeBits(header: number): BitWriter {
  const written: number[] = [];
  const bits = (count: number, value: number) => {
    for (let i = count - 1; i >= 0; i--) written.push((value >> i) & 1);
  };
  return {
    bits,
    unsigned: (value) => {
      const length = Math.floor(Math.log2(value + 1));
      bits(length, 0);
      bits(length + 1, value + 1);
    },
    finish: () => {
      written.push(1);
      while (written.length % 8 !== 0) written.push(0);
      const bytes = new Uint8Array(1 + written.length / 8);
      bytes[0] = header;
      written.forEach((bit, index) => {
        patchBits(bytes, 8 + index, 1, bit);
      });
      return bytes;
    },
  };
}
