import { type Sound, toSamples } from '@tarima/media';

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const PCM = 1;
const EXTENSIBLE = 0xfffe;
/** The lengths that servers write before they know how long their answer will be. */
const UNKNOWN_LENGTHS = [0, 0x7fff_ffff, 0xffff_ffff];

/**
 * Decodes any WAV file of 16-bit samples. It skips other chunks, mixes channels into one and
 * accepts a stream of unknown length.
 * @throws Error for any other file, or one that ends too early
 */
export function decodeVendorWav(bytes: Buffer): Sound {
  const kind = bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, HEADER_BYTES);
  if (kind !== 'RIFFWAVE') throw new Error('not a WAV file');
  let format: { channels: number; sampleRate: number } | undefined;
  for (let at = HEADER_BYTES; at + CHUNK_HEADER_BYTES <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const start = at + CHUNK_HEADER_BYTES;
    if (name === 'fmt ') format = readFormat(bytes, start);
    if (name === 'data') {
      if (!format) throw new Error('a WAV file without its format');
      const isUnknown = UNKNOWN_LENGTHS.includes(length) || start + length >= 0x7fff_0000;
      if (!isUnknown && start + length > bytes.length) throw new Error('a WAV file cut off');
      const end = isUnknown ? bytes.length : start + length;
      const samples = toSamples(bytes.subarray(start, end));
      return { samples: inOneChannel(samples, format.channels), sampleRate: format.sampleRate };
    }
    at = start + length + (length % 2);
  }
  throw new Error('a WAV file without sound');
}

function readFormat(bytes: Buffer, at: number): { channels: number; sampleRate: number } {
  if (at + 16 > bytes.length) throw new Error('a WAV file cut off');
  const coding = bytes.readUInt16LE(at);
  const channels = bytes.readUInt16LE(at + 2);
  const sampleRate = bytes.readUInt32LE(at + 4);
  const bits = bytes.readUInt16LE(at + 14);
  const isKnown = (coding === PCM || coding === EXTENSIBLE) && bits === 16;
  if (!isKnown || channels < 1 || channels > 8 || sampleRate < 8_000 || sampleRate > 96_000) {
    throw new Error(`a WAV file of coding ${coding}, ${bits} bits, ${sampleRate} Hz`);
  }
  return { channels, sampleRate };
}

function inOneChannel(samples: Int16Array, channels: number): Int16Array {
  if (channels === 1) return samples;
  return Int16Array.from({ length: Math.floor(samples.length / channels) }, (_, index) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      sum += samples[index * channels + channel] ?? 0;
    }
    return sum / channels;
  });
}
