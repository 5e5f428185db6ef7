/** The level of 16-bit samples; 0 where there are none. A plain loop is the fastest by far. */
export function rootMeanSquare(samples: Int16Array): number {
  let squares = 0;
  for (let at = 0; at < samples.length; at++) squares += (samples[at] ?? 0) ** 2;
  return Math.sqrt(squares / Math.max(1, samples.length));
}
