/** The error that an answer in JSON carries: OpenAI and Google call it `error`, ElevenLabs and FastAPI `detail`. */
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
 * The vendor's own name of the error, as ` (name)`; empty where there is none. Its sentence stays out: it
 * may repeat the text or the key.
 */
export function nameOfError(body: string): string {
  const { code, status, type, error } = errorInside(body);
  const name = [status, code, type, error].find((value) =>
    /^[a-z]+(?:_[a-z]+){0,6}$/iu.test(String(value ?? '')),
  );
  return name ? ` (${String(name)})` : '';
}
