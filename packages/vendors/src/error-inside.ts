/**
 * The error inside a JSON answer. OpenAI and Google name it `error`, ElevenLabs and FastAPI
 * `detail`.
 */
export function errorInside(body: string): Record<string, unknown> {
  try {
    const { error, detail } = JSON.parse(body) as { error?: unknown; detail?: unknown };
    const found = error ?? detail;
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/**
 * The vendor's name of the error, as ` (name)`; empty if there is none. Its sentence stays out,
 * because it may repeat the text or the key.
 */
export function nameOfError(body: string): string {
  const { code, status, type, error } = errorInside(body);
  const name = [status, code, type, error].find((value) =>
    /^[a-z]+(?:_[a-z]+){0,6}$/iu.test(String(value ?? '')),
  );
  return name ? ` (${String(name)})` : '';
}
