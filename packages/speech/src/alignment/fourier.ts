/**
 * The power spectrum of a real signal of `size` (a power of two) samples: `size / 2 + 1` bins, in memory
 * that the next call uses again.
 */
export function createPowerSpectrum(size: number): (signal: Float64Array) => Float64Array {
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const cosines = Float64Array.from({ length: size / 2 }, (_, k) =>
    Math.cos((2 * Math.PI * k) / size),
  );
  const sines = Float64Array.from({ length: size / 2 }, (_, k) =>
    Math.sin((2 * Math.PI * k) / size),
  );
  const reversed = bitReversed(size);
  const power = new Float64Array(size / 2 + 1);

  return (signal) => {
    for (let index = 0; index < size; index++) real[reversed[index] ?? 0] = signal[index] ?? 0;
    imaginary.fill(0);
    for (let half = 1; half < size; half *= 2) {
      const step = size / (2 * half);
      for (let start = 0; start < size; start += 2 * half) {
        for (let k = 0; k < half; k++) {
          const a = start + k;
          const b = a + half;
          const cosine = cosines[k * step] ?? 0;
          const sine = sines[k * step] ?? 0;
          const x = (real[b] ?? 0) * cosine + (imaginary[b] ?? 0) * sine;
          const y = (imaginary[b] ?? 0) * cosine - (real[b] ?? 0) * sine;
          real[b] = (real[a] ?? 0) - x;
          imaginary[b] = (imaginary[a] ?? 0) - y;
          real[a] = (real[a] ?? 0) + x;
          imaginary[a] = (imaginary[a] ?? 0) + y;
        }
      }
    }
    for (let bin = 0; bin < power.length; bin++) {
      const [x, y] = [real[bin] ?? 0, imaginary[bin] ?? 0];
      power[bin] = x * x + y * y;
    }
    return power;
  };
}

function bitReversed(size: number): Uint32Array {
  const bits = Math.log2(size);
  return Uint32Array.from({ length: size }, (_, index) => {
    let reversed = 0;
    for (let bit = 0; bit < bits; bit++) if (index & (1 << bit)) reversed |= 1 << (bits - 1 - bit);
    return reversed;
  });
}
