type Channels = [number, number, number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes two `#rrggbb` colours. A `share` of 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first);
  const b = channels(second);
  const mixed = a.map((channel, index) => {
    const other = b[index] ?? channel;
    return Math.round(channel + (other - channel) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

export const lighten = (hex: string, share: number) => mix(hex, '#ffffff', share);
export const darken = (hex: string, share: number) => mix(hex, '#0b0a14', share);

/** A translucent `#rrggbb` colour; opacity from 0 to 1. */
export function withAlpha(hex: string, opacity: number): string {
  const [red, green, blue] = channels(hex);
  return `rgba(${red},${green},${blue},${opacity})`;
}

/** Contrast ratio of WCAG 2 between two `#rrggbb` colours, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
