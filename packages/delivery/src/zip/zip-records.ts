/** One file of a zip, as its records describe it. */
export type ZipEntry = {
  /** ASCII. */
  name: string;
  isDeflated: boolean;
  crc: number;
  bytes: number;
  storedBytes: number;
  /** Where its local header begins. */
  offset: number;
};

export const FOUR_BYTES_MOST = 0xffff_ffff;
const TWO_BYTES_MOST = 0xffff;
const DEFLATED = 8;
const VERSION = 20;
const VERSION_OF_ZIP64 = 45;
/** Made on Unix, so that the permissions below are read. */
const MADE_ON_UNIX = 3 << 8;
const READABLE_FILE = (0o100_644 << 16) >>> 0;

/** Numbers, little-endian, as pairs of a value and its width in bytes. */
function record(...fields: [value: number, width: 2 | 4 | 8][]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [, width]) => sum + width, 0));
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 8) bytes.writeBigUInt64LE(BigInt(value), at);
    else bytes.writeUIntLE(value, at, width);
    at += width;
  }
  return bytes;
}

/** The day and time of a date (UTC) in DOS's form. It begins in 1980, in steps of two seconds. */
export function dosTime(date: Date): { time: number; day: number } {
  const year = Math.max(0, date.getUTCFullYear() - 1980);
  return {
    time:
      (date.getUTCHours() << 11) |
      (date.getUTCMinutes() << 5) |
      Math.floor(date.getUTCSeconds() / 2),
    day: (year << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
  };
}

/** The fields that both headers of an entry share, from version to sizes. */
function sharedFields(entry: ZipEntry, modifiedAt: Date, isLarge: boolean): Buffer {
  const { time, day } = dosTime(modifiedAt);
  return record(
    [isLarge ? VERSION_OF_ZIP64 : VERSION, 2],
    [0, 2],
    [entry.isDeflated ? DEFLATED : 0, 2],
    [time, 2],
    [day, 2],
    [entry.crc, 4],
    [isLarge ? FOUR_BYTES_MOST : entry.storedBytes, 4],
    [isLarge ? FOUR_BYTES_MOST : entry.bytes, 4],
    [entry.name.length, 2],
  );
}

/** Sizes in eight bytes each, the whole one first. */
const largeSizes = ({ bytes, storedBytes }: ZipEntry, ...more: number[]) => {
  const values = [bytes, storedBytes, ...more];
  return record(
    [1, 2],
    [8 * values.length, 2],
    ...values.map((value) => [value, 8] as [number, 8]),
  );
};

/**
 * The header in front of a file. It has checksum and sizes. Some platforms refuse stored files
 * whose sizes follow them.
 */
export function localHeader(entry: ZipEntry, modifiedAt: Date, largeFrom: number): Buffer {
  const isLarge = entry.bytes >= largeFrom;
  const extra = isLarge ? largeSizes(entry) : Buffer.alloc(0);
  return Buffer.concat([
    record([0x0403_4b50, 4]),
    sharedFields(entry, modifiedAt, isLarge),
    record([extra.length, 2]),
    Buffer.from(entry.name, 'latin1'),
    extra,
  ]);
}

/** The list of all files and the end of the zip. */
export function zipEnd(entries: ZipEntry[], offset: number, modifiedAt: Date, largeFrom: number) {
  const list = Buffer.concat(entries.map((entry) => listed(entry, modifiedAt, largeFrom)));
  const isLarge = offset + list.length >= largeFrom || entries.length >= TWO_BYTES_MOST;
  const count = isLarge ? TWO_BYTES_MOST : entries.length;
  const end = record(
    [0x0605_4b50, 4],
    ...[0, 0, count, count].map((value) => [value, 2] as [number, 2]),
    [isLarge ? FOUR_BYTES_MOST : list.length, 4],
    [isLarge ? FOUR_BYTES_MOST : offset, 4],
    [0, 2],
  );
  if (!isLarge) return Buffer.concat([list, end]);
  const largeEnd = record(
    [0x0606_4b50, 4],
    [44, 8],
    [MADE_ON_UNIX | VERSION_OF_ZIP64, 2],
    [VERSION_OF_ZIP64, 2],
    [0, 4],
    [0, 4],
    ...[entries.length, entries.length, list.length, offset].map(
      (value) => [value, 8] as [number, 8],
    ),
  );
  const locator = record([0x0706_4b50, 4], [0, 4], [offset + list.length, 8], [1, 4]);
  return Buffer.concat([list, largeEnd, locator, end]);
}

function listed(entry: ZipEntry, modifiedAt: Date, largeFrom: number): Buffer {
  const isLarge = entry.bytes >= largeFrom || entry.offset >= largeFrom;
  const extra = isLarge ? largeSizes(entry, entry.offset) : Buffer.alloc(0);
  return Buffer.concat([
    record([0x0201_4b50, 4], [MADE_ON_UNIX | (isLarge ? VERSION_OF_ZIP64 : VERSION), 2]),
    sharedFields(entry, modifiedAt, isLarge),
    record([extra.length, 2], [0, 2], [0, 2], [0, 2], [READABLE_FILE, 4]),
    record([isLarge ? FOUR_BYTES_MOST : entry.offset, 4]),
    Buffer.from(entry.name, 'latin1'),
    extra,
  ]);
}
