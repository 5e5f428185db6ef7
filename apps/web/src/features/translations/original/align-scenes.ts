/** Least pixels above each scene of the original. */
const GAP = 24;

/** The space above each scene, so that none is higher than in the text. */
export function spacesAbove(tops: readonly number[], heights: readonly number[]): number[] {
  let end = 0;
  return heights.map((height, place) => {
    const space = Math.max(GAP, (tops[place] ?? 0) - end);
    end += space + height;
    return space;
  });
}

/** The tops of a text's scenes in pixels, within the text. A title begins a scene. */
export function sceneTops(text: HTMLElement): number[] {
  const origin = text.getBoundingClientRect().top;
  const tops: number[] = [];
  for (const block of text.children) {
    if (!block.textContent?.trim()) continue;
    if (tops.length > 0 && !/^H[1-6]$/u.test(block.tagName)) continue;
    tops.push(block.getBoundingClientRect().top - origin);
  }
  return tops;
}
