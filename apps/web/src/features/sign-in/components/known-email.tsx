/** For password managers only. People read the address above the form. */
export function KnownEmail({ email }: { email: string }) {
  return <input type="email" value={email} readOnly hidden autoComplete="username" />;
}
