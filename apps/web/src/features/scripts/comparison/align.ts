/** The positions of two matching items, one in each list. */
type Pair = [one: number, other: number];

/** Beyond this, the lists count as wholly different, because the comparison takes too long. */
const MOST_COMPARISONS = 4_000_000;

/** The longest common subsequence of two lists, as pairs of positions. */
export function align<Item>(
  one: readonly Item[],
  other: readonly Item[],
  matches: (left: Item, right: Item) => boolean,
): Pair[] {
  const pairs: Pair[] = [];
  let start = 0;
  let ends: Pair = [one.length, other.length];
  const fits = (left: number, right: number) => {
    const [here, there] = [one[left], other[right]];
    return here !== undefined && there !== undefined && matches(here, there);
  };
  while (start < Math.min(...ends) && fits(start, start)) pairs.push([start, start++]);
  const tail: Pair[] = [];
  while (Math.min(...ends) > start && fits(ends[0] - 1, ends[1] - 1)) {
    ends = [ends[0] - 1, ends[1] - 1];
    tail.unshift(ends);
  }
  return [...pairs, ...longest(start, ends, fits), ...tail];
}

/** The middle part. The table counts the possible pairs from each position on. */
function longest(start: number, [oneEnd, otherEnd]: Pair, fits: (...pair: Pair) => boolean) {
  const width = otherEnd - start + 1;
  if ((oneEnd - start + 1) * width > MOST_COMPARISONS) return [];
  const counts = new Uint32Array((oneEnd - start + 1) * width);
  const at = (left: number, right: number) => (left - start) * width + (right - start);
  const countAt = (left: number, right: number) => counts[at(left, right)] ?? 0;
  for (let left = oneEnd - 1; left >= start; left -= 1) {
    for (let right = otherEnd - 1; right >= start; right -= 1) {
      counts[at(left, right)] = fits(left, right)
        ? countAt(left + 1, right + 1) + 1
        : Math.max(countAt(left + 1, right), countAt(left, right + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let left = start, right = start; left < oneEnd && right < otherEnd; ) {
    if (fits(left, right)) pairs.push([left++, right++]);
    else if (countAt(left + 1, right) >= countAt(left, right + 1)) left += 1;
    else right += 1;
  }
  return pairs;
}
