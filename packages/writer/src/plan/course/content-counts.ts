const MODULES = 4;
const FOUR_MODULES_UP_TO = 24;
const CONTENTS_PER_MODULE = 6;

/**
 * The number of contents of each module: four modules up to 24 contents, six contents a module
 * above. Fewer modules where there are not two contents for each.
 */
export function contentCounts(contents: number): number[] {
  const wanted =
    contents <= FOUR_MODULES_UP_TO ? MODULES : Math.ceil(contents / CONTENTS_PER_MODULE);
  const modules = Math.max(1, Math.min(wanted, Math.floor(contents / 2)));
  return Array.from({ length: modules }, (_, index) => Math.ceil((contents - index) / modules));
}
