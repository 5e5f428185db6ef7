import { dosTime } from './zip-records.ts';

const END = 0x0605_4b50;
const END_BYTES = 22;

/** The same small zip with `date` as the time of each file. It has no comment. */
export function setZipTimes(zip: Uint8Array, date: Date): Uint8Array {
  const bytes = Buffer.from(zip);
  const end = bytes.length - END_BYTES;
  if (bytes.readUInt32LE(end) !== END) throw new RangeError('not a zip without a comment');
  const { time, day } = dosTime(date);
  const setAt = (place: number) => {
    bytes.writeUInt16LE(time, place);
    bytes.writeUInt16LE(day, place + 2);
  };
  let listed = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    setAt(listed + 12);
    setAt(bytes.readUInt32LE(listed + 42) + 10);
    const lengths = [28, 30, 32].map((place) => bytes.readUInt16LE(listed + place));
    listed += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  return bytes;
}
