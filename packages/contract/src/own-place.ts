/** In characters. All addresses of the studio are shorter. */
const LONGEST_PLACE = 1_000;

/**
 * A safe path and query to return to, from a query parameter. Returns `/` for other sites than
 * `origin`, for invalid addresses and for none.
 */
export function ownPlace(wanted: string | null | undefined, origin: string): string {
  if (!wanted || wanted.length > LONGEST_PLACE) return '/';
  const address = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  if (address?.origin !== origin) return '/';
  // `/.//elsewhere` is a path here. Without its dot it would be another site.
  return address.pathname.replace(/^\/+/u, '/') + address.search;
}
