/** A random UUID. `crypto.randomUUID` is missing on pages without TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  const text = hex.join('');
  return [0, 8, 12, 16, 20]
    .map((from, index, starts) => text.slice(from, starts[index + 1] ?? 32))
    .join('-');
}
