/** The address that opens a link. */
export const learnerAddress = (origin: string, secret: string): string =>
  `${origin}/learn/${secret}`;

/** The secret of an address that opens a link. Null for any other address. */
export function secretOfAddress(address: string, origin: string): string | null {
  const parsed = URL.parse(address);
  const secret = /^\/learn\/([\w-]+)\/?$/u.exec(parsed?.pathname ?? '')?.[1];
  return parsed && secret && parsed.origin === new URL(origin).origin ? secret : null;
}
