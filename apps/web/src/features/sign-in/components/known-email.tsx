/** Tells password managers whose password this is; people read it above the form. */
export function KnownEmail({ email }: { email: string }) {
  return <input type="email" value={email} readOnly hidden autoComplete="username" />;
}
