/** Longer addresses than any of ours are not carried along. */
const LONGEST_PLACE = 1_000;

/**
 * The path and query of a place that somebody wants to come back to, as its query parameter says it:
 * one of the site at `origin`, and its first page for a place of another site, for none, and for what is no address.
 */
export function ownPlace(wanted: string | null | undefined, origin: string): string {
  if (!wanted || wanted.length > LONGEST_PLACE) return '/';
  const address = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  if (address?.origin !== origin) return '/';
  // `/.//elsewhere` is a path of ours, and without its dot the address of another site.
  return address.pathname.replace(/^\/+/u, '/') + address.search;
}
