const STARTS: [start: string, mediaType: string][] = [
  ['89504e470d0a1a0a', 'image/png'],
  ['ffd8ff', 'image/jpeg'],
  ['47494638', 'image/gif'],
  ['424d', 'image/bmp'],
  ['49492a00', 'image/tiff'],
  ['4d4d002a', 'image/tiff'],
];

/** The type of a picture file that can be drawn, by its first bytes. */
export function mediaTypeOfPicture(file: Uint8Array): string | undefined {
  const start = Buffer.from(file.subarray(0, 8)).toString('hex');
  return STARTS.find(([first]) => start.startsWith(first))?.[1];
}
