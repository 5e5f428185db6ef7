import { pathTo } from '#web/lib/paths.ts';

/** The address of the sign-in page, here or at the admin site. It names the page to return to. */
export function signInAddress(adminUrl: string | null): string {
  const { href, pathname, search } = window.location;
  if (adminUrl === null) return pathTo.signIn(pathname + search);
  const address = new URL(adminUrl);
  if (pathname !== pathTo.home) address.searchParams.set('next', href);
  return address.href;
}
